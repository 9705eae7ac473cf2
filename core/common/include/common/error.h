// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string>
#include <string_view>

namespace genex {

/// Everything that can go wrong, once for the whole program: over the pipe, on the screen, as an exit code.
enum class ErrorCode {
    InvalidInput,      ///< a file, field or option from outside does not hold what it must
    NotFound,          ///< a file, model, case or method that is not there
    PermissionDenied,  ///< the system refuses
    Io,                ///< reading or writing failed
    DiskFull,          ///< no space left
    Corrupt,           ///< was whole once, is not any more: hash, size or structure
    VersionMismatch,   ///< written or spoken by a version this one does not know
    OutOfMemory,       ///< of the machine or of the GPU
    DeviceUnavailable, ///< the device asked for is not here
    Cancelled,         ///< the user stopped it
    EngineUnavailable, ///< the engine does not start, or died too often
    ProtocolViolation, ///< bytes on the pipe that are no message
    UnknownMethod,     ///< a request this version of the engine does not know
    Internal,          ///< a defect of the program
};

/// What is shown to a person: what happened, and what to do about it.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    Text message; ///< one sentence, naming the file, row or field
    Text remedy;  ///< what the user can do; empty when there is nothing

    bool operator==(const Error&) const = default;
};

/// The stable name that stands in messages and logs, for example "disk_full".
std::string_view nameOf(ErrorCode code);
/// The code of a name; Internal for a name that is not known.
ErrorCode errorCodeFromName(std::string_view name);
/// The exit code of a program that ends with this error: 2 for bad input, 3 and up for the rest, 130 for
/// cancelled.
int exitCodeOf(ErrorCode code);

/// What happened and what to do about it.
Text textOf(const Error& error);
/// The same as one line of English.
std::string describe(const Error& error);

void to_json(nlohmann::json& json, const Error& error);
void from_json(const nlohmann::json& json, Error& error);

/// Thrown by numeric code and by parsers deep down; caught once, at the layer's edge, and turned into a
/// Result.
class Failure : public std::runtime_error
{
public:
    explicit Failure(Error error);
    Failure(ErrorCode code, Text message, Text remedy = {});

    const Error& error() const { return m_error; }

private:
    Error m_error;
};

/// The Error of the exception that is being handled: call it inside catch (...).
Error errorFromCurrentException();

/// The Error of errno after a failed call: "cannot ACTION PATH: reason"; the action is a literal.
Error errorFromErrno(int errorNumber, const char* action, std::string_view path);

} // namespace genex
