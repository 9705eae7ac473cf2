// SPDX-License-Identifier: GPL-3.0-or-later
#include "patientbatch.h"

#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros.h>

namespace genex::method {

namespace {

at::Tensor membersOf(const data::ObservationPool& pool, std::size_t features, at::Device device)
{
    std::vector<std::uint8_t> members(pool.sets.size() * features);
    for (std::size_t p = 0; p < pool.sets.size(); ++p) {
        for (const std::uint32_t feature : pool.sets[p])
            members[p * features + feature] = 1;
    }
    return toDevice(members, {lengthOf(pool.sets), static_cast<std::int64_t>(features)}, device);
}

} // namespace

at::Tensor dense(const Values& values, const at::Tensor& mask, std::int64_t inputs)
{
    const at::Tensor shown = values.amounts * mask;
    if (!values.hasCategories())
        return shown;
    std::vector<std::int64_t> shape = shown.sizes().vec();
    shape.back() = inputs;
    return at::zeros(shape, shown.options()).scatter(-1, values.inputs, shown);
}

DeviceRows::DeviceRows(const EncodedRows& rows, const data::ObservationPool& pool, std::int64_t inputCount,
                       at::Device device)
    : inputs(inputCount)
{
    const auto count = static_cast<std::int64_t>(rows.rows());
    const auto features = static_cast<std::int64_t>(rows.features);
    values.amounts = toDevice(rows.amounts, {count, features}, device);
    if (!rows.inputs.empty()) {
        const std::vector<std::int64_t> wide(rows.inputs.begin(), rows.inputs.end());
        values.inputs = toDevice(wide, {count, features}, device);
    }
    known = toDevice(rows.known, {count, features}, device);
    labels = toDevice(rows.labels, {count}, device);
    observed = membersOf(pool, rows.features, device);
}

namespace {

void takeFromDonors(Values& values, const DeviceRows& rows, const Draw& draw)
{
    const at::Device device = rows.labels.device();
    const at::Tensor donors = toDevice(draw.donors, {lengthOf(draw.donors)}, device);
    const at::Tensor isTaken = toDevice(draw.taken, values.amounts.sizes().vec(), device)
                                   .logical_and(rows.known.index_select(0, donors));
    values.amounts = at::where(isTaken, rows.values.amounts.index_select(0, donors), values.amounts);
    if (values.hasCategories())
        values.inputs = at::where(isTaken, rows.values.inputs.index_select(0, donors), values.inputs);
}

} // namespace

Batch gather(const DeviceRows& rows, const Draw& draw)
{
    const at::Device device = rows.labels.device();
    const std::int64_t count = lengthOf(draw.rows);
    const std::int64_t features = rows.known.size(1);
    const at::Tensor places = toDevice(draw.rows, {count}, device);
    const at::Tensor sets = toDevice(draw.sets, {count}, device);
    const at::Tensor revealed =
        toDevice(draw.revealed, {lengthOf(draw.revealed) / features, features}, device).to(at::kFloat);
    Batch batch;
    batch.inputs = rows.inputs;
    batch.values.amounts = rows.values.amounts.index_select(0, places);
    if (rows.values.hasCategories())
        batch.values.inputs = rows.values.inputs.index_select(0, places);
    if (!draw.donors.empty())
        takeFromDonors(batch.values, rows, draw);
    batch.known = rows.known.index_select(0, places).to(at::kFloat);
    batch.observed = rows.observed.index_select(0, sets).to(at::kFloat) * batch.known;
    batch.mask = at::maximum(batch.observed, revealed * batch.known);
    batch.labels = rows.labels.index_select(0, places);
    batch.weights = toDevice(draw.weights, {count}, device);
    return batch;
}

} // namespace genex::method
