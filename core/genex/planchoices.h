// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "losscomparison.h"
#include "modeldata.h"
#include "trainingcontext.h"

#include "genex/model.h"

#include <span>

namespace genex::method {

/// Reads the model back as from disk, so that the trained model equals the loaded one.
Model modelOf(ModelParts& parts, at::Device device);

/// Chooses on validation patients how personal plans are made: the weight of patients in general, and the
/// fraction of generated courses.
class PlanChoices
{
public:
    /// All must outlive it; updates the context's settings.
    PlanChoices(const TrainingInput& input, TrainingContext& context, JobControl& control);

    /// Stores the result in the settings and the choices of the model's facts.
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
