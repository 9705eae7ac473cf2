// SPDX-License-Identifier: GPL-3.0-or-later
// How long a recommendation, an explanation of 25 tests and a conclusion take, from the front to the engine
// and back, once the model is loaded; and a recommendation while a training uses every core.
//
//   bench_recommend [MODEL]     the model that comes with the program without one
#include "contract/casemessages.h"
#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"
#include "measures.h"

#include "common/random.h"
#include "common/resources.h"
#include "services/engineservice.h"
#include "services/liverun.h"
#include "services/settings.h"
#include "support/services/untypedask.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>

#include <iostream>
#include <string>

using namespace genex;

namespace {

using contract::Json;

constexpr int kWarmUp = 50;
constexpr int kRounds = 2000;
constexpr std::size_t kFindings = 20;
constexpr std::size_t kOrdered = 18; ///< of the tests to explain
constexpr std::size_t kEstimated = 7;
constexpr double kGoalP99Ms = 3;
constexpr double kGoalExplainP99Ms = 5;
constexpr double kGoalTrainingP99Ms = 50;
constexpr double kNanosecondsPerMs = 1e6;

Json ask(services::EngineService& engine, const char* method, const Json& params)
{
    auto answer = services::answerTo(engine, method, params);
    if (!answer)
        throw std::runtime_error(describe(answer.error()));
    return std::move(*answer);
}

/// The names of what is present or absent, in a random order; measured features are left out.
std::vector<std::string> shuffledNames(const Json& features, Random& random)
{
    std::vector<std::string> names;
    for (const Json& feature : features) {
        if (feature.at("kind") == "binary")
            names.push_back(feature.at("id").get<std::string>());
    }
    random.shuffle(names);
    return names;
}

/// Takes up to `count` names from the end.
std::vector<std::string> taken(std::vector<std::string>& names, std::size_t count)
{
    const auto begin = names.end() - static_cast<std::ptrdiff_t>(std::min(count, names.size()));
    std::vector<std::string> last(begin, names.end());
    names.erase(begin, names.end());
    return last;
}

/// Twenty features of a random patient.
Json findings(std::vector<std::string>& names, Random& random)
{
    Json list = Json::array();
    for (const std::string& name : taken(names, kFindings))
        list.push_back({{"feature", name}, {"state", random.bernoulli(0.1) ? "present" : "absent"}});
    return list;
}

Json question(const char* method, const Json& features, Random& random)
{
    std::vector<std::string> names = shuffledNames(features, random);
    const Json known = findings(names, random);
    if (method == contract::Conclude::kMethod)
        return {{"case", {{"findings", known}}}};
    if (method == contract::Recommend::kMethod)
        return {{"findings", known}};
    const std::vector<std::string> order = taken(names, kOrdered);
    return {{"findings", known}, {"order", order}, {"estimate", taken(names, kEstimated)}};
}

/// One question for each of many patients.
nlohmann::ordered_json measure(services::EngineService& engine, const char* method, const std::string& model,
                               const Json& features)
{
    Random random(1);
    std::vector<double> samples;
    for (int i = 0; i < kWarmUp + kRounds; ++i) {
        Json params = question(method, features, random);
        params["model"] = model;
        QElapsedTimer timer;
        timer.start();
        ask(engine, method, params);
        if (i >= kWarmUp)
            samples.push_back(static_cast<double>(timer.nsecsElapsed()) / kNanosecondsPerMs);
    }
    return bench::summary(samples);
}

/// A training that is in its buckets, one on each core, and does not end by itself.
std::unique_ptr<services::Job> longTraining(services::EngineService& engine, const QTemporaryDir& folder)
{
    const Json params{
        {"source", {{"kind", "sample"}, {"rows", 4000}, {"seed", 1}}},
        {"output", folder.filePath(QStringLiteral("model")).toStdString()},
        {"settings",
         {{"buckets", 8}, {"shared_steps", 20}, {"generator_steps", 20}, {"bucket_steps", 1'000'000}}}};
    std::unique_ptr<services::Job> training(
        services::UntypedAsk::ask(engine, contract::TrainModel::kMethod, params));
    services::LiveRun live;
    QEventLoop untilBuckets;
    QObject::connect(training.get(), &services::Job::statusReceived, &untilBuckets,
                     [&](const contract::TrainingStatus& status) {
                         live.take(status);
                         const services::TrainingLane* lane = live.lane("bucket-0");
                         if (lane && lane->progress.phase == contract::LanePhase::Expert)
                             untilBuckets.quit();
                     });
    QObject::connect(training.get(), &services::Job::finished, &untilBuckets, &QEventLoop::quit);
    untilBuckets.exec();
    if (!live.lane("bucket-0"))
        throw std::runtime_error("the training ended before it was measured");
    return training;
}

/// What the doctor's screen notices of it.
nlohmann::ordered_json measureWhileTraining(services::EngineService& engine, const std::string& model,
                                            const Json& features)
{
    const QTemporaryDir folder;
    const std::unique_ptr<services::Job> training = longTraining(engine, folder);
    nlohmann::ordered_json measured = measure(engine, contract::Recommend::kMethod, model, features);
    QEventLoop untilCancelled;
    QObject::connect(training.get(), &services::Job::finished, &untilCancelled, &QEventLoop::quit);
    QElapsedTimer timer;
    timer.start();
    training->cancel();
    untilCancelled.exec();
    measured["cancelled_after"] = static_cast<double>(timer.nsecsElapsed()) / kNanosecondsPerMs;
    return measured;
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication app(argc, argv);
    const std::string model = argc > 1 ? argv[1] : (bundledModels() / "embedded" / "1").string();
    services::EngineService engine(QStringLiteral("bench"));
    engine.configure(services::engineCommandLine({}), QStringLiteral("cpu"));
    engine.start();
    const Json manifest = ask(engine, contract::DescribeModel::kMethod, {{"model", model}}).at("manifest");
    const Json& features = manifest.at("features");
    const nlohmann::ordered_json result{
        {"benchmark", "recommend"},
        {"unit", "ms"},
        {"features", features.size()},
        {"draws", manifest.at("settings").at("draws")},
        {"goal_p99", kGoalP99Ms},
        {"goal_explain_p99", kGoalExplainP99Ms},
        {"goal_p99_while_training", kGoalTrainingP99Ms},
        {"recommend", measure(engine, contract::Recommend::kMethod, model, features)},
        {"explain", measure(engine, contract::Explain::kMethod, model, features)},
        {"conclude", measure(engine, contract::Conclude::kMethod, model, features)},
        {"recommend_while_training", measureWhileTraining(engine, model, features)}};
    std::cout << result.dump() << '\n';
    return 0;
}
