#include "genex/split.h"

#include "common/error.h"
#include "common/random.h"
#include "common/sha256.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace genex::method {

namespace {

constexpr std::size_t kFewestVectors = 10;

std::string_view bytesOf(std::span<const float> values)
{
    return {reinterpret_cast<const char*>(values.data()), values.size_bytes()};
}

/// The rows of each distinct vector, in the order in which the vectors first appear.
std::vector<std::vector<std::size_t>> groupByVector(const data::Dataset& dataset)
{
    std::map<std::string_view, std::size_t> groupOf;
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t r = 0; r < dataset.rows(); ++r) {
        const auto [place, isNew] = groupOf.try_emplace(bytesOf(dataset.row(r)), groups.size());
        if (isNew)
            groups.emplace_back();
        groups[place->second].push_back(r);
    }
    return groups;
}

} // namespace

Split splitByVector(const data::Dataset& dataset, std::uint64_t seed)
{
    std::vector<std::vector<std::size_t>> groups = groupByVector(dataset);
    if (groups.size() < kFewestVectors)
        throw Failure(ErrorCode::InvalidInput,
                      "The table has " + std::to_string(groups.size()) + " different patients.",
                      "Training, validation and test need at least ten.");
    Random(seed).child("split").shuffle(groups);
    const std::size_t trainingEnd = groups.size() * 7 / 10;
    const std::size_t validationEnd = groups.size() * 8 / 10;
    Split split;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        auto& part = g < trainingEnd ? split.training : g < validationEnd ? split.validation : split.test;
        part.insert(part.end(), groups[g].begin(), groups[g].end());
    }
    for (auto* part : {&split.training, &split.validation, &split.test})
        std::sort(part->begin(), part->end());
    return split;
}

std::string hashOf(const data::Dataset& dataset)
{
    Sha256 hash;
    const auto addText = [&hash](std::string_view text) {
        hash.add(std::to_string(text.size())).add(":").add(text);
    };
    for (const data::FeatureColumn& feature : dataset.features) {
        hash.add(feature.kind == data::FeatureKind::Binary ? "b" : "n");
        addText(feature.id);
    }
    hash.add("classes");
    for (const std::string& name : dataset.classes)
        addText(name);
    hash.add("values").add(std::as_bytes(std::span(dataset.values)));
    hash.add("labels").add(std::as_bytes(std::span(dataset.labels)));
    return hash.hex();
}

} // namespace genex::method
