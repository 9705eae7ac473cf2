// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/text.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace genex {

namespace {

constexpr int kDigits = 10;
constexpr const char* kPattern = "pattern";
constexpr const char* kArguments = "arguments";
constexpr const char* kNumber = "number";

std::string digitsOf(double number)
{
    std::array<char, 64> digits{};
    const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                              std::chars_format::general, kDigits);
    return {digits.data(), problem == std::errc() ? end : digits.data()};
}

} // namespace

Text::Text(double number)
    : m_kind(Kind::Number)
    , m_words(digitsOf(number))
{}

Text Text::ofResource(const std::string& pattern, std::vector<Text> arguments)
{
    Text text(pattern.c_str());
    text.m_arguments = std::move(arguments);
    return text;
}

Text Text::number(std::string digits)
{
    Text text(std::move(digits));
    text.m_kind = Kind::Number;
    return text;
}

std::string Text::english() const
{
    if (m_kind != Kind::Pattern)
        return m_words;
    std::vector<std::string> arguments;
    for (const Text& argument : m_arguments)
        arguments.push_back(argument.english());
    return filled(m_words, arguments);
}

Text Text::withWordsReplaced(const std::string& words, const std::string& others) const
{
    Text text = *this;
    if (m_kind == Kind::Verbatim && m_words == words)
        text.m_words = others;
    for (Text& argument : text.m_arguments)
        argument = argument.withWordsReplaced(words, others);
    return text;
}

Text listed(const std::vector<std::string>& names, std::size_t mostShown)
{
    const bool isCut = names.size() > mostShown;
    const std::size_t before = isCut ? mostShown - 1 : names.size() - (names.empty() ? 0 : 1);
    std::string beginning;
    for (std::size_t i = 0; i < before; ++i)
        beginning += (i == 0 ? "" : ", ") + names[i];
    if (isCut)
        return {"%1 and %2 more", beginning, names.size() - before};
    if (names.empty())
        return {};
    return names.size() == 1 ? Text(names.front()) : Text("%1 and %2", beginning, names.back());
}

std::string joined(const std::vector<std::string>& words, std::string_view between)
{
    std::string text;
    for (const std::string& word : words)
        text.append(text.empty() ? std::string_view() : between).append(word);
    return text;
}

std::string percentText(double share, int decimals)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f %%", decimals, 100 * share);
    return text;
}

std::string filled(std::string_view pattern, const std::vector<std::string>& arguments)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                             pattern[i + 1] <= '9' &&
                             static_cast<std::size_t>(pattern[i + 1] - '0') <= arguments.size();
        if (isPlace)
            text += arguments[static_cast<std::size_t>(pattern[++i] - '1')];
        else
            text += pattern[i];
    }
    return text;
}

nlohmann::json jsonOf(const Text& text)
{
    if (text.kind() == Text::Kind::Verbatim)
        return text.words();
    if (text.kind() == Text::Kind::Number)
        return {{kNumber, text.words()}};
    nlohmann::json json{{kPattern, text.words()}};
    for (const Text& argument : text.arguments())
        json[kArguments].push_back(jsonOf(argument));
    return json;
}

Text textFrom(const nlohmann::json& json)
{
    if (json.is_string())
        return json.get<std::string>();
    if (json.contains(kNumber))
        return Text::number(json.at(kNumber).get<std::string>());
    std::vector<Text> arguments;
    if (json.contains(kArguments)) {
        for (const nlohmann::json& argument : json.at(kArguments))
            arguments.push_back(textFrom(argument));
    }
    return Text::ofResource(json.at(kPattern).get<std::string>(), std::move(arguments));
}

void writeText(nlohmann::json& object, const std::string& field, const Text& text)
{
    object[field] = text.english();
    if (text.kind() != Text::Kind::Verbatim)
        object[field + kPatternEnding] = jsonOf(text);
}

Text readText(const nlohmann::json& object, const std::string& field)
{
    const auto english = object.at(field).get<std::string>();
    const auto beside = object.find(field + kPatternEnding);
    if (beside == object.end())
        return english;
    // An external file must not say one thing in English and another on screen.
    Text text = textFrom(*beside);
    return text.english() == english ? text : Text(english);
}

} // namespace genex
