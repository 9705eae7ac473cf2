#include "genex/model.h"

#include "findings.h"
#include "modeldata.h"
#include "tensors.h"

#include "common/error.h"
#include "common/version.h"

#include <ATen/ops/isnan.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace genex::method {

namespace {

using Json = nlohmann::json;

constexpr const char* kFormat = "genex-model";
constexpr int kFormatVersion = 1;

std::string bucketName(std::size_t bucket, std::string_view part)
{
    return "bucket." + std::to_string(bucket) + "." + std::string(part);
}

std::int64_t lengthOf(const auto& list)
{
    return static_cast<std::int64_t>(list.size());
}

// --- writing

Json featuresToJson(const std::vector<data::FeatureColumn>& features)
{
    Json list = Json::array();
    for (const data::FeatureColumn& feature : features)
        list.push_back(
            {{"id", feature.id}, {"kind", feature.kind == data::FeatureKind::Binary ? "binary" : "numeric"}});
    return list;
}

/// What was asked for, without where it ran and where it was saved meanwhile.
Json settingsToJson(const TrainingSettings& settings)
{
    Json json = settings;
    for (const char* name : {"device", "checkpoint_file", "checkpoint_every_steps"})
        json.erase(name);
    return json;
}

RawTensor poolsToRaw(const Pools& pools, std::int64_t features)
{
    std::vector<std::uint8_t> members(pools.size() * static_cast<std::size_t>(features));
    for (std::size_t p = 0; p < pools.size(); ++p) {
        for (const std::int64_t f : pools[p])
            members[p * static_cast<std::size_t>(features) + static_cast<std::size_t>(f)] = 1;
    }
    return RawTensor::from<std::uint8_t>(members, {lengthOf(pools), features});
}

void addReference(TensorFile& file, std::size_t bucket, const TrainingTable& table,
                  std::span<const std::int64_t> rows)
{
    const std::size_t n = table.features;
    std::vector<float> values;
    std::vector<std::int64_t> labels;
    for (const std::int64_t row : rows) {
        const auto r = static_cast<std::size_t>(row);
        labels.push_back(table.labels[r]);
        for (std::size_t f = 0; f < n; ++f)
            values.push_back(table.known[r * n + f] ? table.values[r * n + f] : std::nanf(""));
    }
    const at::Tensor half = toDevice(values, {lengthOf(rows), static_cast<std::int64_t>(n)}, at::kCPU)
                                .clamp(-6e4, 6e4)
                                .to(at::kHalf);
    file.tensors[bucketName(bucket, "reference.values")] = toRaw(half);
    file.tensors[bucketName(bucket, "reference.labels")] =
        RawTensor::from<std::int64_t>(labels, {lengthOf(labels)});
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
        checkFormat();
        auto data = std::make_shared<ModelData>();
        data->device = m_device;
        data->facts = readFacts();
        for (std::size_t b = 0; b < data->facts.partition.buckets(); ++b)
            data->buckets.push_back(readBucket(b, data->facts));
        data->sha256 = m_file.text("sha256", m_fileName);
        data->file = std::move(m_file);
        return data;
    }

private:
    [[noreturn]] void refuse(const std::string& why) const
    {
        throw Failure(ErrorCode::Corrupt, m_fileName + " is damaged: " + why + ".",
                      "Take it from a backup, or train it again.");
    }

    void checkFormat() const
    {
        const auto format = m_file.metadata.find("format");
        if (format == m_file.metadata.end() || format->second != kFormat)
            throw Failure(ErrorCode::InvalidInput, m_fileName + " is not a model of this program.",
                          "Choose a model file.");
        const std::string& text = m_file.text("format_version", m_fileName);
        int version = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), version);
        if (error != std::errc{} || end != text.data() + text.size() || version < 1)
            refuse("its format version is not a number");
        if (version > kFormatVersion)
            throw Failure(ErrorCode::VersionMismatch,
                          m_fileName + " was written by a newer version of this program.",
                          "Update the program, or choose an older model.");
    }

    Json parse(const std::string& name) const
    {
        Json json = Json::parse(m_file.text(name, m_fileName), nullptr, false);
        if (json.is_discarded())
            refuse("its " + name + " cannot be read");
        return json;
    }

    ModelFacts readFacts()
    {
        ModelFacts facts;
        try {
            for (const Json& feature : parse("features"))
                facts.features.push_back(readFeature(feature));
            facts.classes = parse("classes").get<std::vector<std::string>>();
            facts.settings = parse("settings").get<TrainingSettings>();
        } catch (const Json::exception&) {
            refuse("its description cannot be read");
        } catch (const Failure& failure) {
            refuse(failure.error().message);
        }
        facts.dataSha256 = m_file.text("data_sha256", m_fileName);
        if (facts.features.empty() || facts.classes.size() < 2)
            refuse("it has no features or no classes");
        facts.encoding = readEncoding(lengthOf(facts.features));
        facts.partition = readPartition(facts);
        facts.pools = readPools(facts);
        return facts;
    }

    data::FeatureColumn readFeature(const Json& json) const
    {
        const auto kind = json.at("kind").get<std::string>();
        if (kind != "binary" && kind != "numeric")
            refuse("a feature is of an unknown kind");
        return {json.at("id").get<std::string>(),
                kind == "binary" ? data::FeatureKind::Binary : data::FeatureKind::Numeric};
    }

    const RawTensor& raw(const std::string& name, NumberType type,
                         std::initializer_list<std::int64_t> shape) const
    {
        return m_file.get(name, type, std::span(shape.begin(), shape.size()), m_fileName);
    }

    std::vector<float> finiteFloats(const std::string& name, std::initializer_list<std::int64_t> shape) const
    {
        std::vector<float> numbers = raw(name, NumberType::F32, shape).to<float>();
        if (!std::ranges::all_of(numbers, [](float number) { return std::isfinite(number); }))
            refuse("tensor \"" + name + "\" holds a number that is not finite");
        return numbers;
    }

    /// Integers below `limit`, none negative.
    std::vector<std::int64_t> indices(const std::string& name, std::int64_t count, std::int64_t limit) const
    {
        std::vector<std::int64_t> numbers = raw(name, NumberType::I64, {count}).to<std::int64_t>();
        if (!std::ranges::all_of(numbers, [limit](std::int64_t i) { return i >= 0 && i < limit; }))
            refuse("tensor \"" + name + "\" points outside");
        return numbers;
    }

    /// The length that the file gives this list; the tensor is then read by that.
    std::int64_t lengthIn(const std::string& name) const
    {
        const auto found = m_file.tensors.find(name);
        if (found == m_file.tensors.end() || found->second.shape.empty())
            refuse("tensor \"" + name + "\" is missing");
        return found->second.shape[0];
    }

    Encoding readEncoding(std::int64_t features) const
    {
        Encoding encoding{
            finiteFloats("encoding.mean", {features}), finiteFloats("encoding.scale", {features}),
            finiteFloats("encoding.low", {features}), finiteFloats("encoding.high", {features})};
        if (!std::ranges::all_of(encoding.scale, [](float scale) { return scale > 0; }))
            refuse("a feature's scale is not positive");
        return encoding;
    }

    Partition readPartition(const ModelFacts& facts) const
    {
        const std::int64_t codes = lengthIn("partition.bucket_of");
        std::int64_t planes = 0;
        while ((std::int64_t{1} << planes) < codes && planes < 20)
            ++planes;
        if (codes != std::int64_t{1} << planes)
            refuse("its number of codes is not a power of two");
        const std::int64_t features = lengthOf(facts.features);
        Partition partition(facts.features.size(), finiteFloats("partition.planes", {features, planes}),
                            indices("partition.bucket_of", codes, codes));
        return partition;
    }

    Pools readPools(const ModelFacts& facts) const
    {
        const std::int64_t count = lengthIn("pools");
        const std::size_t n = facts.features.size();
        const auto members =
            raw("pools", NumberType::U8, {count, lengthOf(facts.features)}).to<std::uint8_t>();
        Pools pools(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < members.size(); ++i) {
            if (members[i] != 0)
                pools[i / n].push_back(static_cast<std::int64_t>(i % n));
        }
        return pools;
    }

    at::Tensor parameter(std::size_t bucket, const char* name,
                         std::initializer_list<std::int64_t> shape) const
    {
        const std::string full = bucketName(bucket, name);
        return toDevice(finiteFloats(full, shape), shape, m_device);
    }

    BucketModel readBucket(std::size_t bucket, const ModelFacts& facts) const
    {
        const std::int64_t n = lengthOf(facts.features);
        const std::int64_t classes = lengthOf(facts.classes);
        const std::int64_t hidden = facts.settings.hidden;
        BucketModel model;
        model.expert = {parameter(bucket, kParameterNames[0], {2 * n, hidden}),
                        parameter(bucket, kParameterNames[1], {hidden}),
                        parameter(bucket, kParameterNames[2], {hidden, classes}),
                        parameter(bucket, kParameterNames[3], {classes})};
        const std::string order = bucketName(bucket, "order");
        model.order = indices(order, lengthIn(order), n);
        if (std::set(model.order.begin(), model.order.end()).size() != model.order.size())
            refuse("a batch holds a test twice");
        model.reference = readReference(bucket, n, classes);
        return model;
    }

    Reference readReference(std::size_t bucket, std::int64_t features, std::int64_t classes) const
    {
        const std::string labelsName = bucketName(bucket, "reference.labels");
        const std::int64_t rows = lengthIn(labelsName);
        const std::vector<std::int64_t> labels = indices(labelsName, rows, classes);
        const RawTensor& values =
            raw(bucketName(bucket, "reference.values"), NumberType::F16, {rows, features});
        if (rows == 0)
            refuse("a bucket has no reference patients");
        std::vector<float> ofClass;
        for (const std::int64_t label : labels)
            ofClass.push_back(static_cast<float>(std::ranges::count(labels, label)));
        const at::Tensor withGaps = toDevice(values, m_device).to(at::kFloat);
        return {withGaps.nan_to_num(0, 0, 0), at::isnan(withGaps).logical_not().to(at::kFloat),
                toDevice(labels, {rows}, m_device), toDevice(ofClass, {rows}, m_device)};
    }

    TensorFile m_file;
    const std::string& m_fileName;
    at::Device m_device;
};

} // namespace

TensorFile describeModel(const ModelFacts& facts, std::span<const TrainedBucket> buckets,
                         const TrainingTable& table, std::span<const std::vector<std::int64_t>> references)
{
    const std::int64_t n = lengthOf(facts.features);
    const std::int64_t codes = lengthOf(facts.partition.bucketOf());
    TensorFile file;
    file.metadata = {{"format", kFormat},
                     {"format_version", std::to_string(kFormatVersion)},
                     {"program_version", kProgramVersion},
                     {"features", featuresToJson(facts.features).dump()},
                     {"classes", Json(facts.classes).dump()},
                     {"settings", settingsToJson(facts.settings).dump()},
                     {"data_sha256", facts.dataSha256}};
    file.tensors["encoding.mean"] = RawTensor::from<float>(facts.encoding.mean, {n});
    file.tensors["encoding.scale"] = RawTensor::from<float>(facts.encoding.scale, {n});
    file.tensors["encoding.low"] = RawTensor::from<float>(facts.encoding.low, {n});
    file.tensors["encoding.high"] = RawTensor::from<float>(facts.encoding.high, {n});
    file.tensors["partition.planes"] =
        RawTensor::from<float>(facts.partition.planes(), {n, lengthOf(facts.partition.planes()) / n});
    file.tensors["partition.bucket_of"] = RawTensor::from<std::int64_t>(facts.partition.bucketOf(), {codes});
    file.tensors["pools"] = poolsToRaw(facts.pools, n);
    for (std::size_t b = 0; b < buckets.size(); ++b) {
        for (std::size_t p = 0; p < kParameterNames.size(); ++p)
            file.tensors[bucketName(b, kParameterNames[p])] = toRaw(*buckets[b].expert.parameters()[p]);
        file.tensors[bucketName(b, "order")] =
            RawTensor::from<std::int64_t>(buckets[b].order, {lengthOf(buckets[b].order)});
        addReference(file, b, table, references[b]);
    }
    return file;
}

std::shared_ptr<const ModelData> readModel(TensorFile file, const std::string& fileName, at::Device device)
{
    return Reader(std::move(file), fileName, device).read();
}

Model loadModelOn(const std::filesystem::path& path, const std::string& device)
{
    return Model(readModel(readTensorFile(path), path.string(), torchDevice(device)));
}

Model::Model(std::shared_ptr<const ModelData> data)
    : m_data(std::move(data))
{}

Model Model::load(const std::filesystem::path& path, const DeviceChoice& device)
{
    return loadModelOn(path, device.name);
}

void Model::save(const std::filesystem::path& path) const
{
    writeTensorFile(path, m_data->file);
}

const std::vector<data::FeatureColumn>& Model::features() const
{
    return m_data->facts.features;
}

const std::vector<std::string>& Model::classes() const
{
    return m_data->facts.classes;
}

const std::string& Model::sha256() const
{
    return m_data->sha256;
}

std::uint64_t Model::seed() const
{
    return m_data->facts.settings.seed;
}

const std::string& Model::dataSha256() const
{
    return m_data->facts.dataSha256;
}

int Model::buckets() const
{
    return static_cast<int>(m_data->buckets.size());
}

const std::vector<std::int64_t>& Model::batch(int bucket) const
{
    return m_data->buckets.at(static_cast<std::size_t>(bucket)).order;
}

const std::vector<std::vector<std::int64_t>>& Model::pools() const
{
    return m_data->facts.pools;
}

std::vector<int> Model::findBuckets(std::span<const float> values) const
{
    const ModelFacts& facts = m_data->facts;
    std::vector<int> buckets;
    for (std::size_t begin = 0; begin + features().size() <= values.size(); begin += features().size()) {
        const ObservedPatient patient = readRow(values.subspan(begin, features().size()), facts.encoding);
        buckets.push_back(static_cast<int>(facts.partition.bucket(patient.values, patient.observed)));
    }
    return buckets;
}

} // namespace genex::method
