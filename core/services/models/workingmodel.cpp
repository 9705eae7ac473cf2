// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/workingmodel.h"

#include "common/resources.h"
#include "common/result.h"
#include "common/version.h"
#include "services/activemodel.h"
#include "services/modelcard.h"

#include <QString>

namespace genex::services {

namespace {

Text insteadOf(const Text& problem)
{
    return {"%1 The bundled model is used instead.", problem};
}

/// Empty: it exists unaltered.
Text problemOf(const Activation& chosen)
{
    const auto card = attempt([&] { return readModelCard(chosen.path); });
    if (!card)
        return Text("The active model cannot be used: %1", card.error().message);
    if (card->sha256 != chosen.sha256)
        return Text("The active model in %1 was changed after it was activated.", chosen.path);
    return {};
}

} // namespace

std::filesystem::path bundledModelPath(const UserFolders& folders)
{
    const std::filesystem::path own =
        folders.modelFolder(QStringLiteral("demonstration-%1").arg(QLatin1String(kProgramVersion)))
            .toStdString();
    const std::filesystem::path bundled = bundledModels() / "embedded" / "1";
    std::error_code ignored;
    const bool hasOwn = std::filesystem::exists(own, ignored);
    return hasOwn || !std::filesystem::exists(bundled, ignored) ? own : bundled;
}

ModelChoice chosenModel(const UserFolders& folders)
{
    const auto activations = attempt([&] { return readActivations(folders); });
    if (!activations)
        return {bundledModelPath(folders), insteadOf(textOf(activations.error()))};
    if (activations->empty())
        return {bundledModelPath(folders), {}};
    if (const Text problem = problemOf(activations->back()); !problem.empty())
        return {bundledModelPath(folders), insteadOf(problem)};
    return {activations->back().path, {}};
}

std::filesystem::path workingModelPath(const UserFolders& folders)
{
    return chosenModel(folders).path;
}

std::shared_ptr<const WorkingModel> loadWorkingModel(const std::filesystem::path& path,
                                                     const domain::Catalogue& catalogue)
{
    ModelFeatures features(path, catalogue);
    search::CatalogueSearch search(features.names());
    const domain::ModelCard card = readModelCard(path);
    return std::make_shared<const WorkingModel>(WorkingModel{
        path, modelNameOf(path), card.sha256, card.figures.empty() ? 0 : card.figures.back().budget,
        card.currency, std::move(features), std::move(search)});
}

} // namespace genex::services
