// SPDX-License-Identifier: GPL-3.0-or-later
#include "patientpieces.h"

#include "findings.h"
#include "tensors.h"

#include "common/error.h"

#include <string>

namespace genex::method {

namespace {

constexpr std::size_t kNumbersAtOnce = 4'000'000; // in the largest tensor of a chunk

} // namespace

std::size_t rowsWithin(std::size_t numbersPerRow)
{
    return std::max<std::size_t>(1, kNumbersAtOnce / std::max<std::size_t>(1, numbersPerRow));
}

void checkSizes(const ModelData& data, std::span<const float> values, std::span<const int> bucketOfRow)
{
    if (values.size() != bucketOfRow.size() * data.facts.features.size())
        throw Failure(ErrorCode::Internal, "There are " + std::to_string(values.size()) + " values for " +
                                               std::to_string(bucketOfRow.size()) + " patients.");
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

} // namespace genex::method
