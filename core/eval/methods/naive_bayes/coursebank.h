// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/naive_bayes/courses.h"
#include "methods/naive_bayes/naivebayes.h"

#include "common/jobcontrol.h"
#include "common/random.h"

#include <span>
#include <vector>

namespace genex::eval {

/// Synthetic patients of each class, values drawn independently: possible courses of a patient whose class is
/// unknown.
class CourseBank
{
public:
    /// naive Bayes must outlive it.
    CourseBank(const NaiveBayes& naiveBayes, const Random& random, JobControl& control);

    /// At most 96, distributed over classes by their posterior; distinguished among their classes and the 20
    /// most likely ones.
    Courses coursesFrom(std::span<const float> scores) const;

private:
    std::span<const NaiveBayes::Reading> drawn(std::size_t ofClass, std::size_t number) const;
    void put(Courses& courses, std::size_t course, std::span<const NaiveBayes::Reading> readings,
             const std::vector<std::uint32_t>& classes) const;

    const NaiveBayes& m_naiveBayes;
    std::vector<NaiveBayes::Reading> m_readings; ///< [C × draws × n]
};

/// Number of courses per class: p_c · count, rounded to the correct sum, but at most `most`.
std::vector<std::size_t> coursesOfClasses(std::span<const double> posterior, std::size_t count,
                                          std::size_t most);

} // namespace genex::eval
