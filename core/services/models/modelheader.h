// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

namespace genex::services {

inline constexpr char kWeightsFile[] = "weights.safetensors";
inline constexpr char kManifestFile[] = "manifest.json";
inline constexpr char kCardFile[] = "card.md";

/// Header of a model's weights, covered by its hash.
struct ModelHeader
{
    nlohmann::json manifest;
    std::string card;
    std::string sha256;
};

/// Reads only the header. Throws Failure(Corrupt) naming the file.
ModelHeader readModelHeader(const std::filesystem::path& weights);

/// Failure(Corrupt): the header is invalid.
[[noreturn]] void refuseHeader(const std::filesystem::path& weights, const Text& why);

} // namespace genex::services
