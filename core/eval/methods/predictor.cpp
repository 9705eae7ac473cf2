// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/predictor.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace genex::eval {

ExpertPredictor::ExpertPredictor(method::Model experts)
    : m_experts(std::move(experts))
{}

std::vector<float> ExpertPredictor::logits(const TestPatients& patients,
                                           const method::FeaturesOfPatients& tests) const
{
    const method::TestCohort cohort = patients.before(m_experts);
    return m_experts.logits(cohort.withTests(tests), cohort.buckets());
}

double lossOf(std::span<const float> logits, std::size_t target)
{
    const float highest = *std::ranges::max_element(logits);
    double sum = 0;
    for (const float logit : logits)
        sum += std::exp(static_cast<double>(logit) - highest);
    return std::log(sum) + highest - logits[target];
}

} // namespace genex::eval
