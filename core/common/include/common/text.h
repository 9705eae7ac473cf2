// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace genex {

/// A sentence or part of one, composed when it is shown: an English pattern and its arguments, as in
/// Text("There is no feature %1 in %2.", name, file). Patterns are literals and are translated. A std::string
/// comes from a user or a file and is shown unchanged in every language. Numbers use the decimal mark of the
/// language.
class Text
{
public:
    enum class Kind { Pattern, Verbatim, Number };

    Text() = default;
    Text(const char* pattern)
        : m_kind(Kind::Pattern)
        , m_words(pattern)
    {}
    template <typename First, typename... Rest>
    Text(const char* pattern, First&& first, Rest&&... rest)
        : Text(pattern)
    {
        m_arguments.reserve(1 + sizeof...(rest));
        m_arguments.emplace_back(std::forward<First>(first));
        (m_arguments.emplace_back(std::forward<Rest>(rest)), ...);
    }
    Text(std::string words)
        : m_words(std::move(words))
    {}
    Text(std::string_view words)
        : m_words(words)
    {}
    template <std::integral Whole>
    requires(!std::same_as<Whole, bool>) Text(Whole number)
        : m_words(std::to_string(number))
    {}
    /// Shortest representation.
    Text(double number);

    /// A pattern from one of the program's resource files.
    static Text ofResource(const std::string& pattern, std::vector<Text> arguments = {});
    /// Digits with a decimal point and an optional unit: "38.9 °C".
    static Text number(std::string digits);

    Kind kind() const { return m_kind; }
    bool empty() const { return m_words.empty(); }
    /// The pattern, or the literal text.
    const std::string& words() const { return m_words; }
    const std::vector<Text>& arguments() const { return m_arguments; }
    std::string english() const;
    /// Replaces an argument's text everywhere.
    Text withWordsReplaced(const std::string& words, const std::string& others) const;

    bool operator==(const Text&) const = default;

private:
    Kind m_kind = Kind::Verbatim;
    std::string m_words;
    std::vector<Text> m_arguments;
};

/// "a, b and c"; a long list is truncated and ends with the number of further names.
Text listed(const std::vector<std::string>& names, std::size_t mostShown);

/// "a, b, c"
std::string joined(const std::vector<std::string>& words, std::string_view between = ", ");

/// "12.5 %"
std::string percentText(double share, int decimals = 1);

/// Puts arguments into the places %1, %2, … of a pattern in one go: what is put in is not searched again.
std::string filled(std::string_view pattern, const std::vector<std::string>& arguments);

/// A pattern becomes an object, literal text a string. There is no to_json, so that the caller decides
/// between English text and translatable form.
nlohmann::json jsonOf(const Text& text);
/// Throws nlohmann's type errors.
Text textFrom(const nlohmann::json& json);

/// In messages and files, a text's field holds English; a second field with this suffix holds the pattern for
/// translation. Without it, the text is shown unchanged.
inline constexpr const char* kPatternEnding = "_pattern";
void writeText(nlohmann::json& object, const std::string& field, const Text& text);
Text readText(const nlohmann::json& object, const std::string& field);

} // namespace genex
