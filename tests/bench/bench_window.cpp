// SPDX-License-Identifier: GPL-3.0-or-later
// The longest pause of the window's thread: while findings are typed and recommendations run, and while the
// list of 100,000 cases loads and is searched. A watchdog on another thread measures it.
#include "application.h"
#include "cases/casesscreen.h"
#include "measures.h"

#include "support/stores/stores.h"

#include <QApplication>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <chrono>
#include <cstdlib>
#include <iostream>

using namespace genex;

namespace {

constexpr std::size_t kCases = 100'000;
constexpr double kGoalMs = 50;
constexpr int kPatienceMs = 300'000;
constexpr int kFindings = 60;

using Clock = std::chrono::steady_clock;

double nowMs()
{
    return std::chrono::duration<double, std::milli>(Clock::now().time_since_epoch()).count();
}

/// Beats on the window's thread as often as its events let it; the longest time between two beats is a pause.
class Watchdog
{
public:
    Watchdog()
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            const double now = nowMs();
            m_longest = std::max(m_longest, now - m_last);
            m_last = now;
        });
        m_timer.start(0);
    }

    /// The longest pause since the last call.
    double take()
    {
        m_last = nowMs();
        return std::exchange(m_longest, 0);
    }

private:
    QTimer m_timer;
    double m_last = nowMs();
    double m_longest = 0;
};

std::size_t casesAsked()
{
    const char* asked = std::getenv("GENEX_BENCH_CASES");
    return asked ? std::strtoull(asked, nullptr, 10) : kCases;
}

void fill(const std::filesystem::path& file, std::size_t cases)
{
    services::CaseBook book(file, {});
    if (!book.createOpenToAll() || !book.open() || !book.unlockOpen())
        throw std::runtime_error("no store");
    for (std::size_t i = 0; i < cases; ++i)
        static_cast<void>(book.newCase({.name = "Name" + std::to_string(i % 5'000)}));
}

template <typename Condition>
void waitFor(Condition&& condition)
{
    if (!QTest::qWaitFor(std::forward<Condition>(condition), kPatienceMs))
        throw std::runtime_error("the window does not answer");
}

QLineEdit* field(desktop::Application& application, const char* name)
{
    return application.window().findChild<QLineEdit*>(QString::fromLatin1(name));
}

double typeFindings(desktop::Application& application, Watchdog& watchdog)
{
    services::OpenCase& open = application.openCase();
    application.window().casesScreen().newCase();
    waitFor([&] { return open.isOpen(); });
    watchdog.take();
    const auto& features = application.caseStore().model()->features.names().features();
    int entered = 0;
    for (const domain::Feature& feature : features) {
        if (feature.quantity || entered == kFindings)
            continue;
        ++entered;
        QTest::keyClicks(field(application, "findingField"), QString::fromStdString(feature.id));
        QTest::keyClick(field(application, "findingField"), Qt::Key_Return);
        QTest::qWait(1);
    }
    waitFor([&] { return !open.isAsking() && open.recommendation(); });
    return watchdog.take();
}

double searchList(desktop::Application& application, Watchdog& watchdog)
{
    application.window().casesScreen().showList();
    QTest::qWait(2'000);
    QTest::keyClicks(field(application, "caseSearch"), QStringLiteral("name12"));
    QTest::qWait(1'000);
    return watchdog.take();
}

} // namespace

int main(int argc, char* argv[])
{
    if (!qEnvironmentVariableIsSet("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const QTemporaryDir folder(testing::quickPlace());
    const auto folders = services::UserFolders::inFolder(folder.path());
    const std::size_t cases = casesAsked();
    if (!folders.create())
        return 1;
    fill(folders.storeFile().toStdString(), cases);
    desktop::Application application(folders, QStringLiteral("cpu"));
    application.settings().acceptNotice();
    application.show();
    Watchdog watchdog;
    waitFor([&] { return application.caseStore().view().state == services::StoreState::Unlocked; });
    QTest::qWait(3'000); // the list loads
    const double loading = watchdog.take();
    const double typing = typeFindings(application, watchdog);
    const double searching = searchList(application, watchdog);
    const nlohmann::ordered_json result{
        {"benchmark", "window"},
        {"unit", "ms"},
        {"goal_longest_pause", kGoalMs},
        {"cases", cases},
        {"longest_pause",
         {{"list_loads", loading}, {"findings_typed", typing}, {"list_searched", searching}}}};
    std::cout << result.dump() << '\n';
    return 0;
}
