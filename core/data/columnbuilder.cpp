// SPDX-License-Identifier: GPL-3.0-or-later
#include "columnbuilder.h"

#include "cells.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace genex::data {

namespace {

constexpr float kGap = std::numeric_limits<float>::quiet_NaN();
/// Above this, floats cannot represent all integers: such a column is an identifier.
constexpr float kLargestExact = 16777216;
/// With this many numbers among the first texts, the others are errors rather than categories.
constexpr std::size_t kMostlyNumbers = ColumnBuilder::kMostByteTexts * 9 / 10;
constexpr std::size_t kLongestShort = 7;

/// Up to seven bytes and their count in one word; never 0.
std::uint64_t shortKey(std::string_view text)
{
    std::uint64_t key = 0;
    std::memcpy(&key, text.data(), text.size());
    return key | (static_cast<std::uint64_t>(text.size()) << 56U);
}

std::size_t slotOf(std::uint64_t key, std::size_t slots)
{
    constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
    return static_cast<std::size_t>((key * kOdd) >> 32U) & (slots - 1);
}

std::string problemWords(NumberProblem problem)
{
    switch (problem) {
    case NumberProblem::NotFinite:
        return " is not a finite number";
    case NumberProblem::TooLarge:
        return " is larger than any number that can be stored";
    default:
        return " is not a number, unlike the other values of the column";
    }
}

CellProblem noNumber(std::size_t row, std::string_view text, NumberProblem problem)
{
    return {row, shownText(text) + problemWords(problem) + ".",
            "Correct the cell, leave it empty, or set the column's kind (--kind NAME=categorical)."};
}

} // namespace

ColumnBuilder::ColumnBuilder(std::string name, Wanted wanted, const CellRules& rules)
    : m_name(std::move(name))
    , m_wanted(wanted)
    , m_rules(rules)
    , m_mode(wanted == Wanted::Number ? Mode::Numbers : Mode::Bytes)
{
    m_byteOfChar.fill(kUnknownByte);
}

std::size_t ColumnBuilder::rows() const
{
    switch (m_mode) {
    case Mode::Bytes:
        return m_bytes.size();
    case Mode::Words:
        return m_words.size();
    case Mode::Numbers:
        break;
    }
    return m_numbers.size();
}

void ColumnBuilder::reserve(std::size_t rows)
{
    switch (m_mode) {
    case Mode::Bytes:
        return m_bytes.reserve(rows);
    case Mode::Words:
        return m_words.reserve(rows);
    case Mode::Numbers:
        return m_numbers.reserve(rows);
    }
}

std::uint8_t ColumnBuilder::byteOf(std::string_view text) const
{
    if (text.size() > kLongestShort) {
        const auto found = m_codes.find(text);
        return found == m_codes.end() ? kUnknownByte : static_cast<std::uint8_t>(found->second);
    }
    if (!m_shortTexts)
        return kUnknownByte;
    const std::uint64_t key = shortKey(text);
    for (std::size_t slot = slotOf(key, kShortSlots);; slot = (slot + 1) % kShortSlots) {
        const ShortSlot& entry = (*m_shortTexts)[slot];
        if (entry.key == key)
            return entry.code;
        if (entry.key == 0)
            return kUnknownByte;
    }
}

std::uint32_t ColumnBuilder::wordOf(std::string_view text) const
{
    const auto found = m_codes.find(text);
    return found == m_codes.end() ? kUnknown : found->second;
}

void ColumnBuilder::appendBytes(const std::uint8_t* codes, std::size_t count)
{
    // The block was parsed while the column still had bytes.
    switch (m_mode) {
    case Mode::Bytes:
        m_bytes.insert(m_bytes.end(), codes, codes + count);
        return;
    case Mode::Words:
        for (std::size_t i = 0; i < count; ++i)
            m_words.push_back(codes[i] < kMostByteTexts ? codes[i] : Column::kMissing);
        return;
    case Mode::Numbers:
        for (std::size_t i = 0; i < count; ++i)
            m_numbers.push_back(
                codes[i] < kMostByteTexts ? readNumber(m_texts[codes[i]], m_rules.decimalComma).value : kGap);
        return;
    }
}

void ColumnBuilder::appendWords(const std::uint32_t* codes, std::size_t count)
{
    m_words.insert(m_words.end(), codes, codes + count);
}

void ColumnBuilder::appendNumbers(const float* numbers, std::size_t count)
{
    m_numbers.insert(m_numbers.end(), numbers, numbers + count);
}

void ColumnBuilder::put(std::size_t row, std::string_view text)
{
    if (m_mode == Mode::Numbers) {
        putNumber(row, text);
        return;
    }
    const std::uint32_t known = wordOf(text);
    const std::uint32_t code = known == kUnknown ? learn(row, text) : known;
    if (m_mode == Mode::Numbers) // this text caused the switch
        putNumber(row, text);
    else
        setCell(row, code);
}

std::uint32_t ColumnBuilder::learn(std::size_t row, std::string_view text)
{
    if (const auto problem = problemWithText(text))
        throw CellProblem{row, shownText(text) + ' ' + *problem + '.',
                          "Save the table as UTF-8 text and try again."};
    const std::string_view plain = trimmed(text);
    std::uint32_t code = Column::kMissing;
    if (!isMissing(plain)) {
        code = wordOf(plain);
        if (code == kUnknown)
            code = addText(row, plain);
    }
    if (plain.size() != text.size()) {
        m_padded += code != Column::kMissing ? 1 : 0;
        remember(text, code);
    } else if (code == Column::kMissing) {
        remember(text, code);
    }
    return code;
}

std::uint32_t ColumnBuilder::addText(std::size_t row, std::string_view text)
{
    if (m_mode == Mode::Bytes && m_texts.size() == kMostByteTexts)
        widen(row, text);
    if (m_mode == Mode::Numbers)
        return kUnknown;
    const auto code = static_cast<std::uint32_t>(m_texts.size());
    m_texts.emplace_back(text);
    m_firstRows.push_back(row);
    remember(text, code);
    return code;
}

void ColumnBuilder::remember(std::string_view text, std::uint32_t code)
{
    m_codes.emplace(text, code);
    if (m_mode != Mode::Bytes || text.size() > kLongestShort)
        return;
    const auto byte = code == Column::kMissing ? Column::kMissingByte : static_cast<std::uint8_t>(code);
    if (text.size() == 1) {
        m_byteOfChar[static_cast<unsigned char>(text.front())] = byte;
        return;
    }
    if (!m_shortTexts)
        m_shortTexts = std::make_unique<std::array<ShortSlot, kShortSlots>>();
    // Padded texts are many spellings of one: beyond this limit they use the slow lookup.
    constexpr std::size_t kMostShort = kShortSlots / 2;
    if (m_codes.size() > kMostShort)
        return;
    const std::uint64_t key = shortKey(text);
    std::size_t slot = slotOf(key, kShortSlots);
    while ((*m_shortTexts)[slot].key != 0)
        slot = (slot + 1) % kShortSlots;
    (*m_shortTexts)[slot] = {key, byte};
}

void ColumnBuilder::setCell(std::size_t row, std::uint32_t code)
{
    if (m_mode == Mode::Bytes)
        m_bytes[row] = code == Column::kMissing ? Column::kMissingByte : static_cast<std::uint8_t>(code);
    else
        m_words[row] = code;
}

void ColumnBuilder::putNumber(std::size_t row, std::string_view text)
{
    const std::string_view plain = trimmed(text);
    if (isMissing(plain)) {
        m_numbers[row] = kGap;
        return;
    }
    const ReadNumber read = readNumber(plain, m_rules.decimalComma);
    if (!read.isNumber())
        throw noNumber(row, text, read.problem);
    m_numbers[row] = read.value;
}

void ColumnBuilder::widen(std::size_t row, std::string_view newText)
{
    if (m_wanted == Wanted::Text)
        return becomeWords();
    std::vector<std::size_t> others; // codes of texts that are not numbers
    float largest = 0;
    const auto look = [&](std::string_view text, std::size_t code) {
        const ReadNumber read = readNumber(text, m_rules.decimalComma);
        if (!read.isNumber())
            others.push_back(code);
        else if (isWholeNumber(read.value))
            largest = std::max(largest, std::abs(read.value));
    };
    for (std::size_t code = 0; code < m_texts.size(); ++code)
        look(m_texts[code], code);
    look(newText, m_texts.size());
    if (others.empty())
        return largest > kLargestExact ? becomeWords() : becomeNumbers();
    if (m_texts.size() + 1 - others.size() < kMostlyNumbers) // the new text may be one of the others
        return becomeWords();
    const bool isNew = others.front() == m_texts.size();
    const std::string_view text = isNew ? newText : std::string_view(m_texts[others.front()]);
    throw noNumber(isNew ? row : m_firstRows[others.front()], text,
                   readNumber(text, m_rules.decimalComma).problem);
}

void ColumnBuilder::becomeNumbers()
{
    std::vector<float> values(256, kGap);
    for (std::size_t code = 0; code < m_texts.size(); ++code)
        values[code] = readNumber(m_texts[code], m_rules.decimalComma).value;
    m_numbers.reserve(m_bytes.capacity());
    for (const std::uint8_t byte : m_bytes)
        m_numbers.push_back(values[byte]);
    m_bytes = {};
    m_mode = Mode::Numbers;
}

void ColumnBuilder::becomeWords()
{
    m_words.reserve(m_bytes.capacity());
    for (const std::uint8_t byte : m_bytes)
        m_words.push_back(byte < kMostByteTexts ? byte : Column::kMissing);
    m_bytes = {};
    m_mode = Mode::Words;
}

bool ColumnBuilder::isMissing(std::string_view text) const
{
    return text.empty() || std::ranges::find(m_rules.missing, text) != m_rules.missing.end();
}

Column ColumnBuilder::take()
{
    Column column;
    column.name = std::move(m_name);
    column.padded = m_padded;
    switch (m_mode) {
    case Mode::Bytes:
        m_bytes.shrink_to_fit();
        column.cells = std::move(m_bytes);
        column.texts = std::move(m_texts);
        break;
    case Mode::Words:
        m_words.shrink_to_fit();
        column.cells = std::move(m_words);
        column.texts = std::move(m_texts);
        break;
    case Mode::Numbers:
        m_numbers.shrink_to_fit();
        column.cells = std::move(m_numbers);
        break;
    }
    return column;
}

} // namespace genex::data
