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

/// Where patients are before their plans: z, then the wide logits with the last layer's bias. [N, h + C]
at::Tensor planStates(const ModelData& data, const BucketModel& bucket, const KnownBatch& patients);

/// One row of it.
struct StateRow
{
    std::span<const float> numbers; ///< [h + C]
    std::size_t hidden = 0;         ///< h

    PlanState at(double temperatureNow, double temperatureThen) const
    {
        return {numbers.first(hidden), numbers.subspan(hidden), temperatureNow, temperatureThen};
    }
};

/// The ways that the case of one patient may go. Of the courses of each class, a part is drawn by the
/// generator from what is known of the patient and the class, so that its results hold together; in the rest
/// each result is drawn by itself, as often as it occurs in the class. Neither is a row of the training data.
Courses drawCourses(const ModelData& data, const BucketModel& bucket, const KnownBatch& patient,
                    const PlanState& state);

/// What the courses show, as the networks see it: [R, n].
Values valuesOf(const Courses& courses, const ModelData& data);

} // namespace genex::method
