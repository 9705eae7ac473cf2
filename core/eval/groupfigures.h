// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/resulttable.h"
#include "eval/acquisition.h"
#include "eval/experiment.h"
#include "eval/testpatients.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <vector>

/// Figures of test parts that are one group of a column each, such as a hospital.
namespace genex::eval {

/// What a single test part needs beside its means: {"group_patients", "accuracy_low", "accuracy_high", and
/// "calibration_slope" and "calibration_intercept" with their "_low" and "_high" where they can be
/// estimated}.
nlohmann::json groupFigures(const Acquisitions& acquisitions, const TestPatients& patients);

/// One row per group, variant and budget of the cells with accuracies; `groups` are those of the repeats.
domain::ResultTable tableByGroup(std::span<const CellResult> cells, const std::vector<std::string>& groups);

} // namespace genex::eval
