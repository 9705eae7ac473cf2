// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/naive_bayes/courses.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace genex::eval {

namespace {

/// Smaller beliefs are set to zero: denormals are slow and lose precision.
constexpr float kLeastBelief = 1e-30F;

void addScaled(const float* values, float scale, std::size_t count, float* sums)
{
    for (std::size_t i = 0; i < count; ++i)
        sums[i] += scale * values[i];
}

/// One course's part of J(S ∪ f) for each f:
///     ln p(y | …) = ln (b_y l_yf / Σ_c b_c l_cf).
/// Likelihoods instead of logarithms, so that the sum over classes needs no exponential.
class GainOfCourse
{
public:
    explicit GainOfCourse(const Courses& courses)
        : m_courses(courses)
        , m_sums(courses.features)
    {}

    void addTo(std::vector<double>& gains, std::size_t r)
    {
        const std::size_t n = m_courses.features;
        const float* likelihood = m_courses.likelihood.data() + r * m_courses.classes * n;
        const float* belief = m_courses.belief.data() + r * m_courses.classes;
        std::ranges::fill(m_sums, 0.0F);
        for (std::size_t c = 0; c < m_courses.classes; ++c) {
            if (belief[c] > 0)
                addScaled(likelihood + c * n, belief[c], n, m_sums.data());
        }
        const float ofTruth = std::max(belief[m_courses.truth[r]], kLeastBelief);
        const float* truth = likelihood + m_courses.truth[r] * n;
        for (std::size_t f = 0; f < n; ++f)
            gains[f] += m_courses.weight[r] * std::log(ofTruth * truth[f] / m_sums[f]);
    }

private:
    const Courses& m_courses;
    std::vector<float> m_sums; ///< Σ_c b_c l_cf
};

void normalise(float* belief, std::size_t classes)
{
    const float highest = *std::max_element(belief, belief + classes);
    for (std::size_t c = 0; c < classes; ++c) {
        belief[c] /= highest;
        if (belief[c] < kLeastBelief)
            belief[c] = 0;
    }
}

void believe(Courses& courses, std::size_t feature)
{
    for (std::size_t r = 0; r < courses.size(); ++r) {
        float* belief = courses.belief.data() + r * courses.classes;
        const float* likelihood =
            courses.likelihood.data() + r * courses.classes * courses.features + feature;
        for (std::size_t c = 0; c < courses.classes; ++c)
            belief[c] *= likelihood[c * courses.features];
        normalise(belief, courses.classes);
    }
}

std::size_t bestOf(const std::vector<double>& gains, const std::vector<bool>& taken)
{
    std::size_t best = gains.size();
    for (std::size_t f = 0; f < gains.size(); ++f) {
        if (!taken[f] && (best == gains.size() || gains[f] > gains[best]))
            best = f;
    }
    return best;
}

} // namespace

Courses::Courses(std::size_t count, std::size_t ofClasses, std::size_t ofFeatures)
    : classes(ofClasses)
    , features(ofFeatures)
    , likelihood(count * classes * features, 1.0F)
    , belief(count * classes)
    , truth(count)
    , weight(count)
{}

void Courses::begin(std::size_t course, std::span<const float> scores)
{
    const float highest = *std::ranges::max_element(scores);
    float* begin = belief.data() + course * classes;
    for (std::size_t c = 0; c < classes; ++c)
        begin[c] = std::exp(scores[c] - highest);
    normalise(begin, classes);
}

std::span<float> Courses::likelihoodOf(std::size_t course, std::size_t ofClass)
{
    return std::span(likelihood).subspan((course * classes + ofClass) * features, features);
}

FeatureOrder greedyTests(Courses& courses, std::vector<bool> taken, std::size_t most, JobControl& control)
{
    FeatureOrder order;
    GainOfCourse gainOf(courses);
    while (order.size() < most) {
        control.checkPoint();
        std::vector<double> gains(courses.features);
        for (std::size_t r = 0; r < courses.size(); ++r)
            gainOf.addTo(gains, r);
        const std::size_t best = bestOf(gains, taken);
        if (best == courses.features)
            break;
        order.push_back(static_cast<std::int64_t>(best));
        taken[best] = true;
        believe(courses, best);
    }
    return order;
}

} // namespace genex::eval
