// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "context.h"

#include <memory>
#include <string_view>

namespace genex::storage {

/// The context of a user with the correct passphrase; throws Failure(PermissionDenied) otherwise.
std::unique_ptr<Context> unlockWithPassphrase(StoreFile& file, std::string_view user,
                                              std::string_view passphrase);
std::unique_ptr<Context> unlockWithRecoveryKey(StoreFile& file, std::string_view text);
std::unique_ptr<Context> unlockOpenStore(StoreFile& file);

} // namespace genex::storage
