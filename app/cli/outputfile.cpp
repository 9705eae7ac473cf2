// SPDX-License-Identifier: GPL-3.0-or-later
#include "outputfile.h"

#include "common/error.h"

#include <cerrno>
#include <fstream>

namespace genex::cli {

void writeWhole(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write)
{
    const std::filesystem::path partial = file.string() + ".partial";
    try {
        errno = 0;
        std::ofstream out(partial, std::ios::binary | std::ios::trunc);
        if (!out)
            throw Failure(errorFromErrno(errno, "write", file.string()));
        write(out);
        if (!out.flush())
            throw Failure(ErrorCode::Io, "Cannot write " + file.string() + '.', "Is there space left?");
        out.close();
        std::filesystem::rename(partial, file);
    } catch (...) {
        std::error_code ignored;
        std::filesystem::remove(partial, ignored);
        throw;
    }
}

void refuseToReplace(const std::filesystem::path& file)
{
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored))
        throw Failure(ErrorCode::InvalidInput, file.string() + " is there already.",
                      "Name another file, or remove it first.");
}

} // namespace genex::cli
