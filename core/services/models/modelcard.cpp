// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modelcard.h"

#include "contract/manifest.h"
#include "modelheader.h"

#include "common/error.h"
#include "common/resources.h"
#include "common/result.h"
#include "services/userfolders.h"

#include <algorithm>
#include <set>

namespace genex::services {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostModels = 200; ///< per search

domain::ModelFigures figuresOf(const contract::BudgetPlan& plan)
{
    return {plan.budget,    plan.accuracyWithAll,      plan.chosen.accuracy, plan.chosen.fallbackRate,
            plan.threshold, plan.calibrationErrorAfter};
}

domain::ModelCard cardOf(const fs::path& file)
{
    const ModelHeader header = readModelHeader(file);
    const auto manifest = contract::fromJson<contract::ModelManifest>(header.manifest, file.string());
    domain::ModelCard card;
    card.sha256 = header.sha256;
    card.programVersion = manifest.programVersion;
    card.seed = manifest.settings.seed;
    card.trainingRows = manifest.rows.training;
    card.validationRows = manifest.rows.validation;
    card.features = manifest.features.size();
    card.classes = manifest.classes.size();
    if (manifest.settings.budgetCost > 0)
        card.currency = manifest.prices.currency;
    card.purpose = contract::modelPurpose(manifest.programVersion);
    card.limits = contract::modelLimits(manifest.settings.calibrates);
    std::ranges::transform(manifest.plans, std::back_inserter(card.figures), figuresOf);
    return card;
}

fs::path weightsOf(const fs::path& model)
{
    const fs::path file = model / kWeightsFile;
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored))
        throw Failure(ErrorCode::NotFound, Text("There is no model in %1.", model.string()),
                      "Specify the folder written by `genex-cli train`.");
    return file;
}

/// Models being written or removed have such names.
bool isHidden(const fs::path& folder)
{
    return folder.filename().string().starts_with('.');
}

/// The folder itself and its subfolders.
void collect(const fs::path& folder, int levels, std::set<fs::path>& models)
{
    std::error_code problem;
    if (fs::is_regular_file(folder / kWeightsFile, problem))
        models.insert(folder);
    if (levels == 0)
        return;
    for (fs::directory_iterator entry(folder, problem); !problem && entry != fs::directory_iterator();
         entry.increment(problem)) {
        std::error_code ignored;
        if (models.size() < kMostModels && entry->is_directory(ignored) && !isHidden(entry->path()))
            collect(entry->path(), levels - 1, models);
    }
}

} // namespace

domain::ModelCard readModelCard(const fs::path& model)
{
    return cardOf(weightsOf(model));
}

std::string readModelCardText(const fs::path& model)
{
    return readModelHeader(weightsOf(model)).card;
}

std::vector<fs::path> findModels(const std::vector<fs::path>& folders)
{
    constexpr int kLevels = 2; // NAME/VERSION
    std::set<fs::path> models;
    for (const fs::path& folder : folders)
        collect(folder, kLevels, models);
    return {models.begin(), models.end()};
}

std::optional<fs::path> findModel(std::string_view sha256, const std::vector<fs::path>& folders)
{
    for (const fs::path& model : findModels(folders)) {
        try {
            if (!sha256.empty() && readModelHeader(model / kWeightsFile).sha256 == sha256)
                return model;
        } catch (const Failure&) {
            continue; // damaged: it cannot be the one that answered
        }
    }
    return std::nullopt;
}

std::optional<domain::ModelCard> findModelCard(std::string_view sha256, const std::vector<fs::path>& folders)
{
    const auto model = findModel(sha256, folders);
    if (!model)
        return std::nullopt;
    const auto card = attempt([&] { return readModelCard(*model); });
    return card ? std::optional(*card) : std::nullopt;
}

std::vector<fs::path> modelFolders(const UserFolders& folders)
{
    return {folders.modelFolder(QString()).toStdString(), bundledModels()};
}

} // namespace genex::services
