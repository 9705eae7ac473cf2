// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace genex::data {

/// Comma, semicolon or tab, whichever the first lines agree on; comma by default.
char detectDelimiter(std::string_view beginning);

/// Whether the first record is a header: names are not numbers, or count 0, 1, 2 … or 1, 2, 3 …
bool looksLikeHeader(const std::vector<std::string>& fields);

/// The unit in "temperature [°C]" or "temperature (°C)"; empty if there is none.
std::string unitInHeader(std::string_view header);

} // namespace genex::data
