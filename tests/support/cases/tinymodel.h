// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/manifest.h"

#include "common/version.h"
#include "services/userfolders.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>

#include <cstdint>
#include <string>

/// A model as far as the front looks at it.
namespace genex::testing {

inline const std::string kTinyModel(64, '1');
inline const std::string kOtherTinyModel(64, '2');

/// Two questions and four tests; no weights.
inline contract::ModelManifest tinyManifest()
{
    using enum data::FeatureKind;
    contract::BudgetPlan plan;
    plan.budget = 3;
    plan.accuracyWithAll = 0.9;
    plan.chosen = {.accuracy = 0.9, .fallbackRate = 0.1};
    plan.threshold = 0.8;
    plan.calibrationErrorAfter = 0.01;
    contract::ModelManifest manifest;
    manifest.features = {{"fever", Binary}, {"cough", Binary},    {"malaria_film", Binary},
                         {"crp", Numeric},  {"d_dimer", Numeric}, {"platelets", Numeric}};
    manifest.classes = {"influenza", "covid_19", "malaria"};
    manifest.settings.seed = 7;
    manifest.rows = {100, 10, 0};
    manifest.prices = domain::Prices::counting(manifest.features.size());
    manifest.plans = {plan};
    return manifest;
}

inline void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// The header alone: whoever wants weights of it finds none.
inline void writeTinyModel(const QString& folder, const std::string& sha256,
                           const contract::ModelManifest& content = tinyManifest())
{
    const std::string manifest = toJson(content).dump();
    const nlohmann::json header{
        {"__metadata__", {{"manifest", manifest}, {"card", "# Tiny\nFor tests.\n"}, {"sha256", sha256}}}};
    const std::string text = header.dump();
    const std::uint64_t length = text.size();
    QByteArray bytes(reinterpret_cast<const char*>(&length), sizeof length);
    bytes += QByteArray::fromStdString(text);
    if (!QDir().mkpath(folder))
        qFatal("cannot make %s", qPrintable(folder));
    writeBytes(folder + QStringLiteral("/weights.safetensors"), bytes);
    writeBytes(folder + QStringLiteral("/manifest.json"), QByteArray::fromStdString(manifest));
}

/// Where the program finds it before the one that it came with.
inline QString placeOfTinyModel(const services::UserFolders& folders)
{
    return folders.modelFolder(QStringLiteral("demonstration-%1").arg(QLatin1String(kProgramVersion)));
}

} // namespace genex::testing
