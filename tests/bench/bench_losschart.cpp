// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes to show the next step of a training whose curve has a thousand points, and one
// with a hundred thousand.
#include "measures.h"

#include "charts/losschart.h"

#include <QApplication>
#include <QEventLoop>

#include <ctime>
#include <iostream>
#include <numeric>

using namespace genex;

namespace {

constexpr int kRounds = 30;
constexpr double kNanosecondsPerMs = 1e6;
constexpr std::size_t kFew = 1'000;
constexpr std::size_t kMany = 100'000;

/// Time that this thread has worked: the chart waits a moment before it draws.
double busyMs()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / kNanosecondsPerMs;
}

/// One more point each time.
std::vector<double> measure(std::size_t points)
{
    std::vector<double> steps(points + kRounds);
    std::iota(steps.begin(), steps.end(), 1.0);
    std::vector<double> losses;
    for (const double step : steps)
        losses.push_back(1 / step + 0.01 * static_cast<double>(static_cast<int>(step) % 7));
    ui::LossChart chart;
    chart.resize(400, 260);
    chart.show();
    QCoreApplication::processEvents();
    std::vector<double> samples;
    for (std::size_t i = 0; i < kRounds; ++i) {
        const auto end = static_cast<std::ptrdiff_t>(points + i);
        const std::vector<double> someSteps(steps.begin(), steps.begin() + end);
        const std::vector<double> someLosses(losses.begin(), losses.begin() + end);
        const QString before = chart.accessibleDescription();
        const double begun = busyMs();
        chart.setExpert(someSteps, someLosses);
        while (chart.accessibleDescription() == before)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::processEvents(); // the plot draws when it is its turn
        samples.push_back(busyMs() - begun);
    }
    return samples;
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const std::vector<double> few = measure(kFew);
    const std::vector<double> many = measure(kMany);
    const nlohmann::ordered_json result{
        {"benchmark", "losschart"},
        {"unit", "ms"},
        {"thousand_points", bench::summary(few)},
        {"hundred_thousand_points", bench::summary(many)},
        {"ratio_of_medians", bench::quantile(many, 0.5) / bench::quantile(few, 0.5)}};
    std::cout << result.dump() << '\n';
    return 0;
}
