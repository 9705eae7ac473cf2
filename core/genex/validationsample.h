// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "expert.h"
#include "partition.h"
#include "trainingcontext.h"

#include "genex/testcohort.h"
#include "genex/training.h"

#include <cstddef>
#include <span>
#include <vector>

namespace genex::method {

/// Validation patients who show O and a random set, like training patients: used to compare experts.
class ValidationSample
{
public:
    /// The context must outlive it.
    ValidationSample(const TrainingInput& input, const TrainingContext& context, JobControl& control);

    bool isEmpty() const { return m_size == 0; }
    /// −ln p(truth) at the best common temperature: the mean per distinct row, since its patients are not
    /// independent.
    std::vector<double> losses(const Expert& expert) const;
    /// The same, each patient with the expert of its bucket.
    std::vector<double> losses(const Partition& partition, std::span<const Expert> experts) const;

private:
    std::vector<double> lossesOf(std::vector<float> logits) const;

    const TrainingContext& m_context;
    std::size_t m_size = 0;
    std::optional<Batch> m_batch;
    std::vector<std::int64_t> m_rows;          ///< per patient
    std::vector<std::vector<Cell>> m_observed; ///< O of each patient: the input of a partition
};

/// −ln p(truth) of these patients with these tests known, computed likewise.
std::vector<double> lossesWith(const Model& model, const TestCohort& patients,
                               const FeaturesOfPatients& tests);

} // namespace genex::method
