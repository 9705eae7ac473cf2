// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/judge.h"

#include "expert.h"
#include "tensors.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/ones.h>

#include <optional>

namespace genex::method {

struct Judge::Networks
{
    std::vector<std::optional<Expert>> ofBucket;
};

namespace {

constexpr std::int64_t kHidden = 32;
constexpr int kSteps = 200;
constexpr StepSettings kStep{3e-3, 0, 0.01};

std::vector<std::size_t> rowsIn(const JudgedPatients& patients, int bucket)
{
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < patients.bucketOfRow.size(); ++i) {
        if (patients.bucketOfRow[i] == bucket)
            rows.push_back(i);
    }
    return rows;
}

/// z of these patients [N, h], all known.
Values valuesOf(const JudgedPatients& patients, const std::vector<std::size_t>& rows)
{
    std::vector<float> numbers;
    for (const std::size_t row : rows) {
        const auto begin = patients.hidden.begin() + static_cast<std::ptrdiff_t>(row * patients.width);
        numbers.insert(numbers.end(), begin, begin + static_cast<std::ptrdiff_t>(patients.width));
    }
    const std::vector<std::int64_t> shape{static_cast<std::int64_t>(rows.size()),
                                          static_cast<std::int64_t>(patients.width)};
    return {toDevice(numbers, shape, at::kCPU), {}};
}

Batch batchOf(const JudgedPatients& patients, const std::vector<std::size_t>& rows,
              std::span<const std::uint8_t> isRight)
{
    std::vector<std::int64_t> labels;
    for (const std::size_t row : rows)
        labels.push_back(isRight[row]);
    Batch batch;
    batch.values = valuesOf(patients, rows);
    batch.known = batch.mask = batch.observed = at::ones(batch.values.amounts.sizes());
    batch.labels = toDevice(labels, {batch.mask.size(0)}, at::kCPU);
    batch.weights = at::ones({batch.mask.size(0)});
    batch.inputs = batch.mask.size(1);
    return batch;
}

Expert trainedOn(const Batch& batch, Random random, JobControl& control)
{
    ExpertShape shape;
    shape.features = shape.inputs = batch.inputs;
    shape.hidden = kHidden;
    shape.classes = 2;
    ExpertTrainer trainer(Expert::random(shape, random, at::kCPU));
    for (int i = 0; i < kSteps; ++i) {
        control.checkPoint();
        trainer.step(batch, kStep);
    }
    return trainer.expert.clone();
}

} // namespace

Judge::Judge(std::shared_ptr<const Networks> networks)
    : m_networks(std::move(networks))
{}

Judge Judge::train(const JudgedPatients& patients, std::span<const std::uint8_t> isRight, int buckets,
                   std::uint64_t seed, JobControl& control)
{
    auto networks = std::make_shared<Networks>();
    const Random random = Random(seed).child("judge");
    for (int b = 0; b < buckets; ++b) {
        const std::vector<std::size_t> rows = rowsIn(patients, b);
        std::optional<Expert> network;
        if (!rows.empty())
            network = trainedOn(batchOf(patients, rows, isRight), random.child(std::to_string(b)), control);
        networks->ofBucket.push_back(std::move(network));
    }
    return Judge(std::move(networks));
}

std::vector<double> Judge::trust(const JudgedPatients& patients) const
{
    const at::NoGradGuard noGradient;
    std::vector<double> trust(patients.bucketOfRow.size());
    for (std::size_t b = 0; b < m_networks->ofBucket.size(); ++b) {
        const std::vector<std::size_t> rows = rowsIn(patients, static_cast<int>(b));
        const std::optional<Expert>& network = m_networks->ofBucket[b];
        if (rows.empty() || !network)
            continue;
        const Values values = valuesOf(patients, rows);
        const at::Tensor logits = logitsOf(
            *network, hiddenOf(*network, values, at::ones(values.amounts.sizes()), values.amounts.size(1)));
        const std::vector<float> right = floatsOf(logits.softmax(1).select(1, 1));
        for (std::size_t i = 0; i < rows.size(); ++i)
            trust[rows[i]] = right[i];
    }
    return trust;
}

} // namespace genex::method
