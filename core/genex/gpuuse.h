// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingstatus.h"

#include <optional>

namespace genex::method {

/// Nothing on a machine without an NVIDIA driver.
std::optional<contract::GpuStatus> gpuUse();

} // namespace genex::method
