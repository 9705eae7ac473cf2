// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/casemessages.h"

#include "services/engineservice.h"

#include <QObject>

#include <functional>
#include <string>

namespace genex::services {

/// The engine's interface for cases: requests as in casequestions.h, with model and device. Asynchronous.
/// Tests substitute a scripted implementation.
class CaseEngine : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    template <typename Answer>
    using Then = std::function<void(const Result<Answer>&)>;

    /// `then` is called once. The returned object is a child of `parent` and deletes itself after the answer;
    /// deleting it earlier cancels the request.
    virtual QObject* recommend(const contract::RecommendTask& task, QObject* parent,
                               Then<domain::Recommendation> then) = 0;
    virtual QObject* conclude(const contract::ConcludeTask& task, QObject* parent,
                              Then<domain::Conclusion> then) = 0;
    virtual QObject* explain(const contract::ExplainTask& task, QObject* parent,
                             Then<domain::Explanation> then) = 0;
    virtual std::string device() const = 0;

Q_SIGNALS:
    /// The weights have changed: recommendations may differ.
    void weighedAnew();
};

/// Uses the engine process.
class ProcessCaseEngine : public CaseEngine
{
    Q_OBJECT

public:
    explicit ProcessCaseEngine(EngineService& engine, QObject* parent = nullptr);

    QObject* recommend(const contract::RecommendTask& task, QObject* parent,
                       Then<domain::Recommendation> then) override;
    QObject* conclude(const contract::ConcludeTask& task, QObject* parent,
                      Then<domain::Conclusion> then) override;
    QObject* explain(const contract::ExplainTask& task, QObject* parent,
                     Then<domain::Explanation> then) override;
    std::string device() const override;

private:
    EngineService& m_engine;
};

} // namespace genex::services
