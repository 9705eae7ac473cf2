// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace genex::domain {

/// The whole of a small file. Refuses what is no regular file, and more than mostBytes.
std::string readTextFile(const std::filesystem::path& file, std::size_t mostBytes);

/// JSON from outside. What is no JSON, or is nested deeper than any file of ours, is refused with line and
/// column.
nlohmann::json parseJson(std::string_view text, const Text& sourceName);

/// Throws Failure(InvalidInput) for what is no list of so many values.
void requireRow(const nlohmann::json& json, std::size_t entries, const Text& where);

/// JSON stores text of several lines as a list: "a\nb" → ["a", "b"].
std::vector<std::string> linesOf(std::string_view text);

/// Lower-case words joined by underscores, as every id is written: "chest_pain", "d_dimer".
bool isSnakeCase(std::string_view text);

/// Throws Failure(InvalidInput) about a field of what `where` names.
[[noreturn]] void refuseField(const Text& where, const std::string& name, const Text& problem,
                              const Text& remedy);

/// One value of a JSON object from outside. Every complaint names file, entry and field, and says what the
/// field may hold.
class JsonValue
{
public:
    JsonValue(const nlohmann::json& value, const Text& where, std::string name)
        : m_value(value)
        , m_where(where)
        , m_name(std::move(name))
    {}

    const nlohmann::json& json() const { return m_value; }
    /// What stands in it, for complaints about a part of it.
    Text where() const { return {"%1, field \"%2\"", m_where, m_name}; }

    /// Of an entry of this list: `catalogue.json, feature "crp"`, or its position if the id is unreadable.
    Text whereOfEntry(const char* kind, const nlohmann::json& entry, std::size_t position) const;

    std::string text(std::size_t mostBytes) const;
    /// Also an empty one, and one with any signs in it.
    std::string anyText(std::size_t mostBytes) const;
    /// In snake case.
    std::string id() const;
    bool flag() const;
    std::int64_t integer(std::int64_t lowest, std::int64_t highest) const;
    std::uint64_t wholeNumber(std::uint64_t highest) const;
    double number(double lowest, double highest) const;
    /// With nothing but zeros behind the decimal point.
    double roundNumber(double lowest, double highest) const;
    /// Milliseconds since 1970.
    std::int64_t time() const;
    /// A text of several lines, as linesOf() writes it.
    std::string lines(std::size_t mostBytes) const;
    const nlohmann::json& list(std::size_t fewest, std::size_t most) const;
    /// Of a list: that no entry stands in it twice.
    void requireDifferent() const;
    const nlohmann::json& table(std::size_t most) const;
    /// Which of these names it is.
    std::size_t choice(std::span<const std::string_view> names) const;

    [[noreturn]] void refuse(const Text& problem, const Text& remedy) const
    {
        refuseField(m_where, m_name, problem, remedy);
    }

private:
    const nlohmann::json& m_value;
    const Text& m_where;
    std::string m_name;
};

/// One JSON object from outside, read field by field. Every complaint names file, entry and field, and says
/// what the field may hold. Fields that nobody read are refused at the end: a misspelt one must not go
/// unnoticed.
class JsonFields
{
public:
    /// `where` names the entry: `catalogue.json, feature "crp"`.
    JsonFields(const nlohmann::json& object, Text where);

    const Text& where() const { return m_where; }
    bool has(const std::string& name) const { return m_object.contains(name); }

    std::string text(const std::string& name, std::size_t mostBytes = 200);
    /// A text for people that may have its pattern beside it (writeText).
    Text sentence(const std::string& name, std::size_t mostBytes);
    std::string id(const std::string& name = "id");
    bool flag(const std::string& name);
    int integer(const std::string& name, int lowest, int highest);
    /// From 0, also beyond what an int or a double holds exactly: counts of rows, seeds.
    std::uint64_t wholeNumber(const std::string& name, std::uint64_t highest);
    double number(const std::string& name, double lowest, double highest);
    /// [first, second], both in the bounds.
    std::pair<double, double> numbers(const std::string& name, double lowest, double highest);
    /// Different texts, possibly none.
    std::vector<std::string> texts(const std::string& name, std::size_t mostEntries);
    const nlohmann::json& list(const std::string& name, std::size_t fewest, std::size_t most);
    JsonFields object(const std::string& name);
    /// Any object whose field names are not known beforehand, such as a table from id to number.
    const nlohmann::json& table(const std::string& name, std::size_t most);

    /// Any field; it counts as read.
    JsonValue value(const std::string& name);

    [[noreturn]] void refuse(const std::string& name, const Text& problem, const Text& remedy) const
    {
        refuseField(m_where, name, problem, remedy);
    }
    void refuseUnread() const;

private:
    const nlohmann::json& m_object;
    Text m_where;
    std::set<std::string> m_read;
};

/// The format a file is written in must be one that this program reads: 1 to newest.
int readFormat(JsonFields& fields, int newest);

} // namespace genex::domain
