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

/// A word that names a part of the program (a method, a phase, an error code), never user input. Log fields
/// take no plain strings, so that a patient's name cannot end up in the log.
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

/// Logs to a file, rotated at 1 MB with three files kept; if it cannot be written, log lines are dropped.
/// Nothing is logged before one of these is called.
void toFile(const std::filesystem::path& file);
void toStandardError();

/// One JSON object per line: time, level, event, then the fields. `event` is "part.what_happened".
void info(std::string_view event, Fields fields = {});
void warning(std::string_view event, Fields fields = {});
void error(std::string_view event, Fields fields = {});

/// Embeds a log line of another GENEX process as one field. Anything but a JSON object is dropped.
void relay(std::string_view line);

} // namespace genex::log
