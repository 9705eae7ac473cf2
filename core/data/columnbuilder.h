// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "data/table.h"

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace genex::data {

/// Rules for all cells of a file.
struct CellRules
{
    std::vector<std::string> missing; ///< texts for a missing value, in addition to the empty one
    bool decimalComma = false;        ///< 38,5 is a number
};

/// An invalid cell: thrown by ColumnBuilder, turned into a Failure by a caller that knows the file's lines.
struct CellProblem
{
    std::size_t row = 0;
    Text what; ///< continues `column "age": `
    Text remedy;
};

/// Collects the cells of one column. A column starts as one-byte codes of texts. At the 255th distinct text
/// it switches to numbers, if all texts are numbers, or to wider codes. Lookups are const, so that several
/// threads can read blocks of the file; unknown cells are added afterwards, one at a time, in file order.
class ColumnBuilder
{
public:
    enum class Mode : std::uint8_t { Bytes, Words, Numbers };
    static constexpr std::uint8_t kUnknownByte = 0xfe;
    static constexpr std::uint32_t kUnknown = 0xfffffffe;
    static constexpr std::size_t kMostByteTexts = 0xfe;

    /// Text: numbers stay texts, as in a label or an identifier; Number: texts are errors from the start.
    enum class Wanted : std::uint8_t { Guess, Text, Number };

    ColumnBuilder(std::string name, Wanted wanted, const CellRules& rules);

    const std::string& name() const { return m_name; }
    Wanted wanted() const { return m_wanted; }
    Mode mode() const { return m_mode; }
    std::size_t rows() const;
    void reserve(std::size_t rows);

    // --- lookups
    const std::uint8_t* byteOfChar() const { return m_byteOfChar.data(); }
    /// For a text of two or more bytes.
    std::uint8_t byteOf(std::string_view text) const;
    std::uint32_t wordOf(std::string_view text) const;

    // --- changes
    void appendBytes(const std::uint8_t* codes, std::size_t count);
    void appendWords(const std::uint32_t* codes, std::size_t count);
    void appendNumbers(const float* numbers, std::size_t count);
    /// A cell that no lookup knows.
    void put(std::size_t row, std::string_view text);

    /// The column, its kind undecided. Empties the builder.
    Column take();
    /// Row of each text's first occurrence; only for a Bytes column.
    const std::vector<std::size_t>& firstRows() const { return m_firstRows; }

private:
    struct TextHash
    {
        using is_transparent = void; // NOLINT(readability-identifier-naming): the library's name
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    using CodeOfText = std::unordered_map<std::string, std::uint32_t, TextHash, std::equal_to<>>;
    struct ShortSlot
    {
        std::uint64_t key = 0;
        std::uint8_t code = kUnknownByte;
    };
    static constexpr std::size_t kShortSlots = 1024;

    std::uint32_t learn(std::size_t row, std::string_view text);
    std::uint32_t addText(std::size_t row, std::string_view text);
    void remember(std::string_view text, std::uint32_t code);
    void setCell(std::size_t row, std::uint32_t code);
    void putNumber(std::size_t row, std::string_view text);
    void widen(std::size_t row, std::string_view newText);
    void becomeNumbers();
    void becomeWords();
    bool isMissing(std::string_view text) const;

    std::string m_name;
    Wanted m_wanted;
    const CellRules& m_rules;
    Mode m_mode = Mode::Bytes;
    Column::Bytes m_bytes;
    Column::Words m_words;
    Column::Numbers m_numbers;
    std::vector<std::string> m_texts; ///< by code
    std::vector<std::size_t> m_firstRows;
    std::size_t m_padded = 0;
    std::array<std::uint8_t, 256> m_byteOfChar{};
    std::unique_ptr<std::array<ShortSlot, kShortSlots>> m_shortTexts; ///< allocated on first use
    CodeOfText m_codes; ///< every text as written, including spaces
};

} // namespace genex::data
