// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "common/text.h"

#include <filesystem>

namespace genex::services {

/// Remedy for a damaged store: the latest backup by name, or that there is none.
Text restoreAdvice(const std::filesystem::path& store);

/// attempt() for calls into a store: if it is damaged, the remedy names the backup to restore.
template <typename Function>
auto guardStore(const std::filesystem::path& store, Function&& function) -> Result<decltype(function())>
{
    auto result = attempt(std::forward<Function>(function));
    if (!result && result.error().code == ErrorCode::Corrupt)
        result.error().remedy = restoreAdvice(store);
    return result;
}

} // namespace genex::services
