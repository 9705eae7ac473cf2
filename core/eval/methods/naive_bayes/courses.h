// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/chosenorders.h"

#include "common/jobcontrol.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::eval {

/// R ways it may go with patients: what each result says of K classes, and which of them is the truth.
struct Courses
{
    Courses(std::size_t count, std::size_t classes, std::size_t features);

    std::size_t size() const { return truth.size(); }
    /// What is believed of a course before any result: p(c) ∝ exp(score), [K].
    void begin(std::size_t course, std::span<const float> scores);
    /// p(result of f | c) up to a factor, for one class and each f: [n].
    std::span<float> likelihoodOf(std::size_t course, std::size_t ofClass);

    std::size_t classes;  ///< K
    std::size_t features; ///< n
    std::vector<float>
        likelihood;            ///< [R × K × n] p(result of f | c) up to a factor; 1 for what tells nothing
    std::vector<float> belief; ///< [R × K] p(c | what is known) up to a factor; the highest is 1
    std::vector<std::uint32_t> truth; ///< [R] among the K
    std::vector<float> weight;        ///< [R]
};

/// Greedily the tests S after whose results the truth is likeliest,
///     J(S) = Σ_r w_r ln p(y_r | what is known and the results of S),
/// without those that are taken; of equal ones the first. Believes their results as it goes.
FeatureOrder greedyTests(Courses& courses, std::vector<bool> taken, std::size_t most, JobControl& control);

} // namespace genex::eval
