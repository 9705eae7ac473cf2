// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"

#include "services/trainingservice.h"
#include "support/cases/tinymodel.h"
#include "support/engine/fakeengine.h"
#include "support/models/evaluations.h"
#include "support/services/servicefixtures.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace genex::testing {

/// A table that nobody reads: the engine is a fake.
inline services::TrainingPlan planOfWard(const char* name = "ward 7")
{
    services::TrainingPlan plan;
    plan.name = name;
    plan.data.key = "dataset/1-ward";
    plan.data.name = "ward.csv";
    plan.data.source = contract::TableSource::ofFile("/nowhere/ward.csv");
    plan.data.source.label = "diagnosis";
    plan.data.sha256 = std::string(64, 'd');
    plan.data.classes = {"influenza", "sepsis"};
    plan.settings = {{"seed", 3}};
    return plan;
}

/// What an engine answers that has trained it.
inline contract::TrainedModel trainedWard()
{
    contract::TrainedModel trained;
    trained.summary.buckets = {{70, {"crp", "fever"}, 0.5}};
    trained.summary.bucketsWanted = 1;
    trained.summary.device = "cpu";
    trained.modelSha256 = std::string(64, 'a');
    trained.manifest = tinyManifest();
    trained.manifest.plans.front().curve = {{.size = 1, .tau = 0.8, .accuracy = 0.9, .savedShare = 0.3},
                                            {.size = 1, .tau = 2, .accuracy = 0.92}};
    const contract::ModelEvaluation evaluation = evaluationOf({{"influenza", 76, 60}, {"sepsis", 24, 22}});
    trained.evaluation = evaluation; // 82 of 100 are right
    return trained;
}

/// A bucket that has chosen these tests.
inline contract::TrainingStatus statusWith(std::vector<std::string> picks, std::uint64_t picksFrom = 0)
{
    contract::LaneStatus lane;
    lane.name = "bucket-0";
    lane.patients = 70;
    lane.progress.phase = contract::LanePhase::Tests;
    lane.picksFrom = picksFrom;
    lane.picks = std::move(picks);
    contract::TrainingStatus status;
    status.lanes = {lane};
    return status;
}

/// Trainings with a real store and an engine in this process.
struct TrainingFixture
{
    UnlockedStore store;
    FakeEngine engine;
    std::unique_ptr<services::TrainingService> training;
    std::vector<Error> failures;

    TrainingFixture() { startAnew(); }

    /// As at the next start of the program; the one before ends without a word.
    void startAnew()
    {
        training.reset();
        training = std::make_unique<services::TrainingService>(store.caseStore(), engine.service);
        QObject::connect(training.get(), &services::TrainingService::failed,
                         [this](const Error& error) { failures.push_back(error); });
    }

    /// The engine works at it, and has said so.
    bool start(const services::TrainingPlan& plan = planOfWard())
    {
        training->start(plan);
        return isUnderWay();
    }
    bool isUnderWay() { return engine.report<contract::TrainModel>(1, 4) && training->progress(); }
    bool finish() { return engine.answer<contract::TrainModel>(trainedWard()); }
    const services::TrainingRun& last() const { return training->runs().front(); }
    /// In the store, where another service finds it.
    bool isKept(services::RunState state)
    {
        services::TrainingService later(store.caseStore(), engine.service);
        return comesAbout([&] { return !later.runs().empty(); }) && later.runs().front().state == state;
    }
};

} // namespace genex::testing
