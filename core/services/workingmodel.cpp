#include "services/workingmodel.h"

#include "common/resources.h"
#include "common/version.h"
#include "services/modelcard.h"

#include <QString>

namespace genex::services {

std::filesystem::path workingModelPath(const Profile& profile)
{
    const std::filesystem::path own =
        profile.modelFolder(QStringLiteral("demonstration-%1").arg(QLatin1String(kProgramVersion)))
            .toStdString();
    const std::filesystem::path bundled = bundledModels() / "embedded" / "1";
    std::error_code ignored;
    const bool hasOwn = std::filesystem::exists(own, ignored);
    return hasOwn || !std::filesystem::exists(bundled, ignored) ? own : bundled;
}

std::shared_ptr<const WorkingModel> loadWorkingModel(const std::filesystem::path& path,
                                                     const domain::Catalogue& catalogue)
{
    ModelFeatures features(path, catalogue);
    domain::CatalogueSearch search(features.names());
    const domain::ModelCard card = readModelCard(path);
    return std::make_shared<const WorkingModel>(WorkingModel{
        path, modelNameOf(path), card.sha256, card.figures.empty() ? 0 : card.figures.back().budget,
        card.currency, std::move(features), std::move(search)});
}

} // namespace genex::services
