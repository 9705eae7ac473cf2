// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a case file or as one of its events: refused in words, or understood, and then written and
// read again as the same. The first byte says which: e for an event, anything else begins a file.
#include "common/result.h"
#include "domain/casefile.h"
#include "domain/jsonfields.h"

#include <cstdint>
#include <cstdlib>

using namespace genex;
using namespace genex::domain;

namespace {

void require(bool isKept)
{
    if (!isKept)
        std::abort();
}

template <typename Value>
bool isUnderstood(const Result<Value>& read)
{
    require(read || (!read.error().message.empty() && read.error().code != ErrorCode::Internal));
    return read.has_value();
}

void readEvent(std::string_view bytes)
{
    const auto read = attempt([&] { return caseEventFrom(parseJson(bytes, "fuzz"), "fuzz"); });
    if (isUnderstood(read))
        require(caseEventFrom(nlohmann::json(*read), "again") == *read);
}

void readFile(std::string_view bytes)
{
    const auto read = attempt([&] { return parseCaseFile(bytes, "fuzz"); });
    if (isUnderstood(read))
        require(parseCaseFile(caseFileJson(*read).dump(), "again") == *read);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // NOLINT(*-reinterpret-cast)
    if (bytes.starts_with('e'))
        readEvent(bytes.substr(1));
    else
        readFile(bytes);
    return 0;
}
