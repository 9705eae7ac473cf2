// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modelcard.h"

#include "modelheader.h"

#include "common/error.h"
#include "common/resources.h"
#include "common/result.h"
#include "services/profile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace genex::services {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr char kLimitsHeading[] = "## Use and limits";
constexpr std::size_t kMostLimits = 20;
constexpr std::size_t kMostModels = 200; ///< of one search

/// JSON knows no number that is not finite.
double figureOf(const Json& json, const char* name)
{
    return json.at(name).get<double>();
}

domain::ModelFigures figuresOf(const Json& plan)
{
    return {figureOf(plan, "budget"),
            figureOf(plan, "accuracy_with_all"),
            figureOf(plan.at("chosen"), "accuracy"),
            figureOf(plan.at("chosen"), "fallback_rate"),
            figureOf(plan, "threshold"),
            figureOf(plan, "calibration_error_after")};
}

domain::ModelCard cardFrom(const Json& manifest)
{
    domain::ModelCard card;
    manifest.at("program_version").get_to(card.programVersion);
    manifest.at("seed").get_to(card.seed);
    manifest.at("rows").at("training").get_to(card.trainingRows);
    manifest.at("rows").at("validation").get_to(card.validationRows);
    card.features = manifest.at("features").size();
    card.classes = manifest.at("classes").size();
    if (figureOf(manifest.at("settings"), "budget_cost") > 0)
        manifest.at("prices").at("currency").get_to(card.currency);
    for (const Json& plan : manifest.at("plans"))
        card.figures.push_back(figuresOf(plan));
    return card;
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

/// What training writes is a pattern; any other line stays as it is.
Text purposeFrom(const std::string& line)
{
    constexpr std::string_view kBefore =
        "Which batch of tests to order now, and what can be estimated instead. Written by GENEX ";
    if (!line.starts_with(kBefore) || !line.ends_with('.'))
        return line;
    return Text("Which batch of tests to order now, and what can be estimated instead. Written by GENEX %1.",
                line.substr(kBefore.size(), line.size() - kBefore.size() - 1));
}

/// The first line that is no heading says what the model is for; the list below its heading what it is not.
void addWords(domain::ModelCard& card, const std::string& text)
{
    bool isAtLimits = false;
    for (const std::string& line : linesOf(text)) {
        const bool isHeading = line.starts_with('#');
        if (isHeading)
            isAtLimits = line == kLimitsHeading;
        else if (card.purpose.empty())
            card.purpose = purposeFrom(line);
        else if (isAtLimits && line.starts_with("- ") && card.limits.size() < kMostLimits)
            card.limits.push_back(Text::ofResource(line.substr(2)));
    }
}

domain::ModelCard cardOf(const fs::path& file)
{
    const ModelHeader header = readModelHeader(file);
    try {
        domain::ModelCard card = cardFrom(header.manifest);
        card.sha256 = header.sha256;
        addWords(card, header.card);
        return card;
    } catch (const Json::exception&) {
        refuseHeader(file, "something is missing");
    }
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

/// What is being written or taken away has such a name.
bool isHidden(const fs::path& folder)
{
    return folder.filename().string().starts_with('.');
}

/// The folder itself, and what stands in it.
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

std::vector<fs::path> modelFolders(const Profile& profile)
{
    return {profile.modelFolder(QString()).toStdString(), bundledModels()};
}

} // namespace genex::services
