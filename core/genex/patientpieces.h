// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modeldata.h"
#include "prediction.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

/// Processes many patients bucket by bucket, in chunks.
namespace genex::method {

/// Calls handle(bucket, row indices) for chunks of rows of the same bucket.
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

/// Number of rows per chunk that keeps tensors within bounds, given the numbers per row.
std::size_t rowsWithin(std::size_t numbersPerRow);

/// Throws Failure(Internal) unless the number of values matches the patients.
void checkSizes(const ModelData& data, std::span<const float> values, std::span<const int> bucketOfRow);

KnownBatch batchOf(const ModelData& data, std::span<const float> values, std::span<const std::size_t> rows);

/// Copies the rows of a tensor to their positions.
void scatter(const at::Tensor& numbers, std::span<const std::size_t> rows, std::vector<float>& into);

} // namespace genex::method
