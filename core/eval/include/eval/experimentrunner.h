// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "data/complaints.h"
#include "data/dataset.h"
#include "data/observation.h"
#include "domain/prices.h"
#include "eval/experiment.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace genex::eval {

/// The table of an experiment.
struct ExperimentData
{
    data::Dataset dataset;
    std::vector<std::string> splitColumn; ///< the split column's text in each row, if there is one
    std::vector<std::string> heldOut;     ///< groups of that column: the test part of one repeat each
    std::optional<data::GivenObservations> observations;
    std::string observedColumn;
    /// Without observations: each repeat samples its complaints by this rule, with its own seed and training
    /// rows.
    std::optional<data::ComplaintRule> complaints;
    std::optional<domain::Prices> prices;
    std::vector<double> cantMissFrom; ///< [C], see RepeatSetup; empty: none
    std::string sha256;
};

struct ExperimentOutcome
{
    ExperimentReport report;
    /// Everything needed to repeat it: {"experiment", "seed", "repeats", "split", "data_sha256",
    /// "program_version", "settings", "methods", "budgets", "visits", "machine", "cells": [{"variant",
    /// "repeat", "seconds", "result"}, …]}, and where groups are held out "held_out" and "by_group", a table.
    nlohmann::json record;
};

/// Runs the missing cells, several in parallel on the available cores (or as set by `workers`). Each finished
/// cell is a file in the folder, named by variant, repeat and identity, so that a stopped or killed run
/// resumes; damaged cells and those of other runs are ignored.
ExperimentOutcome runExperiment(const ExperimentPlan& plan, const ExperimentData& data,
                                const std::filesystem::path& folder, JobControl& control);

} // namespace genex::eval
