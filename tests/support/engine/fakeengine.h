// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/enginemessages.h"

#include "common/error.h"
#include "protocol/client/enginelink.h"
#include "services/engineservice.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace genex::testing {

/// An engine in the test's own process: no child, no weights. It keeps a request open until the test answers
/// it; scripted ones it answers itself. `service` is what the program sees of it.
class FakeEngine : public protocol::EngineLink
{
public:
    struct Asked
    {
        protocol::RequestId id = 0;
        std::string method;
        services::Json params;
        bool isPaused = false;
        bool isToFinish = false;
        bool isCancelled = false;
    };

    services::EngineService service{*this};
    std::vector<Asked> asked;   ///< oldest first; again for each engine that a request outlives
    bool ignoresCancel = false; ///< until it dies

    FakeEngine()
    {
        service.configure({QStringLiteral("fake")}, QStringLiteral("cpu"));
        service.start();
    }

    // --- scripted answers

    /// To each request of this kind from now on.
    template <contract::Message Kind>
    void script(const Result<typename Kind::Result>& answer)
    {
        m_scripts.insert_or_assign(Kind::kMethod, written<Kind>(answer));
    }
    /// Keeps scripted answers back; requests get the one that was scripted when they came.
    void wait() { m_isWaiting = true; }
    void goOn()
    {
        m_isWaiting = false;
        for (auto& [id, outcome] : std::exchange(m_held, {}))
            finish(id, outcome);
    }

    // --- the open requests of a kind; each function waits until there is one

    template <contract::Message Kind>
    bool isAsked()
    {
        return QTest::qWaitFor([this] { return find(Kind::kMethod) != nullptr; }, kPatienceMs);
    }
    /// The oldest one, as the engine got it.
    template <contract::Message Kind>
    Asked open()
    {
        return isAsked<Kind>() ? *find(Kind::kMethod) : Asked{};
    }
    template <contract::Message Kind>
    bool answer(const Result<typename Kind::Result>& answer)
    {
        return isAsked<Kind>() && answerTo<Kind>(find(Kind::kMethod)->id, answer);
    }
    /// For answers that come out of order. False: nobody waits for it any more.
    template <contract::Message Kind>
    bool answerTo(protocol::RequestId id, const Result<typename Kind::Result>& answer)
    {
        return finish(id, written<Kind>(answer));
    }
    template <contract::Message Kind>
    bool refuse(ErrorCode code, const char* why)
    {
        return answer<Kind>(fail(code, why, "Try it another way."));
    }
    template <contract::Message Kind>
    bool report(std::int64_t done, std::int64_t total)
    {
        if (!isAsked<Kind>())
            return false;
        Progress progress;
        progress.phase = "Working";
        progress.done = done;
        progress.total = total;
        Q_EMIT progressed(find(Kind::kMethod)->id, progress);
        return true;
    }
    template <contract::Message Kind>
    bool tell(const contract::TrainingStatus& status)
    {
        if (!isAsked<Kind>())
            return false;
        Q_EMIT statusReceived(find(Kind::kMethod)->id, status);
        return true;
    }

    // --- what was asked

    template <contract::Message Kind>
    int countOf() const
    {
        return static_cast<int>(std::ranges::count(asked, std::string(Kind::kMethod), &Asked::method));
    }
    /// The latest; null where none was asked.
    template <contract::Message Kind>
    services::Json lastOf() const
    {
        for (auto entry = asked.rbegin(); entry != asked.rend(); ++entry) {
            if (entry->method == Kind::kMethod)
                return entry->params;
        }
        return nullptr;
    }
    bool hasNothingOpen() const
    {
        return QTest::qWaitFor([this] { return m_open.empty(); }, kPatienceMs);
    }

    // --- how it fares

    /// As when the process is killed: another one is on its way.
    void die()
    {
        m_isUp = false;
        enter(contract::EngineState::Restarting, "The engine ended; restarting.");
        for (const Asked& one : std::vector(m_open)) {
            if (one.isCancelled)
                finish(one.id, fail(ErrorCode::Cancelled, "Cancelled."));
        }
    }
    /// The other one gets every open request, as EngineConnection repeats them.
    void comeBack()
    {
        m_isUp = true;
        enter(contract::EngineState::Ready, "The engine is ready.");
        for (const Asked& one : std::vector(m_open))
            take(one);
    }
    /// No further attempts.
    void giveUp(const Error& error)
    {
        m_isUp = false;
        enter(contract::EngineState::Failed, QString::fromStdString(describe(error)));
        m_failure = error;
        while (!m_open.empty())
            finish(m_open.front().id, fail(error));
    }

    // --- what the service calls

    void setCommand(const QStringList&) override {}
    void setPatience(const contract::EnginePatience&) override {}
    void start() override
    {
        m_failure.reset();
        comeBack();
    }
    void stop() override
    {
        m_isUp = false;
        while (!m_open.empty())
            finish(m_open.front().id, fail(ErrorCode::Cancelled, "The engine was stopped."));
        enter(contract::EngineState::Stopped, "The engine is stopped.");
    }
    void ask(protocol::RequestId id, const std::string& method, const services::Json& params) override
    {
        m_open.push_back({id, method, params});
        if (m_failure)
            finish(id, fail(*m_failure));
        else if (m_isUp)
            take(Asked(m_open.back()));
    }
    void cancel(protocol::RequestId id) override
    {
        if (Asked* open = find(id))
            open->isCancelled = true;
        if (!ignoresCancel || !m_isUp)
            finish(id, fail(ErrorCode::Cancelled, "Cancelled."));
    }
    void setPaused(protocol::RequestId id, bool isPaused) override
    {
        if (Asked* open = find(id))
            open->isPaused = isPaused;
    }
    void finishEarly(protocol::RequestId id) override
    {
        if (Asked* open = find(id)) {
            open->isToFinish = true;
            open->isPaused = false;
        }
    }
    qint64 processId() const override { return 0; }

protected:
    /// Empty: the test answers.
    virtual std::optional<Result<services::Json>> scriptedFor(const std::string& method) const
    {
        const auto found = m_scripts.find(method);
        return found == m_scripts.end() ? std::nullopt : std::optional(found->second);
    }

    /// In the form in which it comes over the pipe.
    template <contract::Message Kind>
    static Result<services::Json> written(const Result<typename Kind::Result>& answer)
    {
        return answer.map([](const auto& result) { return contract::resultJson<Kind>(result); });
    }

private:
    static constexpr int kPatienceMs = 60'000;

    static contract::EngineFacts factsFor(const std::string& device)
    {
        contract::EngineFacts facts;
        facts.version = "fake";
        facts.device = device;
        facts.cuda.reason = "There is no GPU.";
        return facts;
    }

    template <typename Wanted, typename Of>
    Asked* findBy(const Wanted& wanted, Of of)
    {
        const auto found = std::ranges::find(m_open, wanted, of);
        return found == m_open.end() ? nullptr : &*found;
    }
    Asked* find(const char* method) { return findBy(std::string(method), &Asked::method); }
    Asked* find(protocol::RequestId id) { return findBy(id, &Asked::id); }

    /// A copy: an answer changes what is open.
    void take(const Asked& request)
    {
        if (request.method == contract::EngineInfo::kMethod) {
            finish(request.id, written<contract::EngineInfo>(factsFor(request.params.at("device"))));
            return;
        }
        asked.push_back(request);
        const auto scripted = scriptedFor(request.method);
        if (scripted && m_isWaiting)
            m_held.emplace_back(request.id, *scripted);
        else if (scripted)
            finish(request.id, *scripted);
    }
    bool finish(protocol::RequestId id, const Result<services::Json>& outcome)
    {
        const bool isOpen = std::erase_if(m_open, [id](const Asked& one) { return one.id == id; }) > 0;
        if (isOpen)
            Q_EMIT answered(id, outcome);
        return isOpen;
    }
    void enter(contract::EngineState state, const QString& line) { Q_EMIT stateChanged(state, line); }
    void enter(contract::EngineState state, const char* line) { enter(state, QString::fromLatin1(line)); }

    std::vector<Asked> m_open; ///< oldest first
    std::map<std::string, Result<services::Json>> m_scripts;
    std::vector<std::pair<protocol::RequestId, Result<services::Json>>> m_held;
    std::optional<Error> m_failure;
    bool m_isUp = false;
    bool m_isWaiting = false;
};

} // namespace genex::testing
