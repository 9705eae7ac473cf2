// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/result.h"
#include "common/version.h"
#include "protocol/client/engineconnection.h"
#include "support/errorof.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <map>
#include <vector>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::protocol;

namespace {

/// A connection to an engine that goes wrong in one way, and everything that it told.
class OddConnection : public EngineConnection
{
public:
    explicit OddConnection(const QString& mode)
    {
        setCommand({qEnvironmentVariable("GENEX_BIN_DIR") + QStringLiteral("/oddengine"), mode,
                    m_folder.filePath(QStringLiteral("note"))});
        EnginePatience patience;
        patience.heartbeat = 30;
        patience.notAnswering = 200;
        patience.hung = 600;
        patience.cancel = 200;
        patience.restartDelay = 10;
        setPatience(patience);
        connect(this, &EngineConnection::answered, this,
                [this](qint64 id, const Result<Json>& outcome) { m_answers.emplace_back(id, outcome); });
        connect(this, &EngineConnection::stateChanged, this, [this](EngineState state, const QString& line) {
            m_states.push_back(state);
            m_lines.append(line);
        });
        connect(this, &EngineConnection::progressed, this, [this] { ++m_progress; });
    }

    RequestId askToWork()
    {
        const RequestId id = newId();
        ask(id, "work", Json::object());
        return id;
    }
    bool hasBeen(EngineState state) const { return std::count(m_states.begin(), m_states.end(), state) > 0; }

    const std::vector<std::pair<RequestId, Result<Json>>>& answers() const { return m_answers; }
    const Result<Json>& onlyAnswer() const { return m_answers.at(0).second; }
    const QStringList& lines() const { return m_lines; }
    int progressCount() const { return m_progress; }
    QString note() const { return m_folder.filePath(QStringLiteral("note")); }

private:
    QTemporaryDir m_folder;
    std::vector<std::pair<RequestId, Result<Json>>> m_answers;
    std::vector<EngineState> m_states;
    QStringList m_lines;
    int m_progress = 0;
};

constexpr int kLong = 20'000;

} // namespace

class TestEngineConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersWhatWasAskedBeforeItWasReady()
    {
        OddConnection engine(QStringLiteral("good"));
        const RequestId id = engine.askToWork();
        engine.start();
        QTRY_COMPARE_WITH_TIMEOUT(engine.answers().size(), 1U, kLong);
        QCOMPARE(engine.answers()[0].first, id);
        QVERIFY(engine.onlyAnswer()->at("mode") == "good");
    }

    void aLostEngineIsReplacedAndAskedAgain_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* mode, const char* told) {
            QTest::newRow(mode) << QString::fromLatin1(mode) << QString::fromLatin1(told);
        };
        row("once-killed", "was killed");
        row("once-crash", "crashed");
        row("once-exit", "exited with code 7");
        row("once-hang", "has not answered");
        row("once-half", "has not answered");
        row("once-nonsense", "bytes that are not a message");
        row("once-badjson", "invalid message");
        row("once-badprogress", "invalid message");
    }

    void aLostEngineIsReplacedAndAskedAgain()
    {
        QFETCH(QString, mode);
        QFETCH(QString, told);
        OddConnection engine(mode);
        engine.start();
        engine.askToWork();
        QTRY_COMPARE_WITH_TIMEOUT(engine.answers().size(), 1U, kLong);
        QVERIFY(engine.onlyAnswer().has_value());
        QVERIFY(engine.hasBeen(EngineState::Restarting));
        const QStringList lines = engine.lines().filter(told);
        QVERIFY2(lines.size() == 1, qPrintable(engine.lines().join(QLatin1Char('\n'))));
        QVERIFY(!lines[0].contains(QLatin1Char('\n')));
    }

    void silenceIsSaidBeforeTheEngineIsGivenUp()
    {
        OddConnection engine(QStringLiteral("once-hang"));
        engine.start();
        engine.askToWork();
        QTRY_VERIFY_WITH_TIMEOUT(engine.hasBeen(EngineState::NotAnswering), kLong);
        QVERIFY(!engine.hasBeen(EngineState::Restarting));
        QTRY_VERIFY_WITH_TIMEOUT(engine.hasBeen(EngineState::Restarting), kLong);
    }

    void anEngineThatWakesUpIsKept()
    {
        OddConnection engine(QStringLiteral("hang"));
        engine.start();
        QTRY_VERIFY_WITH_TIMEOUT(engine.hasBeen(EngineState::Ready), kLong);
        const qint64 pid = engine.processId();
        engine.askToWork();
        QTRY_VERIFY_WITH_TIMEOUT(engine.hasBeen(EngineState::NotAnswering), kLong);
        ::kill(static_cast<pid_t>(pid), SIGCONT);
        QTRY_COMPARE_WITH_TIMEOUT(engine.answers().size(), 1U, kLong);
        QCOMPARE(engine.processId(), pid);
        QCOMPARE(engine.state(), EngineState::Ready);
    }

    void workThatKillsEveryEngineIsGivenUp()
    {
        OddConnection engine(QStringLiteral("crash"));
        engine.start();
        engine.askToWork();
        QTRY_COMPARE_WITH_TIMEOUT(engine.answers().size(), 1U, kLong);
        QCOMPARE(errorOf(engine.onlyAnswer()).code, ErrorCode::EngineUnavailable);
        QCOMPARE(engine.lines().filter(QStringLiteral("crashed")).size(), 3);
        // And the program is not lost with it.
        QTRY_COMPARE_WITH_TIMEOUT(engine.state(), EngineState::Ready, kLong);
    }

    void aJobGoesOnFromItsCheckpoint()
    {
        OddConnection engine(QStringLiteral("checkpoint"));
        engine.start();
        engine.askToWork();
        QTRY_COMPARE_WITH_TIMEOUT(engine.answers().size(), 1U, kLong);
        QVERIFY2(engine.onlyAnswer()->at("first").get<int>() > 0, engine.onlyAnswer()->dump().c_str());
    }

    void outOfMemoryIsAnError()
    {
        OddConnection engine(QStringLiteral("memory"));
        engine.start();
        engine.askToWork();
        QTRY_COMPARE_WITH_TIMEOUT(engine.answers().size(), 1U, kLong);
        QCOMPARE(errorOf(engine.onlyAnswer()).code, ErrorCode::OutOfMemory);
        QVERIFY(!engine.hasBeen(EngineState::Restarting));
    }

    void anEngineThatDoesNotStartFailsWithItsLastWords()
    {
        OddConnection engine(QStringLiteral("nostart"));
        engine.askToWork();
        engine.start();
        QTRY_COMPARE_WITH_TIMEOUT(engine.state(), EngineState::Failed, kLong);
        QCOMPARE(errorOf(engine.onlyAnswer()).code, ErrorCode::EngineUnavailable);
        QVERIFY2(engine.lines().last().contains(QStringLiteral("no such library")),
                 qPrintable(engine.lines().last()));
        // What is asked of a failed engine is answered, not kept waiting.
        engine.askToWork();
        QTRY_COMPARE_WITH_TIMEOUT(engine.answers().size(), 2U, kLong);
    }

    void aProgramThatIsNotThereFails()
    {
        OddConnection engine(QString{});
        engine.setCommand({QStringLiteral("/nonexistent/genex-engine")});
        engine.start();
        QTRY_COMPARE_WITH_TIMEOUT(engine.state(), EngineState::Failed, kLong);
        QVERIFY2(engine.lines().last().contains(QStringLiteral("cannot be started")),
                 qPrintable(engine.lines().last()));
    }

    void anotherProtocolIsRefusedAtOnce()
    {
        OddConnection engine(QStringLiteral("future"));
        engine.start();
        QTRY_COMPARE_WITH_TIMEOUT(engine.state(), EngineState::Failed, kLong);
        QVERIFY2(engine.lines().last().contains(QStringLiteral("99")), qPrintable(engine.lines().last()));
        QVERIFY(!engine.hasBeen(EngineState::Restarting));
    }

    void anotherVersionOfTheSameProtocolIsNamed()
    {
        OddConnection engine(QStringLiteral("otherversion"));
        engine.start();
        QTRY_COMPARE_WITH_TIMEOUT(engine.state(), EngineState::Ready, kLong);
        QVERIFY(engine.lines().last().contains(QStringLiteral("0.0.9")));
    }

    void cancelIsAnswered()
    {
        OddConnection engine(QStringLiteral("endless"));
        engine.start();
        const RequestId id = engine.askToWork();
        QTRY_VERIFY_WITH_TIMEOUT(engine.progressCount() > 0, kLong);
        engine.cancel(id);
        QTRY_COMPARE_WITH_TIMEOUT(engine.answers().size(), 1U, kLong);
        QCOMPARE(errorOf(engine.onlyAnswer()).code, ErrorCode::Cancelled);
        QVERIFY(!engine.hasBeen(EngineState::Restarting));
    }

    void cancelWorksOnAnEngineThatDoesNotListen()
    {
        OddConnection engine(QStringLiteral("deaf"));
        engine.start();
        QTRY_COMPARE_WITH_TIMEOUT(engine.state(), EngineState::Ready, kLong);
        const RequestId id = engine.askToWork();
        engine.cancel(id);
        QTRY_COMPARE_WITH_TIMEOUT(engine.answers().size(), 1U, kLong);
        QCOMPARE(errorOf(engine.onlyAnswer()).code, ErrorCode::Cancelled);
        QTRY_COMPARE_WITH_TIMEOUT(engine.state(), EngineState::Ready, kLong);
        QCOMPARE(engine.answers().size(), 1U);
    }

    void cancelBeforeTheEngineIsThereIsImmediate()
    {
        OddConnection engine(QStringLiteral("good"));
        const RequestId id = engine.askToWork();
        engine.cancel(id);
        QCOMPARE(engine.answers().size(), 1U);
        QCOMPARE(errorOf(engine.onlyAnswer()).code, ErrorCode::Cancelled);
    }

    void stopAnswersWhatIsOpen()
    {
        OddConnection engine(QStringLiteral("endless"));
        engine.start();
        engine.askToWork();
        QTRY_VERIFY_WITH_TIMEOUT(engine.progressCount() > 0, kLong);
        const auto pid = static_cast<pid_t>(engine.processId());
        engine.stop();
        QCOMPARE(errorOf(engine.onlyAnswer()).code, ErrorCode::Cancelled);
        QCOMPARE(engine.state(), EngineState::Stopped);
        QVERIFY(::kill(pid, 0) != 0); // gone, and waited for
    }

    void fiveHundredAsksAreAnsweredOnceEach()
    {
        OddConnection engine(QStringLiteral("once-killed"));
        engine.start();
        std::map<RequestId, int> answers;
        for (int i = 0; i < 500; ++i)
            answers[engine.askToWork()] = 0;
        QTRY_COMPARE_WITH_TIMEOUT(engine.answers().size(), 500U, kLong);
        for (const auto& [id, outcome] : engine.answers()) {
            QVERIFY(outcome.has_value());
            ++answers[id];
        }
        for (const auto& [id, count] : answers)
            QCOMPARE(count, 1);
    }
};

QTEST_GUILESS_MAIN(TestEngineConnection)
#include "tst_engineconnection.moc"
