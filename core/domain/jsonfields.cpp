// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/jsonfields.h"

#include "common/error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <fstream>
#include <limits>
#include <sstream>

namespace genex::domain {

namespace {

constexpr int kDeepest = 12;
constexpr std::size_t kShownBytes = 60;
constexpr std::size_t kMostTextBytes = 200;

/// The value as it stands in the file, cut where it is long.
std::string shown(const nlohmann::json& value)
{
    std::string text = value.dump(-1, ' ', true);
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
           text.back() != ' ';
}

Text textRemedy(std::size_t mostBytes)
{
    return Text("Use a text of 1 to %1 bytes without control characters or leading or trailing spaces.",
                mostBytes);
}

/// "line 3, column 7" of a byte offset, both counted from 1.
Text placeOf(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto line = 1 + std::ranges::count(before, '\n');
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    return Text("line %1, column %2", line, before.size() - lineStart + 1);
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

std::string readTextFile(const std::filesystem::path& file, std::size_t mostBytes)
{
    std::error_code code;
    const std::filesystem::file_status status = std::filesystem::status(file, code);
    if (!std::filesystem::exists(status))
        throw Failure(errorFromErrno(code ? code.value() : ENOENT, "read", file.string()));
    if (!std::filesystem::is_regular_file(status))
        throw Failure(ErrorCode::InvalidInput, Text("%1 is not a file.", file.string()),
                      "Specify a regular file.");
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw Failure(errorFromErrno(errno, "read", file.string()));
    std::string text;
    std::array<char, 65'536> block{};
    while (text.size() <= mostBytes && in.read(block.data(), block.size()).gcount() > 0)
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (in.bad())
        throw Failure(ErrorCode::Io, Text("Cannot read %1.", file.string()), "Check the disk and try again.");
    if (text.size() > mostBytes)
        throw Failure(ErrorCode::InvalidInput, Text("%1 is larger than %2 bytes.", file.string(), mostBytes),
                      "Check that it is the right file.");
    return text;
}

nlohmann::json parseJson(std::string_view text, const Text& sourceName)
{
    const auto refuseDepth = [&sourceName](int depth, nlohmann::json::parse_event_t, nlohmann::json&) {
        if (depth > kDeepest)
            throw Failure(ErrorCode::InvalidInput,
                          Text("%1 is nested more than %2 levels deep.", sourceName, kDeepest),
                          "Check that it is the right file.");
        return true;
    };
    try {
        return nlohmann::json::parse(text, refuseDepth);
    } catch (const nlohmann::json::parse_error& error) {
        const std::size_t offset = error.byte == 0 ? 0 : error.byte - 1;
        throw Failure(ErrorCode::InvalidInput,
                      Text("%1 is not valid JSON: see %2.", sourceName, placeOf(text, offset)),
                      "Correct the file there; it must be JSON in UTF-8.");
    } catch (const nlohmann::json::exception&) {
        throw Failure(ErrorCode::InvalidInput, Text("%1 contains a number that is too large.", sourceName),
                      "Correct the number.");
    }
}

bool isSnakeCase(std::string_view text)
{
    const auto isAllowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    };
    return !text.empty() && text.size() <= 64 && text.front() >= 'a' && text.front() <= 'z' &&
           text.back() != '_' && text.find("__") == std::string_view::npos &&
           std::ranges::all_of(text, isAllowed);
}

void refuseField(const Text& where, const std::string& name, const Text& problem, const Text& remedy)
{
    throw Failure(ErrorCode::InvalidInput, Text("%1, field \"%2\": %3.", where, name, problem), remedy);
}

std::string JsonValue::text(std::size_t mostBytes) const
{
    if (!isPlainText(m_value, mostBytes))
        refuse(Text("is %1", shown(m_value)), textRemedy(mostBytes));
    return m_value.get<std::string>();
}

std::string JsonValue::anyText(std::size_t mostBytes) const
{
    if (!m_value.is_string() || m_value.get_ref<const std::string&>().size() > mostBytes)
        refuse(Text("is %1", shown(m_value)), Text("Use a text of up to %1 bytes.", mostBytes));
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

const nlohmann::json& JsonValue::list(std::size_t fewest, std::size_t most) const
{
    if (!m_value.is_array())
        refuse(Text("is %1", shown(m_value)), "Use a list, such as [ … ].");
    if (m_value.size() < fewest || m_value.size() > most)
        refuse(Text("has %1 entries", m_value.size()), Text("Use %1 to %2.", fewest, most));
    return m_value;
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
    const JsonValue field = value(name);
    if (!field.json().is_string() || !isSnakeCase(field.json().get_ref<const std::string&>()))
        field.refuse(
            Text("is %1", shown(field.json())),
            "Use at most 64 lower-case letters, digits and single underscores, starting with a letter.");
    return field.json().get<std::string>();
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
        if (std::ranges::find(result, entry.get_ref<const std::string&>()) != result.end())
            refuse(name, Text("contains %1 twice", shown(entry)), "Remove one of the two.");
        result.push_back(entry.get<std::string>());
    }
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
