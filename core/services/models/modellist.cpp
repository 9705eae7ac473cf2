// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modellist.h"

#include "modelheader.h"

#include "common/error.h"
#include "common/result.h"
#include "services/modelcard.h"
#include "services/modelfeatures.h"
#include "services/workingmodel.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace genex::services {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kFewestDigits = 6; ///< of an abbreviated hash

std::int64_t writtenAtMs(const fs::path& file)
{
    std::error_code problem;
    const auto time = fs::last_write_time(file, problem);
    if (problem)
        return 0;
    const auto system = std::chrono::file_clock::to_sys(time);
    return std::chrono::duration_cast<std::chrono::milliseconds>(system.time_since_epoch()).count();
}

bool isBelow(const fs::path& path, const fs::path& folder)
{
    const fs::path relative =
        fs::absolute(path).lexically_normal().lexically_relative(fs::absolute(folder).lexically_normal());
    return !relative.empty() && *relative.begin() != "..";
}

ListedModel listed(const fs::path& path, const fs::path& active, const fs::path& own)
{
    ListedModel model;
    model.path = path;
    model.name = modelNameOf(path);
    model.madeAtMs = writtenAtMs(path / kWeightsFile);
    std::error_code ignored;
    model.isActive = fs::equivalent(path, active, ignored);
    model.canBeRemoved = !model.isActive && isBelow(path, own);
    const auto read = attempt([&] {
        model.card = readModelCard(path);
        model.sha256 = model.card->sha256;
        model.cardText = readModelCardText(path);
    });
    if (!read)
        model.problem = textOf(read.error());
    return model;
}

bool isPlainModel(const fs::path& folder)
{
    constexpr std::array kFiles{kWeightsFile, kManifestFile, kCardFile};
    return std::ranges::all_of(fs::directory_iterator(folder), [&](const fs::directory_entry& entry) {
        return entry.is_regular_file() && !entry.is_symlink() &&
               std::ranges::find(kFiles, entry.path().filename().string()) != kFiles.end();
    });
}

} // namespace

std::vector<ListedModel> listModels(const UserFolders& folders)
{
    const fs::path active = chosenModel(folders).path;
    const fs::path own = folders.modelFolder(QString()).toStdString();
    std::vector<ListedModel> models;
    for (const fs::path& path : findModels(modelFolders(folders)))
        models.push_back(listed(path, active, own));
    std::ranges::stable_sort(models, [](const ListedModel& a, const ListedModel& b) {
        return a.isActive != b.isActive ? a.isActive : a.madeAtMs > b.madeAtMs;
    });
    return models;
}

const ListedModel& modelNamed(const std::vector<ListedModel>& models, const std::string& name)
{
    std::vector<const ListedModel*> found;
    for (const ListedModel& model : models) {
        const bool isHash = name.size() >= kFewestDigits && model.sha256.starts_with(name);
        if (model.name == name || isHash)
            found.push_back(&model);
    }
    if (found.empty())
        throw Failure(ErrorCode::NotFound, Text("There is no model %1.", name),
                      "`genex-cli models list` lists all models.");
    if (found.size() > 1)
        throw Failure(ErrorCode::InvalidInput, Text("Several models are called %1.", name),
                      "Specify one by its SHA-256.");
    return *found.front();
}

void removeModelFiles(const ListedModel& model)
{
    if (!model.canBeRemoved)
        throw Failure(ErrorCode::InvalidInput,
                      model.isActive ? Text("%1 cannot be removed: it is active.", model.name)
                                     : Text("%1 cannot be removed: it is the bundled model.", model.name),
                      model.isActive ? "Activate another one first." : "");
    if (!isPlainModel(model.path))
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 holds other files besides a model; they would be lost.", model.path.string()),
                      "Remove it manually.");
    // Renamed first, so that a partly deleted model is never listed.
    const fs::path leaving = model.path.parent_path() / (".removed-" + model.path.filename().string());
    fs::remove_all(leaving);
    fs::rename(model.path, leaving);
    fs::remove_all(leaving);
}

} // namespace genex::services
