// How long a recommendation and a conclusion take, from the front to the engine and back, once the model is
// loaded.
//
//   bench_recommend [MODEL]     the model that comes with the program without one
#include "measures.h"

#include "common/random.h"
#include "common/resources.h"
#include "services/engineservice.h"
#include "services/settings.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <iostream>
#include <string>

using namespace genex;

namespace {

using protocol::Json;

constexpr int kWarmUp = 50;
constexpr int kRounds = 2000;
constexpr std::size_t kFindings = 20;
constexpr double kGoalP99Ms = 3;
constexpr double kNanosecondsPerMs = 1e6;

Json ask(services::EngineService& engine, const char* method, const Json& params)
{
    auto answer = services::waitFor(engine.ask(method, params, nullptr));
    if (!answer)
        throw std::runtime_error(describe(answer.error()));
    return std::move(*answer);
}

/// Twenty features of a random patient, present or absent; measured ones are left out.
Json findings(const Json& features, Random& random)
{
    std::vector<std::string> names;
    for (const Json& feature : features) {
        if (feature.at("kind") == "binary")
            names.push_back(feature.at("id").get<std::string>());
    }
    random.shuffle(names);
    Json list = Json::array();
    for (std::size_t i = 0; i < std::min(kFindings, names.size()); ++i)
        list.push_back({{"feature", names[i]}, {"state", random.bernoulli(0.1) ? "present" : "absent"}});
    return list;
}

/// One question for each of many patients.
nlohmann::ordered_json measure(services::EngineService& engine, const char* method, const std::string& model,
                               const Json& features)
{
    Random random(1);
    std::vector<double> samples;
    for (int i = 0; i < kWarmUp + kRounds; ++i) {
        Json params{{"model", model}};
        const Json known = findings(features, random);
        if (method == protocol::method::kConclude)
            params["case"] = {{"findings", known}};
        else
            params["findings"] = known;
        QElapsedTimer timer;
        timer.start();
        ask(engine, method, params);
        if (i >= kWarmUp)
            samples.push_back(static_cast<double>(timer.nsecsElapsed()) / kNanosecondsPerMs);
    }
    return bench::summary(samples);
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication app(argc, argv);
    const std::string model = argc > 1 ? argv[1] : (bundledModels() / "embedded" / "1").string();
    services::EngineService engine(QStringLiteral("bench"));
    engine.configure(services::engineCommandLine({}), QStringLiteral("cpu"));
    engine.start();
    const Json manifest = ask(engine, protocol::method::kModelDescribe, {{"model", model}}).at("manifest");
    const Json& features = manifest.at("features");
    const nlohmann::ordered_json result{
        {"benchmark", "recommend"},
        {"unit", "ms"},
        {"features", features.size()},
        {"draws", manifest.at("settings").at("draws")},
        {"goal_p99", kGoalP99Ms},
        {"recommend", measure(engine, protocol::method::kRecommend, model, features)},
        {"conclude", measure(engine, protocol::method::kConclude, model, features)}};
    std::cout << result.dump() << '\n';
    return 0;
}
