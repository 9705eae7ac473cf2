// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"

#include "common/log.h"

#include <array>
#include <cerrno>
#include <new>
#include <system_error>
#include <typeinfo>
#include <utility>

namespace genex {

namespace {

constexpr const char* kDefect = "Something went wrong inside the program.";
constexpr const char* kDefectRemedy = "Please report this; the log has details.";
constexpr std::size_t kMostOfReason = 300;

struct CodeFacts
{
    ErrorCode code;
    std::string_view name;
    int exitCode;
};

constexpr std::array kCodes{
    CodeFacts{ErrorCode::InvalidInput, "invalid_input", 2},
    CodeFacts{ErrorCode::NotFound, "not_found", 3},
    CodeFacts{ErrorCode::PermissionDenied, "permission_denied", 4},
    CodeFacts{ErrorCode::Io, "io", 5},
    CodeFacts{ErrorCode::DiskFull, "disk_full", 6},
    CodeFacts{ErrorCode::Corrupt, "corrupt", 7},
    CodeFacts{ErrorCode::VersionMismatch, "version_mismatch", 8},
    CodeFacts{ErrorCode::OutOfMemory, "out_of_memory", 9},
    CodeFacts{ErrorCode::DeviceUnavailable, "device_unavailable", 10},
    CodeFacts{ErrorCode::Cancelled, "cancelled", 130},
    CodeFacts{ErrorCode::EngineUnavailable, "engine_unavailable", 11},
    CodeFacts{ErrorCode::ProtocolViolation, "protocol_violation", 12},
    CodeFacts{ErrorCode::UnknownMethod, "unknown_method", 13},
    CodeFacts{ErrorCode::Internal, "internal", 70},
};

const CodeFacts& factsOf(ErrorCode code)
{
    for (const CodeFacts& facts : kCodes) {
        if (facts.code == code)
            return facts;
    }
    return kCodes.back();
}

ErrorCode codeOfErrno(int errorNumber)
{
    switch (errorNumber) {
    case ENOENT:
    case ENOTDIR:
        return ErrorCode::NotFound;
    case EACCES:
    case EPERM:
    case EROFS:
        return ErrorCode::PermissionDenied;
    case ENOSPC:
    case EDQUOT:
        return ErrorCode::DiskFull;
    case ENOMEM:
        return ErrorCode::OutOfMemory;
    default:
        return ErrorCode::Io;
    }
}

/// A library's own message helps only developers: it goes to the log.
Error defect(const std::exception& failure)
{
    const std::string_view text = failure.what();
    const std::string_view line = text.substr(0, text.find('\n'));
    log::error("program.defect", {{"type", log::Word(typeid(failure).name())},
                                  {"reason", log::Word(line.substr(0, kMostOfReason))}});
    return {ErrorCode::Internal, kDefect, kDefectRemedy};
}

Text remedyOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::PermissionDenied:
        return "Check its permissions.";
    case ErrorCode::DiskFull:
        return "Free some space and try again.";
    case ErrorCode::OutOfMemory:
        return "Close other programs, or choose a smaller model.";
    default:
        return {};
    }
}

} // namespace

std::string_view nameOf(ErrorCode code)
{
    return factsOf(code).name;
}

ErrorCode errorCodeFromName(std::string_view name)
{
    for (const CodeFacts& facts : kCodes) {
        if (facts.name == name)
            return facts.code;
    }
    return ErrorCode::Internal;
}

int exitCodeOf(ErrorCode code)
{
    return factsOf(code).exitCode;
}

Text textOf(const Error& error)
{
    return error.remedy.empty() ? error.message : Text("%1 %2", error.message, error.remedy);
}

std::string describe(const Error& error)
{
    return textOf(error).english();
}

void to_json(nlohmann::json& json, const Error& error)
{
    json = {{"code", nameOf(error.code)}};
    writeText(json, "message", error.message);
    if (!error.remedy.empty())
        writeText(json, "remedy", error.remedy);
}

void from_json(const nlohmann::json& json, Error& error)
{
    error.code = errorCodeFromName(json.value("code", std::string{}));
    error.message = json.contains("message") ? readText(json, "message") : Text(kDefect);
    error.remedy = json.contains("remedy") ? readText(json, "remedy") : Text();
}

Failure::Failure(Error error)
    : std::runtime_error(error.message.english())
    , m_error(std::move(error))
{}

Failure::Failure(ErrorCode code, Text message, Text remedy)
    : Failure(Error{code, std::move(message), std::move(remedy)})
{}

Error errorFromCurrentException()
{
    try {
        throw;
    } catch (const Failure& failure) {
        return failure.error();
    } catch (const std::bad_alloc&) {
        return {ErrorCode::OutOfMemory, "Not enough memory.", remedyOf(ErrorCode::OutOfMemory)};
    } catch (const std::system_error& failure) {
        const ErrorCode code = codeOfErrno(failure.code().value());
        return {code, std::string(failure.what()), remedyOf(code)};
    } catch (const nlohmann::json::exception& failure) {
        return {ErrorCode::InvalidInput, std::string(failure.what()), {}};
    } catch (const std::exception& failure) {
        return defect(failure);
    } catch (...) {
        log::error("program.defect");
        return {ErrorCode::Internal, kDefect, kDefectRemedy};
    }
}

Error errorFromErrno(int errorNumber, const char* action, std::string_view path)
{
    const ErrorCode code = codeOfErrno(errorNumber);
    // The system's message as a pattern, so that known ones are translated.
    const Text reason = Text::ofResource(std::generic_category().message(errorNumber));
    return {code, Text("Cannot %1 %2: %3.", action, path, reason),
            errorNumber == EIO ? Text("Check the disk and try again.") : remedyOf(code)};
}

} // namespace genex
