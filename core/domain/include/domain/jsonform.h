// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "common/utctime.h"
#include "domain/fields.h"
#include "domain/jsonfields.h"
#include "domain/jsonfwd.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

/// The JSON form of structs with visitFields().
namespace genex {

namespace detail {

template <typename Value>
inline constexpr bool kIsOptional = false;
template <typename Value>
inline constexpr bool kIsOptional<std::optional<Value>> = true;
template <typename Value>
inline constexpr bool kIsList = false;
template <typename Value>
inline constexpr bool kIsList<std::vector<Value>> = true;
template <typename Value>
inline constexpr bool kIsTable = false;
template <typename Value>
inline constexpr bool kIsTable<std::map<std::string, Value>> = true;

template <typename Value, typename... Notes>
void readValue(const domain::JsonValue& json, Value& value, const Notes&... notes);

template <typename Value, typename... Notes>
void readList(const domain::JsonValue& json, Value& list, const Notes&... notes)
{
    const Text where = json.where();
    for (const Json& entry : json.list(noteOr(FewestEntries{0}, notes...).entries,
                                       noteOr(MostEntries{kMostListEntries}, notes...).entries)) {
        auto& last = list.emplace_back();
        if constexpr (kHasNote<EntriesCalled, Notes...>)
            last = fromJson<typename Value::value_type>(
                entry, json.whereOfEntry(noteOr(EntriesCalled{}, notes...).kind, entry, list.size()));
        else
            readValue(domain::JsonValue(entry, where, std::to_string(list.size())), last, notes...);
    }
    if constexpr (kHasNote<AllDifferent, Notes...>)
        json.requireDifferent();
}

template <typename Value, typename... Notes>
void readTable(const domain::JsonValue& json, Value& table, const Notes&... notes)
{
    const Text where = json.where();
    for (const auto& [name, entry] :
         json.table(noteOr(MostEntries{kMostListEntries}, notes...).entries).items())
        readValue(domain::JsonValue(entry, where, name), table[name], notes...);
}

template <typename Value, typename... Notes>
void readOptional(const domain::JsonValue& json, std::optional<Value>& value, const Notes&... notes)
{
    if (kHasNote<OrNull, Notes...> && json.json().is_null())
        value.reset();
    else
        readValue(json, value.emplace(), notes...);
}

template <typename Value, typename... Notes>
Value numberFrom(const domain::JsonValue& json, const Notes&... notes)
{
    const Range<Value> range = rangeOf<Value>(notes...);
    if constexpr (kHasNote<AsUtcTime, Notes...>)
        return json.time();
    else if constexpr (kHasNote<Whole, Notes...>)
        return json.roundNumber(range.lowest, range.highest);
    else if constexpr (std::is_floating_point_v<Value>)
        return json.number(range.lowest, range.highest);
    else if constexpr (std::is_unsigned_v<Value>)
        return static_cast<Value>(json.wholeNumber(range.highest));
    else
        return static_cast<Value>(json.integer(range.lowest, range.highest));
}

template <typename... Notes>
std::string textFrom(const domain::JsonValue& json, const Notes&... notes)
{
    const std::size_t most = noteOr(MostBytes{kMostTextBytes}, notes...).bytes;
    if constexpr (kHasNote<AsLines, Notes...>)
        return json.lines(most);
    if constexpr (kHasNote<SnakeCase, Notes...>)
        return json.id();
    return kHasNote<AnyText, Notes...> ? json.anyText(most) : json.text(most);
}

/// What has a JSON form of its own.
template <typename Value>
Value foreignFrom(const domain::JsonValue& json)
{
    try {
        return json.json().get<Value>();
    } catch (const Json::exception&) {
        json.refuse("does not have the expected form", "See core/protocol/README.md.");
    }
}

template <typename Value, typename... Notes>
void readValue(const domain::JsonValue& json, Value& value, const Notes&... notes)
{
    if constexpr (HasFields<Value>)
        value = fromJson<Value>(json.json(), json.where());
    else if constexpr (kIsOptional<Value>)
        readOptional(json, value, notes...);
    else if constexpr (kIsList<Value>)
        readList(json, value, notes...);
    else if constexpr (kIsTable<Value>)
        readTable(json, value, notes...);
    else if constexpr (std::is_same_v<Value, bool>)
        value = json.flag();
    else if constexpr (std::is_arithmetic_v<Value>)
        value = numberFrom<Value>(json, notes...);
    else if constexpr (std::is_same_v<Value, std::string>)
        value = textFrom(json, notes...);
    else if constexpr (NamedEnum<Value>)
        value = static_cast<Value>(json.choice(namesOf(Value{})));
    else
        value = foreignFrom<Value>(json);
}

class FieldReader
{
public:
    FieldReader(const Json& json, const Text& where, bool missingKeepsDefault)
        : m_fields(json, where)
        , m_missingKeepsDefault(missingKeepsDefault)
    {}

    template <typename Value, typename... Notes>
    void operator()(const char* name, Value& value, const Notes&... notes)
    {
        constexpr bool isLenient = kIsOptional<Value> || kMayBeMissing<Notes...>;
        if ((isLenient || m_missingKeepsDefault) && !m_fields.has(name))
            return;
        if constexpr (kHasNote<WrittenOnly, Notes...>)
            static_cast<void>(m_fields.value(name));
        else if constexpr (std::is_same_v<Value, Text>)
            value = sentence(name, noteOr(MostBytes{kMostTextBytes}, notes...).bytes);
        else
            readInto(name, value, notes...);
    }

    void refuseUnread() const { m_fields.refuseUnread(); }

private:
    template <typename Value, typename... Notes>
    void readInto(const char* name, Value& value, const Notes&... notes)
    {
        Value read{};
        readValue(m_fields.value(name), read, notes...);
        value = std::move(read);
    }

    Text sentence(const char* name, std::size_t mostBytes)
    {
        return m_fields.value(name).anyText(mostBytes).empty() ? Text() : m_fields.sentence(name, mostBytes);
    }

    domain::JsonFields m_fields;
    bool m_missingKeepsDefault;
};

/// The fields of a struct that is a list of their values.
class RowReader
{
public:
    RowReader(const Json& row, const Text& where)
        : m_row(row)
        , m_where(where)
    {}

    template <typename Value, typename... Notes>
    void operator()(const char* name, Value& value, const Notes&... notes)
    {
        readValue(domain::JsonValue(m_row[m_next++], m_where, name), value, notes...);
    }

private:
    const Json& m_row;
    const Text& m_where;
    std::size_t m_next = 0;
};

template <HasFields Struct>
std::size_t fieldCount(const Struct& value)
{
    std::size_t count = 0;
    Struct::visitFields(value, [&count](const char*, const auto&...) { ++count; });
    return count;
}

template <HasFields Struct>
void readStruct(const Json& json, const Text& where, Struct& value)
{
    if constexpr (requires { Struct::kIsRow; }) {
        domain::requireRow(json, fieldCount(value), where);
        Struct::visitFields(value, RowReader(json, where));
    } else {
        FieldReader reader(
            json, where, requires { Struct::kMissingKeepsDefault; });
        Struct::visitFields(value, reader);
        if constexpr (!requires { Struct::kIgnoresUnknown; })
            reader.refuseUnread();
    }
}

template <typename Value, typename... Notes>
Json written(const Value& value, const Notes&... notes)
{
    if constexpr (HasFields<Value>) {
        return toJson(value);
    } else if constexpr (kIsOptional<Value>) {
        return value ? written(*value, notes...) : Json();
    } else if constexpr (kIsList<Value>) {
        Json list = Json::array();
        for (const auto& entry : value)
            list.push_back(written(entry, notes...));
        return list;
    } else if constexpr (kIsTable<Value>) {
        Json table = Json::object();
        for (const auto& [name, entry] : value)
            table[name] = written(entry, notes...);
        return table;
    } else if constexpr (NamedEnum<Value>) {
        return nameOf(value);
    } else if constexpr (kHasNote<AsLines, Notes...>) {
        return domain::linesOf(value);
    } else if constexpr (kHasNote<AsUtcTime, Notes...>) {
        return utcTimeText(value);
    } else {
        return value;
    }
}

template <typename Value, typename Note>
bool isLeftOutBy(const Value& value, const Note& note)
{
    if constexpr (kIsOmittedWhen<Note>)
        return value == note.usual;
    else if constexpr (std::is_same_v<Note, OmittedWhenEmpty>)
        return value.empty();
    else
        return false;
}

struct FieldWriter
{
    Json& json;

    template <typename Value, typename... Notes>
    void operator()(const char* name, const Value& value, const Notes&... notes) const
    {
        if constexpr (kIsOptional<Value> && !kHasNote<OrNull, Notes...>) {
            if (!value)
                return;
        }
        if ((isLeftOutBy(value, notes) || ...))
            return;
        if constexpr (std::is_same_v<Value, Text>)
            writeText(json, name, value);
        else
            json[name] = written(value, notes...);
    }
};

struct RowWriter
{
    Json& row;

    template <typename Value, typename... Notes>
    void operator()(const char* /*name*/, const Value& value, const Notes&... notes) const
    {
        row.push_back(written(value, notes...));
    }
};

} // namespace detail

template <HasFields Struct>
Json toJson(const Struct& value)
{
    if constexpr (requires { Struct::kIsRow; }) {
        Json row = Json::array();
        Struct::visitFields(value, detail::RowWriter{row});
        return row;
    } else {
        Json json = Json::object();
        Struct::visitFields(value, detail::FieldWriter{json});
        return json;
    }
}

template <HasFields Struct>
Struct fromJson(const Json& json, const Text& where)
{
    Struct value;
    if constexpr (requires(Json & older) { Struct::upgrade(older); }) {
        Json today = json;
        if (today.is_object())
            Struct::upgrade(today);
        detail::readStruct(today, where, value);
    } else {
        detail::readStruct(json, where, value);
    }
    if constexpr (requires { value.check(where); })
        value.check(where);
    return value;
}

} // namespace genex

/// nlohmann's own conversions of such structs, whatever their namespace.
template <genex::HasFields Struct>
struct nlohmann::adl_serializer<Struct, void>
{
    static void to_json(nlohmann::json& json, const Struct& value) { json = genex::toJson(value); }

    static void from_json(const nlohmann::json& json, Struct& value)
    {
        if constexpr (requires { Struct::kTitle; })
            value = genex::fromJson<Struct>(json, Struct::kTitle);
        else
            value = genex::fromJson<Struct>(json, "The message");
    }
};
