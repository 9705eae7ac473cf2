// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string>
#include <string_view>

namespace genex {

/// All error codes of the program: in messages, on screen, as exit codes.
enum class ErrorCode {
    InvalidInput,      ///< invalid file, field or option
    NotFound,          ///< a file, model, case or method does not exist
    PermissionDenied,  ///< the operating system denies access
    Io,                ///< reading or writing failed
    DiskFull,          ///< no space left
    Corrupt,           ///< damaged: hash, size or structure do not match
    VersionMismatch,   ///< file or peer of an unknown version
    OutOfMemory,       ///< main memory or GPU memory
    DeviceUnavailable, ///< the requested device does not exist
    Cancelled,         ///< the user stopped it
    EngineUnavailable, ///< the engine does not start, or crashed too often
    ProtocolViolation, ///< bytes on the pipe that are not a message
    UnknownMethod,     ///< a request this version of the engine does not know
    Internal,          ///< a bug in the program
};

/// What the user sees: what happened, and what to do about it.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    Text message; ///< one sentence, naming the file, row or field
    Text remedy;  ///< what the user can do; may be empty

    bool operator==(const Error&) const = default;
};

/// Stable name used in messages and logs, for example "disk_full".
std::string_view nameOf(ErrorCode code);
/// The code with this name; Internal if unknown.
ErrorCode errorCodeFromName(std::string_view name);
/// The exit code of a program that ends with this error: 2 for bad input, 3 and up for the rest, 130 for
/// cancelled.
int exitCodeOf(ErrorCode code);

/// What happened and what to do about it.
Text textOf(const Error& error);
/// The same as one line in English.
std::string describe(const Error& error);

void to_json(nlohmann::json& json, const Error& error);
void from_json(const nlohmann::json& json, Error& error);

/// Thrown by numeric code and parsers; caught once at the layer's boundary and turned into a Result.
class Failure : public std::runtime_error
{
public:
    explicit Failure(Error error);
    Failure(ErrorCode code, Text message, Text remedy = {});

    const Error& error() const { return m_error; }

private:
    Error m_error;
};

/// The Error of the exception being handled; call inside catch (...).
Error errorFromCurrentException();

/// The Error for an errno value: "cannot ACTION PATH: reason"; the action is a literal.
Error errorFromErrno(int errorNumber, const char* action, std::string_view path);

} // namespace genex
