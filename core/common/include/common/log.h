// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

namespace genex::log {

/// A word that names a part of the program (a method, a phase, an error code), never anything a user typed.
/// Explicit on purpose: a log line takes no plain string, so a patient's name cannot slip into one.
struct Word
{
    explicit Word(std::string_view word)
        : text(word)
    {}
    std::string text;
};

template <typename T>
concept Arithmetic = std::is_arithmetic_v<T>;

/// One field of a log line.
struct Field
{
    using Value = std::variant<std::int64_t, double, bool, std::string>;

    template <Arithmetic Number>
    Field(std::string_view fieldName, Number number)
        : name(fieldName)
        , value(toValue(number))
    {}
    Field(std::string_view fieldName, const Word& word)
        : name(fieldName)
        , value(word.text)
    {}

    std::string_view name;
    Value value;

private:
    template <Arithmetic Number>
    static Value toValue(Number number)
    {
        if constexpr (std::is_same_v<Number, bool>)
            return number;
        else if constexpr (std::is_floating_point_v<Number>)
            return static_cast<double>(number);
        else
            return static_cast<std::int64_t>(number);
    }
};

using Fields = std::initializer_list<Field>;

/// Lines go to a file that is turned over at 1 MB, three kept; nowhere when it cannot be written. Until one
/// of these is called nothing is written.
void toFile(const std::filesystem::path& file);
void toStandardError();

/// One JSON object per line: time, level, event, then the fields. `event` is "part.what_happened".
void info(std::string_view event, Fields fields = {});
void warning(std::string_view event, Fields fields = {});
void error(std::string_view event, Fields fields = {});

/// A line that another program of ours logged, as one field of a line here. What is no JSON object is
/// dropped: it may be anything.
void relay(std::string_view line);

} // namespace genex::log
