// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/fields.h"

#include <nlohmann/json_fwd.hpp>

/// The names of jsonform.h, for headers that must not cost their readers a JSON library.
namespace genex {

using Json = nlohmann::json;

template <HasFields Struct>
Json toJson(const Struct& value);

/// Strict: a field that is missing, unknown, of another type or out of its range is a Failure(InvalidInput)
/// that names it and says what it may be. `where` names the whole.
template <HasFields Struct>
Struct fromJson(const Json& json, const Text& where);

} // namespace genex
