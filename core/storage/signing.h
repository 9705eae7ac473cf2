// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace genex::storage {

struct Context;

/// The bytes in an envelope that names the store and carries its signature.
std::string signContent(const Context& context, std::string_view content);
/// The public key, as 64 hexadecimal digits.
std::string signingKeyOf(const Context& context);

} // namespace genex::storage
