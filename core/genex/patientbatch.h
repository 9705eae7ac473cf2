// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainingtable.h"

#include "data/observation.h"

#include <ATen/core/Tensor.h>

namespace genex::method {

/// Values of N patients, or of any shape [..., n], as amounts at inputs.
struct Values
{
    at::Tensor amounts; ///< [N, n]
    at::Tensor inputs;  ///< [N, n], integers; undefined if feature f is always input f

    bool hasCategories() const { return inputs.defined(); }
};

/// x ∘ m as dense network input, [N, I]: amounts of known features at their inputs, zero elsewhere.
at::Tensor dense(const Values& values, const at::Tensor& mask, std::int64_t inputs);

/// A cohort's rows on the device.
struct DeviceRows
{
    Values values;           ///< [R, n]
    at::Tensor known;        ///< [R, n], 0 or 1, bytes
    at::Tensor labels;       ///< [R]
    at::Tensor observed;     ///< [P, n], 1 for a member of the set, bytes
    std::int64_t inputs = 0; ///< I

    DeviceRows(const EncodedRows& rows, const data::ObservationPool& pool, std::int64_t inputCount,
               at::Device device);
};

/// The patients of one Draw as network input.
struct Batch
{
    Values values;
    at::Tensor known;        ///< [N, n]
    at::Tensor mask;         ///< [N, n] = (O ∪ R) ∩ known: missing values are never revealed
    at::Tensor observed;     ///< [N, n] = O ∩ known
    at::Tensor labels;       ///< [N]
    at::Tensor weights;      ///< [N]
    std::int64_t inputs = 0; ///< I

    std::int64_t size() const { return labels.size(0); }
    std::int64_t features() const { return known.size(1); }
};

Batch gather(const DeviceRows& rows, const Draw& draw);

} // namespace genex::method
