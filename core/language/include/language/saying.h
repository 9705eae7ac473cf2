#pragma once

#include "common/error.h"

#include <QString>

#include <string_view>

/// What the layers without Qt have said in English, in the language that is spoken. They go on in English, so
/// that logs, files and the command line do not depend on who sits at the screen.
namespace genex::language {

/// A sentence or a phrase: "There is no run 7.". One that no template fits stays as it is.
QString said(std::string_view english);
/// What happened and what to do about it, in one line.
QString described(const Error& error);
/// A value as the domain writes it: "present", "38.9 °C", "at once". What is no word of the program stays as
/// it is, but for the decimal mark of a number.
QString value(std::string_view english);

/// With the decimal mark of the language.
QString number(double value, int decimals);
/// As short as it can be told: "38.9".
QString shortNumber(double value, int digits);

} // namespace genex::language
