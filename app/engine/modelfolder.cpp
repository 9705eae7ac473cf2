// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelfolder.h"

#include "common/error.h"
#include "genex/device.h"

#include <algorithm>
#include <array>

namespace genex::engine {

namespace {

namespace fs = std::filesystem;

constexpr char kWeights[] = "weights.safetensors";
constexpr std::array kModelFiles = {kWeights, "manifest.json", "card.md"};

/// Whether a folder contains nothing but what training writes.
bool isModelOrEmpty(const fs::path& folder)
{
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (!entry.is_regular_file() || std::ranges::find(kModelFiles, name) == kModelFiles.end())
            return false;
    }
    return true;
}

} // namespace

fs::path weightsFileOf(const fs::path& model)
{
    std::error_code ignored;
    return fs::is_directory(model, ignored) ? model / kWeights : model;
}

method::Model loadModel(const fs::path& path, const std::string& device)
{
    if (std::error_code ignored; !fs::exists(weightsFileOf(path), ignored))
        throw Failure(ErrorCode::NotFound, Text("There is no model in %1.", path.string()),
                      "Train one, or choose another.");
    return method::Model::load(path, method::resolveDevice(device));
}

void refuseOutput(const fs::path& output, bool mayOverwrite)
{
    if (fs::exists(output) && !mayOverwrite)
        throw Failure(ErrorCode::InvalidInput, Text("%1 already exists.", output.string()),
                      "Choose another folder, or allow it to be replaced (--overwrite).");
    if (fs::is_directory(output) && !isModelOrEmpty(output))
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 holds other files besides a model; they would be lost.", output.string()),
                      "Choose another folder.");
}

void makeFolderFor(const fs::path& output)
{
    fs::create_directories(fs::absolute(output).parent_path());
}

} // namespace genex::engine
