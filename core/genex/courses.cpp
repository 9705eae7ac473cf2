// SPDX-License-Identifier: GPL-3.0-or-later
#include "courses.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace genex::method {

namespace {

/// The bin, relative to the feature's first, whose part of [0, 1) contains u.
std::size_t binAt(const ClassRates& rates, std::size_t feature, std::size_t c, double u)
{
    const std::size_t begin = rates.bins.begin(feature);
    const std::size_t count = rates.bins.count(feature);
    double total = 0;
    for (std::size_t i = 0; i < count; ++i)
        total += rates.rates[(begin + i) * rates.classes + c];
    double upTo = 0;
    for (std::size_t i = 0; i + 1 < count; ++i) {
        upTo += rates.rates[(begin + i) * rates.classes + c] / total;
        if (u < upTo)
            return i;
    }
    return count - 1;
}

} // namespace

CourseBank::CourseBank(const ClassRates& rates, std::size_t coursesOfClass, const Random& random)
    : m_courses(coursesOfClass)
    , m_features(rates.bins.features())
    , m_bins(rates.classes * coursesOfClass * rates.bins.features())
{
    std::vector<std::size_t> strata(coursesOfClass);
    for (std::size_t c = 0; c < rates.classes; ++c) {
        Random draws = random.child(std::to_string(c));
        for (std::size_t f = 0; f < m_features; ++f) {
            std::iota(strata.begin(), strata.end(), std::size_t{0});
            draws.shuffle(strata);
            for (std::size_t s = 0; s < m_courses; ++s) {
                const double u =
                    (static_cast<double>(strata[s]) + draws.uniform()) / static_cast<double>(m_courses);
                m_bins[(c * m_courses + s) * m_features + f] =
                    static_cast<std::int32_t>(rates.bins.begin(f) + binAt(rates, f, c, u));
            }
        }
    }
}

std::vector<std::int32_t> CourseBank::binsOf(const ChosenCourses& chosen) const
{
    std::vector<std::int32_t> bins;
    bins.reserve(chosen.size() * m_features);
    for (std::size_t r = 0; r < chosen.size(); ++r) {
        const std::span<const std::int32_t> of = course(chosen.classOf[r], chosen.course[r]);
        bins.insert(bins.end(), of.begin(), of.end());
    }
    return bins;
}

ChosenCourses chooseCourses(std::span<const float> probabilities, std::size_t coursesOfClass,
                            std::size_t most)
{
    ChosenCourses chosen;
    const double total = std::accumulate(probabilities.begin(), probabilities.end(), 0.0);
    double upTo = 0;
    double weight = 0;
    for (std::size_t c = 0; c < probabilities.size(); ++c) {
        const auto before = std::llround(upTo / total * static_cast<double>(most));
        upTo += probabilities[c];
        const auto heard =
            static_cast<std::size_t>(std::llround(upTo / total * static_cast<double>(most)) - before);
        const std::size_t count = std::min(heard, coursesOfClass);
        for (std::size_t s = 0; s < count; ++s) {
            chosen.classOf.push_back(c);
            chosen.course.push_back(s);
            chosen.weights.push_back(probabilities[c] / static_cast<float>(count));
            weight += chosen.weights.back();
        }
    }
    for (float& of : chosen.weights)
        of = static_cast<float>(of / weight);
    return chosen;
}

} // namespace genex::method
