// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "domain/testoutcome.h"

#include <functional>
#include <vector>

namespace genex::method {

/// What a test shows in one course, and what is believed of two diseases once that alone is known besides the
/// findings.
struct CourseResult
{
    double value = 0;   ///< 0 or 1, a number in its unit, a position among the categories
    double weight = 0;  ///< of the course
    double disease = 0; ///< probability of the one disease
    double other = 0;   ///< and of the other
};

/// Where the range of a value begins: values from there on count with it.
using LowerEnd = std::function<double(double value)>;

/// The courses by what the test shows: present and absent, each category, or up to three ranges of a number,
/// cut where the odds of the two diseases turn most. What is less likely than one in fifty is left out.
std::vector<domain::TestOutcome> outcomesOf(const data::FeatureColumn& feature,
                                            std::vector<CourseResult> courses, const LowerEnd& lowerEnd);

} // namespace genex::method
