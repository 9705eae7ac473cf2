// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/jsonfields.h"

#include "common/error.h"
#include "common/utctime.h"
#include "domain/foldtext.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

namespace genex::domain {

namespace {

constexpr std::size_t kShownBytes = 60;
constexpr std::size_t kMostTextBytes = 200;

/// The value as it stands in the file, cut where it is long.
std::string shown(const nlohmann::json& value)
{
    std::string text = value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    if (text.size() > kShownBytes)
        text = text.substr(0, kShownBytes) + "…";
    return text;
}

std::string shown(double number)
{
    std::ostringstream out;
    out.precision(15);
    out << number;
    return out.str();
}

Text span(double lowest, double highest)
{
    return Text("from %1 to %2", shown(lowest), shown(highest));
}

bool isPlainText(const nlohmann::json& value, std::size_t mostBytes)
{
    if (!value.is_string())
        return false;
    const auto& text = value.get_ref<const std::string&>();
    const bool hasControl = std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
    return !text.empty() && text.size() <= mostBytes && !hasControl && text.front() != ' ' &&
           text.back() != ' ' && isValidUtf8(text);
}

Text textRemedy(std::size_t mostBytes)
{
    return Text("Use a text of 1 to %1 bytes without control characters or leading or trailing spaces.",
                mostBytes);
}

bool isNumberIn(const nlohmann::json& value, double lowest, double highest)
{
    if (!value.is_number())
        return false;
    const double number = value.get<double>();
    return std::isfinite(number) && number >= lowest && number <= highest;
}

/// "a, b or c"
Text oneOf(std::span<const std::string_view> names)
{
    std::string beginning;
    for (const std::string_view name : names.first(names.size() - 1))
        beginning += (beginning.empty() ? "" : ", ") + std::string(name);
    return {"%1 or %2", beginning, names.back()};
}

} // namespace

bool isSnakeCase(std::string_view text)
{
    const auto isAllowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    };
    return !text.empty() && text.size() <= 64 && text.front() >= 'a' && text.front() <= 'z' &&
           text.back() != '_' && text.find("__") == std::string_view::npos &&
           std::ranges::all_of(text, isAllowed);
}

void requireRow(const nlohmann::json& json, std::size_t entries, const Text& where)
{
    if (!json.is_array() || json.size() != entries)
        throw Failure(ErrorCode::InvalidInput, Text("%1 is %2.", where, shown(json)),
                      Text("It must be a list of %1 values.", entries));
}

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

void refuseField(const Text& where, const std::string& name, const Text& problem, const Text& remedy)
{
    throw Failure(ErrorCode::InvalidInput, Text("%1, field \"%2\": %3.", where, name, problem), remedy);
}

Text JsonValue::whereOfEntry(const char* kind, const nlohmann::json& entry, std::size_t position) const
{
    const bool hasId = entry.is_object() && entry.contains("id") && entry["id"].is_string() &&
                       isSnakeCase(entry["id"].get_ref<const std::string&>());
    const std::string name = hasId ? '"' + entry["id"].get<std::string>() + '"' : std::to_string(position);
    return {"%1, %2 %3", m_where, Text(kind), name};
}

std::string JsonValue::text(std::size_t mostBytes) const
{
    if (!isPlainText(m_value, mostBytes))
        refuse(Text("is %1", shown(m_value)), textRemedy(mostBytes));
    return m_value.get<std::string>();
}

std::string JsonValue::anyText(std::size_t mostBytes) const
{
    if (!m_value.is_string() || m_value.get_ref<const std::string&>().size() > mostBytes ||
        !isValidUtf8(m_value.get_ref<const std::string&>()))
        refuse(Text("is %1", shown(m_value)), Text("Use a text of up to %1 bytes.", mostBytes));
    return m_value.get<std::string>();
}

std::string JsonValue::id() const
{
    if (!m_value.is_string() || !isSnakeCase(m_value.get_ref<const std::string&>()))
        refuse(Text("is %1", shown(m_value)),
               "Use at most 64 lower-case letters, digits and single underscores, starting with a letter.");
    return m_value.get<std::string>();
}

bool JsonValue::flag() const
{
    if (!m_value.is_boolean())
        refuse(Text("is %1", shown(m_value)), "Use true or false.");
    return m_value.get<bool>();
}

std::int64_t JsonValue::integer(std::int64_t lowest, std::int64_t highest) const
{
    const bool isLarger = m_value.is_number_unsigned() &&
                          m_value.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max();
    const bool fits = m_value.is_number_integer() && !isLarger && m_value.get<std::int64_t>() >= lowest &&
                      m_value.get<std::int64_t>() <= highest;
    if (!fits)
        refuse(Text("is %1", shown(m_value)),
               Text("Use a whole number %1.", Text("from %1 to %2", lowest, highest)));
    return m_value.get<std::int64_t>();
}

std::uint64_t JsonValue::wholeNumber(std::uint64_t highest) const
{
    const bool isWhole =
        m_value.is_number_integer() && (m_value.is_number_unsigned() || m_value.get<std::int64_t>() >= 0);
    if (!isWhole || m_value.get<std::uint64_t>() > highest)
        refuse(Text("is %1", shown(m_value)), Text("Use a whole number from 0 to %1.", highest));
    return m_value.get<std::uint64_t>();
}

double JsonValue::number(double lowest, double highest) const
{
    if (!isNumberIn(m_value, lowest, highest))
        refuse(Text("is %1", shown(m_value)), Text("Use a number %1.", span(lowest, highest)));
    return m_value.get<double>();
}

double JsonValue::roundNumber(double lowest, double highest) const
{
    const double value = number(lowest, highest);
    if (value != std::floor(value))
        refuse(Text("is %1", shown(m_value)), "Use a whole number.");
    return value;
}

std::int64_t JsonValue::time() const
{
    const std::optional<std::int64_t> ms = utcTimeFrom(text(kMostTextBytes));
    if (!ms)
        refuse("is not a time", "Use the form 2026-03-01T08:15:30.250Z.");
    return *ms;
}

std::string JsonValue::lines(std::size_t mostBytes) const
{
    std::string text;
    for (const nlohmann::json& line : list(1, mostBytes)) {
        if (!line.is_string())
            refuse("contains something that is not text", "Write the text as a list of lines.");
        text += line.get_ref<const std::string&>() + '\n';
    }
    text.pop_back();
    return text;
}

const nlohmann::json& JsonValue::list(std::size_t fewest, std::size_t most) const
{
    if (!m_value.is_array())
        refuse(Text("is %1", shown(m_value)), "Use a list, such as [ … ].");
    if (m_value.size() < fewest || m_value.size() > most)
        refuse(Text("has %1 entries", m_value.size()), Text("Use %1 to %2.", fewest, most));
    return m_value;
}

void JsonValue::requireDifferent() const
{
    for (auto entry = m_value.begin(); entry != m_value.end(); ++entry) {
        if (std::find(m_value.begin(), entry, *entry) != entry)
            refuse(Text("contains %1 twice", shown(*entry)), "Remove one of the two.");
    }
}

const nlohmann::json& JsonValue::table(std::size_t most) const
{
    if (!m_value.is_object())
        refuse(Text("is %1", shown(m_value)), "Give an object, as in { … }.");
    if (m_value.size() > most)
        refuse(Text("has %1 entries", m_value.size()), Text("Use at most %1.", most));
    return m_value;
}

std::size_t JsonValue::choice(std::span<const std::string_view> names) const
{
    const auto found =
        std::ranges::find(names, m_value.is_string() ? m_value.get<std::string>() : std::string());
    if (found == names.end())
        refuse(Text("is %1", shown(m_value)), Text("It must be %1.", oneOf(names)));
    return static_cast<std::size_t>(found - names.begin());
}

JsonFields::JsonFields(const nlohmann::json& object, Text where)
    : m_object(object)
    , m_where(std::move(where))
{
    if (!object.is_object())
        throw Failure(ErrorCode::InvalidInput, Text("%1 is %2.", m_where, shown(object)),
                      "It must be an object with named fields.");
}

JsonValue JsonFields::value(const std::string& name)
{
    const auto found = m_object.find(name);
    if (found == m_object.end())
        refuse(name, "is missing", "Add it; resources/schemas describes every field.");
    m_read.insert(name);
    return {*found, m_where, name};
}

std::string JsonFields::text(const std::string& name, std::size_t mostBytes)
{
    return value(name).text(mostBytes);
}

Text JsonFields::sentence(const std::string& name, std::size_t mostBytes)
{
    (void)text(name, mostBytes);
    const std::string beside = name + kPatternEnding;
    if (has(beside))
        m_read.insert(beside);
    try {
        return readText(m_object, name);
    } catch (const nlohmann::json::exception&) {
        refuse(beside, "is not a pattern with its arguments", "Remove it.");
    }
}

std::string JsonFields::id(const std::string& name)
{
    return value(name).id();
}

bool JsonFields::flag(const std::string& name)
{
    return value(name).flag();
}

int JsonFields::integer(const std::string& name, int lowest, int highest)
{
    return static_cast<int>(value(name).integer(lowest, highest));
}

std::uint64_t JsonFields::wholeNumber(const std::string& name, std::uint64_t highest)
{
    return value(name).wholeNumber(highest);
}

double JsonFields::number(const std::string& name, double lowest, double highest)
{
    return value(name).number(lowest, highest);
}

std::pair<double, double> JsonFields::numbers(const std::string& name, double lowest, double highest)
{
    const JsonValue field = value(name);
    const nlohmann::json& pair = field.json();
    const bool isPair = pair.is_array() && pair.size() == 2;
    if (!isPair || !isNumberIn(pair[0], lowest, highest) || !isNumberIn(pair[1], lowest, highest))
        field.refuse(Text("is %1", shown(pair)),
                     Text("Use two numbers %1, such as [1, 2].", span(lowest, highest)));
    return {pair[0].get<double>(), pair[1].get<double>()};
}

std::vector<std::string> JsonFields::texts(const std::string& name, std::size_t mostEntries)
{
    std::vector<std::string> result;
    for (const nlohmann::json& entry : list(name, 0, mostEntries)) {
        if (!isPlainText(entry, kMostTextBytes))
            refuse(name, Text("contains %1", shown(entry)), textRemedy(kMostTextBytes));
        result.push_back(entry.get<std::string>());
    }
    value(name).requireDifferent();
    return result;
}

const nlohmann::json& JsonFields::list(const std::string& name, std::size_t fewest, std::size_t most)
{
    return value(name).list(fewest, most);
}

JsonFields JsonFields::object(const std::string& name)
{
    const JsonValue field = value(name);
    return {field.json(), field.where()};
}

const nlohmann::json& JsonFields::table(const std::string& name, std::size_t most)
{
    return value(name).table(most);
}

void JsonFields::refuseUnread() const
{
    for (const auto& [name, value] : m_object.items()) {
        if (!m_read.contains(name))
            refuse(name, "is not known", "Check its spelling, or remove it.");
    }
}

int readFormat(JsonFields& fields, int newest)
{
    const int format = fields.integer("schema_version", 1, 1'000'000);
    if (format > newest)
        throw Failure(ErrorCode::VersionMismatch,
                      Text("%1, field \"schema_version\": is %2, but this program reads versions up to %3.",
                           fields.where(), format, newest),
                      "Update the program, or save the file in the older format.");
    return format;
}

} // namespace genex::domain
