// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace genex::domain {

/// Longer words are truncated, in catalogues and queries: bounds the cost of a malicious query.
constexpr std::size_t kMostLetters = 64;

/// A word normalised for comparison: lower case without diacritics, with the origin of each letter.
struct FoldedWord
{
    std::u32string letters;
    /// First byte of each letter's source, and finally the end of the word.
    std::vector<std::uint32_t> starts;

    std::size_t end() const { return starts.back(); }
    /// End of the first `count` letters in bytes, never inside a character: "ß" is two letters with one
    /// source.
    std::size_t endOfLetters(std::size_t count) const;
};

/// Splits a text into normalised words. Case and the diacritics of Latin-1 Supplement and Latin Extended-A
/// are folded (é → e, ß → ss, Æ → ae, Ł → l), superscript and subscript digits become digits, combining marks
/// and apostrophes are dropped ("Crohn's" is "crohns"), and anything that is neither letter nor digit
/// separates words, as do bytes that are not UTF-8. Other scripts are unchanged.
std::vector<FoldedWord> foldWords(std::string_view text);

/// The same words as UTF-8, which takes a quarter of the memory; prefixes remain prefixes.
std::vector<std::string> foldedTexts(std::string_view text);

bool isValidUtf8(std::string_view text);

} // namespace genex::domain
