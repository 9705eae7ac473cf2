// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/experiment.h"

namespace genex::eval {

/// Seconds per pass over the training patients and for the test patients, one cell at a time.
class TimingExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Timing; }
    std::vector<std::string> variants(const ExperimentPlan& plan,
                                      const data::Dataset& dataset) const override;
    nlohmann::json run(const std::string& variant, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override;
    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override;
    bool isTimed() const override { return true; }
};

} // namespace genex::eval
