// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes from the start of its process until it answers events. The program measures
// itself.
#include "measures.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <iostream>

namespace {

constexpr int kStarts = 10;
constexpr double kGoalMs = 500;
constexpr int kPatienceMs = 30'000;

/// Starts the program, waits for its line, and ends it.
double windowUsableMs(const QString& profile)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("GENEX_TRACE_STARTUP"), QStringLiteral("1"));
    if (!environment.contains(QStringLiteral("DISPLAY")))
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/genex"),
                  {QStringLiteral("--profile"), profile});
    while (!process.canReadLine() && process.waitForReadyRead(kPatienceMs)) {
    }
    const QByteArray line = process.readLine();
    process.terminate();
    if (!process.waitForFinished(kPatienceMs))
        process.kill();
    return nlohmann::json::parse(line.toStdString()).at("window_usable_ms").get<double>();
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir profile;
    std::vector<double> samples;
    for (int i = 0; i < kStarts; ++i)
        samples.push_back(windowUsableMs(profile.path()));
    nlohmann::ordered_json result{{"benchmark", "startup"}, {"unit", "ms"}, {"goal_median", kGoalMs}};
    result.update(genex::bench::summary(samples));
    std::cout << result.dump() << '\n';
    return 0;
}
