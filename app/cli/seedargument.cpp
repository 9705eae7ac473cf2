// SPDX-License-Identifier: GPL-3.0-or-later
#include "seedargument.h"

#include <charconv>
#include <cstdint>
#include <string>

namespace genex::cli {

CLI::Validator seedCheck()
{
    const auto problemOf = [](const std::string& text) {
        std::uint64_t seed = 0;
        const char* end = text.data() + text.size();
        const auto [read, error] = std::from_chars(text.data(), end, seed);
        const bool isSeed = error == std::errc() && read == end;
        return isSeed ? std::string() : '"' + text + "\" is not a whole number from 0 to 2^64 - 1";
    };
    return CLI::Validator(problemOf, "WHOLE NUMBER");
}

} // namespace genex::cli
