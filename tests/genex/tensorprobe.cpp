// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensorprobe.h"

#include "tensors.h"

#include <ATen/TensorOperators.h>

#include <utility>

namespace genex::method::probe {

at::Tensor tensorOf(const std::vector<float>& numbers, std::vector<std::int64_t> shape)
{
    return toDevice(numbers, std::move(shape), at::kCPU);
}

PlainValues plain(const Values& values)
{
    PlainValues result{floatsOf(values.amounts), {}};
    if (values.hasCategories()) {
        result.inputs = integersOf(values.inputs);
        return result;
    }
    const std::int64_t n = values.amounts.size(1);
    for (std::int64_t i = 0; i < values.amounts.numel(); ++i)
        result.inputs.push_back(i % n);
    return result;
}

PlainBatch plain(const Batch& batch)
{
    return {static_cast<std::size_t>(batch.features()),
            static_cast<std::size_t>(batch.inputs),
            plain(batch.values),
            floatsOf(batch.known),
            floatsOf(batch.mask),
            floatsOf(batch.observed),
            floatsOf(batch.weights),
            integersOf(batch.labels)};
}

PlainExpert plain(const Expert& expert, std::int64_t features, std::int64_t inputs)
{
    PlainExpert result{static_cast<std::size_t>(features),
                       static_cast<std::size_t>(inputs),
                       floatsOf(expert.hiddenWeight),
                       floatsOf(expert.hiddenBias),
                       {}};
    for (const TailLayer& layer : expert.tail)
        result.tail.push_back({floatsOf(layer.weight), floatsOf(layer.bias), layer.startsWithRelu});
    return result;
}

Batch tensors(const PlainBatch& batch)
{
    const auto n = static_cast<std::int64_t>(batch.features);
    const std::int64_t rows = lengthOf(batch.labels);
    Batch result;
    result.inputs = static_cast<std::int64_t>(batch.inputs);
    result.values.amounts = tensorOf(batch.values.amounts, {rows, n});
    if (batch.inputs != batch.features)
        result.values.inputs = toDevice(batch.values.inputs, {rows, n}, at::kCPU);
    result.known = tensorOf(batch.known, {rows, n});
    result.mask = tensorOf(batch.mask, {rows, n});
    result.observed = tensorOf(batch.observed, {rows, n});
    result.weights = tensorOf(batch.weights, {rows});
    result.labels = toDevice(batch.labels, {rows}, at::kCPU);
    return result;
}

Expert tensors(const PlainExpert& expert)
{
    Expert result;
    const auto width = static_cast<std::int64_t>(expert.inputs + expert.features);
    result.hiddenWeight = tensorOf(expert.weight, {width, lengthOf(expert.bias)});
    result.hiddenBias = tensorOf(expert.bias, {lengthOf(expert.bias)});
    for (const PlainLayer& layer : expert.tail) {
        const std::int64_t out = lengthOf(layer.bias);
        result.tail.push_back({tensorOf(layer.weight, {lengthOf(layer.weight) / out, out}),
                               tensorOf(layer.bias, {out}), layer.startsWithRelu});
    }
    return result;
}

ExpertShape shapeOf(const ExpertWanted& wanted)
{
    ExpertShape shape;
    shape.features = static_cast<std::int64_t>(wanted.features);
    shape.inputs = static_cast<std::int64_t>(wanted.inputs);
    shape.hidden = static_cast<std::int64_t>(wanted.hidden);
    shape.classes = static_cast<std::int64_t>(wanted.classes);
    shape.frontHidden = static_cast<std::int64_t>(wanted.frontHidden);
    shape.frontLatent = static_cast<std::int64_t>(wanted.frontLatent);
    return shape;
}

GeneratorShape shapeOf(const GeneratorWanted& wanted, std::int64_t features, std::int64_t inputs)
{
    TrainingSettings settings;
    settings.generator = wanted.kind;
    settings.latent = wanted.latent;
    settings.generatorHidden = wanted.hidden;
    settings.positionSize = wanted.positionSize;
    settings.heads = wanted.heads;
    settings.attentionLayers = wanted.layers;
    settings.decoderHidden = wanted.decoderHidden;
    if (wanted.classes > 0)
        settings.generatorTraining = GeneratorTraining::Proposal;
    return GeneratorShape::from(settings, features, inputs, wanted.classes);
}

Generator generatorOf(const GeneratorWanted& wanted, std::int64_t features, std::int64_t inputs)
{
    return Generator::random(shapeOf(wanted, features, inputs), Random(wanted.seed), at::kCPU);
}

std::vector<float> flat(Expert expert)
{
    std::vector<float> numbers;
    for (const NamedParameter& parameter : expert.parameters()) {
        const std::vector<float> more = floatsOf(*parameter.tensor);
        numbers.insert(numbers.end(), more.begin(), more.end());
    }
    return numbers;
}

Decoder sayingAlways(const std::vector<float>& outputs, const std::vector<float>& logVariance)
{
    const std::int64_t inputs = lengthOf(outputs);
    return {tensorOf({0}, {1, 1}), tensorOf({0}, {1}),
            tensorOf(std::vector<float>(outputs.size()), {1, inputs}), tensorOf(outputs, {inputs}),
            tensorOf(logVariance, {inputs})};
}

PlainScores plain(const CandidateScores& scores)
{
    return {scores.now, scores.with, scores.multiplyAdds};
}

} // namespace genex::method::probe
