// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/jsonfields.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Texts of a case, as they are checked and kept.
namespace genex::domain {

constexpr std::size_t kMostLineBytes = 200;
constexpr std::size_t kMostFeatureBytes = 500;
constexpr std::size_t kMostFreeTextBytes = 20'000;

/// One line of 1 to mostBytes bytes: UTF-8 without control characters or spaces at its ends. Throws
/// Failure(InvalidInput) that begins with `what`: "The patient's name".
void requireLine(std::string_view text, const Text& what, std::size_t mostBytes = kMostLineBytes);
/// The same, or empty.
void requireLineOrNothing(std::string_view text, const Text& what);
/// UTF-8 in any number of lines.
void requireFreeText(std::string_view text, const Text& what);
/// 64 lower-case hexadecimal digits.
void requireSha256(std::string_view text, const Text& what);

/// JSON keeps a free text as its lines: "a\nb" → ["a", "b"].
std::vector<std::string> linesOf(std::string_view text);
std::string freeTextFrom(JsonFields& fields, const std::string& name);

/// The first bytes of a text, with "…" where it was cut, never inside a character.
std::string shortened(std::string_view text, std::size_t mostBytes);

} // namespace genex::domain
