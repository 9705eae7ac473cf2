// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentmessages.h"
#include "contract/modelmessages.h"

#include "common/atomicfile.h"
#include "services/engineservice.h"
#include "services/experimentservice.h"
#include "support/services/servicefixtures.h"

#include <filesystem>
#include <memory>
#include <string>

namespace genex::testing {

/// An engine that answers about experiments and models when, and as, the test says:
/// tests/support/scriptedengine.
class ScriptedEngine
{
public:
    ScriptedEngine()
    {
        service.configure(
            {qEnvironmentVariable("GENEX_BIN_DIR") + QStringLiteral("/scriptedengine"), m_folder.path()},
            QStringLiteral("cpu"));
        service.start();
    }

    services::EngineService service{QStringLiteral("test")};

    void finishExperiment(double accuracy) const
    {
        contract::ExperimentResult result;
        result.table = {{"budget", "method", "accuracy", "accuracy_standard_error"},
                        {{0.2, "genex", accuracy, 0.1}}};
        result.figure = {"Budget", {{"tests", "accuracy", {{"genex", {{1, accuracy, 0.1}}}}}}};
        result.record = {{"experiment", "budget"}, {"seed", 9}};
        write<contract::RunExperiment>(contract::toJson(result));
    }
    void refuseExperiment(const char* why) const { write<contract::RunExperiment>({{"refusal", why}}); }
    /// Every model that it is asked about from now on is whole and has this hash.
    void describeModel(const std::string& sha256, const services::Json& manifest) const
    {
        write<contract::DescribeModel>(
            contract::toJson(contract::ModelDescription{manifest, "# A model", sha256, "/models/scripted"}));
    }
    /// What it was asked last.
    services::Json asked() const { return services::Json::parse(readWholeFile(folder() / "asked.json")); }
    bool isAsked() const { return std::filesystem::exists(folder() / "asked.json"); }

private:
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    template <typename Message>
    void write(const services::Json& answer) const
    {
        writeFileAtomically(folder() / (std::string(Message::kMethod) + ".json"), answer.dump());
    }

    QTemporaryDir m_folder;
};

/// Experiments with a real store and that engine.
struct ExperimentFixture
{
    UnlockedStore store;
    ScriptedEngine engine;
    std::unique_ptr<services::ExperimentService> experiments = made();
    std::vector<Error> failures;

    ExperimentFixture()
    {
        QObject::connect(experiments.get(), &services::ExperimentService::failed,
                         [this](const Error& error) { failures.push_back(error); });
    }

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
    bool isUnderWay() const
    {
        return comesAbout([this] { return experiments->progress().has_value(); });
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

    /// As at the next start of the program.
    std::unique_ptr<services::ExperimentService> made()
    {
        return std::make_unique<services::ExperimentService>(store.caseStore(), engine.service);
    }
};

} // namespace genex::testing
