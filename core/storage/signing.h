// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace genex::storage {

struct Context;

/// An envelope with the bytes, the store's id and signature.
std::string signContent(const Context& context, std::string_view content);
/// The public key, as 64 hexadecimal digits.
std::string signingKeyOf(const Context& context);

} // namespace genex::storage
