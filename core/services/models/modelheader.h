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

/// What stands at the beginning of a model's weights, under its hash.
struct ModelHeader
{
    nlohmann::json manifest;
    std::string card;
    std::string sha256;
};

/// Reads no more than the header. Throws Failure(Corrupt) naming the file.
ModelHeader readModelHeader(const std::filesystem::path& weights);

/// Failure(Corrupt): the file does not say of its model what it must.
[[noreturn]] void refuseHeader(const std::filesystem::path& weights, const Text& why);

} // namespace genex::services
