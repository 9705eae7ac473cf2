// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modeldata.h"
#include "planner.h"

#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// Constraints on this model's plans; all arguments must outlive them.
PlanLimits limitsOf(const ModelData& data, const PlanWishes& wishes, double most,
                    std::span<const std::uint8_t> isClosed, std::span<const std::int64_t> required);
/// The features that every batch begins with.
std::vector<std::int64_t> requiredOf(const ModelManifest& facts);
void closeTests(std::vector<std::uint8_t>& isClosed, std::span<const std::int64_t> tests);
/// What no batch may hold.
void closeForbidden(std::vector<std::uint8_t>& isClosed, const ModelManifest& facts);

} // namespace genex::method
