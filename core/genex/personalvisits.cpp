// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/personalvisits.h"

#include "budgetlevels.h"

#include <algorithm>
#include <cmath>

namespace genex::method {

double spentBy(int visit, int visits, double most, bool isMoney)
{
    const double part = most * visit / visits;
    return isMoney || visit == visits ? part : std::ceil(part - 1e-9);
}

PersonalVisits::PersonalVisits(const Model& model, const TestCohort& cohort, double observedTemperature,
                               int workers)
    : m_model(model)
    , m_cohort(cohort)
    , m_observedTemperature(observedTemperature)
    , m_workers(workers)
{}

/// Equal tests, equal weights: efforts and can't-miss thresholds are for real cases.
PlanWishes PersonalVisits::wishesOf(PlanAim aim, double temperatureNow, double temperatureThen) const
{
    PlanWishes wishes;
    wishes.aim = aim;
    wishes.temperatureNow = temperatureNow;
    wishes.temperatureThen = temperatureThen;
    wishes.workers = m_workers;
    return wishes;
}

std::vector<Plan> PersonalVisits::firstPlans(PlanAim aim, double most, double temperatureThen) const
{
    const std::vector<float> values = m_cohort.withFindings();
    return m_model.plan({values, m_cohort.buckets(), {}, std::vector<double>(m_cohort.size(), most)},
                        wishesOf(aim, m_observedTemperature, temperatureThen));
}

FeaturesOfPatients PersonalVisits::next(const FeaturesOfPatients& ordered, double most, PlanAim aim,
                                        double temperatureNow, double temperatureThen) const
{
    const std::vector<float> values = m_cohort.withTests(ordered);
    const BudgetMeasure measure = measureOf(m_model.settings(), m_model.prices());
    std::vector<double> left;
    for (const std::vector<std::int64_t>& tests : ordered)
        left.push_back(std::max(0.0, most - measure.of(tests)));
    const std::vector<Plan> plans = m_model.plan({values, m_cohort.buckets(), ordered, left},
                                                 wishesOf(aim, temperatureNow, temperatureThen));
    FeaturesOfPatients tests;
    for (const Plan& plan : plans)
        tests.push_back(testsOf(plan));
    return tests;
}

FeaturesOfPatients PersonalVisits::inVisits(double most, int visits, const BatchChoice& level) const
{
    FeaturesOfPatients ordered(m_cohort.size());
    for (const FeaturesOfPatients& tests : eachVisit(most, visits, level)) {
        for (std::size_t i = 0; i < tests.size(); ++i)
            ordered[i].insert(ordered[i].end(), tests[i].begin(), tests[i].end());
    }
    return ordered;
}

std::vector<FeaturesOfPatients> PersonalVisits::eachVisit(double most, int visits,
                                                          const BatchChoice& level) const
{
    const bool isMoney = m_model.settings().budgetCost > 0;
    std::vector<FeaturesOfPatients> each;
    FeaturesOfPatients ordered(m_cohort.size());
    for (int visit = 1; visit <= visits; ++visit) {
        const bool isLast = visit == visits;
        const double now = visit == 1 ? m_observedTemperature : level.temperatureFirst;
        const double then = isLast && visits > 1 ? level.temperatureAgain : level.temperature;
        each.push_back(next(ordered, spentBy(visit, visits, most, isMoney),
                            isLast ? PlanAim::BeRight : PlanAim::Learn, now, then));
        for (std::size_t i = 0; i < ordered.size(); ++i)
            ordered[i].insert(ordered[i].end(), each.back()[i].begin(), each.back()[i].end());
    }
    return each;
}

} // namespace genex::method
