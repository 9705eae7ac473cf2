// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classrates.h"
#include "encoding.h"
#include "generator.h"
#include "partition.h"
#include "partitionshape.h"
#include "patientbatch.h"
#include "trainingtable.h"

#include "common/jobcontrol.h"
#include "common/random.h"
#include "genex/training.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace genex::method {

/// The input of a run. It depends only on table, settings and device, so a resumed run recomputes it.
struct TrainingContext
{
    TrainingSettings settings; ///< with everything that depends on the table resolved
    at::Device device;
    Random random;
    Prices prices;
    data::ObservationPool pool;
    std::vector<std::size_t> trainingRows;
    Encoding encoding;
    Cohort cohort; ///< of the training part
    ClassRates rates;
    Partition partition;
    PartitionShape partitionShape;
    std::vector<Patients> buckets;
    OutputKinds kinds;
    DeviceRows rows;                    ///< of the cohort
    std::vector<std::int64_t> required; ///< features every batch starts with
    std::set<std::int64_t> forbidden;   ///< features no batch may contain
    std::vector<double> levels;         ///< budgets for which V is chosen

    TrainingContext(const TrainingInput& input, const TrainingSettings& wanted, at::Device onDevice,
                    JobControl& control);

    /// Partitions into a different number of buckets.
    void partitionInto(int count, JobControl& control);

    std::int64_t features() const { return static_cast<std::int64_t>(encoding.layout.features()); }
    std::int64_t inputs() const { return static_cast<std::int64_t>(encoding.layout.inputs()); }
    std::int64_t classes() const { return static_cast<std::int64_t>(rates.classes); }
    GeneratorShape generatorShape() const
    {
        return GeneratorShape::from(settings, features(), inputs(), classes());
    }
    bool hasGenerator() const { return settings.generator != GeneratorKind::None; }
    /// β of a generator's training. With a proposal the divergence has full weight, but is annealed at the
    /// start: otherwise the code collapses to the prior early and hardly recovers.
    double beta(double warmth = 1) const
    {
        return settings.generatorTraining == GeneratorTraining::Proposal
                   ? std::min(1.0, warmth)
                   : settings.betaPerFeature * static_cast<double>(features());
    }
    Batch gathered(const Draw& draw) const { return gather(rows, draw); }

private:
    void measurePartition();
};

} // namespace genex::method
