// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "common/text.h"

#include <QString>

#include <string_view>

/// What the layers without Qt say, in the language that is spoken. Logs, files and the command line have it
/// in English, so that they do not depend on who sits at the screen.
namespace genex::language {

/// Patterns in the language that is spoken; what a person or a file wrote as it is.
QString translated(const Text& text);
/// What happened and what to do about it, in one line.
QString described(const Error& error);

/// With the decimal mark of the language.
QString number(double value, int decimals);
/// Digits with a decimal point, perhaps with signs before them and a unit behind: "38.9 °C".
QString number(std::string_view digits);
/// As short as it can be told: "38.9".
QString shortNumber(double value, int digits);

} // namespace genex::language
