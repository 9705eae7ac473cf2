// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/casemessages.h"

/// For whoever asks about cases without types.
namespace genex::protocol::method {

inline constexpr const char* kRecommend = contract::Recommend::kMethod;
inline constexpr const char* kConclude = contract::Conclude::kMethod;
inline constexpr const char* kExplain = contract::Explain::kMethod;

} // namespace genex::protocol::method
