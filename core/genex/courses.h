// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classrates.h"

#include "common/random.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// Which courses a patient's plan looks at: classes by their probability, `most` in all.
struct ChosenCourses
{
    std::vector<std::size_t> classOf; ///< [R] ascending
    std::vector<std::size_t> course;  ///< [R] number within the class
    std::vector<float> weights;       ///< [R], 1 in sum

    std::size_t size() const { return classOf.size(); }
};

/// Ways a case may go: for each class some generated patients, every feature with a bin. They are drawn from
/// how often each bin occurs in the class, so no patient of the training data can be read from them.
///
/// The draws are stratified: of S courses of a class, a bin of rate p occurs in ⌊pS⌋ or ⌈pS⌉.
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

    /// What the chosen ones show: [R × n].
    std::vector<std::int32_t> binsOf(const ChosenCourses& chosen) const;

private:
    std::size_t m_courses = 0;
    std::size_t m_features = 0;
    std::vector<std::int32_t> m_bins; ///< [C × S × n]
};

/// How many of them a plan looks at that parts so many classes.
constexpr std::size_t coursesLookedAt(std::size_t classes)
{
    constexpr std::size_t kFewest = 128;
    constexpr std::size_t kOfClass = 12;
    return kOfClass * classes < kFewest ? kFewest : kOfClass * classes;
}

ChosenCourses chooseCourses(std::span<const float> probabilities, std::size_t coursesOfClass,
                            std::size_t most);

/// The courses of one patient's plan, with what every test shows in each.
struct Courses
{
    std::vector<std::size_t> heard; ///< the classes that are told apart, ascending
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
