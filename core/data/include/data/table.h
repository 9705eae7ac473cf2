// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace genex::data {

/// Meaning of a column's values.
enum class ColumnKind {
    Binary,      ///< two values meaning no and yes
    Numeric,     ///< numbers, possibly with a unit
    Categorical, ///< unordered names
    Ordinal,     ///< a few ordered names or integers
    Identifier,  ///< nearly unique: patient, case, day; nothing to learn from
    Label,       ///< the prediction target
};
/// "binary", "numeric", "categorical", "ordinal", "identifier" or "label".
std::string_view nameOf(ColumnKind kind);
std::optional<ColumnKind> columnKindFromName(std::string_view name);

/// One column of a table: numbers, or codes of texts. Few distinct texts take one byte per row.
class Column
{
public:
    static constexpr std::uint32_t kMissing = 0xffffffff;
    static constexpr std::uint8_t kMissingByte = 0xff;

    using Bytes = std::vector<std::uint8_t>;  ///< codes; kMissingByte if missing
    using Words = std::vector<std::uint32_t>; ///< codes; kMissing if missing
    using Numbers = std::vector<float>;       ///< NaN if missing
    using Cells = std::variant<Bytes, Words, Numbers>;

    std::string name;
    std::size_t position = 0; ///< in the file, from 0
    ColumnKind kind = ColumnKind::Categorical;
    std::string unit; ///< from the header: "temperature [°C]"; empty if there is none
    /// Texts by code, trimmed, in order of first occurrence. Empty if the cells are numbers.
    std::vector<std::string> texts;
    /// Numeric meaning of each code. Binary: 0 for no, 1 for yes. Numeric: the number. Ordinal: its rank from
    /// 0. Otherwise the code itself.
    std::vector<float> meanings;
    Cells cells;
    std::size_t padded = 0;               ///< distinct texts with surrounding spaces
    std::optional<std::string> asWritten; ///< the header's text, if `name` had to differ

    std::size_t rows() const;
    bool isMissing(std::size_t row) const;
    bool hasNumbers() const { return std::holds_alternative<Numbers>(cells); }
    /// For a column without numbers; kMissing if missing.
    std::uint32_t codeAt(std::size_t row) const;
    /// For any column: the number or the code's meaning; NaN if missing.
    float valueAt(std::size_t row) const;
    /// For any column; empty if missing.
    std::string textAt(std::size_t row) const;
    std::size_t bytes() const;
};

/// A table as read from a file.
class Table
{
public:
    std::string source; ///< file name, for messages
    std::vector<Column> columns;
    std::vector<std::string> emptyColumns; ///< omitted: neither a header nor a value ("column 134")
    bool hadHeader = true;
    char delimiter = ','; ///< 0: not a text file
    /// The column "observed" if its cells list feature names: the initial findings of each patient; it is an
    /// identifier. Empty: there is none, or its kind was given.
    std::string observedColumn;

    std::size_t rows() const { return columns.empty() ? 0 : columns.front().rows(); }
    /// Index of a column by name; empty if there is none.
    std::optional<std::size_t> find(std::string_view name) const;
    /// The same; throws Failure(NotFound) with similar names.
    std::size_t require(std::string_view name, std::string_view purpose) const;
    std::optional<std::size_t> label() const;
    /// Columns that can be acquired: neither label nor identifier.
    std::vector<std::size_t> features() const;
    /// First line of a row in the file, from 1.
    std::size_t lineOf(std::size_t row) const;
    std::size_t bytes() const;

    /// (row, line): line numbers are consecutive from here on.
    std::vector<std::pair<std::size_t, std::size_t>> lineMarks;
};

} // namespace genex::data
