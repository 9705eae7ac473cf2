// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventchain.h"

#include "bytecodec.h"
#include "context.h"
#include "head.h"
#include "storefile.h"

#include <algorithm>

namespace genex::storage {

void EventChain::add(const Context& context, const CaseId& id, std::string_view sealed)
{
    ByteWriter writer;
    writer.raw(viewOf(link)).raw(id.bytes()).number(count).raw(sealed);
    link = keyedHash(context.keys.key(KeyUse::EventChain), writer.written());
    ++count;
}

Place placeOfSummary(const Context& context, const CaseId& id, std::uint64_t change)
{
    return {"cases", context.file.storeId(), id.bytes(), change};
}

Place placeOfEvent(const Context& context, const CaseId& id, std::uint64_t position)
{
    return {"events", context.file.storeId(), id.bytes(), position};
}

std::string sealSummary(const Context& context, const CaseRow& row)
{
    ByteWriter writer;
    writer.number(row.chain.count).raw(viewOf(row.chain.link)).raw(row.summary);
    return seal(context.keys.key(KeyUse::Summaries), writer.written(),
                placeOfSummary(context, row.id, row.change));
}

CaseRow openSummary(const Context& context, const CaseId& id, std::uint64_t change, std::string_view sealed)
{
    const Place place = placeOfSummary(context, id, change);
    const auto plain = tryUnseal(context.keys.key(KeyUse::Summaries), sealed, place);
    if (!plain)
        failAltered(Text("summary of case %1", id.text()));
    ByteReader reader(*plain, "summary of a case");
    CaseRow row{id, change, {reader.number(), {}}, {}, rowHash(context.keys, place, sealed)};
    const std::string_view link = reader.raw(row.chain.link.size());
    std::copy(link.begin(), link.end(), row.chain.link.begin());
    row.summary = reader.rest();
    return row;
}

} // namespace genex::storage
