// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "services/caseengine.h"

#include <QPointer>

#include <string>
#include <utility>
#include <vector>

/// An engine in the test's own process.
namespace genex::testing {

/// Answers what the test has put into it: no process, no weights. An answer comes with the next turn of the
/// event loop, or, while it is told to wait, when it is told to go on.
class FakeCaseEngine : public services::CaseEngine
{
public:
    struct Asked
    {
        std::string method;
        services::Json question;
    };

    Result<domain::Recommendation> recommended = fail(ErrorCode::Internal, "No recommendation is scripted.");
    Result<domain::Conclusion> concluded = fail(ErrorCode::Internal, "No conclusion is scripted.");
    Result<domain::Explanation> explained = domain::Explanation();
    std::vector<Asked> asked; ///< oldest first

    QObject* recommend(const contract::RecommendTask& task, QObject* parent,
                       Then<domain::Recommendation> then) override
    {
        return answer("recommend", contract::toJson(task), parent, std::move(then), recommended);
    }
    QObject* conclude(const contract::ConcludeTask& task, QObject* parent,
                      Then<domain::Conclusion> then) override
    {
        return answer("conclude", contract::toJson(task), parent, std::move(then), concluded);
    }
    QObject* explain(const contract::ExplainTask& task, QObject* parent,
                     Then<domain::Explanation> then) override
    {
        return answer("explain", contract::toJson(task), parent, std::move(then), explained);
    }
    std::string device() const override { return "cpu"; }

    void wait() { m_isWaiting = true; }
    void goOn()
    {
        m_isWaiting = false;
        for (const auto& [question, give] : std::exchange(m_held, {})) {
            if (question)
                give();
        }
    }

    int countOf(const std::string& method) const
    {
        return static_cast<int>(std::ranges::count(asked, method, &Asked::method));
    }
    /// The latest of this method; null where none was asked.
    services::Json lastOf(const std::string& method) const
    {
        for (auto entry = asked.rbegin(); entry != asked.rend(); ++entry) {
            if (entry->method == method)
                return entry->question;
        }
        return nullptr;
    }

private:
    template <typename Answer>
    QObject* answer(const char* method, const services::Json& question, QObject* parent, Then<Answer> then,
                    const Result<Answer>& scripted)
    {
        asked.push_back({method, question});
        auto* pending = new QObject(parent);
        const auto give = [pending, then = std::move(then), scripted] {
            pending->deleteLater();
            then(scripted);
        };
        if (m_isWaiting)
            m_held.emplace_back(pending, give);
        else
            QMetaObject::invokeMethod(pending, give, Qt::QueuedConnection);
        return pending;
    }

    bool m_isWaiting = false;
    std::vector<std::pair<QPointer<QObject>, std::function<void()>>> m_held;
};

} // namespace genex::testing
