// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/resources.h"

#include <cstdlib>

namespace genex {

std::filesystem::path resourceFolder()
{
    if (const char* folder = std::getenv("GENEX_RESOURCES")) // NOLINT(concurrency-mt-unsafe): nobody sets it
        return folder;
    return std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() / "share" / "genex";
}

std::filesystem::path bundledModels()
{
    if (const char* folder = std::getenv("GENEX_MODELS")) // NOLINT(concurrency-mt-unsafe): nobody sets it
        return folder;
    return resourceFolder() / "models";
}

} // namespace genex
