// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/naive_bayes/coursebank.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace genex::eval {

namespace {

constexpr std::size_t kDraws = 24; ///< per class
constexpr std::size_t kMostCourses = 96;
constexpr std::size_t kLikeliest = 20;
constexpr const char* kPhase = "Sampling synthetic patients";

/// Most likely class first; the first in a tie.
std::vector<std::uint32_t> ranked(std::span<const double> posterior)
{
    std::vector<std::uint32_t> classes(posterior.size());
    std::iota(classes.begin(), classes.end(), 0U);
    std::ranges::stable_sort(classes, std::ranges::greater(), [&](std::uint32_t c) { return posterior[c]; });
    return classes;
}

/// Classes that have a course, and the most likely ones.
std::vector<std::uint32_t> comparedClasses(std::span<const double> posterior,
                                           const std::vector<std::size_t>& courses)
{
    std::vector<std::uint32_t> compared;
    for (const std::uint32_t c : ranked(posterior)) {
        if (compared.size() < kLikeliest || courses[c] > 0)
            compared.push_back(c);
    }
    return compared;
}

} // namespace

std::vector<std::size_t> coursesOfClasses(std::span<const double> posterior, std::size_t count,
                                          std::size_t most)
{
    std::vector<std::size_t> courses(posterior.size());
    std::vector<double> rest(posterior.size());
    std::size_t given = 0;
    for (std::size_t c = 0; c < posterior.size(); ++c) {
        const double share = posterior[c] * static_cast<double>(count);
        courses[c] = static_cast<std::size_t>(share);
        rest[c] = share - std::floor(share);
        given += courses[c];
    }
    const std::vector<std::uint32_t> byRest = ranked(rest);
    for (std::size_t i = 0; i < byRest.size() && given < count; ++i, ++given)
        ++courses[byRest[i]];
    for (std::size_t& number : courses)
        number = std::min(number, most);
    return courses;
}

CourseBank::CourseBank(const NaiveBayes& naiveBayes, const Random& random, JobControl& control)
    : m_naiveBayes(naiveBayes)
{
    const std::size_t classes = naiveBayes.classes();
    m_readings.reserve(classes * kDraws * naiveBayes.features());
    for (std::size_t c = 0; c < classes; ++c) {
        control.report(static_cast<std::int64_t>(c), static_cast<std::int64_t>(classes), kPhase);
        Random ofClass = random.child("class " + std::to_string(c));
        for (std::size_t i = 0; i < kDraws; ++i) {
            for (std::size_t f = 0; f < naiveBayes.features(); ++f)
                m_readings.push_back(naiveBayes.draw(f, c, ofClass));
        }
    }
}

std::span<const NaiveBayes::Reading> CourseBank::drawn(std::size_t ofClass, std::size_t number) const
{
    const std::size_t n = m_naiveBayes.features();
    return std::span(m_readings).subspan((ofClass * kDraws + number) * n, n);
}

Courses CourseBank::coursesFrom(std::span<const float> scores) const
{
    const std::vector<double> posterior = posteriorOf(scores);
    const std::vector<std::size_t> numbers = coursesOfClasses(posterior, kMostCourses, kDraws);
    const std::vector<std::uint32_t> compared = comparedClasses(posterior, numbers);
    std::vector<float> comparedScores;
    for (const std::uint32_t c : compared)
        comparedScores.push_back(scores[c]);
    Courses courses(std::accumulate(numbers.begin(), numbers.end(), std::size_t{0}), compared.size(),
                    m_naiveBayes.features());
    std::size_t course = 0;
    for (std::size_t k = 0; k < compared.size(); ++k) {
        const std::uint32_t c = compared[k];
        for (std::size_t i = 0; i < numbers[c]; ++i, ++course) {
            courses.truth[course] = static_cast<std::uint32_t>(k);
            courses.weight[course] = static_cast<float>(posterior[c] / static_cast<double>(numbers[c]));
            courses.begin(course, comparedScores);
            put(courses, course, drawn(c, i), compared);
        }
    }
    return courses;
}

void CourseBank::put(Courses& courses, std::size_t course, std::span<const NaiveBayes::Reading> readings,
                     const std::vector<std::uint32_t>& classes) const
{
    for (std::size_t k = 0; k < classes.size(); ++k) {
        const std::span<float> likelihood = courses.likelihoodOf(course, k);
        for (std::size_t f = 0; f < readings.size(); ++f)
            likelihood[f] = std::exp(m_naiveBayes.evidence(f, readings[f], classes[k]));
    }
}

} // namespace genex::eval
