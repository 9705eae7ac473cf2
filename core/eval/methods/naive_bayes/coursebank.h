// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/naive_bayes/courses.h"
#include "methods/naive_bayes/naivebayes.h"

#include "common/jobcontrol.h"
#include "common/random.h"

#include <span>
#include <vector>

namespace genex::eval {

/// Invented patients of each class, every value drawn by itself: what may come of a patient whose class is
/// not known yet.
class CourseBank
{
public:
    /// naive Bayes must outlive it.
    CourseBank(const NaiveBayes& naiveBayes, const Random& random, JobControl& control);

    /// At most 96, as many of each class as its posterior deserves; told apart from the classes they are of
    /// and the 20 likeliest.
    Courses coursesFrom(std::span<const float> scores) const;

private:
    std::span<const NaiveBayes::Reading> drawn(std::size_t ofClass, std::size_t number) const;
    void put(Courses& courses, std::size_t course, std::span<const NaiveBayes::Reading> readings,
             const std::vector<std::uint32_t>& classes) const;

    const NaiveBayes& m_naiveBayes;
    std::vector<NaiveBayes::Reading> m_readings; ///< [C × draws × n]
};

/// How many of `count` courses each class gets: p_c · count, rounded so that the sum is right, but no more
/// than `most`.
std::vector<std::size_t> coursesOfClasses(std::span<const double> posterior, std::size_t count,
                                          std::size_t most);

} // namespace genex::eval
