// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/experiment.h"

namespace genex::eval {

/// Whether accurately generated values can replace orders: for the fraction κ of patients with the smallest
/// |x − x'| all of U is generated, for the others ordered; and how predictable that difference is.
class FidelityExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Fidelity; }
    std::vector<std::string> variants(const ExperimentPlan& plan,
                                      const data::Dataset& dataset) const override;
    bool needsBuckets() const override { return true; }
    nlohmann::json run(const std::string& variant, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override;
    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override;
};

} // namespace genex::eval
