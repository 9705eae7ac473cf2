// SPDX-License-Identifier: GPL-3.0-or-later
#include "casekinds.h"
#include "casetext.h"

#include "common/error.h"
#include "common/utctime.h"
#include "domain/jsonform.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace genex::domain {

namespace {

constexpr int kNewestForm = 1;

using ChangeReader = CaseChange (*)(const Json& data, const Text& where);

template <std::size_t... Kinds>
constexpr auto readersOf(std::index_sequence<Kinds...> /*kinds*/)
{
    return std::array<ChangeReader, sizeof...(Kinds)>{[](const Json& data, const Text& where) -> CaseChange {
        return fromJson<std::variant_alternative_t<Kinds, CaseChange>>(data, where);
    }...};
}

/// In the order of CaseChange's alternatives.
constexpr auto kReaders = readersOf(std::make_index_sequence<kCaseKinds.size()>());

[[noreturn]] void refuseNewer(const JsonFields& fields, const std::string& field, const Text& what)
{
    throw Failure(ErrorCode::VersionMismatch,
                  Text("%1, field \"%2\": %3 is not known to this program.", fields.where(), field, what),
                  "Open the case with the version that wrote it, or a newer one.");
}

ChangeReader readerOf(JsonFields& fields)
{
    const std::string kind = fields.text("kind");
    const auto* const found = std::ranges::find(kCaseKinds, kind);
    if (found == kCaseKinds.end())
        refuseNewer(fields, "kind", Text("the kind \"%1\"", kind));
    return kReaders.at(static_cast<std::size_t>(found - kCaseKinds.begin()));
}

CaseChange changeFrom(JsonFields& fields)
{
    const ChangeReader read = readerOf(fields);
    const JsonValue data = fields.value("data");
    return read(data.json(), data.where());
}

} // namespace

void to_json(Json& json, const CaseEvent& event)
{
    json = {{"v", kNewestForm},
            {"who", event.who},
            {"at", utcTimeText(event.atMs)},
            {"kind", kindOf(event.change)},
            {"data", std::visit([](const auto& change) { return toJson(change); }, event.change)}};
}

CaseEvent caseEventFrom(const Json& json, const Text& where)
{
    JsonFields fields(json, where);
    const int form = fields.integer("v", 1, std::numeric_limits<int>::max());
    if (form > kNewestForm)
        refuseNewer(fields, "v", Text("form %1", form));
    CaseEvent event{fields.text("who"), fields.value("at").time(), changeFrom(fields)};
    fields.refuseUnread();
    try {
        checkCaseRules(event);
    } catch (const Failure& failure) {
        throw Failure(failure.error().code, Text("%1: %2", where, failure.error().message),
                      failure.error().remedy);
    }
    return event;
}

} // namespace genex::domain
