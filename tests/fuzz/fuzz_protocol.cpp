// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes on the pipe, cut anywhere: they are refused or understood, and what is understood says the same
// again.
#include "contract/enginemessages.h"

#include "protocol/framing.h"
#include "protocol/message.h"

#include <cstdint>
#include <cstdlib>

using namespace genex;
using namespace genex::protocol;

namespace {

void readTyped(const Json& params)
{
    (void)attempt([&] { return params.get<contract::Hello>(); });
    (void)attempt([&] { return params.get<contract::Welcome>(); });
    (void)attempt([&] { return params.get<contract::EngineFacts>(); });
    (void)attempt([&] { return params.get<contract::ProgressNote>(); });
}

void readBody(std::string_view body)
{
    const auto message = parseMessage(body);
    if (!message)
        return;
    const std::string once = serialise(*message);
    const auto again = parseMessage(once);
    if (!again || serialise(*again) != once)
        std::abort();
    if (const auto* request = std::get_if<Request>(&*message))
        readTyped(request->params);
}

void readStream(std::string_view bytes)
{
    // The first byte says how the rest is cut.
    const std::size_t piece = bytes.empty() ? 1 : 1 + static_cast<unsigned char>(bytes.front());
    FrameReader reader;
    while (!bytes.empty()) {
        reader.feed(bytes.substr(0, piece));
        bytes.remove_prefix(std::min(piece, bytes.size()));
        for (auto body = reader.next(); body && *body; body = reader.next())
            readBody(**body);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // NOLINT(*-reinterpret-cast)
    readStream(bytes);
    readBody(bytes);
    return 0;
}
