// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/storevalues.h"

/// Who opens the stores of tests, and how.
namespace genex::testing {

constexpr const char* kAdministrator = "anna";
constexpr const char* kPassphrase = "correct horse battery";
/// What libsodium allows at least, so that a thousand unlockings take no time.
constexpr domain::KeyCost kCheap{8192, 1};

} // namespace genex::testing
