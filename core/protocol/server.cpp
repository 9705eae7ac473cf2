// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/server.h"

#include "contract/enginemessages.h"
#include "joblane.h"

#include "common/log.h"

#include <array>
#include <cerrno>
#include <unistd.h>

namespace genex::protocol {

namespace {

constexpr std::size_t kReadBytes = 64U << 10U;

/// Writes everything; false if the other end is closed.
bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

} // namespace

Server::Server(int input, int output, std::string engineVersion)
    : m_input(input)
    , m_output(output)
    , m_engineVersion(std::move(engineVersion))
    , m_quick(std::make_unique<JobLane>())
    , m_long(std::make_unique<JobLane>())
{}

Server::~Server()
{
    stopEverything();
}

void Server::on(std::string_view methodName, Lane lane, Handler handler)
{
    m_methods.insert_or_assign(std::string(methodName), Method{lane, std::move(handler)});
}

int Server::run()
{
    FrameReader reader;
    bool isUnderstood = true;
    while (isUnderstood && readSome(reader))
        isUnderstood = serveAll(reader);
    return isUnderstood ? 0 : 1;
}

bool Server::readSome(FrameReader& reader)
{
    std::array<char, kReadBytes> bytes; // NOLINT(*-member-init): read() fills it
    for (;;) {
        const ssize_t count = ::read(m_input, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        reader.feed({bytes.data(), static_cast<std::size_t>(count)});
        return true;
    }
}

bool Server::serveAll(FrameReader& reader)
{
    for (;;) {
        const auto body = reader.next();
        if (!body) {
            log::error("server.not_a_message");
            answer(std::nullopt, fail(body.error()));
            return false;
        }
        if (!*body)
            return true;
        if (auto message = parseMessage(**body))
            serve(std::move(*message));
        else
            answer(std::nullopt, fail(message.error()));
    }
}

void Server::serve(Message message)
{
    if (auto* request = std::get_if<Request>(&message))
        serve(std::move(*request));
    else if (const auto* notification = std::get_if<Notification>(&message))
        serve(*notification);
    else
        log::warning("server.unexpected_response");
}

void Server::serve(Request request)
{
    if (request.method == contract::Initialize::kMethod)
        return answer(request.id, attempt([&] { return welcome(request.params); }));
    if (!m_isWelcomed)
        return answer(request.id,
                      fail(ErrorCode::ProtocolViolation, "The first message must be initialize."));
    if (request.method == contract::Ping::kMethod)
        return answer(request.id, Json::object());
    const auto found = m_methods.find(request.method);
    if (found == m_methods.end())
        return answer(request.id,
                      fail(ErrorCode::UnknownMethod, Text("There is no method %1.", request.method)));
    enqueue(std::move(request), found->second);
}

Json Server::welcome(const Json& params)
{
    const auto hello = contract::paramsFrom<contract::Initialize>(params);
    if (hello.protocolVersion != contract::kProtocolVersion)
        throw Failure(ErrorCode::VersionMismatch,
                      Text("The program speaks protocol %1, this engine (%2) speaks %3.",
                           hello.protocolVersion, m_engineVersion, contract::kProtocolVersion),
                      "Install the same version of program and engine.");
    m_isWelcomed = true;
    return contract::Welcome{contract::kProtocolVersion, {m_engineVersion, ::getpid()}};
}

void Server::serve(const Notification& notification)
{
    const auto about = attempt(
        [&] { return contract::fromJson<contract::JobId>(notification.params, notification.method); });
    const auto job = about ? findJob(about->id) : nullptr;
    if (!job)
        return; // already answered, which the sender could not know
    if (notification.method == contract::Cancel::kMethod)
        job->requestStop();
    else if (notification.method == contract::Pause::kMethod)
        job->pause();
    else if (notification.method == contract::Resume::kMethod)
        job->resume();
    else if (notification.method == contract::Finish::kMethod)
        job->requestFinish();
}

void Server::enqueue(Request request, const Method& method)
{
    const RequestId id = request.id;
    auto job = std::make_shared<JobControl>([this, id](const Progress& progress) {
        send(Notification{contract::Progressed::kMethod, contract::ProgressNote{id, progress}});
    });
    job->setStatusListener([this, id](const std::any& status) {
        send(Notification{contract::StatusTold::kMethod,
                          contract::StatusNote{id, std::any_cast<const contract::TrainingStatus&>(status)}});
    });
    {
        const std::lock_guard lock(m_jobsMutex);
        if (!m_jobs.emplace(id, job).second)
            return answer(std::nullopt,
                          fail(ErrorCode::ProtocolViolation, Text("Two requests have the id %1.", id)));
    }
    JobLane& lane = method.lane == Lane::Quick ? *m_quick : *m_long;
    if (!lane.add([this, request = std::move(request), &handler = method.handler, job] {
            work(request, handler, *job);
        })) {
        forgetJob(id);
        answer(id, fail(ErrorCode::OutOfMemory, "The engine is overloaded.", "Try again later."));
    }
}

void Server::work(const Request& request, const Handler& handler, JobControl& job)
{
    auto outcome = attempt([&] {
        job.checkPoint(); // it may have been cancelled while queued
        return handler(request.params, job);
    });
    if (!outcome)
        log::warning("server.request_failed", {{"code", log::Word(nameOf(outcome.error().code))}});
    forgetJob(request.id);
    answer(request.id, std::move(outcome));
}

void Server::stopEverything()
{
    {
        const std::lock_guard lock(m_jobsMutex);
        for (const auto& [id, job] : m_jobs)
            job->requestStop();
    }
    m_quick.reset();
    m_long.reset();
}

std::shared_ptr<JobControl> Server::findJob(RequestId id)
{
    const std::lock_guard lock(m_jobsMutex);
    const auto found = m_jobs.find(id);
    return found == m_jobs.end() ? nullptr : found->second;
}

void Server::forgetJob(RequestId id)
{
    const std::lock_guard lock(m_jobsMutex);
    m_jobs.erase(id);
}

void Server::answer(std::optional<RequestId> id, Result<Json> outcome)
{
    send(Response{id, std::move(outcome)});
}

void Server::send(Message message)
{
    const std::string bytes = frame(serialise(std::move(message)));
    const std::lock_guard lock(m_outputMutex);
    if (!m_outputBroken)
        m_outputBroken = !writeAll(m_output, bytes);
}

} // namespace genex::protocol
