// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/message.h"

#include "common/jobcontrol.h"
#include "protocol/framing.h"
#include "protocol/message.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace genex::protocol {

class JobLane;

using contract::Lane;

/// The engine's end of the pipe. The thread that calls run() only reads, so that `initialize`, `ping`,
/// `$/cancel`, `$/pause` and `$/resume` are served immediately. An invalid message is answered with an error;
/// bytes that are not a message end the connection.
class Server
{
public:
    /// Returns the result or throws Failure. Parameters are untrusted: validate them.
    using Handler = std::function<Json(const Json& params, JobControl& job)>;

    /// Uses open file descriptors, which it does not close.
    Server(int input, int output, std::string engineVersion);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    void on(std::string_view methodName, Lane lane, Handler handler);

    /// handler(const Asked::Params&, JobControl&) returns an Asked::Result.
    template <contract::Message Asked, typename TypedHandler>
    void on(TypedHandler handler)
    {
        on(Asked::kMethod, Asked::kLane, [handler = std::move(handler)](const Json& params, JobControl& job) {
            return contract::resultJson<Asked>(handler(contract::paramsFrom<Asked>(params), job));
        });
    }

    /// Serves until the input ends. Returns 0, or 1 if the bytes were not messages. The destructor stops
    /// running jobs and waits for their next check point.
    int run();

private:
    struct Method
    {
        Lane lane;
        Handler handler;
    };

    bool readSome(FrameReader& reader);
    bool serveAll(FrameReader& reader);
    void serve(Message message);
    void serve(Request request);
    void serve(const Notification& notification);
    Json welcome(const Json& params);
    void enqueue(Request request, const Method& method);
    void work(const Request& request, const Handler& handler, JobControl& job);
    void stopEverything();

    std::shared_ptr<JobControl> findJob(RequestId id);
    void forgetJob(RequestId id);
    void answer(std::optional<RequestId> id, Result<Json> outcome);
    void send(Message message);

    int m_input;
    int m_output;
    std::string m_engineVersion;
    bool m_isWelcomed = false;
    std::map<std::string, Method, std::less<>> m_methods;

    std::mutex m_jobsMutex;
    std::map<RequestId, std::shared_ptr<JobControl>> m_jobs; ///< queued and running
    std::mutex m_outputMutex;
    bool m_outputBroken = false;

    std::unique_ptr<JobLane> m_quick;
    std::unique_ptr<JobLane> m_long;
};

} // namespace genex::protocol
