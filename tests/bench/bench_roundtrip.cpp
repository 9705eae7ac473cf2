// SPDX-License-Identifier: GPL-3.0-or-later
// How long a question takes from the front to the engine and back, through the service, its thread and the
// pipe.
#include "measures.h"

#include "services/engineservice.h"
#include "services/settings.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <iostream>

using namespace genex;

namespace {

constexpr int kWarmUp = 200;
constexpr int kRounds = 5000;
constexpr double kGoalMs = 0.3;
constexpr double kNanosecondsPerMs = 1e6;

double pingMs(services::EngineService& engine)
{
    QElapsedTimer timer;
    timer.start();
    if (!engine.askAndWait<contract::Ping>({}))
        throw std::runtime_error("the engine does not answer");
    return static_cast<double>(timer.nsecsElapsed()) / kNanosecondsPerMs;
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication app(argc, argv);
    services::EngineService engine(QStringLiteral("bench"));
    engine.configure(services::engineCommandLine({}), QStringLiteral("cpu"));
    engine.start();
    std::vector<double> samples;
    for (int i = 0; i < kWarmUp + kRounds; ++i) {
        const double ms = pingMs(engine);
        if (i >= kWarmUp)
            samples.push_back(ms);
    }
    nlohmann::ordered_json result{{"benchmark", "roundtrip"}, {"unit", "ms"}, {"goal_median", kGoalMs}};
    result.update(bench::summary(samples));
    std::cout << result.dump() << '\n';
    return 0;
}
