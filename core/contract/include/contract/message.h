// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

#include <string_view>

namespace genex::contract {

/// The engine thread that handles a message.
enum class Lane {
    Quick, ///< one at a time on one thread: milliseconds, even while a long job runs
    Long,  ///< one at a time on another thread: minutes to hours, with progress, pause and cancel
};

/// A request of the front to the engine: method, parameters and result.
///
///     struct DescribeModel
///     {
///         static constexpr char kMethod[] = "model.describe";
///         static constexpr Lane kLane = Lane::Quick;
///         using Params = ModelPath;
///         using Result = ModelDescription;
///     };
template <typename Candidate>
concept Message = requires
{
    std::string_view(Candidate::kMethod);
    Lane(Candidate::kLane);
    typename Candidate::Params;
    typename Candidate::Result;
}
&&HasFields<typename Candidate::Params>&& HasFields<typename Candidate::Result>;

/// A message without an answer.
template <typename Candidate>
concept Notice = requires
{
    std::string_view(Candidate::kMethod);
    typename Candidate::Params;
}
&&!Message<Candidate>;

/// No parameters or no result.
struct Nothing
{
    template <typename Self, typename Visit>
    static void visitFields(Self& /*self*/, Visit&& /*visit*/)
    {}

    bool operator==(const Nothing&) const = default;
};

/// The parameters of a message as read by the engine; errors begin with the method's name.
template <typename MessageType>
typename MessageType::Params paramsFrom(const Json& json)
{
    return fromJson<typename MessageType::Params>(json, std::string_view(MessageType::kMethod));
}

/// The result of a message as read by the front.
template <Message Asked>
typename Asked::Result resultFrom(const Json& json)
{
    return fromJson<typename Asked::Result>(json, Text("The answer to %1", std::string_view(Asked::kMethod)));
}

template <Message Asked>
Json resultJson(const typename Asked::Result& result)
{
    return toJson(result);
}

} // namespace genex::contract
