// SPDX-License-Identifier: GPL-3.0-or-later
#include "caserecords.h"

#include "common/error.h"
#include "domain/jsonform.h"

namespace genex::services {

storage::CaseId caseIdFrom(std::string_view text)
{
    const auto id = storage::CaseId::fromText(text);
    if (!id)
        throw Failure(ErrorCode::NotFound, Text("There is no case %1.", text), "Look it up in the list.");
    return *id;
}

std::vector<std::string> bytesOf(std::span<const domain::CaseEvent> events)
{
    std::vector<std::string> bytes;
    for (const domain::CaseEvent& event : events)
        bytes.push_back(Json(event).dump());
    return bytes;
}

domain::CaseDocument documentFrom(const storage::CaseContent& content)
{
    std::vector<domain::CaseEvent> events;
    for (const std::string& bytes : content.events) {
        const Text where = Text("Case %1, event %2", content.summary.id.text(), events.size() + 1);
        events.push_back(domain::caseEventFrom(domain::parseJson(bytes, where), where));
    }
    return domain::CaseDocument::from(events);
}

std::string bytesOf(const domain::CaseSummary& summary)
{
    return toJson(summary).dump();
}

domain::CaseSummary summaryFrom(const storage::CaseSummary& record)
{
    const Text where = Text("The summary of case %1", record.id.text());
    return fromJson<domain::CaseSummary>(domain::parseJson(record.summary, where), where);
}

std::string kindsOf(std::span<const domain::CaseEvent> events)
{
    std::string text;
    for (std::size_t i = 0; i < events.size();) {
        const std::string_view kind = domain::kindOf(events[i].change);
        std::size_t count = 0;
        for (; i < events.size() && domain::kindOf(events[i].change) == kind; ++i)
            ++count;
        text += (text.empty() ? "" : ", ") + std::string(kind);
        if (count > 1)
            text += " ×" + std::to_string(count);
    }
    return text;
}

} // namespace genex::services
