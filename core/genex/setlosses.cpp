// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/setlosses.h"

#include "modeldata.h"
#include "patientpieces.h"
#include "prediction.h"
#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/zeros_like.h>

#include <numeric>

namespace genex::method {

std::vector<double> meanLosses(const Model& model, int bucket, const LabelledRows& rows,
                               std::span<const std::uint8_t> sets)
{
    const ModelData& data = model.data();
    const at::NoGradGuard noGradient;
    checkSizes(data, rows.values, std::vector<int>(rows.labels.size(), bucket));
    std::vector<std::size_t> numbers(rows.labels.size());
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    const KnownBatch batch = batchOf(data, rows.values, numbers);
    const Expert& expert = data.buckets.at(static_cast<std::size_t>(bucket)).expert;
    const auto n = static_cast<std::int64_t>(model.features().size());
    const auto count = static_cast<std::int64_t>(sets.size()) / n;
    // The state is a sum over known features: a set adds the rows of its features, where they are not
    // missing.
    const at::Tensor all = at::arange(n, at::TensorOptions(data.device).dtype(at::kLong));
    const at::Tensor changes =
        expert.changes(batch.values, all, data.kinds.inputs()) * batch.mask.unsqueeze(-1); // [R, n, h]
    const at::Tensor start =
        hiddenOf(expert, batch.values, at::zeros_like(batch.mask), data.kinds.inputs()); // [R, h]
    const at::Tensor shown =
        toDevice(std::vector<std::uint8_t>(sets.begin(), sets.end()), {count, n}, data.device).to(at::kFloat);
    const at::Tensor logits = logitsOf(expert, at::matmul(shown, changes) + start.unsqueeze(1)); // [R, S, C]
    const std::vector<std::int64_t> labels(rows.labels.begin(), rows.labels.end());
    const at::Tensor truth = toDevice(labels, {lengthOf(labels), 1, 1}, data.device).expand({-1, count, 1});
    const std::vector<float> losses = floatsOf(-logits.log_softmax(-1).gather(-1, truth).squeeze(-1).mean(0));
    return {losses.begin(), losses.end()};
}

} // namespace genex::method
