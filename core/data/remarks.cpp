// SPDX-License-Identifier: GPL-3.0-or-later
#include "remarks.h"

#include "cells.h"
#include "remarkwriter.h"

#include <algorithm>
#include <functional>

namespace genex::data {

Text percent(double share)
{
    return Text::number(percentText(share));
}

Text percentOf(std::size_t part, std::size_t whole)
{
    return percent(whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole));
}

Text listed(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNamed); ++i)
        text += (i > 0 ? ", " : "") + shownText(names[i]);
    return names.size() > kMostNamed ? Text("%1 and %2 more", text, names.size() - kMostNamed) : Text(text);
}

void RemarkWriter::add(std::string id, Severity severity, std::vector<std::string> columns, Text message,
                       Text remedy, bool isRepairable)
{
    m_remarks.push_back(
        {std::move(id), severity, std::move(columns), std::move(message), std::move(remedy), isRepairable});
}

std::vector<Remark> makeRemarks(const Table& table, const TableProfile& profile,
                                const std::vector<ColumnScan>& scans)
{
    std::vector<Remark> remarks;
    ColumnRemarks columns(table, profile, scans, remarks);
    LabelRemarks labels(table, profile, scans, remarks);
    columns.onHeaders();
    columns.onEmptyColumns();
    columns.onSpaces();
    labels.onSimilarLabels();
    columns.onConstantColumns();
    columns.onDuplicateColumns();
    columns.onGaps();
    columns.onIdentifiers();
    columns.onObserved();
    if (table.label())
        labels.onLabels();
    labels.onDuplicates();
    std::ranges::stable_sort(remarks, std::greater{}, &Remark::severity);
    return remarks;
}

} // namespace genex::data
