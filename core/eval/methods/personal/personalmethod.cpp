// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/personal/personalmethod.h"

#include "methods/fittedselection.h"

#include "common/parallelfor.h"
#include "genex/personalvisits.h"
#include "genex/training.h"

#include <numeric>
#include <utility>

namespace genex::eval {

namespace {

method::Budget budgetOf(const Schedule& schedule)
{
    const auto tests = std::accumulate(schedule.begin(), schedule.end(), std::int64_t{0});
    return {.fraction = {}, .count = tests, .cost = {}};
}

class PersonalPlans : public TestSelector
{
public:
    explicit PersonalPlans(method::Model model)
        : m_model(std::move(model))
    {}

    std::vector<VisitOrders> select(const TestPatients& patients, std::span<const Schedule> schedules,
                                    JobControl& control) const override
    {
        const method::TestCohort cohort = patients.before(m_model);
        const method::PersonalVisits visits(m_model, cohort, m_model.observedTemperature(), coreCount());
        std::vector<VisitOrders> all;
        for (const Schedule& schedule : schedules) {
            control.checkPoint();
            const method::Budget budget = budgetOf(schedule);
            all.push_back(visits.eachVisit(m_model.amountOf(budget), static_cast<int>(schedule.size()),
                                           m_model.levelFor(budget)));
        }
        return all;
    }
    /// Plans take milliseconds each.
    std::size_t mostPatients() const override { return 200; }

private:
    method::Model m_model;
};

/// The model's experts, with its own temperatures for one visit and for two.
class PersonalExperts : public ExpertPredictor
{
public:
    using ExpertPredictor::ExpertPredictor;

    std::optional<double> temperatureAfter(const Schedule& schedule, std::size_t visit) const override
    {
        const method::BatchChoice level = experts().levelFor(budgetOf(schedule));
        if (schedule.size() == 1)
            return level.temperature;
        if (schedule.size() > 2)
            return std::nullopt;
        return visit == 0 ? level.temperatureFirst : level.temperatureAgain;
    }
};

} // namespace

std::unique_ptr<FittedMethod> PersonalMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    method::TrainingSettings settings = setup.settings();
    settings.selection = method::Selection::Personal;
    const method::Model model = method::train(setup.input(), settings, control).model;
    return withOwnPredictor(setup, std::make_unique<PersonalPlans>(model),
                            std::make_unique<PersonalExperts>(model), setup.epochsOf(settings));
}

} // namespace genex::eval
