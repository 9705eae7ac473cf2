// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "modeldata.h"
#include "prediction.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

/// Many patients, bucket by bucket and a piece at a time.
namespace genex::method {

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

/// How many rows make no tensor too large, when each takes so many numbers of it.
std::size_t rowsWithin(std::size_t numbersPerRow);

/// Throws Failure(Internal) unless the values are as many as the patients need.
void checkSizes(const ModelData& data, std::span<const float> values, std::span<const int> bucketOfRow);

KnownBatch batchOf(const ModelData& data, std::span<const float> values, std::span<const std::size_t> rows);

/// Puts the rows of a tensor where they belong among all.
void scatter(const at::Tensor& numbers, std::span<const std::size_t> rows, std::vector<float>& into);

} // namespace genex::method
