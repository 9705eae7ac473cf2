#include "services/workingmodel.h"

#include "common/error.h"
#include "common/resources.h"
#include "common/version.h"
#include "domain/jsonfields.h"

#include <QString>

#include <array>
#include <fstream>

namespace genex::services {

namespace {

constexpr std::uint64_t kMostHeaderBytes = std::uint64_t{256} << 20U;

[[noreturn]] void failUnreadable(const std::filesystem::path& file)
{
    throw Failure(ErrorCode::Corrupt, file.string() + " does not begin as a model's weights do.",
                  "`genex-cli model verify` says what is wrong with it.");
}

/// The hash that the model says it has, from the head of its weights file. The engine checks that it is true.
std::string hashOf(const std::filesystem::path& model)
{
    const std::filesystem::path file = model / "weights.safetensors";
    std::ifstream stream(file, std::ios::binary);
    std::array<unsigned char, 8> lengthBytes{}; // little endian
    std::uint64_t length = 0;
    if (!stream.read(reinterpret_cast<char*>(lengthBytes.data()), lengthBytes.size()))
        failUnreadable(file);
    for (std::size_t i = lengthBytes.size(); i-- > 0;)
        length = (length << 8U) | lengthBytes[i];
    if (length > kMostHeaderBytes)
        failUnreadable(file);
    std::string header(length, ' ');
    if (!stream.read(header.data(), static_cast<std::streamsize>(length)))
        failUnreadable(file);
    try {
        return domain::parseJson(header, file.string()).at("__metadata__").at("sha256").get<std::string>();
    } catch (const nlohmann::json::exception&) {
        failUnreadable(file);
    }
}

struct Budgets
{
    double largest = 0;
    std::string currency;
};

Budgets budgetsOf(const std::filesystem::path& model)
{
    const std::filesystem::path file = model / "manifest.json";
    const nlohmann::json manifest =
        domain::parseJson(domain::readTextFile(file, kMostHeaderBytes), file.string());
    try {
        return {manifest.at("plans").back().at("budget").get<double>(),
                manifest.at("prices").at("currency").get<std::string>()};
    } catch (const nlohmann::json::exception&) {
        throw Failure(ErrorCode::InvalidInput, file.string() + " does not say what the model's budgets are.",
                      "`genex-cli model verify` says whether the model is whole.");
    }
}

} // namespace

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
    Budgets budgets = budgetsOf(path);
    return std::make_shared<const WorkingModel>(WorkingModel{path, modelNameOf(path), hashOf(path),
                                                             budgets.largest, std::move(budgets.currency),
                                                             std::move(features), std::move(search)});
}

} // namespace genex::services
