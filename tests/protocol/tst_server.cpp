// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/enginemessages.h"

#include "protocol/server.h"
#include "support/errorof.h"

#include <QTest>

#include <atomic>
#include <condition_variable>
#include <fcntl.h>
#include <memory>
#include <thread>
#include <unistd.h>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::protocol;

namespace {

/// A server on real pipes, on a thread of its own, and the front's ends of them.
class ServedPipe
{
public:
    explicit ServedPipe(const std::function<void(Server&)>& setUp = {})
    {
        if (::pipe2(m_toServer, O_CLOEXEC) != 0 || ::pipe2(m_fromServer, O_CLOEXEC) != 0)
            throw std::runtime_error("no pipes");
        m_server = std::make_unique<Server>(m_toServer[0], m_fromServer[1], "test");
        if (setUp)
            setUp(*m_server);
        m_thread = std::thread([this] { m_exitCode = m_server->run(); });
    }

    ~ServedPipe()
    {
        closeInput();
        if (m_thread.joinable())
            m_thread.join();
        m_server.reset();
        ::close(m_toServer[0]);
        ::close(m_fromServer[0]);
        ::close(m_fromServer[1]);
    }

    void write(const std::string& bytes)
    {
        if (::write(m_toServer[1], bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
            throw std::runtime_error("short write");
    }
    void send(const Message& message) { write(frame(serialise(message))); }
    void greet()
    {
        send(Request{0, contract::Initialize::kMethod,
                     contract::Hello{contract::kProtocolVersion, {"test", "1"}}});
        receiveResponse();
    }

    Message receive()
    {
        for (;;) {
            const auto body = m_reader.next().value();
            if (body)
                return parseMessage(*body).value();
            char bytes[4096];
            const ssize_t count = ::read(m_fromServer[0], bytes, sizeof bytes);
            if (count <= 0)
                throw std::runtime_error("the server is silent");
            m_reader.feed({bytes, static_cast<std::size_t>(count)});
        }
    }

    /// Passes over progress.
    Response receiveResponse()
    {
        for (;;) {
            const Message message = receive();
            if (const auto* response = std::get_if<Response>(&message))
                return *response;
        }
    }

    void closeInput()
    {
        if (m_toServer[1] >= 0)
            ::close(m_toServer[1]);
        m_toServer[1] = -1;
    }
    int waitForEnd()
    {
        m_thread.join();
        return m_exitCode;
    }

private:
    int m_toServer[2];
    int m_fromServer[2];
    std::unique_ptr<Server> m_server;
    std::thread m_thread;
    int m_exitCode = -1;
    FrameReader m_reader;
};

/// A job that only a stop can end.
void addEndless(Server& server)
{
    server.on("endless", Lane::Long, [](const Json&, JobControl& job) -> Json {
        for (std::int64_t step = 0;; ++step) {
            job.report(step, 0, "Working");
            std::this_thread::yield();
        }
    });
    server.on("quick", Lane::Quick, [](const Json& params, JobControl&) { return params; });
}

} // namespace

class TestServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void greetsFirst()
    {
        ServedPipe pipe;
        pipe.send(Request{1, contract::Ping::kMethod, {}});
        QCOMPARE(errorOf(pipe.receiveResponse().outcome).code, ErrorCode::ProtocolViolation);
        pipe.send(Request{2, contract::Initialize::kMethod,
                          contract::Hello{contract::kProtocolVersion, {"test", "1"}}});
        const auto welcome = pipe.receiveResponse().outcome.value().get<contract::Welcome>();
        QCOMPARE(welcome.protocolVersion, contract::kProtocolVersion);
        QCOMPARE(welcome.engine.processId, std::int64_t{::getpid()});
        pipe.send(Request{3, contract::Ping::kMethod, {}});
        QVERIFY(pipe.receiveResponse().outcome.has_value());
    }

    void refusesAnotherProtocol()
    {
        ServedPipe pipe;
        pipe.send(Request{1, contract::Initialize::kMethod, contract::Hello{99, {"test", "1"}}});
        const Error error = errorOf(pipe.receiveResponse().outcome);
        QCOMPARE(error.code, ErrorCode::VersionMismatch);
        QVERIFY2(error.message.english().find("99") != std::string::npos, error.message.english().c_str());
    }

    void refusesAGreetingWithoutItsFields()
    {
        ServedPipe pipe;
        pipe.send(Request{1, contract::Initialize::kMethod, Json{{"protocol_version", "one"}}});
        QCOMPARE(errorOf(pipe.receiveResponse().outcome).code, ErrorCode::InvalidInput);
    }

    void unknownMethodIsSaid()
    {
        ServedPipe pipe;
        pipe.greet();
        pipe.send(Request{5, "no.such", {}});
        const Response response = pipe.receiveResponse();
        QCOMPARE(response.id.value(), RequestId{5});
        QCOMPARE(errorOf(response.outcome).code, ErrorCode::UnknownMethod);
    }

    void exceptionsBecomeErrors()
    {
        ServedPipe pipe([](Server& server) {
            server.on("bad", Lane::Quick,
                      [](const Json&, JobControl&) -> Json { throw Failure(ErrorCode::Corrupt, "Broken."); });
            server.on("memory", Lane::Long, [](const Json&, JobControl&) -> Json { throw std::bad_alloc(); });
        });
        pipe.greet();
        pipe.send(Request{1, "bad", {}});
        QCOMPARE(errorOf(pipe.receiveResponse().outcome).code, ErrorCode::Corrupt);
        pipe.send(Request{2, "memory", {}});
        QCOMPARE(errorOf(pipe.receiveResponse().outcome).code, ErrorCode::OutOfMemory);
    }

    void quickAnswersWhileALongJobRuns()
    {
        ServedPipe pipe(addEndless);
        pipe.greet();
        pipe.send(Request{1, "endless", {}});
        QVERIFY(std::holds_alternative<Notification>(pipe.receive())); // it runs
        pipe.send(Request{2, "quick", {{"x", 1}}});
        const Response quick = pipe.receiveResponse();
        QCOMPARE(quick.id.value(), RequestId{2});
        QVERIFY(quick.outcome.value() == Json({{"x", 1}}));
        pipe.send(Notification{contract::Cancel::kMethod, {{"id", 1}}});
        const Response cancelled = pipe.receiveResponse();
        QCOMPARE(cancelled.id.value(), RequestId{1});
        QCOMPARE(errorOf(cancelled.outcome).code, ErrorCode::Cancelled);
    }

    void aJobTellsItsStatusAndFinishesWhenAsked()
    {
        ServedPipe pipe([](Server& server) {
            server.on("patient", Lane::Long, [](const Json&, JobControl& job) -> Json {
                contract::TrainingStatus status;
                status.memoryBytes = 5;
                status.checkpoint = contract::CheckpointStatus{};
                job.tellStatus(status);
                while (!job.finishRequested())
                    job.checkPoint();
                return {{"kept", true}};
            });
        });
        pipe.greet();
        pipe.send(Request{7, "patient", {}});
        const Message first = pipe.receive();
        const auto* told = std::get_if<Notification>(&first);
        QVERIFY(told);
        QCOMPARE(told->method, std::string("$/news"));
        const Json status{{"lanes", Json::array()}, {"memory_bytes", 5}, {"checkpoint", "saved"}};
        QVERIFY(told->params == Json({{"id", 7}, {"news", status}}));
        pipe.send(Notification{contract::Finish::kMethod, {{"id", 7}}});
        QVERIFY(pipe.receiveResponse().outcome.value() == Json({{"kept", true}}));
    }

    void aWaitingJobCanBeCancelled()
    {
        ServedPipe pipe(addEndless);
        pipe.greet();
        pipe.send(Request{1, "endless", {}});
        pipe.send(Request{2, "endless", {}});
        pipe.send(Notification{contract::Cancel::kMethod, {{"id", 2}}});
        pipe.send(Notification{contract::Cancel::kMethod, {{"id", 1}}});
        QCOMPARE(pipe.receiveResponse().id.value(), RequestId{1});
        QCOMPARE(errorOf(pipe.receiveResponse().outcome).code, ErrorCode::Cancelled);
    }

    void pausedJobIsSilentUntilResumed()
    {
        std::atomic<std::int64_t> steps = 0;
        ServedPipe pipe([&](Server& server) {
            server.on("count", Lane::Long, [&](const Json&, JobControl& job) -> Json {
                for (;;) {
                    job.checkPoint();
                    ++steps;
                }
            });
        });
        pipe.greet();
        pipe.send(Request{1, "count", {}});
        pipe.send(Notification{contract::Pause::kMethod, {{"id", 1}}});
        pipe.send(Request{2, contract::Ping::kMethod, {}}); // answered in order: the pause was read before
        pipe.receiveResponse();
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        const std::int64_t before = steps;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        QCOMPARE(steps.load(), before);
        pipe.send(Notification{contract::Resume::kMethod, {{"id", 1}}});
        QTRY_VERIFY(steps > before);
        pipe.send(Notification{contract::Cancel::kMethod, {{"id", 1}}});
        QCOMPARE(errorOf(pipe.receiveResponse().outcome).code, ErrorCode::Cancelled);
    }

    void endOfInputEndsTheServerAndItsJobs()
    {
        ServedPipe pipe(addEndless);
        pipe.greet();
        pipe.send(Request{1, "endless", {}});
        pipe.receive();
        pipe.closeInput();
        QCOMPARE(pipe.waitForEnd(), 0); // and the destructor does not hang on the endless job
    }

    void badJsonIsAnsweredAndSurvived()
    {
        ServedPipe pipe;
        pipe.greet();
        pipe.write(frame("{nonsense"));
        const Response response = pipe.receiveResponse();
        QVERIFY(!response.id);
        QCOMPARE(errorOf(response.outcome).code, ErrorCode::ProtocolViolation);
        pipe.send(Request{1, contract::Ping::kMethod, {}});
        QCOMPARE(pipe.receiveResponse().id.value(), RequestId{1});
    }

    void bytesThatAreNoMessageEndTheServer()
    {
        ServedPipe pipe;
        pipe.write("Content-Length: 9223372036854775808\r\n\r\n");
        QCOMPARE(errorOf(pipe.receiveResponse().outcome).code, ErrorCode::ProtocolViolation);
        QCOMPARE(pipe.waitForEnd(), 1);
    }

    void oddNotificationsAreIgnored()
    {
        ServedPipe pipe;
        pipe.greet();
        pipe.send(Notification{contract::Cancel::kMethod, {{"id", 12345}}});
        pipe.send(Notification{contract::Cancel::kMethod, {{"id", "x"}}});
        pipe.send(Notification{"no.such", {}});
        pipe.send(Request{1, contract::Ping::kMethod, {}});
        QCOMPARE(pipe.receiveResponse().id.value(), RequestId{1});
    }
};

QTEST_GUILESS_MAIN(TestServer)
#include "tst_server.moc"
