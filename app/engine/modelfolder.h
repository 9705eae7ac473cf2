#pragma once

#include "domain/jsonfields.h"
#include "genex/model.h"

#include <cstddef>
#include <filesystem>

/// Where models stand on the disk.
namespace genex::engine {

inline constexpr std::size_t kMostPathBytes = 4096;

/// The file whose time tells whether a model is still the same: inside the folder, or the path itself.
std::filesystem::path weightsFileOf(const std::filesystem::path& model);

/// The model of the fields "model" and "device" (the CPU without it).
method::Model loadModel(domain::JsonFields& fields);
method::Model loadModel(const std::filesystem::path& path, const std::string& device);

/// Makes the folder that a model will stand in, before any work is done for it. Throws Failure(InvalidInput)
/// when something stands there that must not be replaced: anything without leave, and what is no model in any
/// case.
void prepareOutput(const std::filesystem::path& output, bool mayOverwrite);

} // namespace genex::engine
