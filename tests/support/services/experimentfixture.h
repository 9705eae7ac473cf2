// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentmessages.h"

#include "services/experimentservice.h"
#include "support/engine/fakeengine.h"
#include "support/services/servicefixtures.h"

#include <memory>
#include <vector>

namespace genex::testing {

/// Experiments with a real store and an engine in this process.
struct ExperimentFixture
{
    UnlockedStore store;
    FakeEngine engine;
    std::unique_ptr<services::ExperimentService> experiments = made();
    std::vector<Error> failures;

    ExperimentFixture() { follow(); }

    services::ExperimentRequest request() const
    {
        services::ExperimentRequest request;
        request.kind = contract::ExperimentKind::Budget;
        request.source = contract::TableSource::ofFile(store.write("t.csv", ward()).toStdString());
        request.source.label = "diagnosis";
        request.settings = {{"seed", 9}};
        return request;
    }
    /// The engine works at it, and has said so.
    bool start()
    {
        experiments->start(request());
        return isUnderWay();
    }
    bool isUnderWay() { return engine.report<contract::RunExperiment>(1, 4) && experiments->progress(); }
    bool finish(double accuracy)
    {
        contract::ExperimentResult result;
        result.table = {{"budget", "method", "accuracy", "accuracy_standard_error"},
                        {{0.2, "genex", accuracy, 0.1}}};
        result.figure = {"Budget", {{"tests", "accuracy", {{"genex", {{1, accuracy, 0.1}}}}}}};
        result.record = {{"experiment", "budget"}, {"seed", 9}};
        return engine.answer<contract::RunExperiment>(result);
    }
    bool refuse(const char* why)
    {
        return engine.refuse<contract::RunExperiment>(ErrorCode::InvalidInput, why);
    }
    bool hasEnded() const
    {
        return comesAbout([this] { return !experiments->isRunning(); });
    }
    bool isKept(services::RunState state) const
    {
        return comesAbout(
            [&] { return !experiments->runs().empty() && experiments->runs().front().state == state; });
    }

    /// As at the next start of the program; the one before ends without a word.
    void startAnew()
    {
        experiments = made();
        follow();
    }

private:
    std::unique_ptr<services::ExperimentService> made()
    {
        return std::make_unique<services::ExperimentService>(store.caseStore(), engine.service);
    }
    void follow()
    {
        QObject::connect(experiments.get(), &services::ExperimentService::failed,
                         [this](const Error& error) { failures.push_back(error); });
    }
};

} // namespace genex::testing
