// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/testselector.h"

#include "common/jobcontrol.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::eval {

/// R possible courses: the evidence of each result for K classes, and the true class of each course.
struct Courses
{
    Courses(std::size_t count, std::size_t classes, std::size_t features);

    std::size_t size() const { return truth.size(); }
    /// Belief of a course before any result: p(c) ∝ exp(score), [K].
    void begin(std::size_t course, std::span<const float> scores);
    /// p(result of f | c) up to a factor, for one class and each f: [n].
    std::span<float> likelihoodOf(std::size_t course, std::size_t ofClass);

    std::size_t classes;              ///< K
    std::size_t features;             ///< n
    std::vector<float> likelihood;    ///< [R × K × n] p(result of f | c) up to a factor; 1 if uninformative
    std::vector<float> belief;        ///< [R × K] p(c | known) up to a factor; the largest is 1
    std::vector<std::uint32_t> truth; ///< [R] among the K
    std::vector<float> weight;        ///< [R]
};

/// Greedily selects the tests S that maximise the expected log-probability of the truth, J(S) = Σ_r w_r ln
/// p(y_r | known and the results of S), skipping those taken; the first in a tie. Updates the beliefs.
FeatureOrder greedyTests(Courses& courses, std::vector<bool> taken, std::size_t most, JobControl& control);

} // namespace genex::eval
