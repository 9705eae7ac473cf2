// SPDX-License-Identifier: GPL-3.0-or-later
#include "modeldata.h"
#include "modelfields.h"
#include "tensors.h"

#include <ATen/TensorOperators.h>

#include <algorithm>
#include <cmath>

namespace genex::method {

namespace {

constexpr std::size_t kReferenceRows = 256;
constexpr double kLargestHalf = 6e4;

RawTensor poolToRaw(const data::ObservationPool& pool, std::int64_t features)
{
    std::vector<std::uint8_t> members(pool.sets.size() * static_cast<std::size_t>(features));
    for (std::size_t p = 0; p < pool.sets.size(); ++p) {
        for (const std::uint32_t f : pool.sets[p])
            members[p * static_cast<std::size_t>(features) + f] = 1;
    }
    return RawTensor::from<std::uint8_t>(members, {lengthOf(pool.sets), features});
}

/// Encoded amounts, category numbers for categorical features, NaN if missing.
void addReference(TensorFile& file, std::size_t bucket, const TrainingContext& context)
{
    const EncodedRows& table = context.cohort.rows;
    const std::vector<std::int64_t> chosen =
        referenceRows(table, context.buckets[bucket], kReferenceRows,
                      context.random.child("reference").child(std::to_string(bucket)));
    std::vector<float> values;
    std::vector<std::int64_t> labels;
    for (const std::int64_t row : chosen) {
        const auto r = static_cast<std::size_t>(row);
        labels.push_back(table.labels[r]);
        for (std::size_t f = 0; f < table.features; ++f) {
            const Cell cell = table.cell(r, f);
            const auto value = context.encoding.layout.isCategorical(f)
                                   ? static_cast<float>(context.encoding.valueOf(f, cell))
                                   : cell.amount;
            values.push_back(table.isKnown(r, f) ? value : std::nanf(""));
        }
    }
    const at::Tensor half = toDevice(values, {lengthOf(chosen), context.features()}, at::kCPU)
                                .clamp(-kLargestHalf, kLargestHalf)
                                .to(at::kHalf);
    file.tensors[bucketName(bucket, "reference.values")] = toRaw(half);
    file.tensors[bucketName(bucket, "reference.labels")] =
        RawTensor::from<std::int64_t>(labels, {lengthOf(labels)});
}

void addFloats(TensorFile& file, const std::string& name, const std::vector<float>& numbers,
               std::vector<std::int64_t> shape)
{
    file.tensors[name] = RawTensor::from<float>(numbers, std::move(shape));
}

void addPartition(TensorFile& file, const Partition& partition)
{
    const auto inputs = static_cast<std::int64_t>(partition.inputs());
    const auto codes = static_cast<std::int64_t>(partition.codes());
    file.tensors["partition.bucket_of"] = RawTensor::from<std::int64_t>(partition.bucketOf(), {codes});
    if (partition.kind() == PartitionKind::Hyperplanes) {
        const std::int64_t planes = lengthOf(partition.planes()) / inputs;
        addFloats(file, "partition.planes", partition.planes(), {inputs, planes});
        if (!partition.offsets().empty())
            addFloats(file, "partition.offsets", partition.offsets(), {inputs, planes});
        return;
    }
    addFloats(file, "partition.centres", partition.centres(), {codes, inputs});
    if (partition.kind() == PartitionKind::KMeans)
        return;
    addFloats(file, "partition.variances", partition.variances(), {codes, inputs});
    addFloats(file, "partition.log_weights", partition.logWeights(), {codes});
}

void addLogarithms(TensorFile& file, const std::vector<std::uint8_t>& isLogarithm)
{
    const std::vector<std::int64_t> list(isLogarithm.begin(), isLogarithm.end());
    file.tensors["encoding.is_logarithm"] = RawTensor::from<std::int64_t>(list, {lengthOf(list)});
}

void addRates(TensorFile& file, const ClassRates& rates)
{
    const auto classes = static_cast<std::int64_t>(rates.classes);
    const std::vector<std::int64_t>& begins = rates.bins.begins();
    file.tensors["bins.begins"] = RawTensor::from<std::int64_t>(begins, {lengthOf(begins)});
    addFloats(file, "bins.cuts", rates.bins.cuts(), {lengthOf(rates.bins.cuts())});
    addFloats(file, "bins.amounts", rates.bins.amounts(), {lengthOf(rates.bins.amounts())});
    addFloats(file, "rates", rates.rates, {lengthOf(rates.bins.amounts()), classes});
    addFloats(file, "priors", rates.priors, {classes});
}

void addNetwork(TensorFile& file, const std::string& prefix, const NamedParameters& parameters)
{
    for (const NamedParameter& parameter : parameters)
        file.tensors[prefix + parameter.name] = toRaw(*parameter.tensor);
}

} // namespace

TensorFile describeModel(ModelParts& parts)
{
    const TrainingContext& context = *parts.context;
    const std::int64_t n = context.features();
    TensorFile file;
    file.metadata = {{"format", contract::kModelFormat},
                     {"format_version", std::to_string(contract::kModelFormatVersion)},
                     {"manifest", toJson(parts.facts).dump()},
                     {"card", cardOf(parts.facts)}};
    addFloats(file, "encoding.mean", context.encoding.mean, {n});
    addFloats(file, "encoding.scale", context.encoding.scale, {n});
    addFloats(file, "encoding.low", context.encoding.low, {n});
    addFloats(file, "encoding.high", context.encoding.high, {n});
    if (parts.facts.settings.takesLogarithms)
        addLogarithms(file, context.encoding.isLogarithm);
    addPartition(file, context.partition);
    if (needsRates(parts.facts.settings))
        addRates(file, context.rates);
    if (!parts.common.learning.empty()) {
        addFloats(file, "common.learning", parts.common.learning, {n});
        addFloats(file, "common.being_right", parts.common.beingRight, {n});
    }
    // Sets of individual rows belong to the table, not to the model.
    const bool isOfRows = !parts.facts.observedColumn.empty() || parts.facts.complaints;
    file.tensors["pools"] = poolToRaw(isOfRows ? data::ObservationPool{} : context.pool, n);
    for (std::size_t b = 0; b < parts.buckets.size(); ++b) {
        TrainedBucket& bucket = parts.buckets[b];
        addNetwork(file, bucketName(b, "expert."), bucket.expert.parameters());
        if (bucket.generator)
            addNetwork(file, bucketName(b, "generator."), bucket.generator->parameters());
        file.tensors[bucketName(b, "order")] =
            RawTensor::from<std::int64_t>(bucket.order, {lengthOf(bucket.order)});
        addReference(file, b, context);
    }
    file.metadata["sha256"] = encodeTensorFile(file).sha256;
    return file;
}

} // namespace genex::method
