// SPDX-License-Identifier: GPL-3.0-or-later
#include "patientpieces.h"
#include "prediction.h"

#include "genex/model.h"

#include <ATen/core/grad_mode.h>

#include <cstddef>

namespace genex::method {

namespace {

/// z [N, D, h] with V generated, or [N, 1, h] if nothing is generated.
at::Tensor hiddenWith(const ModelData& data, const BucketModel& bucket, const KnownBatch& batch,
                      const std::vector<std::int64_t>& estimated)
{
    if (estimated.empty() || !bucket.generator)
        return hiddenOf(data, bucket, batch).unsqueeze(1);
    return drawEstimates(data, bucket, batch, estimated).hidden;
}

} // namespace

std::vector<float> Model::logits(std::span<const float> values, std::span<const int> bucketOfRow) const
{
    checkSizes(*m_data, values, bucketOfRow);
    const at::NoGradGuard noGradient;
    std::vector<float> all(bucketOfRow.size() * classes().size());
    forPieces(m_data->buckets.size(), bucketOfRow, rowsWithin(2 * features().size()),
              [&](std::size_t b, std::span<const std::size_t> rows) {
                  const BucketModel& bucket = m_data->buckets[b];
                  const KnownBatch batch = batchOf(*m_data, values, rows);
                  scatter(logitsOf(bucket.expert, hiddenOf(*m_data, bucket, batch)), rows, all);
              });
    return all;
}

std::vector<float> Model::distances(std::span<const float> values, std::span<const int> bucketOfRow) const
{
    checkSizes(*m_data, values, bucketOfRow);
    const at::NoGradGuard noGradient;
    std::vector<float> all(bucketOfRow.size());
    const auto references = static_cast<std::size_t>(m_data->buckets.front().reference.labels.size(0));
    forPieces(m_data->buckets.size(), bucketOfRow, rowsWithin(3 * references * features().size()),
              [&](std::size_t b, std::span<const std::size_t> rows) {
                  scatter(distancesOf(*m_data, m_data->buckets[b], batchOf(*m_data, values, rows)), rows,
                          all);
              });
    return all;
}

GeneratedPredictions Model::predictWithEstimates(std::span<const float> values,
                                                 std::span<const int> bucketOfRow,
                                                 const std::vector<std::vector<std::int64_t>>& estimated,
                                                 double temperature) const
{
    checkSizes(*m_data, values, bucketOfRow);
    const at::NoGradGuard noGradient;
    GeneratedPredictions all;
    all.probabilities.resize(bucketOfRow.size() * classes().size());
    all.instability.resize(bucketOfRow.size());
    const auto draws = static_cast<std::size_t>(settings().draws);
    const std::size_t perRow = draws * (features().size() + static_cast<std::size_t>(settings().hidden));
    forPieces(m_data->buckets.size(), bucketOfRow, rowsWithin(perRow),
              [&](std::size_t b, std::span<const std::size_t> rows) {
                  const BucketModel& bucket = m_data->buckets[b];
                  const KnownBatch batch = batchOf(*m_data, values, rows);
                  const at::Tensor logits =
                      estimated[b].empty() || !bucket.generator
                          ? logitsOf(bucket.expert, hiddenOf(*m_data, bucket, batch)).unsqueeze(1)
                          : drawEstimates(*m_data, bucket, batch, estimated[b]).logits;
                  const MeanPrediction mean = meanOf(logits, temperature);
                  scatter(mean.probabilities, rows, all.probabilities);
                  scatter(mean.instability, rows, all.instability);
              });
    return all;
}

std::vector<float> Model::hiddenWithEstimates(std::span<const float> values, std::span<const int> bucketOfRow,
                                              const std::vector<std::vector<std::int64_t>>& estimated) const
{
    checkSizes(*m_data, values, bucketOfRow);
    const at::NoGradGuard noGradient;
    const auto width = static_cast<std::size_t>(m_data->buckets.front().expert.hiddenBias.size(0));
    std::vector<float> all(bucketOfRow.size() * width);
    const std::size_t perRow = static_cast<std::size_t>(settings().draws) * (features().size() + width);
    forPieces(m_data->buckets.size(), bucketOfRow, rowsWithin(perRow),
              [&](std::size_t b, std::span<const std::size_t> rows) {
                  const at::Tensor hidden =
                      hiddenWith(*m_data, m_data->buckets[b], batchOf(*m_data, values, rows), estimated[b]);
                  scatter(hidden.narrow(2, 0, static_cast<std::int64_t>(width)).relu().mean(1), rows, all);
              });
    return all;
}

} // namespace genex::method
