// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Values of structs with fields, made from those fields: some that must be read as they were written, and
/// some that must be refused.
namespace genex::contract::test {

template <typename Value, typename... Notes>
Value sampleOf(const Notes&... notes);

/// Puts something that is not the default, and allowed, into every field.
struct SampleFiller
{
    template <typename Value, typename... Notes>
    void operator()(const char* /*name*/, Value& value, const Notes&... notes) const
    {
        if constexpr (!kHasNote<WrittenOnly, Notes...>)
            value = sampleOf<Value>(notes...);
    }
};

/// Another than SampleFiller's where fields depend on each other or a type has a JSON form of its own.
template <typename Value>
struct OwnSample
{
    static constexpr bool kIsThere = false;
};

template <typename Value, typename... Notes>
Value sampleNumber(const Notes&... notes)
{
    const Range<Value> range = rangeOf<Value>(notes...);
    return std::clamp<Value>(Value{3}, range.lowest, range.highest);
}

template <typename Value, typename... Notes>
Value sampleOf(const Notes&... notes)
{
    if constexpr (OwnSample<Value>::kIsThere) {
        return OwnSample<Value>::make();
    } else if constexpr (HasFields<Value>) {
        Value value;
        Value::visitFields(value, SampleFiller{});
        return value;
    } else if constexpr (detail::kIsOptional<Value>) {
        return sampleOf<typename Value::value_type>(notes...);
    } else if constexpr (detail::kIsList<Value>) {
        const std::size_t length = std::max<std::size_t>(1, noteOr(FewestEntries{1}, notes...).entries);
        return Value(length, sampleOf<typename Value::value_type>(notes...));
    } else if constexpr (detail::kIsTable<Value>) {
        return {{"some name", sampleOf<typename Value::mapped_type>(notes...)}};
    } else if constexpr (std::is_same_v<Value, bool>) {
        return true;
    } else if constexpr (std::is_arithmetic_v<Value>) {
        return sampleNumber<Value>(notes...);
    } else if constexpr (NamedEnum<Value>) {
        return static_cast<Value>(namesOf(Value{}).size() - 1);
    } else if constexpr (std::is_same_v<Value, Text>) {
        return Text("Reading %1", std::string("a file"));
    } else if constexpr (std::is_same_v<Value, Json>) {
        return Json{{"any", "thing"}};
    } else {
        return Value("sample");
    }
}

/// What a field of this type must not be.
template <typename Value, typename... Notes>
std::vector<Json> badValuesFor(const Notes&... notes)
{
    if constexpr (detail::kIsOptional<Value>) {
        return badValuesFor<typename Value::value_type>(notes...);
    } else if constexpr (std::is_same_v<Value, Json>) {
        return {};
    } else if constexpr (std::is_same_v<Value, bool>) {
        return {1, "true", nullptr};
    } else if constexpr (kHasNote<AsLines, Notes...> || kHasNote<AsUtcTime, Notes...>) {
        return {7, nullptr, "many", Json::array(), Json::array({5})};
    } else if constexpr (std::is_arithmetic_v<Value>) {
        std::vector<Json> bad{"many", nullptr, Json::array(), std::numeric_limits<double>::quiet_NaN()};
        const Range<Value> range = rangeOf<Value>(notes...);
        if (range.highest < std::numeric_limits<Value>::max())
            bad.emplace_back(range.highest + 1);
        if (range.lowest > std::numeric_limits<Value>::lowest())
            bad.emplace_back(static_cast<double>(range.lowest) - 1);
        if constexpr (std::is_integral_v<Value>)
            bad.insert(bad.end(), {Json(1.5), Json(1e300)});
        return bad;
    } else if constexpr (std::is_same_v<Value, std::string>) {
        std::vector<Json> bad{5, nullptr,
                              std::string(noteOr(MostBytes{kMostTextBytes}, notes...).bytes + 1, 'x')};
        if constexpr (!kHasNote<AnyText, Notes...>)
            bad.insert(bad.end(), {Json(""), Json("two\nlines")});
        return bad;
    } else if constexpr (NamedEnum<Value>) {
        return {"purple", 1, nullptr};
    } else if constexpr (HasFields<Value> || detail::kIsList<Value> || detail::kIsTable<Value> ||
                         std::is_same_v<Value, Text>) {
        return {7, nullptr};
    } else {
        return {}; // has a JSON form of its own, and tests of its own
    }
}

/// One way to spoil what is right.
struct Spoilt
{
    std::string field;
    Json json;
};

template <HasFields Struct>
std::vector<Spoilt> spoiltFrom(const Struct& value);

/// The same object with each field in turn missing or wrong, also deep inside, and with one that nobody
/// knows.
class Spoiler
{
public:
    Spoiler(Json whole, bool mayLackAll)
        : m_whole(std::move(whole))
        , m_mayLackAll(mayLackAll)
    {}

    template <typename Value, typename... Notes>
    void operator()(const char* name, const Value& value, const Notes&... notes)
    {
        if constexpr (!kHasNote<WrittenOnly, Notes...>)
            spoil(name, value, notes...);
    }

    std::vector<Spoilt> spoilt;

private:
    template <typename Value, typename... Notes>
    void spoil(const char* name, const Value& value, const Notes&... notes)
    {
        constexpr bool isLenient = detail::kIsOptional<Value> || kMayBeMissing<Notes...>;
        if (!isLenient && !m_mayLackAll) {
            Json without = m_whole;
            without.erase(name);
            spoilt.push_back({name, std::move(without)});
        }
        for (const Json& bad : badValuesFor<Value>(notes...)) {
            if (bad.is_null() && kHasNote<OrNull, Notes...>)
                continue;
            spoilt.push_back({name, m_whole});
            spoilt.back().json[name] = bad;
        }
        if (m_whole.contains(name))
            spoilInside(m_whole[name], value);
    }

    /// `place`: of the value in m_whole, which is as it was afterwards.
    template <typename Value>
    void spoilInside(Json& place, const Value& value)
    {
        if constexpr (detail::kIsOptional<Value>) {
            if (value)
                spoilInside(place, *value);
        } else if constexpr (detail::kIsList<Value>) {
            if (!value.empty())
                spoilInside(place.at(0), value.front());
        } else if constexpr (requires { Value::kIsRow; }) {
            spoilRow(place);
        } else if constexpr (HasFields<Value>) {
            const Json before = place;
            for (const Spoilt& inner : spoiltFrom(value)) {
                place = inner.json;
                spoilt.push_back({inner.field, m_whole});
            }
            place = before;
        }
    }

    /// The first row of a list: complaints give its number.
    void spoilRow(Json& place)
    {
        const Json before = place;
        for (const char* bad : {"7", "null", "[]", R"(["many"])"}) {
            place = Json::parse(bad);
            spoilt.push_back({"1", m_whole});
        }
        for (std::size_t i = 0; i < before.size(); ++i) {
            place = before;
            place[i] = Json();
            spoilt.push_back({"1", m_whole});
        }
        place = before;
    }

    Json m_whole;
    bool m_mayLackAll;
};

template <HasFields Struct>
std::vector<Spoilt> spoiltFrom(const Struct& value)
{
    Spoiler spoiler(
        toJson(value), requires { Struct::kMissingKeepsDefault; });
    Struct::visitFields(value, spoiler);
    if constexpr (!requires { Struct::kIgnoresUnknown; }) {
        Json more = toJson(value);
        more["colour"] = 1;
        spoiler.spoilt.push_back({"colour", std::move(more)});
    }
    return spoiler.spoilt;
}

} // namespace genex::contract::test
