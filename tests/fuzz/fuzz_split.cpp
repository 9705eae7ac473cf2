// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a split file: refused in words, or understood, and then written and read again as the same
// split.
#include "common/result.h"
#include "data/splitfile.h"

#include <cstdint>
#include <cstdlib>

using namespace genex;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // NOLINT(*-reinterpret-cast)
    const auto read = attempt([&] { return data::parseSplit(bytes, "fuzz"); });
    if (!read) {
        if (read.error().message.empty() || read.error().code == ErrorCode::Internal)
            std::abort();
        return 0;
    }
    const auto again = attempt([&] { return data::parseSplit(data::splitText(*read), "again"); });
    if (!again || !(*again == *read))
        std::abort();
    return 0;
}
