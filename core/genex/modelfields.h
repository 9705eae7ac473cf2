// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "genex/methodsettings.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Shared by writing and reading model files.
namespace genex::method {

inline std::string bucketName(std::size_t bucket, std::string_view part)
{
    return "bucket." + std::to_string(bucket) + "." + std::string(part);
}

/// Whether the model holds how often each value occurs in each class.
inline bool needsRates(const TrainingSettings& settings)
{
    return settings.startsFromCounts || settings.selection == Selection::Personal;
}

} // namespace genex::method
