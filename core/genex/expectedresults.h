// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modeldata.h"
#include "prediction.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace genex::method {

/// Possible test results of one patient and their effect on an expert: R courses, k tests. The courses are
/// those of the patient's plan, or reference patients if batches are the bucket's.
class ExpectedResults
{
public:
    /// Model data and bucket must outlive it; `temperature` applies once tests are known.
    ExpectedResults(const ModelData& data, const BucketModel& bucket, const KnownBatch& patient,
                    double temperature);

    std::vector<float> probabilitiesNow() const;

    struct Expectation
    {
        std::vector<float> gains; ///< [k] decrease of the expected loss by each test after those before it
        std::vector<float> probabilities; ///< [C] with all of them known
        float confidence = 0;
    };
    Expectation expect(const std::vector<std::int64_t>& tests) const;

    const Expert& expert() const { return m_bucket.expert; }
    double temperature() const { return m_temperature; }
    const at::Tensor& hiddenNow() const { return m_hidden; } ///< z [1, h] from the findings alone
    const at::Tensor& labels() const { return m_labels; }    ///< [R] the class of each course
    const at::Tensor& weights() const { return m_weights; }  ///< [R, 1], 1 in sum
    /// What each course shows: [R, n].
    const Values& results() const { return m_results; }
    const at::Tensor& known() const { return m_known; } ///< [R, n] 0 in a gap; undefined: there is none
    /// What each test adds to z when it turns out as in each course: [R, k, h]. Zero where the course has
    /// a gap.
    at::Tensor changesBy(const std::vector<std::int64_t>& tests) const;

private:
    void takeCourses(const KnownBatch& patient);
    void chooseReferences();

    const ModelData& m_data;
    const BucketModel& m_bucket;
    at::Tensor m_hidden; ///< [1, h]
    at::Tensor m_logNow; ///< [1, C]
    double m_temperature;
    Values m_results;     ///< [R, n]
    at::Tensor m_known;   ///< [R, n] 0 if missing; undefined: none is missing
    at::Tensor m_labels;  ///< [R]
    at::Tensor m_weights; ///< [R, 1]
};

} // namespace genex::method
