// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/atomicfile.h"
#include "common/resources.h"

#include <nlohmann/json.hpp>

#include <cstring>
#include <filesystem>
#include <string>

/// Copies of the model that comes with the program.
namespace genex::testing {

inline std::filesystem::path embeddedModel()
{
    return bundledModels() / "embedded" / "1";
}

/// The same model under another hash, which only the engine would notice: for lists and headers.
inline void writeDisguisedModel(const std::filesystem::path& folder, const std::string& sha256)
{
    std::string bytes = readWholeFile(embeddedModel() / "weights.safetensors");
    std::uint64_t length = 0;
    std::memcpy(&length, bytes.data(), sizeof length);
    const auto header = nlohmann::json::parse(bytes.substr(sizeof length, length));
    const auto own = header.at("__metadata__").at("sha256").get<std::string>();
    bytes.replace(bytes.find(own), own.size(), sha256);
    std::filesystem::create_directories(folder.parent_path());
    writeFolderAtomically(folder, {{"weights.safetensors", bytes},
                                   {"manifest.json", readWholeFile(embeddedModel() / "manifest.json")},
                                   {"card.md", readWholeFile(embeddedModel() / "card.md")}});
}

} // namespace genex::testing
