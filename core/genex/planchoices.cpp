// SPDX-License-Identifier: GPL-3.0-or-later
#include "planchoices.h"

#include "budgetlevels.h"
#include "choosing.h"
#include "plans.h"
#include "validationpatients.h"

#include "genex/testcohort.h"

#include <array>

namespace genex::method {

Model modelOf(ModelParts& parts, at::Device device)
{
    return Model(readModel(describeModel(parts), "The trained model", device));
}

PlanChoices::PlanChoices(const TrainingInput& input, TrainingContext& context, JobControl& control)
    : m_input(input)
    , m_context(context)
    , m_control(control)
{}

void PlanChoices::choose(ModelParts& parts)
{
    const std::vector<data::ObservedRow> patients = ValidationPatients(m_input, m_context).compared();
    if (patients.empty() || m_context.levels.empty())
        return;
    const double most = middleLevel(m_context.settings, m_context.prices);
    const Losses lossesNow = [&](std::size_t count) {
        m_control.checkPoint();
        const Model model = modelOf(parts, m_context.device);
        const std::span<const data::ObservedRow> first = std::span(patients).first(count);
        const TestCohort cohort(model, m_input.dataset, {first.begin(), first.end()}, m_context.pool);
        return planLosses(model, cohort, most, plannersOf(m_context.settings));
    };
    LossRace race(patients.size(), lossesNow);
    chooseBy(race, lossesNow, parts, "common_weight", &TrainingSettings::commonWeight,
             std::array{1.0, 10.0, 100.0});
    if (m_context.hasGenerator() && m_context.settings.generatorTraining == GeneratorTraining::Proposal)
        chooseBy(race, lossesNow, parts, "generated_courses", &TrainingSettings::generatedCourses,
                 std::array{0.5});
}

void PlanChoices::chooseBy(LossRace& race, const Losses& lossesNow, ModelParts& parts, const char* name,
                           double TrainingSettings::*setting, std::span<const double> others)
{
    double& value = parts.facts.settings.*setting;
    ValidationChoice choice{name, {race.best(value)}, value};
    for (const double other : others) {
        value = other;
        choice.tried.push_back({other, 0, 0});
        if (race.isBetter(lossesNow, choice.tried.back()))
            choice.taken = other;
    }
    m_context.settings.*setting = value = choice.taken;
    parts.facts.choices.push_back(std::move(choice));
}

} // namespace genex::method
