// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "common/text.h"

#include <QString>

#include <string_view>

/// Translates the texts of layers without Qt. Logs, files and the command line use English, independent of
/// the user's language.
namespace genex::language {

/// Patterns in the current language; users' and files' texts unchanged.
QString translated(const Text& text);
/// What happened and what to do about it, in one line.
QString described(const Error& error);

/// With the decimal mark of the language.
QString number(double value, int decimals);
/// Digits with a decimal point, optionally with a sign and a unit: "38.9 °C".
QString number(std::string_view digits);
/// Shortest form: "38.9".
QString shortNumber(double value, int digits);

} // namespace genex::language
