// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace genex::cli {

/// With this many decimals.
std::string fixed(double value, int decimals);

/// A table with aligned columns, measured in characters, not bytes.
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
