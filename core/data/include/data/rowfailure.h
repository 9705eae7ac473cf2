// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "common/text.h"
#include "data/table.h"

namespace genex::data {

/// A Failure about one row of a table; namingLines() adds file and line.
class RowFailure : public Failure
{
public:
    RowFailure(std::size_t row, Text message, Text remedy)
        : Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy))
        , m_row(row)
    {}

    std::size_t row() const { return m_row; }

private:
    std::size_t m_row;
};

/// Runs work on the rows of a table and adds file and line to its row failures.
template <typename Work>
auto namingLines(const Table& table, Work&& work) -> decltype(work())
{
    try {
        return std::forward<Work>(work)();
    } catch (const RowFailure& failure) {
        throw Failure(
            failure.error().code,
            Text("%1, line %2: %3", table.source, table.lineOf(failure.row()), failure.error().message),
            failure.error().remedy);
    }
}

} // namespace genex::data
