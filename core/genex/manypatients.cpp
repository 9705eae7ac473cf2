#include "findings.h"
#include "modeldata.h"
#include "prediction.h"
#include "tensors.h"

#include "common/error.h"
#include "genex/model.h"

#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <cstddef>
#include <string>

namespace genex::method {

namespace {

constexpr std::size_t kNumbersAtOnce = 4'000'000; // in the largest tensor of a batch

/// Calls handle(bucket, numbers of rows) for pieces of rows of the same bucket.
template <typename Handle>
void forPieces(std::size_t buckets, std::span<const int> bucketOfRow, std::size_t rowsAtOnce, Handle&& handle)
{
    for (std::size_t b = 0; b < buckets; ++b) {
        std::vector<std::size_t> rows;
        for (std::size_t r = 0; r < bucketOfRow.size(); ++r) {
            if (bucketOfRow[r] == static_cast<int>(b))
                rows.push_back(r);
        }
        for (std::size_t begin = 0; begin < rows.size(); begin += rowsAtOnce)
            handle(b, std::span(rows).subspan(begin, std::min(rowsAtOnce, rows.size() - begin)));
    }
}

KnownBatch batchOf(const ModelData& data, std::span<const float> values, std::span<const std::size_t> rows)
{
    const std::size_t n = data.facts.features.size();
    std::vector<KnownPatient> patients;
    for (const std::size_t row : rows)
        patients.push_back(readRow(values.subspan(row * n, n), data.encoding));
    return toBatch(patients, !data.kinds.categorical.empty(), data.device);
}

void scatter(const at::Tensor& numbers, std::span<const std::size_t> rows, std::vector<float>& into)
{
    const std::vector<float> flat = floatsOf(numbers);
    const std::size_t width = flat.size() / rows.size();
    for (std::size_t i = 0; i < rows.size(); ++i)
        std::copy_n(flat.begin() + static_cast<std::ptrdiff_t>(i * width), width,
                    into.begin() + static_cast<std::ptrdiff_t>(rows[i] * width));
}

void checkSizes(const ModelData& data, std::span<const float> values, std::span<const int> bucketOfRow)
{
    if (values.size() != bucketOfRow.size() * data.facts.features.size())
        throw Failure(ErrorCode::Internal, "There are " + std::to_string(values.size()) + " values for " +
                                               std::to_string(bucketOfRow.size()) + " patients.");
}

std::size_t rowsWithin(std::size_t numbersPerRow)
{
    return std::max<std::size_t>(1, kNumbersAtOnce / std::max<std::size_t>(1, numbersPerRow));
}

/// z [N, D, h] with V generated, or [N, 1, h] where there is nothing to generate.
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
                  scatter(hidden.relu().mean(1), rows, all);
              });
    return all;
}

} // namespace genex::method
