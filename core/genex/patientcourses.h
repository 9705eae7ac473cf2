// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "courses.h"
#include "modeldata.h"
#include "planner.h"
#include "prediction.h"

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <span>
#include <vector>

namespace genex::method {

/// States of patients before planning: z, then the wide logits with the last layer's bias. [N, h + C]
at::Tensor planStates(const ModelData& data, const BucketModel& bucket, const KnownBatch& patients);

/// One row of the states.
struct StateRow
{
    std::span<const float> numbers; ///< [h + C]
    std::size_t hidden = 0;         ///< h

    PlanState at(double temperatureNow, double temperatureThen) const
    {
        return {numbers.first(hidden), numbers.subspan(hidden), temperatureNow, temperatureThen};
    }
};

/// Possible courses of one patient's case. For each class, a part is drawn by the generator given what is
/// known about the patient and the class, so that results are consistent; in the rest, each result is drawn
/// independently by its frequency in the class. Neither is a row of the training data.
Courses drawCourses(const ModelData& data, const BucketModel& bucket, const KnownBatch& patient,
                    const PlanState& state);

/// The courses' results as network input: [R, n].
Values valuesOf(const Courses& courses, const ModelData& data);

} // namespace genex::method
