// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvnames.h"

#include "cells.h"
#include "untypedtable.h"

#include "common/error.h"

#include <algorithm>
#include <set>

namespace genex::data {

namespace {

constexpr std::size_t kMostColumns = 100'000;

void checkCount(const std::string& source, std::size_t columns, const ImportOptions& options)
{
    if (columns > kMostColumns)
        throw Failure(ErrorCode::InvalidInput, Text("%1 has %2 columns.", source, columns),
                      Text("The maximum is %1.", kMostColumns));
    if (!options.names.empty() && options.names.size() != columns)
        throw Failure(
            ErrorCode::InvalidInput,
            Text("%1 has %2 columns, but %3 names were given.", source, columns, options.names.size()),
            "Provide one name per column.");
}

/// Unique names: a second "crp" becomes "crp.1", a column without a name "column 7".
std::vector<std::string> uniqueNames(const std::string& source, const std::vector<std::string>& headers)
{
    std::set<std::string> taken;
    std::vector<std::string> names;
    for (std::size_t c = 0; c < headers.size(); ++c) {
        if (const auto problem = problemWithText(headers[c]))
            throw Failure(ErrorCode::InvalidInput,
                          Text("%1, line 1: the name of column %2 %3.", source, c + 1, *problem),
                          "Save the table as UTF-8 text and try again.");
        const std::string wanted(trimmed(headers[c]));
        const std::string base = wanted.empty() ? "column " + std::to_string(c + 1) : wanted;
        std::string name = base;
        for (std::size_t copy = 1; !taken.insert(name).second; ++copy)
            name = base + '.' + std::to_string(copy);
        names.push_back(std::move(name));
    }
    return names;
}

} // namespace

ColumnNames columnNames(const std::string& source, std::vector<std::string> headers,
                        const ImportOptions& options)
{
    checkCount(source, headers.size(), options);
    if (!options.names.empty())
        headers = options.names;
    ColumnNames columns{uniqueNames(source, headers), {}};
    requireColumns(source, columns.names, options);
    for (const std::string& header : headers)
        columns.asWritten.emplace_back(trimmed(header));
    return columns;
}

std::vector<std::string> numberedNames(std::size_t count)
{
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= count; ++i)
        names.push_back(std::to_string(i));
    return names;
}

} // namespace genex::data
