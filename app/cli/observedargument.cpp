// SPDX-License-Identifier: GPL-3.0-or-later
#include "observedargument.h"

#include <charconv>
#include <iostream>

namespace genex::cli {

namespace {

constexpr const char* kComplaints = "complaints";

std::optional<int> wholeNumber(const std::string& text)
{
    int number = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

std::string problemWith(const std::string& text)
{
    return text == kComplaints || wholeNumber(text) ? std::string()
                                                    : "\"" + text + "\" is neither a number nor complaints";
}

} // namespace

std::optional<int> ObservedArgument::size() const
{
    return wholeNumber(text);
}

bool ObservedArgument::isComplaints() const
{
    return text == kComplaints;
}

void addObservedOption(CLI::App& command, ObservedArgument& observed)
{
    command
        .add_option("--observed", observed.text,
                    "N: number of initial findings (default: 20, or as many as the table allows); "
                    "complaints: what each patient reports, with age and sex")
        ->type_name("N|complaints")
        ->check(&problemWith);
}

void remarkOnFoundColumn(const std::string& named, const std::string& taken)
{
    if (named.empty() && !taken.empty())
        std::cerr << "Column \"" << taken << "\" was used as each patient's initial findings.\n";
}

} // namespace genex::cli
