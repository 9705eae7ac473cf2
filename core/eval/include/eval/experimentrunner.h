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
    std::vector<std::string> splitColumn; ///< the text of the split's column in each row, where it has one
    std::optional<data::GivenObservations> observations;
    std::string observedColumn;
    /// Without observations: each repeat draws its complaints by this, with its own seed and training rows.
    std::optional<data::ComplaintRule> complaints;
    std::optional<domain::Prices> prices;
    std::string sha256;
};

struct ExperimentOutcome
{
    ExperimentReport report;
    /// Everything that is needed to repeat it: {"experiment", "seed", "repeats", "split", "data_sha256",
    /// "program_version", "settings", "methods", "budgets", "visits", "machine", "cells": [{"variant",
    /// "repeat", "seconds", "result"}, …]}
    nlohmann::json record;
};

/// Runs the cells that are not there yet, several at once on the cores there are (or as the settings'
/// `workers` say). Each finished cell is a file in the folder, named by its variant, repeat and identity, so
/// that a run which was stopped or killed goes on without it; one that is damaged or of something else counts
/// for nothing.
ExperimentOutcome runExperiment(const ExperimentPlan& plan, const ExperimentData& data,
                                const std::filesystem::path& folder, JobControl& control);

} // namespace genex::eval
