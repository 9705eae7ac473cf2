// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modelbundle.h"

#include "modelheader.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/result.h"
#include "services/modelcard.h"

#include <QRandomGenerator>

#include <algorithm>

namespace genex::services {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBundleBytes = std::uintmax_t{512} << 20U;
constexpr std::size_t kMostNameBytes = 80;
constexpr int kMostOfOneName = 1000;
constexpr char kIncoming[] = ".incoming-";

void requireSize(const fs::path& file)
{
    std::error_code problem;
    if (!fs::is_regular_file(file, problem))
        throw Failure(ErrorCode::NotFound, Text("There is no file %1.", file.string()), "Choose another.");
    if (const auto size = fs::file_size(file); size > kMostBundleBytes)
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 has %2 bytes; a model has up to %3.", file.string(), size, kMostBundleBytes),
                      "Choose an exported model file.");
}

/// The file's name as a safe folder name: no path separators, not hidden.
std::string nameFor(const fs::path& file)
{
    std::string name = file.stem().string().substr(0, kMostNameBytes);
    std::ranges::replace_if(
        name,
        [](char c) {
            const auto byte = static_cast<unsigned char>(c);
            const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            return !isLetter && byte < 0x80U && c != '-' && c != '_' && c != '.';
        },
        '-');
    const std::size_t first = name.find_first_not_of('.');
    return first == std::string::npos ? "model" : name.substr(first);
}

fs::path modelsFolder(const UserFolders& folders)
{
    return folders.modelFolder(QString()).toStdString();
}

fs::path freePlace(const fs::path& folder, const std::string& name)
{
    for (int number = 1; number < kMostOfOneName; ++number) {
        const fs::path place = folder / (number == 1 ? name : name + "-" + std::to_string(number));
        if (!fs::exists(fs::symlink_status(place)))
            return place;
    }
    throw Failure(ErrorCode::InvalidInput, Text("There are too many models called %1.", name),
                  "Rename the file.");
}

/// Removes what a killed import left.
void removeLeftovers(const fs::path& folder)
{
    constexpr auto kSurelyOver = std::chrono::hours(24);
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        const bool isOurs = entry.path().filename().string().starts_with(kIncoming);
        if (isOurs && fs::file_time_type::clock::now() - entry.last_write_time(ignored) > kSurelyOver)
            fs::remove_all(entry.path(), ignored);
    }
}

} // namespace

void writeBundle(const fs::path& model, const fs::path& file, bool mayReplace)
{
    if (file.extension() != kBundleEnding)
        throw Failure(ErrorCode::InvalidInput, Text("%1 does not end in %2.", file.string(), kBundleEnding),
                      "Use this file extension.");
    if (fs::exists(fs::symlink_status(file)) && !mayReplace)
        throw Failure(ErrorCode::InvalidInput, Text("%1 already exists.", file.string()),
                      "Choose another file, or allow it to be replaced (--overwrite).");
    readModelCard(model); // validates the header
    writeFileAtomically(file, readWholeFile(model / kWeightsFile));
}

IncomingModel unpackBundle(const fs::path& file, const UserFolders& folders)
{
    requireSize(file);
    const ModelHeader header = readModelHeader(file);
    const fs::path folder = modelsFolder(folders);
    if (const auto known = findModel(header.sha256, modelFolders(folders)))
        throw Failure(ErrorCode::InvalidInput, Text("This model already exists in %1.", known->string()));
    fs::create_directories(folder);
    removeLeftovers(folder);
    IncomingModel incoming{folder / (kIncoming + std::to_string(QRandomGenerator::system()->generate64())),
                           nameFor(file), header.sha256};
    writeFolderAtomically(incoming.folder, {{kWeightsFile, readWholeFile(file)},
                                            {kManifestFile, header.manifest.dump(2) + "\n"},
                                            {kCardFile, header.card}});
    return incoming;
}

fs::path takeIn(const IncomingModel& model, const std::string& foundSha256, const UserFolders& folders)
{
    if (foundSha256 != model.sha256)
        throw Failure(ErrorCode::Corrupt, "The model does not match its file: the hash differs.",
                      "Export it again where it came from.");
    readModelCard(model.folder);
    fs::path place = freePlace(modelsFolder(folders), model.name);
    fs::rename(model.folder, place);
    return place;
}

void discard(const IncomingModel& model)
{
    std::error_code ignored;
    fs::remove_all(model.folder, ignored);
}

} // namespace genex::services
