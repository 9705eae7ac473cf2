// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/manifest.h"

namespace genex::method {

/// What a temperature is for: how sure an expert may be depends on how much is known and on how it was
/// chosen.
enum class Known {
    FirstBatch,  ///< the first batch, before a second
    OneVisit,    ///< everything ordered at once
    SecondBatch, ///< two batches, the second planned from the results of the first
};

/// The temperature of a personal model once tests of this amount are known beyond the findings, in tests or
/// money as its budgets are: ln T is linear between the levels validated. It starts at that of the findings
/// alone and stays at that of the last level. A batch seldom uses all of its budget, so that the temperature
/// of the budget would be that of patients of whom more is known.
double temperatureAfter(const contract::ModelManifest& facts, double amount, Known known);

} // namespace genex::method
