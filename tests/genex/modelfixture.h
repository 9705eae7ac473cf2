// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quicksettings.h"
#include "tensorfile.h"

#include "common/atomicfile.h"
#include "genex/training.h"

#include <QTemporaryDir>

#include <cmath>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace genex {

inline method::Model trainedModel(const data::Dataset& dataset, const method::TrainingSettings& settings)
{
    JobControl control;
    return method::train(method::inputFrom(dataset, settings.seed), settings, control).model;
}

/// A model in a folder, and changed copies of it whose hash is right.
class ModelFixture
{
public:
    explicit ModelFixture(method::Model trained)
        : model(std::move(trained))
    {
        model.save(path("model"));
    }

    method::Model model;

    std::filesystem::path path(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }
    std::string bytes() const { return readWholeFile(path("model/weights.safetensors")); }
    method::TensorFile file() const { return method::decodeTensorFile(bytes(), "model"); }

    std::filesystem::path writeChanged(const std::function<void(method::TensorFile&)>& change) const
    {
        method::TensorFile changed = file();
        change(changed);
        writeTensorFile(path("changed"), changed);
        return path("changed");
    }
    method::Model withManifest(const std::function<void(nlohmann::json&)>& change) const
    {
        return method::Model::load(writeChanged([&](method::TensorFile& f) {
            nlohmann::json manifest = nlohmann::json::parse(f.metadata.at("manifest"));
            change(manifest);
            f.metadata["manifest"] = manifest.dump();
        }));
    }

private:
    QTemporaryDir m_folder;
};

/// A finding that says what a table's row holds of a feature.
inline domain::Finding findingOf(const data::FeatureColumn& feature, float value)
{
    switch (feature.kind) {
    case data::FeatureKind::Binary:
        return value > 0 ? domain::Finding::present(feature.id) : domain::Finding::absent(feature.id);
    case data::FeatureKind::Numeric:
        return domain::Finding::measured(feature.id, static_cast<double>(value));
    case data::FeatureKind::Categorical:
    case data::FeatureKind::Ordinal:
        break;
    }
    return domain::Finding::ofCategory(feature.id, feature.categories[static_cast<std::size_t>(value)]);
}

/// Findings of these features; the row must hold them.
inline std::vector<domain::Finding> findingsOf(const data::Dataset& dataset, std::size_t row,
                                               const std::vector<std::int64_t>& features)
{
    std::vector<domain::Finding> findings;
    for (const std::int64_t f : features)
        findings.push_back(findingOf(dataset.features[static_cast<std::size_t>(f)],
                                     dataset.row(row)[static_cast<std::size_t>(f)]));
    return findings;
}

/// A row with these features known.
inline std::vector<float> rowWith(const data::Dataset& dataset, std::size_t row,
                                  const std::vector<std::int64_t>& features)
{
    std::vector<float> values(dataset.width(), std::nanf(""));
    for (const std::int64_t f : features)
        values[static_cast<std::size_t>(f)] = dataset.row(row)[static_cast<std::size_t>(f)];
    return values;
}

} // namespace genex
