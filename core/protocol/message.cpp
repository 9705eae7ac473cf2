// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/message.h"

namespace genex::protocol {

namespace {

// Codes of the JSON-RPC 2.0 specification; -32000 is the first one reserved for implementations.
constexpr int kParseError = -32700;
constexpr int kInvalidRequest = -32600;
constexpr int kMethodNotFound = -32601;
constexpr int kInvalidParams = -32602;
constexpr int kInternalError = -32603;
constexpr int kOwnError = -32000;

int rpcCodeOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::ProtocolViolation:
        return kInvalidRequest;
    case ErrorCode::UnknownMethod:
        return kMethodNotFound;
    case ErrorCode::InvalidInput:
        return kInvalidParams;
    case ErrorCode::Internal:
        return kInternalError;
    default:
        return kOwnError;
    }
}

/// For an error without our own code.
ErrorCode codeOfRpc(int code)
{
    switch (code) {
    case kParseError:
    case kInvalidRequest:
        return ErrorCode::ProtocolViolation;
    case kMethodNotFound:
        return ErrorCode::UnknownMethod;
    case kInvalidParams:
        return ErrorCode::InvalidInput;
    default:
        return ErrorCode::Internal;
    }
}

Json errorToJson(const Error& error)
{
    return {{"code", rpcCodeOf(error.code)}, {"message", error.message.english()}, {"data", error}};
}

Error errorFromJson(const Json& json)
{
    if (json.contains("data") && json.at("data").is_object())
        return json.at("data").get<Error>();
    return {codeOfRpc(json.at("code").get<int>()), json.at("message").get<std::string>(), {}};
}

std::optional<RequestId> readId(const Json& json)
{
    if (!json.contains("id") || json.at("id").is_null())
        return std::nullopt;
    if (!json.at("id").is_number_integer())
        throw Failure(ErrorCode::InvalidInput, "The id of a message is not an integer.");
    return json.at("id").get<RequestId>();
}

/// Moved out of the message: copying a large answer costs as much as parsing it.
Json takeParams(Json& json)
{
    if (!json.contains("params") || json.at("params").is_null())
        return Json::object();
    if (!json.at("params").is_object())
        throw Failure(ErrorCode::InvalidInput, "The params of a message are not an object.");
    return std::move(json.at("params"));
}

Message takeCall(Json& json)
{
    auto method = json.at("method").get<std::string>();
    if (const auto id = readId(json))
        return Request{*id, std::move(method), takeParams(json)};
    return Notification{std::move(method), takeParams(json)};
}

Message takeMessage(Json json)
{
    if (!json.is_object() || json.value("jsonrpc", std::string{}) != "2.0")
        throw Failure(ErrorCode::InvalidInput, "A message is not a JSON-RPC 2.0 object.");
    if (json.contains("method"))
        return takeCall(json);
    if (json.contains("result"))
        return Response{readId(json), std::move(json.at("result"))};
    if (json.contains("error"))
        return Response{readId(json), fail(errorFromJson(json.at("error")))};
    throw Failure(ErrorCode::InvalidInput, "A message has neither method, result nor error.");
}

Json parseBounded(std::string_view text)
{
    const auto refuseDepth = [](int depth, Json::parse_event_t, Json&) {
        if (depth > kMaxDepth)
            throw Failure(ErrorCode::ProtocolViolation,
                          Text("A message is nested deeper than %1 levels.", kMaxDepth));
        return true;
    };
    try {
        return Json::parse(text, refuseDepth);
    } catch (const Json::exception&) {
        throw Failure(ErrorCode::ProtocolViolation, "A message is not valid JSON.");
    }
}

struct ToJson
{
    Json operator()(Request&& request) const
    {
        return {{"jsonrpc", "2.0"},
                {"id", request.id},
                {"method", std::move(request.method)},
                {"params", std::move(request.params)}};
    }
    Json operator()(Notification&& notification) const
    {
        return {{"jsonrpc", "2.0"},
                {"method", std::move(notification.method)},
                {"params", std::move(notification.params)}};
    }
    Json operator()(Response&& response) const
    {
        Json json{{"jsonrpc", "2.0"}, {"id", response.id ? Json(*response.id) : Json(nullptr)}};
        if (response.outcome)
            json["result"] = std::move(*response.outcome);
        else
            json["error"] = errorToJson(response.outcome.error());
        return json;
    }
};

} // namespace

Result<Message> parseMessage(std::string_view text)
{
    return attempt([&] { return takeMessage(parseBounded(text)); });
}

std::string serialise(Message message)
{
    // System texts (a path, an error of the C library) may not be UTF-8.
    return std::visit(ToJson{}, std::move(message)).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace genex::protocol
