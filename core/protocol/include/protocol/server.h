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

/// The engine's end of the pipe.
///
/// The thread that calls run() does nothing but read, so `initialize`, `ping`, `$/cancel`, `$/pause` and
/// `$/resume` are served at once whatever else goes on. A message that cannot be understood is answered with
/// an error; bytes that are no message end the conversation.
class Server
{
public:
    /// Returns the result; throws Failure for an error. Params come from outside: check them.
    using Handler = std::function<Json(const Json& params, JobControl& job)>;

    /// Reads from and writes to open file descriptors, which it does not close.
    Server(int input, int output, std::string engineVersion);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    void on(std::string_view methodName, Lane lane, Handler handler);

    /// handler(const Asked::Params&, JobControl&) gives an Asked::Result.
    template <contract::Message Asked, typename TypedHandler>
    void on(TypedHandler handler)
    {
        on(Asked::kMethod, Asked::kLane, [handler = std::move(handler)](const Json& params, JobControl& job) {
            return contract::resultJson<Asked>(handler(contract::paramsFrom<Asked>(params), job));
        });
    }

    /// Serves until the input ends. 0, or 1 when the bytes were no messages. What still runs is stopped by
    /// the destructor, which waits for its next check point.
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
    std::map<RequestId, std::shared_ptr<JobControl>> m_jobs; ///< waiting and running
    std::mutex m_outputMutex;
    bool m_outputBroken = false;

    std::unique_ptr<JobLane> m_quick;
    std::unique_ptr<JobLane> m_long;
};

} // namespace genex::protocol
