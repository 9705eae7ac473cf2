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

/// What the values of a column mean.
enum class ColumnKind {
    Binary,      ///< two values that say no and yes
    Numeric,     ///< numbers, possibly with a unit
    Categorical, ///< names without an order
    Ordinal,     ///< a few names or whole numbers with an order
    Identifier,  ///< different in nearly every row: names a patient, a case, a day; nothing to learn from
    Label,       ///< what is to be predicted
};
/// "binary", "numeric", "categorical", "ordinal", "identifier" or "label".
std::string_view nameOf(ColumnKind kind);
std::optional<ColumnKind> columnKindFromName(std::string_view name);

/// One column of a table: numbers, or codes of texts. Few different texts take a byte a row.
class Column
{
public:
    static constexpr std::uint32_t kMissing = 0xffffffff;
    static constexpr std::uint8_t kMissingByte = 0xff;

    using Bytes = std::vector<std::uint8_t>;  ///< codes, kMissingByte where there is none
    using Words = std::vector<std::uint32_t>; ///< codes, kMissing where there is none
    using Numbers = std::vector<float>;       ///< NaN where there is none
    using Cells = std::variant<Bytes, Words, Numbers>;

    std::string name;
    std::size_t position = 0; ///< in the file's lines, from 0
    ColumnKind kind = ColumnKind::Categorical;
    std::string unit; ///< as the header gives it: "temperature [°C]"; empty where it gives none
    /// The texts that codes stand for, without spaces around them, in the order in which they first appear.
    /// Empty when the cells are numbers.
    std::vector<std::string> texts;
    /// What each code means as a number. Binary: 0 for no, 1 for yes. Numeric: the number. Ordinal: its rank
    /// from 0. Otherwise the code itself.
    std::vector<float> meanings;
    Cells cells;
    std::size_t padded = 0;               ///< different texts that had spaces around them
    std::optional<std::string> asWritten; ///< the header's text, where `name` had to differ from it

    std::size_t rows() const;
    bool isMissing(std::size_t row) const;
    bool hasNumbers() const { return std::holds_alternative<Numbers>(cells); }
    /// Of a column without numbers; kMissing where there is nothing.
    std::uint32_t codeAt(std::size_t row) const;
    /// Of any column: the number itself or the meaning of the code, NaN where there is nothing.
    float valueAt(std::size_t row) const;
    /// Of any column; empty where there is nothing.
    std::string textAt(std::size_t row) const;
    std::size_t bytes() const;
};

/// A table as it stood in a file.
class Table
{
public:
    std::string source; ///< the file it came from, for messages
    std::vector<Column> columns;
    std::vector<std::string> emptyColumns; ///< left out: neither a header nor a value ("column 134")
    bool hadHeader = true;
    char delimiter = ','; ///< 0: not from a text
    /// The column "observed" where its cells name features: it says what was known of each patient first, and
    /// is an identifier. Empty: there is none, or somebody said what it is.
    std::string observedColumn;

    std::size_t rows() const { return columns.empty() ? 0 : columns.front().rows(); }
    /// Position of a column by name; nothing when there is none.
    std::optional<std::size_t> find(std::string_view name) const;
    /// The same, and Failure(NotFound) that lists near names when there is none.
    std::size_t require(std::string_view name, std::string_view purpose) const;
    std::optional<std::size_t> label() const;
    /// The columns that can be acquired: neither label nor identifier.
    std::vector<std::size_t> features() const;
    /// The line of the file that a row begins in, counted from 1.
    std::size_t lineOf(std::size_t row) const;
    std::size_t bytes() const;

    /// (row, line): from this row on the lines run on from this one.
    std::vector<std::pair<std::size_t, std::size_t>> lineMarks;
};

} // namespace genex::data
