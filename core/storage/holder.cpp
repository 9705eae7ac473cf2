#include "holdertext.h"
#include "timecode.h"

#include <nlohmann/json.hpp>

#include <array>
#include <pwd.h>
#include <unistd.h>

namespace genex::storage {

namespace {

constexpr std::size_t kLongestField = 200;

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

} // namespace

std::string describe(const Holder& holder)
{
    return holder.user + " on " + holder.host + " (process " + std::to_string(holder.pid) + ", since " +
           utcText(holder.since) + ")";
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
        return holder; // he is just writing it
    try {
        holder.user = json.value("user", holder.user).substr(0, kLongestField);
        holder.host = json.value("host", holder.host).substr(0, kLongestField);
        holder.pid = json.value("pid", 0L);
        holder.since = timeOfMilliseconds(json.value("since", std::uint64_t{0}));
    } catch (const nlohmann::json::exception&) {
        return holder;
    }
    return holder;
}

} // namespace genex::storage
