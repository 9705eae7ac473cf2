// SPDX-License-Identifier: GPL-3.0-or-later
#include "holdertext.h"
#include "timecode.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <pwd.h>
#include <unistd.h>

namespace genex::storage {

namespace {

constexpr std::size_t kLongestField = 200;
constexpr std::uint64_t kLargestPid = 0x7FFFFFFF;

std::string userName()
{
    std::array<char, 4096> buffer{};
    passwd entry{};
    passwd* found = nullptr;
    if (getpwuid_r(::geteuid(), &entry, buffer.data(), buffer.size(), &found) == 0 && found != nullptr)
        return found->pw_name;
    return std::to_string(::geteuid());
}

std::string hostName()
{
    std::array<char, 256> buffer{};
    return ::gethostname(buffer.data(), buffer.size() - 1) == 0 ? std::string(buffer.data()) : "unknown";
}

/// 0 for anything else: the file may be damaged or forged.
std::uint64_t wholeNumber(const nlohmann::json& object, const char* name)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

} // namespace

Text describe(const Holder& holder)
{
    return Text("%1 on %2 (process %3, since %4)", holder.user, holder.host, holder.pid,
                timeText(holder.since, UtcForm::Seconds));
}

Holder thisProcess(Time now)
{
    return {userName(), hostName(), static_cast<long>(::getpid()), now};
}

std::string textOf(const Holder& holder)
{
    const auto replace = nlohmann::json::error_handler_t::replace;
    return nlohmann::json{{"user", holder.user},
                          {"host", holder.host},
                          {"pid", holder.pid},
                          {"since", millisecondsOf(holder.since)}}
               .dump(-1, ' ', false, replace) +
           "\n";
}

Holder holderFromText(std::string_view text)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    Holder holder{"somebody", "an unknown machine", 0, {}};
    if (!json.is_object())
        return holder; // being written right now
    try {
        holder.user = json.value("user", holder.user).substr(0, kLongestField);
        holder.host = json.value("host", holder.host).substr(0, kLongestField);
        holder.pid = static_cast<long>(std::min(wholeNumber(json, "pid"), kLargestPid));
        holder.since = timeOfMilliseconds(wholeNumber(json, "since"));
    } catch (const nlohmann::json::exception&) {
        return holder;
    }
    return holder;
}

} // namespace genex::storage
