// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "losscomparison.h"
#include "modeldata.h"
#include "trainingcontext.h"

#include "genex/model.h"

#include <span>

namespace genex::method {

/// Read back as from disk: what was trained is what will be loaded.
Model modelOf(ModelParts& parts, at::Device device);

/// Chooses on validation patients how personal plans are made: how much patients in general count in a plan,
/// and how many of its courses are generated.
class PlanChoices
{
public:
    /// All must outlive it; what is chosen becomes the context's settings.
    PlanChoices(const TrainingInput& input, TrainingContext& context, JobControl& control);

    /// Into the settings and the choices of the model's facts.
    void choose(ModelParts& parts);

private:
    using Losses = LossRace::Losses;

    void chooseBy(LossRace& race, const Losses& lossesNow, ModelParts& parts, const char* name,
                  double TrainingSettings::*setting, std::span<const double> others);

    const TrainingInput& m_input;
    TrainingContext& m_context;
    JobControl& m_control;
};

} // namespace genex::method
