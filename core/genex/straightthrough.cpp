// SPDX-License-Identifier: GPL-3.0-or-later
#include "straightthrough.h"

#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/matmul.h>
#include <ATen/ops/zeros.h>

namespace genex::method {

namespace {

/// The feature of each input [I].
at::Tensor featuresOfInputs(const OutputKinds& kinds, at::Device device)
{
    std::vector<std::int64_t> features;
    for (std::size_t f = 0; f + 1 < kinds.begins.size(); ++f)
        features.insert(features.end(), static_cast<std::size_t>(kinds.begins[f + 1] - kinds.begins[f]),
                        static_cast<std::int64_t>(f));
    return toDevice(features, {lengthOf(features)}, device);
}

} // namespace

std::vector<at::Tensor> slopesOf(const Selector& selector, const Batch& batch, Random random)
{
    const Generator& generator = *selector.generator;
    const Latent latent = generator.encoder(batch.values, batch.observed);
    std::vector<at::Tensor> slopes;
    for (int i = 0; i < selector.draws; ++i) {
        const Noise noise(generator.shape.latent, *selector.kinds, batch.size(), random,
                          batch.labels.device());
        const at::Tensor outputs = generator.decoder(drawCodes(latent, noise.codes));
        const at::Tensor means = meanInputs(generator.decoder, *selector.kinds, outputs, noise);
        slopes.push_back(means - means.detach());
    }
    return slopes;
}

at::Tensor slopeOfState(const Expert& expert, const OutputKinds& kinds, const at::Tensor& slope,
                        const at::Tensor& gate)
{
    const at::Tensor open = gate.index_select(1, featuresOfInputs(kinds, gate.device()));
    const at::Tensor deep = at::matmul(slope * open, expert.valueWeight(kinds.inputs()));
    if (expert.wide.isEmpty())
        return deep;
    return at::cat({deep, at::zeros({deep.size(0), expert.classes()}, deep.options())}, 1);
}

} // namespace genex::method
