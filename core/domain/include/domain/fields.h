// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

/// The fields of values, messages, settings and records.
///
/// A struct names its fields in one place, and reader, writer, ranges and choices all follow from it:
///
///     template <typename Self, typename Visit>
///     static void visitFields(Self& self, Visit&& visit)
///     {
///         visit("buckets", self.buckets, Range{1, 1024});
///         visit("partition", self.partition);
///     }
///
/// What follows a field are notes about it: the structs below. Without one a field must be there and may be
/// anything that its type can hold; a text is not empty. Whether a field is visited may depend on the fields
/// before it.
///
/// Besides, a struct may have
///     void check(const Text& where) const;                 what no single field can tell
///     static void upgrade(Json& older);                    puts what earlier versions wrote into today's
///     form static constexpr const char* kTitle = "The figure";  its name in complaints static constexpr bool
///     kIsRow = true;                 is a list of its fields' values: [1, 0.5] static constexpr bool
///     kIgnoresUnknown = true;        may hold more fields static constexpr bool kMissingKeepsDefault = true;
///     may hold fewer
namespace genex {

/// A number lies in it, both ends included.
template <typename Number>
struct Range
{
    Number lowest;
    Number highest;
};
/// What compilers before C++20's deduction for aggregates need to be told.
template <typename Number>
Range(Number, Number) -> Range<Number>;

/// What is missing keeps its default.
struct Defaulted
{};

/// The same, and what is empty is not written.
struct OmittedWhenEmpty
{};

/// The same for what is as usual.
template <typename Value>
struct OmittedWhen
{
    Value usual;
};
template <typename Value>
OmittedWhen(Value) -> OmittedWhen<Value>;

/// Of a std::optional: written as null instead of not at all.
struct OrNull
{};

/// A text that may be empty and hold any signs.
struct AnyText
{};

/// A text in snake case, as every id is.
struct SnakeCase
{};

/// Of a text of several lines: a list of them.
struct AsLines
{};

/// Of milliseconds since 1970: "2026-03-01T08:15:30.250Z".
struct AsUtcTime
{};

/// Of a number with a decimal point: only zeros follow it.
struct Whole
{};

/// What follows from other fields: written for other programs, ignored on reading.
struct WrittenOnly
{};

struct MostBytes
{
    std::size_t bytes;
};

/// Of a list or a table.
struct MostEntries
{
    std::size_t entries;
};

/// Of a list or a table; usually none need be there.
struct FewestEntries
{
    std::size_t entries;
};

/// Of a list: no entry stands in it twice.
struct AllDifferent
{};

/// Of a list: what an entry with an "id" is called in complaints, `feature "crp"`.
struct EntriesCalled
{
    const char* kind;
};

/// What a person reads about a field. English; the window translates it where it is shown.
struct Help
{
    const char* label = ""; ///< in a few words
    const char* why = "";   ///< what it does, and when to change it
    const char* paper = ""; ///< the paper's value; empty: the paper does not say
};

/// Of the first of several fields that belong together: what they are about.
struct Heading
{
    const char* title = "";
};

inline constexpr std::size_t kMostTextBytes = 1000;
inline constexpr std::size_t kMostPathBytes = 4096;
inline constexpr std::size_t kMostListEntries = 1'000'000;

inline constexpr Range kShare{0.0, 1.0};

/// A visitor that looks at nothing.
struct IdleVisitor
{
    template <typename... Arguments>
    void operator()(const char* /*name*/, Arguments&&... /*of the field*/) const
    {}
};

template <typename Struct>
concept HasFields = requires(Struct& value)
{
    Struct::visitFields(value, IdleVisitor{});
};

/// An enumeration whose values have names in messages and files: an overload of namesOf() beside it gives
/// them in their order.
template <typename Enum>
concept NamedEnum = std::is_enum_v<Enum> && requires(Enum value)
{
    std::string_view(namesOf(value)[0]);
};

template <NamedEnum Enum>
constexpr std::string_view nameOf(Enum value)
{
    return namesOf(value)[static_cast<std::size_t>(value)];
}

template <NamedEnum Enum>
constexpr std::optional<Enum> valueNamed(std::string_view name)
{
    const auto names = namesOf(Enum{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name)
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

namespace domain {
using genex::nameOf; // beside those of its own
using genex::valueNamed;
} // namespace domain

// --- notes

template <typename Wanted, typename... Notes>
inline constexpr bool kHasNote = (std::is_same_v<Wanted, Notes> || ...);

template <typename Wanted, typename... Notes>
constexpr Wanted noteOr(Wanted otherwise, const Notes&... notes)
{
    [[maybe_unused]] const auto take = [&otherwise](const auto& note) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(note)>, Wanted>)
            otherwise = note;
    };
    (take(notes), ...);
    return otherwise;
}

/// What a number may be.
template <typename Number, typename... Notes>
constexpr Range<Number> rangeOf(const Notes&... notes)
{
    Range<Number> range{std::numeric_limits<Number>::lowest(), std::numeric_limits<Number>::max()};
    [[maybe_unused]] const auto take = [&range](const auto& note) {
        if constexpr (requires { note.lowest; })
            range = {static_cast<Number>(note.lowest), static_cast<Number>(note.highest)};
    };
    (take(notes), ...);
    return range;
}

template <typename Note>
inline constexpr bool kIsOmittedWhen = false;
template <typename Value>
inline constexpr bool kIsOmittedWhen<OmittedWhen<Value>> = true;

/// Whether a field need not be there.
template <typename... Notes>
inline constexpr bool kMayBeMissing = kHasNote<Defaulted, Notes...> || kHasNote<OmittedWhenEmpty, Notes...> ||
                                      kHasNote<WrittenOnly, Notes...> || (kIsOmittedWhen<Notes> || ...);

} // namespace genex
