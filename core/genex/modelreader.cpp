// SPDX-License-Identifier: GPL-3.0-or-later
#include "modeldata.h"
#include "modelfields.h"
#include "tensors.h"

#include "common/error.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/isnan.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace genex::method {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kCoursesOfClass = 48;
constexpr const char* kRemedy = "Restore it from a backup, or train it again.";

/// W₁ with the mask's part at every bin, and what the bin adds to the logits.
PlanExpert planExpertOf(const Expert& expert, const ValueBins& bins, std::int64_t inputs)
{
    std::vector<std::int64_t> places;
    std::vector<float> amounts;
    std::vector<std::int64_t> features;
    for (std::size_t f = 0; f < bins.features(); ++f) {
        for (std::size_t bin = bins.begin(f); bin < bins.begin(f + 1); ++bin) {
            const Cell cell = bins.cellOf(f, bin);
            places.push_back(cell.input);
            amounts.push_back(cell.amount);
            features.push_back(static_cast<std::int64_t>(f));
        }
    }
    const at::Device device = expert.hiddenBias.device();
    const auto of = [&](const std::vector<std::int64_t>& list) {
        return toDevice(list, {lengthOf(list)}, device);
    };
    PlanExpert plain;
    plain.hidden = static_cast<std::size_t>(expert.width());
    plain.classes = static_cast<std::size_t>(expert.classes());
    plain.change = floatsOf(expert.valueWeight(inputs).index_select(0, of(places)) *
                                toDevice(amounts, {lengthOf(amounts), 1}, device) +
                            expert.maskWeight(inputs).index_select(0, of(features)));
    plain.wide = expert.wide.isEmpty() ? std::vector<float>(bins.size() * plain.classes)
                                       : floatsOf(expert.wide.scaledWeight());
    plain.tail = floatsOf(expert.tail.back().weight);
    return plain;
}

/// Reads one model file; every failure names it.
class Reader
{
public:
    Reader(TensorFile file, const std::string& fileName, at::Device device)
        : m_file(std::move(file))
        , m_fileName(fileName)
        , m_device(device)
    {}

    std::shared_ptr<const ModelData> read()
    {
        auto data = std::make_shared<ModelData>();
        data->device = m_device;
        data->facts = readManifest();
        data->card = m_file.text("card", m_fileName);
        data->encoding = readEncoding(data->facts.features, data->facts.settings);
        data->partition = readPartition(data->encoding, data->facts.settings);
        data->pool = readPool(data->facts);
        data->kinds = OutputKinds(data->facts.features, data->encoding, m_device);
        if (needsRates(data->facts.settings))
            data->rates = readRates(*data);
        if (data->facts.isPersonal())
            readCourses(*data);
        for (std::size_t b = 0; b < data->partition.buckets(); ++b)
            data->buckets.push_back(readBucket(b, *data));
        checkPlans(*data);
        Random random = Random(data->facts.settings.seed).child("draws");
        data->noise =
            Noise(data->facts.settings.latent, data->kinds, data->facts.settings.draws, random, m_device);
        data->sha256 = m_file.text("sha256", m_fileName);
        data->file = std::move(m_file);
        return data;
    }

private:
    [[noreturn]] void refuse(const Text& why) const
    {
        throw Failure(ErrorCode::Corrupt, Text("%1 is damaged: %2.", m_fileName, why), kRemedy);
    }

    ModelManifest readManifest() const
    {
        const Json manifest = Json::parse(m_file.text("manifest", m_fileName), nullptr, false);
        if (manifest.is_discarded())
            refuse("its manifest cannot be read");
        try {
            return fromJson<ModelManifest>(manifest, "its manifest");
        } catch (const Failure& failure) {
            throw Failure(ErrorCode::Corrupt, Text("%1 is damaged: %2", m_fileName, failure.error().message),
                          kRemedy);
        }
    }

    const RawTensor& raw(const std::string& name, NumberType type, std::vector<std::int64_t> shape) const
    {
        return m_file.get(name, type, shape, m_fileName);
    }

    std::vector<float> finiteFloats(const std::string& name, std::vector<std::int64_t> shape) const
    {
        std::vector<float> numbers = raw(name, NumberType::F32, std::move(shape)).to<float>();
        if (!std::ranges::all_of(numbers, [](float number) { return std::isfinite(number); }))
            refuse(Text("tensor \"%1\" contains a number that is not finite", name));
        return numbers;
    }

    /// Non-negative integers below `limit`.
    std::vector<std::int64_t> indices(const std::string& name, std::int64_t count, std::int64_t limit) const
    {
        std::vector<std::int64_t> numbers = raw(name, NumberType::I64, {count}).to<std::int64_t>();
        if (!std::ranges::all_of(numbers, [limit](std::int64_t i) { return i >= 0 && i < limit; }))
            refuse(Text("tensor \"%1\" points outside the file", name));
        return numbers;
    }

    /// A dimension of this tensor as stored; used to read it.
    std::int64_t sizeIn(const std::string& name, std::size_t dimension) const
    {
        const auto found = m_file.tensors.find(name);
        if (found == m_file.tensors.end() || found->second.shape.size() <= dimension)
            refuse(Text("tensor \"%1\" is missing", name));
        return found->second.shape[dimension];
    }

    Encoding readEncoding(const std::vector<data::FeatureColumn>& features,
                          const TrainingSettings& settings) const
    {
        const std::int64_t n = lengthOf(features);
        Encoding encoding{data::InputLayout(features),         finiteFloats("encoding.mean", {n}),
                          finiteFloats("encoding.scale", {n}), finiteFloats("encoding.low", {n}),
                          finiteFloats("encoding.high", {n}),  logarithms(n, settings)};
        if (!std::ranges::all_of(encoding.scale, [](float scale) { return scale > 0; }))
            refuse("a feature's scale is not positive");
        for (std::size_t f = 0; f < features.size(); ++f) {
            if (encoding.isLogarithm[f] && !(encoding.low[f] > 0))
                refuse("a value that is not positive has a logarithm");
        }
        return encoding;
    }

    /// Models without this tensor use no logarithms.
    std::vector<std::uint8_t> logarithms(std::int64_t features, const TrainingSettings& settings) const
    {
        if (!settings.takesLogarithms)
            return std::vector<std::uint8_t>(static_cast<std::size_t>(features));
        const std::vector<std::int64_t> list = indices("encoding.is_logarithm", features, 2);
        return {list.begin(), list.end()};
    }

    Partition readPartition(const Encoding& encoding, const TrainingSettings& settings) const
    {
        const PartitionKind kind = settings.partition;
        const auto inputs = static_cast<std::int64_t>(encoding.layout.inputs());
        const std::int64_t codes = sizeIn("partition.bucket_of", 0);
        PartitionContent content;
        content.kind = kind;
        content.inputs = encoding.layout.inputs();
        content.bucketOf = indices("partition.bucket_of", codes, codes);
        if (kind == PartitionKind::Hyperplanes)
            content.planes = finiteFloats("partition.planes", {inputs, sizeIn("partition.planes", 1)});
        else
            content.clusters.centres = finiteFloats("partition.centres", {codes, inputs});
        if (kind == PartitionKind::Hyperplanes && settings.hashesUnusual && !content.planes.empty())
            content.offsets = finiteFloats("partition.offsets", {inputs, sizeIn("partition.planes", 1)});
        if (kind == PartitionKind::GaussianMixture) {
            content.clusters.variances = finiteFloats("partition.variances", {codes, inputs});
            content.clusters.logWeights = finiteFloats("partition.log_weights", {codes});
        }
        try {
            return Partition(std::move(content));
        } catch (const Failure& failure) {
            throw Failure(ErrorCode::Corrupt, Text("%1 is damaged: %2", m_fileName, failure.error().message),
                          kRemedy);
        }
    }

    ClassRates readRates(const ModelData& data) const
    {
        const std::int64_t bins = sizeIn("bins.amounts", 0);
        const std::int64_t n = lengthOf(data.facts.features);
        const std::int64_t classes = lengthOf(data.facts.classes);
        try {
            ClassRates rates{ValueBins(data.encoding.layout, indices("bins.begins", n + 1, bins + 1),
                                       finiteFloats("bins.cuts", {bins - n}),
                                       finiteFloats("bins.amounts", {bins})),
                             data.facts.classes.size(), finiteFloats("rates", {bins, classes}),
                             finiteFloats("priors", {classes})};
            const auto isRate = [](float rate) { return rate > 0 && rate <= 1; };
            if (!std::ranges::all_of(rates.rates, isRate) || !std::ranges::all_of(rates.priors, isRate))
                refuse("a rate is outside 0 to 1");
            return rates;
        } catch (const Failure& failure) {
            if (failure.error().message.english().starts_with(m_fileName))
                throw;
            refuse(failure.error().message);
        }
    }

    /// What plans draw their courses from; deterministic for a model.
    void readCourses(ModelData& data) const
    {
        const Random random = Random(data.facts.settings.seed).child("courses");
        data.bank = CourseBank(*data.rates, kCoursesOfClass, random);
        data.binLayout = WideLayout(data.rates->bins, m_device);
        Random draws = random.child("generated");
        data.courseNoise = Noise(data.facts.settings.latent, data.kinds, kCoursesOfClass, draws, m_device);
        // Absent in older models.
        if (m_file.tensors.contains("common.learning")) {
            const std::int64_t n = lengthOf(data.facts.features);
            data.common = {finiteFloats("common.learning", {n}), finiteFloats("common.being_right", {n})};
        } else if (data.facts.settings.commonWeight > 0) {
            refuse("it lacks the population-level value of tests");
        }
    }

    data::ObservationPool readPool(const ModelManifest& facts) const
    {
        const std::int64_t count = sizeIn("pools", 0);
        const std::size_t n = facts.features.size();
        const auto members =
            raw("pools", NumberType::U8, {count, lengthOf(facts.features)}).to<std::uint8_t>();
        data::ObservationPool pool;
        pool.sets.resize(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < members.size(); ++i) {
            if (members[i] != 0)
                pool.sets[i / n].push_back(static_cast<std::uint32_t>(i % n));
        }
        return pool;
    }

    /// Fills a network whose tensors have the required shapes.
    void readNetwork(const std::string& prefix, const NamedParameters& parameters) const
    {
        for (const NamedParameter& parameter : parameters) {
            const std::vector<std::int64_t> shape = parameter.tensor->sizes().vec();
            *parameter.tensor = toDevice(finiteFloats(prefix + parameter.name, shape), shape, m_device);
        }
    }

    BucketModel readBucket(std::size_t bucket, const ModelData& data) const
    {
        const TrainingSettings& settings = data.facts.settings;
        const std::int64_t n = lengthOf(data.facts.features);
        const std::int64_t inputs = data.kinds.inputs();
        const bool hasFront = settings.expertFront == ExpertFront::Encoder;
        BucketModel model;
        model.expert =
            Expert::empty({n, inputs, settings.hidden, lengthOf(data.facts.classes),
                           hasFront ? settings.generatorHidden : 0, hasFront ? settings.latent : 0},
                          at::kCPU);
        if (settings.startsFromCounts)
            model.expert.wide = WidePart::empty(WideLayout(data.rates->bins, m_device),
                                                lengthOf(data.facts.classes), at::kCPU);
        readNetwork(bucketName(bucket, "expert."), model.expert.parameters());
        if (data.facts.isPersonal())
            model.planExpert = planExpertOf(model.expert, data.rates->bins, inputs);
        if (settings.generator != GeneratorKind::None) {
            model.generator = Generator::empty(
                GeneratorShape::from(settings, n, inputs, lengthOf(data.facts.classes)), at::kCPU);
            readNetwork(bucketName(bucket, "generator."), model.generator->parameters());
        }
        model.order = distinct(bucketName(bucket, "order"), n);
        model.reference = readReference(bucket, data);
        return model;
    }

    std::vector<std::int64_t> distinct(const std::string& name, std::int64_t limit) const
    {
        std::vector<std::int64_t> list = indices(name, sizeIn(name, 0), limit);
        if (std::set(list.begin(), list.end()).size() != list.size())
            refuse("a batch holds a test twice");
        return list;
    }

    Reference readReference(std::size_t bucket, const ModelData& data) const
    {
        const std::int64_t features = lengthOf(data.facts.features);
        const std::string labelsName = bucketName(bucket, "reference.labels");
        const std::int64_t rows = sizeIn(labelsName, 0);
        const std::vector<std::int64_t> labels = indices(labelsName, rows, lengthOf(data.facts.classes));
        const RawTensor& values =
            raw(bucketName(bucket, "reference.values"), NumberType::F16, {rows, features});
        if (rows == 0)
            refuse("a bucket has no reference patients");
        const at::Tensor withGaps = toDevice(values, m_device).to(at::kFloat);
        const at::Tensor known = at::isnan(withGaps).logical_not().to(at::kFloat);
        return {referenceValues(withGaps.nan_to_num(0, 0, 0), data.kinds), known,
                toDevice(labels, {rows}, m_device)};
    }

    /// Category numbers become inputs.
    Values referenceValues(const at::Tensor& stored, const OutputKinds& kinds) const
    {
        if (kinds.categorical.empty())
            return {stored, {}};
        Values values{stored.clone(), kinds.first.expand({stored.size(0), -1}).clone()};
        for (const std::int64_t f : kinds.categorical) {
            const std::int64_t count =
                kinds.begins[static_cast<std::size_t>(f) + 1] - kinds.begins[static_cast<std::size_t>(f)];
            const at::Tensor category = stored.select(1, f);
            for (const float number : floatsOf(category)) {
                if (!(number >= 0 && number < static_cast<float>(count)))
                    refuse("a reference patient has an unknown category");
            }
            values.inputs.select(1, f).add_(category.to(at::kLong));
            values.amounts.select(1, f).fill_(1);
        }
        return values;
    }

    void checkPlans(const ModelData& data) const
    {
        for (const BudgetPlan& plan : data.facts.plans) {
            if (plan.estimated.size() != data.buckets.size())
                refuse("a plan is for another number of buckets");
            for (std::size_t b = 0; b < data.buckets.size(); ++b) {
                const std::vector<std::int64_t>& order = data.buckets[b].order;
                for (const std::int64_t feature : plan.estimated[b]) {
                    if (std::ranges::find(order, feature) == order.end())
                        refuse("a plan estimates a test that is not in its batch");
                    if (std::ranges::count(plan.estimated[b], feature) > 1)
                        refuse("a plan estimates a test twice");
                }
                if (!plan.estimated[b].empty() && !data.buckets[b].generator)
                    refuse("a plan estimates without a generator");
            }
        }
    }

    TensorFile m_file;
    const std::string& m_fileName;
    at::Device m_device;
};

} // namespace

std::shared_ptr<const ModelData> readModel(TensorFile file, const std::string& fileName, at::Device device)
{
    return Reader(inCurrentFormat(std::move(file), fileName), fileName, device).read();
}

} // namespace genex::method
