// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/chosenorders.h"

#include <algorithm>
#include <cmath>

namespace genex::eval {

std::size_t testsWithin(const method::Budget& budget, std::size_t n)
{
    if (budget.count)
        return static_cast<std::size_t>(std::max<std::int64_t>(0, *budget.count));
    return static_cast<std::size_t>(std::lround(budget.fraction.value_or(1) * static_cast<double>(n)));
}

std::vector<std::size_t> testsPerVisit(std::size_t tests, int visits)
{
    const std::size_t count = std::min(tests, static_cast<std::size_t>(std::max(1, visits)));
    std::vector<std::size_t> sizes;
    for (std::size_t v = 0; v < count; ++v)
        sizes.push_back(tests / count + (v < tests % count ? 1 : 0));
    return sizes;
}

FeatureOrder firstUnknown(const FeatureOrder& order, std::span<const std::int64_t> known, std::size_t most)
{
    FeatureOrder chosen;
    for (const std::int64_t feature : order) {
        if (chosen.size() >= most)
            break;
        if (std::ranges::find(known, feature) == known.end())
            chosen.push_back(feature);
    }
    return chosen;
}

double temperatureOf(const method::Model& experts)
{
    return experts.plans().empty() ? 1 : experts.plans().back().temperature;
}

Acquisitions predicted(const method::Model& experts, const method::TestCohort& cohort,
                       method::FeaturesOfPatients ordered)
{
    const std::vector<float> logits = experts.logits(cohort.withTests(ordered), cohort.buckets());
    return {std::move(ordered), method::FeaturesOfPatients(cohort.size()),
            method::softmaxOf(logits, experts.classes().size(), temperatureOf(experts)),
            std::vector<std::uint8_t>(cohort.size()), std::vector<int>(cohort.size(), 1)};
}

std::vector<Acquisitions> predictedUpTo(const method::Model& experts, const method::TestCohort& cohort,
                                        const method::FeaturesOfPatients& orders,
                                        std::span<const method::Budget> budgets)
{
    std::vector<Acquisitions> all;
    for (const method::Budget& budget : budgets) {
        const std::size_t most = testsWithin(budget, experts.features().size());
        method::FeaturesOfPatients ordered = orders;
        for (FeatureOrder& order : ordered)
            order.resize(std::min(order.size(), most));
        all.push_back(predicted(experts, cohort, std::move(ordered)));
    }
    return all;
}

double lossOf(std::span<const float> logits, std::size_t target)
{
    const float highest = *std::ranges::max_element(logits);
    double sum = 0;
    for (const float logit : logits)
        sum += std::exp(static_cast<double>(logit) - highest);
    return std::log(sum) + highest - logits[target];
}

StaticOrder::StaticOrder(const method::Model& experts, FeatureOrder order, double epochs)
    : m_experts(experts)
    , m_order(std::move(order))
    , m_epochs(epochs)
{}

std::vector<Acquisitions> StaticOrder::acquire(const TestPatients& patients,
                                               std::span<const method::Budget> budgets,
                                               JobControl& control) const
{
    control.checkPoint();
    const method::TestCohort cohort = patients.before(m_experts);
    method::FeaturesOfPatients orders;
    for (std::size_t i = 0; i < cohort.size(); ++i)
        orders.push_back(firstUnknown(m_order, cohort.known(i), m_order.size()));
    return predictedUpTo(m_experts, cohort, orders, budgets);
}

} // namespace genex::eval
