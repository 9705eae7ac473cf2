// SPDX-License-Identifier: GPL-3.0-or-later
#include "modeldata.h"
#include "modelfields.h"

#include "common/error.h"

#include <charconv>

namespace genex::method {

namespace {

using Json = nlohmann::json;

int versionOf(const TensorFile& file, const std::string& fileName)
{
    const std::string& text = file.text("format_version", fileName);
    int version = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (error != std::errc{} || end != text.data() + text.size() || version < 1)
        throw Failure(ErrorCode::Corrupt,
                      Text("%1 is damaged: its format version is not a number.", fileName),
                      "Restore it from a backup, or train it again.");
    return version;
}

/// Format 1 knew neither generators nor plans: all of U is ordered, at temperature 1.
ModelManifest factsOfFormat1(const TensorFile& file, const std::string& fileName)
{
    const auto parse = [&](const char* name) { return Json::parse(file.text(name, fileName)); };
    ModelManifest facts;
    for (const Json& feature : parse("features"))
        facts.features.push_back(
            {feature.at("id").get<std::string>(),
             feature.at("kind") == "binary" ? data::FeatureKind::Binary : data::FeatureKind::Numeric,
             {},
             {}});
    facts.classes = parse("classes").get<std::vector<std::string>>();
    facts.settings = {parse("settings").get<TrainingSettings>()};
    facts.settings.generator = GeneratorKind::None;
    facts.dataSha256 = file.text("data_sha256", fileName);
    facts.split.unit = data::SplitUnit::Groups;
    facts.split.seed = facts.settings.seed;
    facts.prices = Prices::counting(facts.features.size());
    facts.partition.kind = facts.settings.partition;
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
    ModelManifest facts;
    try {
        facts = factsOfFormat1(file, fileName);
    } catch (const std::exception&) { // not JSON, or invalid settings
        throw Failure(ErrorCode::Corrupt, Text("%1 is damaged: its description cannot be read.", fileName),
                      "Restore it from a backup, or train it again.");
    }
    for (std::size_t b = 0; file.tensors.contains(bucketName(b, "order")); ++b) {
        renameTensor(file, bucketName(b, "hidden_weight"), bucketName(b, "expert.hidden_weight"));
        renameTensor(file, bucketName(b, "hidden_bias"), bucketName(b, "expert.hidden_bias"));
        renameTensor(file, bucketName(b, "out_weight"), bucketName(b, "expert.tail.0.weight"));
        renameTensor(file, bucketName(b, "out_bias"), bucketName(b, "expert.tail.0.bias"));
    }
    file.metadata["manifest"] = toJson(facts).dump();
    file.metadata["card"] = cardOf(facts);
    file.metadata["format_version"] = std::to_string(contract::kModelFormatVersion);
    return file;
}

} // namespace

TensorFile inCurrentFormat(TensorFile file, const std::string& fileName)
{
    const auto format = file.metadata.find("format");
    if (format == file.metadata.end() || format->second != contract::kModelFormat)
        throw Failure(ErrorCode::InvalidInput, Text("%1 is not a model of this program.", fileName),
                      "Choose a model.");
    const int version = versionOf(file, fileName);
    if (version > contract::kModelFormatVersion)
        throw Failure(ErrorCode::VersionMismatch,
                      Text("%1 was written by a newer version of this program.", fileName),
                      "Update the program, or choose an older model.");
    return version == 1 ? fromFormat1(std::move(file), fileName) : std::move(file);
}

} // namespace genex::method
