// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelheader.h"

#include "common/error.h"
#include "domain/jsonfields.h"

#include <cstring>
#include <fstream>

namespace genex::services {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::uint64_t kMostHeaderBytes = 16'000'000; ///< same limit as the engine

/// The JSON header of a safetensors file: its length in 8 bytes, then the text.
std::string headerOf(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    std::uint64_t length = 0;
    char bytes[sizeof length];
    if (!in.read(bytes, sizeof bytes))
        refuseHeader(file, "it ends before its header");
    std::memcpy(&length, bytes, sizeof bytes);
    if (length > kMostHeaderBytes)
        refuseHeader(file, Text("its header claims %1 bytes", length));
    std::string header(length, '\0');
    if (!in.read(header.data(), static_cast<std::streamsize>(length)))
        refuseHeader(file, "its header is truncated");
    return header;
}

} // namespace

void refuseHeader(const fs::path& weights, const Text& why)
{
    throw Failure(ErrorCode::Corrupt, Text("%1 does not describe its model: %2.", weights.string(), why),
                  "`genex-cli model verify` checks the model's integrity.");
}

ModelHeader readModelHeader(const fs::path& weights)
{
    try {
        const Json header = domain::parseJson(headerOf(weights), weights.string());
        const Json& metadata = header.at("__metadata__");
        ModelHeader read;
        read.manifest = domain::parseJson(metadata.at("manifest").get<std::string>(), weights.string());
        metadata.at("card").get_to(read.card);
        metadata.at("sha256").get_to(read.sha256);
        return read;
    } catch (const Json::exception&) {
        refuseHeader(weights, "something is missing");
    }
}

} // namespace genex::services
