// SPDX-License-Identifier: GPL-3.0-or-later
#include "modeldata.h"
#include "patientcourses.h"
#include "patientpieces.h"
#include "planlimits.h"
#include "prediction.h"
#include "tensors.h"

#include "genex/model.h"
#include "genex/parallelfor.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>

#include <cmath>

namespace genex::method {

namespace {

/// The states of all patients, in plain numbers.
struct PlanStates
{
    std::size_t hidden = 0;
    std::size_t width = 0;
    std::vector<float> numbers; ///< [N × width]

    StateRow of(std::size_t row) const { return {std::span(numbers).subspan(row * width, width), hidden}; }
};

PlanStates statesOf(const ModelData& data, std::span<const float> values, std::span<const int> bucketOfRow)
{
    const at::NoGradGuard noGradient;
    PlanStates states;
    states.hidden = data.buckets.front().planExpert.hidden;
    states.width = states.hidden + data.facts.classes.size();
    states.numbers.resize(bucketOfRow.size() * states.width);
    forPieces(data.buckets.size(), bucketOfRow, rowsWithin(4 * data.facts.features.size()),
              [&](std::size_t b, std::span<const std::size_t> rows) {
                  scatter(planStates(data, data.buckets[b], batchOf(data, values, rows)), rows,
                          states.numbers);
              });
    return states;
}

std::vector<std::uint8_t> closedFor(const ModelData& data, const PlannedPatients& patients, std::size_t row)
{
    const std::size_t n = data.facts.features.size();
    std::vector<std::uint8_t> isClosed(n);
    for (std::size_t f = 0; f < n; ++f)
        isClosed[f] = std::isnan(patients.values[row * n + f]) ? 0 : 1;
    if (!patients.closed.empty())
        closeTests(isClosed, patients.closed[row]);
    closeForbidden(isClosed, data.facts);
    return isClosed;
}

} // namespace

std::vector<Plan> Model::plan(const PlannedPatients& patients, const PlanWishes& wishes) const
{
    checkSizes(*m_data, patients.values, patients.bucketOfRow);
    const PlanStates states = statesOf(*m_data, patients.values, patients.bucketOfRow);
    const std::vector<std::int64_t> required = requiredOf(m_data->facts);
    std::vector<Plan> plans(patients.bucketOfRow.size());
    parallelFor(plans.size(), wishes.workers, [&](std::size_t i) {
        const std::vector<std::uint8_t> isClosed = closedFor(*m_data, patients, i);
        const PlanState state = states.of(i).at(wishes.temperatureNow, wishes.temperatureThen);
        const PlanLimits limits = limitsOf(*m_data, wishes, patients.most[i], isClosed, required);
        const auto bucket = static_cast<std::size_t>(patients.bucketOfRow[i]);
        const BucketModel& of = m_data->buckets[bucket];
        const Courses courses =
            drawCourses(*m_data, of, batchOf(*m_data, patients.values, std::span(&i, 1)), state);
        plans[i] = planTests({of.planExpert, courses, state, limits});
    });
    return plans;
}

GeneratedPredictions Model::predictWithEstimatesOf(std::span<const float> values,
                                                   std::span<const int> bucketOfRow,
                                                   const std::vector<std::vector<std::int64_t>>& estimated,
                                                   std::span<const double> temperatures, int workers) const
{
    checkSizes(*m_data, values, bucketOfRow);
    const std::size_t count = bucketOfRow.size();
    GeneratedPredictions all{std::vector<float>(count * classes().size()), std::vector<float>(count)};
    parallelFor(count, workers, [&](std::size_t i) {
        const at::NoGradGuard noGradient;
        const BucketModel& bucket = m_data->buckets[static_cast<std::size_t>(bucketOfRow[i])];
        const KnownBatch batch = batchOf(*m_data, values, std::span(&i, 1));
        const at::Tensor logits = estimated[i].empty() || !bucket.generator
                                      ? logitsOf(bucket.expert, hiddenOf(*m_data, bucket, batch)).unsqueeze(1)
                                      : drawEstimates(*m_data, bucket, batch, estimated[i]).logits;
        const MeanPrediction mean = meanOf(logits, temperatures[i]);
        scatter(mean.probabilities, std::span(&i, 1), all.probabilities);
        all.instability[i] = floatsOf(mean.instability)[0];
    });
    return all;
}

} // namespace genex::method
