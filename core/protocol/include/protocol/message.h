// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace genex::protocol {

using Json = nlohmann::json;
using RequestId = std::int64_t;

/// Deeper nesting is refused; no message comes near it.
inline constexpr int kMaxDepth = 64;

/// Expects an answer.
struct Request
{
    RequestId id = 0;
    std::string method;
    Json params = Json::object();
};

/// Expects no answer.
struct Notification
{
    std::string method;
    Json params = Json::object();
};

/// The answer to the request with this id; without an id if the request could not be read.
struct Response
{
    std::optional<RequestId> id;
    Result<Json> outcome;
};

/// One JSON-RPC 2.0 message. Ids are integers and batches are not used.
using Message = std::variant<Request, Notification, Response>;

/// ProtocolViolation for text that is not JSON or too deep, InvalidInput for JSON that is not a message.
Result<Message> parseMessage(std::string_view text);
std::string serialise(Message message);

} // namespace genex::protocol
