// SPDX-License-Identifier: GPL-3.0-or-later
#include "outputfile.h"

#include "common/error.h"

namespace genex::cli {

void refuseToReplace(const std::filesystem::path& file)
{
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored))
        throw Failure(ErrorCode::InvalidInput, file.string() + " already exists.",
                      "Choose another file, or remove it first.");
}

} // namespace genex::cli
