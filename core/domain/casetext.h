// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/patientdetails.h"

#include <cstddef>
#include <string>
#include <string_view>

/// Validation of the texts of a case.
namespace genex::domain {

/// One line of 1 to mostBytes bytes: UTF-8 without control characters or leading and trailing spaces. Throws
/// Failure(InvalidInput) whose message begins with `what`: "The patient's name".
void requireLine(std::string_view text, const Text& what, std::size_t mostBytes = kMostLineBytes);
/// The same, or empty.
void requireLineOrNothing(std::string_view text, const Text& what);
/// UTF-8, multiple lines allowed.
void requireFreeText(std::string_view text, const Text& what);
/// 64 lower-case hexadecimal digits.
void requireSha256(std::string_view text, const Text& what);

/// Truncates to mostBytes at a character boundary, with "…" appended if truncated.
std::string shortened(std::string_view text, std::size_t mostBytes);

} // namespace genex::domain
