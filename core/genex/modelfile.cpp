// SPDX-License-Identifier: GPL-3.0-or-later
#include "modeldata.h"
#include "tensors.h"

#include "common/error.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/isnan.h>
#include <ATen/ops/where.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace genex::method {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kReferenceRows = 256;
constexpr double kLargestHalf = 6e4;
constexpr std::size_t kCoursesOfClass = 48;

std::string bucketName(std::size_t bucket, std::string_view part)
{
    return "bucket." + std::to_string(bucket) + "." + std::string(part);
}

std::int64_t lengthOf(const auto& list)
{
    return static_cast<std::int64_t>(list.size());
}

// --- writing

RawTensor poolToRaw(const data::ObservationPool& pool, std::int64_t features)
{
    std::vector<std::uint8_t> members(pool.sets.size() * static_cast<std::size_t>(features));
    for (std::size_t p = 0; p < pool.sets.size(); ++p) {
        for (const std::uint32_t f : pool.sets[p])
            members[p * static_cast<std::size_t>(features) + f] = 1;
    }
    return RawTensor::from<std::uint8_t>(members, {lengthOf(pool.sets), features});
}

/// Encoded amounts, the number of the category for categorical features, NaN in a gap.
void addReference(TensorFile& file, std::size_t bucket, const Workshop& workshop)
{
    const EncodedRows& table = workshop.cohort.rows;
    const std::vector<std::int64_t> chosen =
        referenceRows(table, workshop.buckets[bucket], kReferenceRows,
                      workshop.random.child("reference").child(std::to_string(bucket)));
    std::vector<float> values;
    std::vector<std::int64_t> labels;
    for (const std::int64_t row : chosen) {
        const auto r = static_cast<std::size_t>(row);
        labels.push_back(table.labels[r]);
        for (std::size_t f = 0; f < table.features; ++f) {
            const Cell cell = table.cell(r, f);
            const auto value = workshop.encoding.layout.isCategorical(f)
                                   ? static_cast<float>(workshop.encoding.valueOf(f, cell))
                                   : cell.amount;
            values.push_back(table.isKnown(r, f) ? value : std::nanf(""));
        }
    }
    const at::Tensor half = toDevice(values, {lengthOf(chosen), workshop.features()}, at::kCPU)
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

bool needsRates(const TrainingSettings& settings)
{
    return settings.startsFromCounts || settings.selection == Selection::Personal;
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

/// W₁ and the mask's part of it at every bin, with what the bin adds to the logits.
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

void addNetwork(TensorFile& file, const std::string& prefix, const NamedParameters& parameters)
{
    for (const NamedParameter& parameter : parameters)
        file.tensors[prefix + parameter.name] = toRaw(*parameter.tensor);
}

// --- reading

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
        data->facts = readFacts(data->manifest);
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
        throw Failure(ErrorCode::Corrupt, Text("%1 is damaged: %2.", m_fileName, why),
                      "Take it from a backup, or train it again.");
    }

    ModelFacts readFacts(Json& manifest) const
    {
        manifest = Json::parse(m_file.text("manifest", m_fileName), nullptr, false);
        if (!manifest.is_object())
            refuse("its manifest cannot be read");
        try {
            return ModelFacts::fromJson(manifest);
        } catch (const Json::exception&) {
            refuse("its manifest does not say what it must");
        } catch (const Failure& failure) {
            refuse(failure.error().message);
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
            refuse(Text("tensor \"%1\" holds a number that is not finite", name));
        return numbers;
    }

    /// Integers below `limit`, none negative.
    std::vector<std::int64_t> indices(const std::string& name, std::int64_t count, std::int64_t limit) const
    {
        std::vector<std::int64_t> numbers = raw(name, NumberType::I64, {count}).to<std::int64_t>();
        if (!std::ranges::all_of(numbers, [limit](std::int64_t i) { return i >= 0 && i < limit; }))
            refuse(Text("tensor \"%1\" points outside", name));
        return numbers;
    }

    /// A length of this tensor as the file gives it; the tensor is then read by that.
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

    /// A model that was trained without a word about logarithms takes none.
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
            refuse(failure.error().message);
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
                refuse("a rate lies outside 0 to 1");
            return rates;
        } catch (const Failure& failure) {
            if (failure.error().message.english().starts_with(m_fileName))
                throw;
            refuse(failure.error().message);
        }
    }

    /// What the courses of plans are drawn from; the same for the same model.
    void readCourses(ModelData& data) const
    {
        const Random random = Random(data.facts.settings.seed).child("courses");
        data.bank = CourseBank(*data.rates, kCoursesOfClass, random);
        data.binLayout = WideLayout(data.rates->bins, m_device);
        Random draws = random.child("generated");
        data.courseNoise = Noise(data.facts.settings.latent, data.kinds, kCoursesOfClass, draws, m_device);
        // Models that were made before have none.
        if (m_file.tensors.contains("common.learning")) {
            const std::int64_t n = lengthOf(data.facts.features);
            data.common = {finiteFloats("common.learning", {n}), finiteFloats("common.being_right", {n})};
        } else if (data.facts.settings.commonWeight > 0) {
            refuse("it does not say what tests add for patients in general");
        }
    }

    data::ObservationPool readPool(const ModelFacts& facts) const
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

    /// Fills a network whose tensors have the shapes they must have.
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

    /// Numbers of categories become inputs.
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
                        refuse("a plan estimates what its batch does not hold");
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

// --- earlier formats

int versionOf(const TensorFile& file, const std::string& fileName)
{
    const std::string& text = file.text("format_version", fileName);
    int version = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (error != std::errc{} || end != text.data() + text.size() || version < 1)
        throw Failure(ErrorCode::Corrupt,
                      Text("%1 is damaged: its format version is not a number.", fileName),
                      "Take it from a backup, or train it again.");
    return version;
}

/// Format 1 knew neither generators nor plans: all of U is ordered, at temperature 1.
ModelFacts factsOfFormat1(const TensorFile& file, const std::string& fileName)
{
    const auto parse = [&](const char* name) { return Json::parse(file.text(name, fileName)); };
    ModelFacts facts;
    for (const Json& feature : parse("features"))
        facts.features.push_back(
            {feature.at("id").get<std::string>(),
             feature.at("kind") == "binary" ? data::FeatureKind::Binary : data::FeatureKind::Numeric,
             {},
             {}});
    facts.classes = parse("classes").get<std::vector<std::string>>();
    facts.settings = parse("settings").get<TrainingSettings>();
    facts.settings.generator = GeneratorKind::None;
    facts.dataSha256 = file.text("data_sha256", fileName);
    facts.split.unit = data::SplitUnit::Groups;
    facts.split.seed = facts.settings.seed;
    facts.prices = Prices::counting(facts.features.size());
    return facts;
}

void renameTensor(TensorFile& file, const std::string& from, const std::string& to)
{
    auto node = file.tensors.extract(from);
    if (node.empty())
        return;
    node.key() = to;
    file.tensors.insert(std::move(node));
}

TensorFile fromFormat1(TensorFile file, const std::string& fileName)
{
    ModelFacts facts;
    try {
        facts = factsOfFormat1(file, fileName);
    } catch (const std::exception&) { // no JSON, or settings that cannot be
        throw Failure(ErrorCode::Corrupt, Text("%1 is damaged: its description cannot be read.", fileName),
                      "Take it from a backup, or train it again.");
    }
    for (std::size_t b = 0; file.tensors.contains(bucketName(b, "order")); ++b) {
        renameTensor(file, bucketName(b, "hidden_weight"), bucketName(b, "expert.hidden_weight"));
        renameTensor(file, bucketName(b, "hidden_bias"), bucketName(b, "expert.hidden_bias"));
        renameTensor(file, bucketName(b, "out_weight"), bucketName(b, "expert.tail.0.weight"));
        renameTensor(file, bucketName(b, "out_bias"), bucketName(b, "expert.tail.0.bias"));
    }
    file.metadata["manifest"] = facts.toJson().dump();
    file.metadata["card"] = cardOf(facts);
    file.metadata["format_version"] = std::to_string(kModelFormatVersion);
    return file;
}

} // namespace

TensorFile describeModel(ModelParts& parts)
{
    const Workshop& workshop = *parts.workshop;
    const std::int64_t n = workshop.features();
    TensorFile file;
    file.metadata = {{"format", kModelFormat},
                     {"format_version", std::to_string(kModelFormatVersion)},
                     {"manifest", parts.facts.toJson().dump()},
                     {"card", cardOf(parts.facts)}};
    addFloats(file, "encoding.mean", workshop.encoding.mean, {n});
    addFloats(file, "encoding.scale", workshop.encoding.scale, {n});
    addFloats(file, "encoding.low", workshop.encoding.low, {n});
    addFloats(file, "encoding.high", workshop.encoding.high, {n});
    if (parts.facts.settings.takesLogarithms)
        addLogarithms(file, workshop.encoding.isLogarithm);
    addPartition(file, workshop.partition);
    if (needsRates(parts.facts.settings))
        addRates(file, workshop.rates);
    if (!parts.common.learning.empty()) {
        addFloats(file, "common.learning", parts.common.learning, {n});
        addFloats(file, "common.being_right", parts.common.beingRight, {n});
    }
    // Sets of single rows are the table's, not the model's.
    const bool isOfRows = !parts.facts.observedColumn.empty() || parts.facts.complaints;
    file.tensors["pools"] = poolToRaw(isOfRows ? data::ObservationPool{} : workshop.pool, n);
    for (std::size_t b = 0; b < parts.buckets.size(); ++b) {
        TrainedBucket& bucket = parts.buckets[b];
        addNetwork(file, bucketName(b, "expert."), bucket.expert.parameters());
        if (bucket.generator)
            addNetwork(file, bucketName(b, "generator."), bucket.generator->parameters());
        file.tensors[bucketName(b, "order")] =
            RawTensor::from<std::int64_t>(bucket.order, {lengthOf(bucket.order)});
        addReference(file, b, workshop);
    }
    file.metadata["sha256"] = encodeTensorFile(file).sha256;
    return file;
}

TensorFile inCurrentFormat(TensorFile file, const std::string& fileName)
{
    const auto format = file.metadata.find("format");
    if (format == file.metadata.end() || format->second != kModelFormat)
        throw Failure(ErrorCode::InvalidInput, Text("%1 is not a model of this program.", fileName),
                      "Choose a model.");
    const int version = versionOf(file, fileName);
    if (version > kModelFormatVersion)
        throw Failure(ErrorCode::VersionMismatch,
                      Text("%1 was written by a newer version of this program.", fileName),
                      "Update the program, or choose an older model.");
    return version == 1 ? fromFormat1(std::move(file), fileName) : std::move(file);
}

std::shared_ptr<const ModelData> readModel(TensorFile file, const std::string& fileName, at::Device device)
{
    return Reader(inCurrentFormat(std::move(file), fileName), fileName, device).read();
}

} // namespace genex::method
