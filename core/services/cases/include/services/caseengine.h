// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/casemessages.h"

#include "services/engineservice.h"

#include <QObject>

#include <functional>
#include <string>

namespace genex::services {

/// The engine as far as cases ask it: questions as in casequestions.h, with model and device. Nothing here
/// waits. A test puts one in its place that answers from a script.
class CaseEngine : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    template <typename Answer>
    using Then = std::function<void(const Result<Answer>&)>;

    /// `then` is told once. What is returned is a child of `parent`, and goes by itself after the answer;
    /// deleting it before takes the question back.
    virtual QObject* recommend(const contract::RecommendTask& task, QObject* parent,
                               Then<domain::Recommendation> then) = 0;
    virtual QObject* conclude(const contract::ConcludeTask& task, QObject* parent,
                              Then<domain::Conclusion> then) = 0;
    virtual QObject* explain(const contract::ExplainTask& task, QObject* parent,
                             Then<domain::Explanation> then) = 0;
    virtual std::string device() const = 0;

Q_SIGNALS:
    /// What was recommended before may be recommended otherwise now.
    void weighedAnew();
};

/// The engine's process.
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
