// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/casefile.h"

#include "casejson.h"

#include "common/error.h"
#include "domain/jsonform.h"

namespace genex::domain {

namespace {

constexpr int kNewestFormat = 1;
constexpr std::string_view kFormatName = "genex-case";
constexpr std::size_t kMostDerivedFields = 100;

std::vector<CaseEvent> eventsFrom(JsonFields& fields)
{
    std::vector<CaseEvent> events;
    for (const Json& json : fields.list("events", 1, CaseDocument::kMostEvents))
        events.push_back(caseEventFrom(json, Text("%1, event %2", fields.where(), events.size() + 1)));
    return events;
}

CaseDocument documentFrom(JsonFields& fields)
{
    const std::vector<CaseEvent> events = eventsFrom(fields);
    try {
        return CaseDocument::from(events);
    } catch (const Failure& failure) {
        throw Failure(failure.error().code, Text("%1: %2", fields.where(), failure.error().message),
                      failure.error().remedy);
    }
}

void requireSize(std::string_view text, const std::string& sourceName)
{
    if (text.size() > kMostCaseFileBytes)
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 is larger than %2 bytes.", sourceName, kMostCaseFileBytes),
                      "Check that it is the right file.");
}

} // namespace

Json caseFileJson(const CaseFile& file)
{
    return {{"format", kFormatName},
            {"schema_version", kNewestFormat},
            {"id", file.id},
            {"events", file.document.events()},
            {"derived", derivedJson(file.document)}};
}

CaseFile parseCaseFile(std::string_view text, const std::string& sourceName)
{
    requireSize(text, sourceName);
    const Json json = parseJson(text, sourceName);
    JsonFields fields(json, sourceName);
    if (fields.text("format") != kFormatName)
        fields.refuse("format", Text("is not \"%1\"", kFormatName), "Check that it is the right file.");
    readFormat(fields, kNewestFormat);
    CaseFile file{fields.text("id"), documentFrom(fields)};
    if (fields.table("derived", kMostDerivedFields) != derivedJson(file.document))
        throw Failure(ErrorCode::Corrupt,
                      Text("%1: its summary of the case does not match the events.", sourceName),
                      "Export the case again.");
    fields.refuseUnread();
    return file;
}

} // namespace genex::domain
