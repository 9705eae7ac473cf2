// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columnscan.h"

#include "data/tableprofile.h"

#include <string>
#include <vector>

namespace genex::data {

/// Input and output of remarks.
class RemarkWriter
{
public:
    RemarkWriter(const Table& table, const TableProfile& profile, const std::vector<ColumnScan>& scans,
                 std::vector<Remark>& remarks)
        : m_table(table)
        , m_profile(profile)
        , m_scans(scans)
        , m_remarks(remarks)
    {}

protected:
    const Table& table() const { return m_table; }
    const TableProfile& profile() const { return m_profile; }
    const std::vector<ColumnScan>& scans() const { return m_scans; }
    void add(std::string id, Severity severity, std::vector<std::string> columns, Text message, Text remedy,
             bool isRepairable = false);

private:
    const Table& m_table;
    const TableProfile& m_profile;
    const std::vector<ColumnScan>& m_scans;
    std::vector<Remark>& m_remarks;
};

/// Longer lists of names end with the number of further ones.
constexpr std::size_t kMostNamed = 6;
Text listed(const std::vector<std::string>& names);
/// "12.5 %"
Text percent(double share);
Text percentOf(std::size_t part, std::size_t whole);

/// On names, missing values and redundant columns.
class ColumnRemarks : public RemarkWriter
{
public:
    using RemarkWriter::RemarkWriter;

    void onHeaders();
    void onEmptyColumns();
    void onSpaces();
    void onConstantColumns();
    void onDuplicateColumns();
    void onGaps();
    void onIdentifiers();
    void onObserved();
};

/// On labels and identical rows.
class LabelRemarks : public RemarkWriter
{
public:
    using RemarkWriter::RemarkWriter;

    void onSimilarLabels();
    void onLabels();
    void onDuplicates();

private:
    void onGiveaways();
    void onSigns();
    void onClassSizes();
};

} // namespace genex::data
