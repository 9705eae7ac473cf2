// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/jsonform.h"

/// What front and engine both say and keep: every message, setting and record as a type, once.
namespace genex::contract {

using genex::fromJson;
using genex::Json;
using genex::nameOf; // also for callers that have a nameOf of their own
using genex::toJson;
using genex::valueNamed;

} // namespace genex::contract
