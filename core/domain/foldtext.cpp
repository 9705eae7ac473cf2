// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/foldtext.h"

#include <algorithm>
#include <optional>

namespace genex::domain {

namespace {

constexpr char32_t kBadByte = 0xFFFFFFFF;
constexpr char32_t kFirstCombining = 0x300;
constexpr char32_t kLastCombining = 0x36F;
constexpr char32_t kTypographicApostrophe = 0x2019;

struct CodePoint
{
    char32_t value = kBadByte;
    std::size_t length = 1;
};

/// Meaning of a leading byte: length of the sequence, its own bits, and the smallest value that needs that
/// length.
struct Sequence
{
    std::size_t length;
    unsigned char bits;
    char32_t smallest;
};

std::optional<Sequence> sequenceOf(unsigned char lead)
{
    if (lead < 0x80)
        return Sequence{1, 0x7F, 0};
    if (lead >= 0xC2 && lead < 0xE0)
        return Sequence{2, 0x1F, 0x80};
    if (lead >= 0xE0 && lead < 0xF0)
        return Sequence{3, 0x0F, 0x800};
    if (lead >= 0xF0 && lead < 0xF5)
        return Sequence{4, 0x07, 0x10000};
    return std::nullopt;
}

bool isScalar(char32_t value, const Sequence& sequence)
{
    const bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
    return value >= sequence.smallest && value <= 0x10FFFF && !isSurrogate;
}

/// The code point at `at`; an invalid byte counts as one, so that decoding continues after it.
CodePoint decode(std::string_view text, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::optional<Sequence> sequence = sequenceOf(lead);
    if (!sequence || at + sequence->length > text.size())
        return {};
    char32_t value = lead & sequence->bits;
    for (std::size_t i = 1; i < sequence->length; ++i) {
        const auto next = static_cast<unsigned char>(text[at + i]);
        if ((next & 0xC0) != 0x80)
            return {};
        value = (value << 6) | (next & 0x3F);
    }
    return isScalar(value, *sequence) ? CodePoint{value, sequence->length} : CodePoint{};
}

/// Code points from first to last map to these letters.
struct Run
{
    char32_t first;
    char32_t last;
    std::u32string_view letters;
};

/// Latin-1 Supplement and Latin Extended-A, in order, and Greek mu, often used for micro. Unlisted code
/// points between U+0080 and U+00FF separate words.
constexpr Run kRuns[] = {
    {0xAA, 0xAA, U"a"},   {0xB2, 0xB2, U"2"},    {0xB3, 0xB3, U"3"},   {0xB5, 0xB5, U"u"},
    {0xB9, 0xB9, U"1"},   {0xBA, 0xBA, U"o"},    {0xC0, 0xC5, U"a"},   {0xC6, 0xC6, U"ae"},
    {0xC7, 0xC7, U"c"},   {0xC8, 0xCB, U"e"},    {0xCC, 0xCF, U"i"},   {0xD0, 0xD0, U"d"},
    {0xD1, 0xD1, U"n"},   {0xD2, 0xD6, U"o"},    {0xD8, 0xD8, U"o"},   {0xD9, 0xDC, U"u"},
    {0xDD, 0xDD, U"y"},   {0xDE, 0xDE, U"th"},   {0xDF, 0xDF, U"ss"},  {0xE0, 0xE5, U"a"},
    {0xE6, 0xE6, U"ae"},  {0xE7, 0xE7, U"c"},    {0xE8, 0xEB, U"e"},   {0xEC, 0xEF, U"i"},
    {0xF0, 0xF0, U"d"},   {0xF1, 0xF1, U"n"},    {0xF2, 0xF6, U"o"},   {0xF8, 0xF8, U"o"},
    {0xF9, 0xFC, U"u"},   {0xFD, 0xFD, U"y"},    {0xFE, 0xFE, U"th"},  {0xFF, 0xFF, U"y"},
    {0x100, 0x105, U"a"}, {0x106, 0x10D, U"c"},  {0x10E, 0x111, U"d"}, {0x112, 0x11B, U"e"},
    {0x11C, 0x123, U"g"}, {0x124, 0x127, U"h"},  {0x128, 0x131, U"i"}, {0x132, 0x133, U"ij"},
    {0x134, 0x135, U"j"}, {0x136, 0x138, U"k"},  {0x139, 0x142, U"l"}, {0x143, 0x14B, U"n"},
    {0x14C, 0x151, U"o"}, {0x152, 0x153, U"oe"}, {0x154, 0x159, U"r"}, {0x15A, 0x161, U"s"},
    {0x162, 0x167, U"t"}, {0x168, 0x173, U"u"},  {0x174, 0x175, U"w"}, {0x176, 0x178, U"y"},
    {0x179, 0x17E, U"z"}, {0x17F, 0x17F, U"s"},  {0x3BC, 0x3BC, U"u"},
};

std::u32string foldedAscii(char32_t c)
{
    if (c >= U'A' && c <= U'Z')
        return {c - U'A' + U'a'};
    const bool isKept = (c >= U'a' && c <= U'z') || (c >= U'0' && c <= U'9');
    return isKept ? std::u32string{c} : std::u32string{};
}

/// Superscript and subscript digits: "T₃", "10⁹".
std::u32string foldedDigit(char32_t c)
{
    const bool isRaised = c == 0x2070 || (c >= 0x2074 && c <= 0x2079);
    const bool isLowered = c >= 0x2080 && c <= 0x2089;
    return isRaised || isLowered ? std::u32string{U'0' + (c & 0xF)} : std::u32string{};
}

/// Spaces, dashes, quotes, arrows, mathematical and other symbols, and East Asian punctuation.
bool isSign(char32_t c)
{
    return c < 0x100 || (c >= 0x2000 && c < 0x2C00) || (c >= 0x3000 && c <= 0x303F) || c == 0xFEFF ||
           c == kBadByte;
}

/// The letters of one code point; empty for separators.
std::u32string folded(char32_t c)
{
    if (c < 0x80)
        return foldedAscii(c);
    const auto* const run = std::ranges::lower_bound(kRuns, c, {}, &Run::last);
    if (run != std::end(kRuns) && run->first <= c)
        return std::u32string(run->letters);
    return isSign(c) ? foldedDigit(c) : std::u32string{c};
}

bool isSilent(char32_t c)
{
    return (c >= kFirstCombining && c <= kLastCombining) || c == U'\'' || c == kTypographicApostrophe;
}

/// Collects letters into words.
class Folder
{
public:
    void letters(const std::u32string& letters, std::size_t begin, std::size_t end)
    {
        for (const char32_t letter : letters) {
            if (m_word.letters.size() == kMostLetters)
                break;
            m_word.letters.push_back(letter);
            m_word.starts.push_back(static_cast<std::uint32_t>(begin));
        }
        m_end = end;
    }

    /// A mark that belongs to the preceding letter.
    void extend(std::size_t end) { m_end = end; }

    void part()
    {
        if (!m_word.letters.empty()) {
            m_word.starts.push_back(static_cast<std::uint32_t>(m_end));
            m_words.push_back(std::move(m_word));
        }
        m_word = {};
    }

    std::vector<FoldedWord> take()
    {
        part();
        return std::move(m_words);
    }

private:
    std::vector<FoldedWord> m_words;
    FoldedWord m_word;
    std::size_t m_end = 0;
};

void appendUtf8(std::string& text, char32_t c)
{
    const auto tail = [c](unsigned shift) { return static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); };
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0U | (c >> 6U));
        text += tail(0);
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0U | (c >> 12U));
        (text += tail(6)) += tail(0);
    } else {
        text += static_cast<char>(0xF0U | (c >> 18U));
        ((text += tail(12)) += tail(6)) += tail(0);
    }
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// Same as folded(), without a string per letter; '\0' for separators.
char foldedAsciiLetter(char c)
{
    if (c >= 'A' && c <= 'Z')
        return static_cast<char>(c - 'A' + 'a');
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '\0';
}

std::vector<std::string> foldedAsciiTexts(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    const auto part = [&] {
        if (!word.empty())
            words.push_back(std::move(word));
        word.clear();
    };
    for (const char c : text) {
        if (c == '\'')
            continue;
        const char letter = foldedAsciiLetter(c);
        if (letter == '\0')
            part();
        else if (word.size() < kMostLetters)
            word += letter;
    }
    part();
    return words;
}

} // namespace

std::size_t FoldedWord::endOfLetters(std::size_t count) const
{
    if (count == 0)
        return starts.front();
    const std::uint32_t last = starts[std::min(count, letters.size()) - 1];
    return *std::ranges::upper_bound(starts.begin(), std::prev(starts.end()), last);
}

std::vector<FoldedWord> foldWords(std::string_view text)
{
    Folder folder;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = decode(text, at);
        const std::size_t end = at + point.length;
        const std::u32string letters = folded(point.value);
        if (isSilent(point.value))
            folder.extend(end);
        else if (letters.empty())
            folder.part();
        else
            folder.letters(letters, at, end);
        at = end;
    }
    return folder.take();
}

std::vector<std::string> foldedTexts(std::string_view text)
{
    if (isAscii(text))
        return foldedAsciiTexts(text);
    std::vector<std::string> words;
    for (const FoldedWord& folded : foldWords(text)) {
        std::string& word = words.emplace_back();
        for (const char32_t letter : folded.letters)
            appendUtf8(word, letter);
    }
    return words;
}

bool isValidUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = decode(text, at);
        if (point.value == kBadByte)
            return false;
        at += point.length;
    }
    return true;
}

} // namespace genex::domain
