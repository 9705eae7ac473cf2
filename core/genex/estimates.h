// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modeldata.h"
#include "prediction.h"

#include "domain/conclusion.h"

#include <cstdint>

namespace genex::method {

/// Summarises the draws of one feature, at index `place` of the drawn ones.
domain::EstimatedValue estimateOf(const ModelData& data, const EstimatedDraws& drawn, std::int64_t place,
                                  std::int64_t feature);

} // namespace genex::method
