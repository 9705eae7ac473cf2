// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace genex::domain {

/// Longer words are cut here, in catalogues as in queries: it bounds what a hostile query costs.
constexpr std::size_t kMostLetters = 64;

/// A word as it is compared: small letters without diacritics, and where each came from.
struct FoldedWord
{
    std::u32string letters;
    /// The byte at which each letter's source begins, and at last the byte behind the word.
    std::vector<std::uint32_t> starts;

    std::size_t end() const { return starts.back(); }
    /// The byte behind the first `count` letters, never inside a character: "ß" is two letters and one
    /// source.
    std::size_t endOfLetters(std::size_t count) const;
};

/// The words of a text, for comparing what people type with what they mean. Case and the diacritics of
/// Latin-1 Supplement and Latin Extended-A are folded (é → e, ß → ss, Æ → ae, Ł → l), raised and lowered
/// digits are digits, combining marks and apostrophes vanish ("Crohn's" is "crohns"), and whatever is neither
/// letter nor digit parts words. Other scripts stay as they are. Bytes that are no UTF-8 part words too.
std::vector<FoldedWord> foldWords(std::string_view text);

/// The letters of these words as UTF-8, which takes a quarter of the memory; the beginning of a word stays
/// one.
std::vector<std::string> foldedTexts(std::string_view text);

bool isValidUtf8(std::string_view text);

} // namespace genex::domain
