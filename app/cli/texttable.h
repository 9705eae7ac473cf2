// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace genex::cli {

/// With this many decimals.
std::string fixed(double value, int decimals);

/// Cells under each other: as wide as the widest of their column, by characters and not by bytes.
class TextTable
{
public:
    explicit TextTable(std::vector<std::string> headers);

    void add(std::vector<std::string> cells);
    void print(std::ostream& out) const;

private:
    std::vector<std::vector<std::string>> m_rows; ///< the headers first
};

} // namespace genex::cli
