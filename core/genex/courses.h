// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classrates.h"

#include "common/random.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// The courses used by a patient's plan: classes by their probability, `most` in total.
struct ChosenCourses
{
    std::vector<std::size_t> classOf; ///< [R] ascending
    std::vector<std::size_t> course;  ///< [R] index within the class
    std::vector<float> weights;       ///< [R], summing to 1

    std::size_t size() const { return classOf.size(); }
};

/// Possible courses of a case: per class some generated patients with a bin for every feature. They are
/// sampled from bin frequencies within the class, so they do not reveal training patients. Sampling is
/// stratified: of S courses of a class, a bin with rate p occurs in ⌊pS⌋ or ⌈pS⌉.
class CourseBank
{
public:
    CourseBank() = default;
    CourseBank(const ClassRates& rates, std::size_t coursesOfClass, const Random& random);

    std::size_t coursesOfClass() const { return m_courses; }
    std::size_t classes() const { return m_courses == 0 ? 0 : m_bins.size() / (m_courses * m_features); }
    /// The bins [n] of course s of class c.
    std::span<const std::int32_t> course(std::size_t c, std::size_t s) const
    {
        return std::span(m_bins).subspan((c * m_courses + s) * m_features, m_features);
    }

    /// Bins of the selected courses: [R × n].
    std::vector<std::int32_t> binsOf(const ChosenCourses& chosen) const;

private:
    std::size_t m_courses = 0;
    std::size_t m_features = 0;
    std::vector<std::int32_t> m_bins; ///< [C × S × n]
};

/// Number of courses used by a plan that distinguishes this many classes.
constexpr std::size_t coursesLookedAt(std::size_t classes)
{
    constexpr std::size_t kFewest = 128;
    constexpr std::size_t kOfClass = 12;
    return kOfClass * classes < kFewest ? kFewest : kOfClass * classes;
}

ChosenCourses chooseCourses(std::span<const float> probabilities, std::size_t coursesOfClass,
                            std::size_t most);

/// The courses of one patient's plan, with the result of every test in each.
struct Courses
{
    std::vector<std::size_t> heard; ///< the distinguished classes, ascending
    ChosenCourses chosen;
    std::size_t features = 0;       ///< n
    std::vector<std::int32_t> bins; ///< [R × n]

    std::size_t size() const { return chosen.size(); }
    std::size_t binOf(std::size_t r, std::int64_t feature) const
    {
        return static_cast<std::size_t>(bins[r * features + static_cast<std::size_t>(feature)]);
    }
};

} // namespace genex::method
