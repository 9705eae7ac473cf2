// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/static_greedy/staticgreedymethod.h"

#include "methods/fittedselection.h"

#include "genex/training.h"

#include <utility>

namespace genex::eval {

std::unique_ptr<FittedMethod> StaticGreedyMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    method::TrainingSettings settings = setup.settings();
    settings.buckets = 1;
    settings.generator = method::GeneratorKind::None;
    settings.expertFront = method::ExpertFront::None;
    method::Model model = method::train(setup.input(), settings, control).model;
    auto list = std::make_unique<ListForAll>(model.batch(0));
    return withOwnPredictor(setup, std::move(list), std::make_unique<ExpertPredictor>(std::move(model)),
                            setup.epochsOf(settings));
}

} // namespace genex::eval
