// SPDX-License-Identifier: GPL-3.0-or-later
#include "drivenwindow.h"

#include "common/atomicfile.h"
#include "services/modelregistry.h"
#include "services/trainingservice.h"
#include "support/errorof.h"

#include <nlohmann/json.hpp>

#include <QComboBox>
#include <QDropEvent>
#include <QListView>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QSignalSpy>
#include <QSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>

using namespace genex;
using namespace genex::testing;
using services::RunState;
using services::TrainingService;

namespace {

constexpr int kModelsPlace = 3;

struct Typed
{
    const char* setting;
    const char* text;
};

/// A training of a few seconds.
constexpr Typed kSmall[]{{"buckets", "2"},          {"hidden", "32"},
                         {"shared_steps", "200"},   {"bucket_steps", "10"},
                         {"generator_steps", "40"}, {"generator_bucket_steps", "5"},
                         {"scoring_rows", "32"},    {"draws", "8"},
                         {"budget_fraction", "0.1"}};

QString percent(double share)
{
    return QString::number(100 * share, 'f', 1) + QChar(0x00A0) + QLatin1Char('%');
}

} // namespace

/// From a file that is dropped to a model that doctors work with, in the real window.
class TestTrainingWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;
    QTemporaryDir m_data;
    QString m_table;

    DrivenWindow& driven() { return *m_driven; }
    TrainingService& trainingService() { return driven().application().training(); }
    services::ModelRegistry& registry() { return driven().application().models(); }

    template <typename Widget = QWidget>
    Widget* part(const char* name)
    {
        return driven().window().findChild<Widget*>(QString::fromLatin1(name));
    }
    QTabWidget* tabs() { return part<QTabWidget>("trainingTabs"); }

    Result<QByteArray> cli(const QStringList& arguments, const QString& profile = {})
    {
        QProcess process;
        process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-cli"),
                      QStringList{QStringLiteral("--profile"),
                                  profile.isEmpty() ? m_data.filePath(QStringLiteral("cli")) : profile} +
                          arguments);
        process.waitForFinished(kPatienceMs);
        if (process.exitCode() != 0)
            return fail(ErrorCode::Internal, process.readAllStandardError().toStdString());
        return process.readAllStandardOutput();
    }

    void drop(const QString& file)
    {
        QMimeData dragged;
        dragged.setUrls({QUrl::fromLocalFile(file)});
        QWidget* page = tabs()->widget(0);
        const QPoint place(600, 300);
        QDragEnterEvent enter(place, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(place, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page, &drop);
        QVERIFY(drop.isAccepted());
    }

    void pressButton(const char* name)
    {
        auto* button = driven().find<QPushButton>(name);
        QVERIFY2(button && DrivenWindow::wait([&] { return button->isEnabled(); }), name);
        button->setFocus();
        driven().press(Qt::Key_Space);
    }

    void typeInto(const char* name, const QString& text)
    {
        auto* field = driven().find<QLineEdit>(name);
        QVERIFY2(field, name);
        field->setFocus();
        field->selectAll();
        driven().type(text);
    }

    /// From the file to the settings.
    void chooseData() { chooseData(m_table); }
    void chooseData(const QString& table)
    {
        drop(table);
        QVERIFY(DrivenWindow::wait([&] { return driven().find("saveAndTrain") != nullptr; }));
        pressButton("saveAndTrain");
        QVERIFY(DrivenWindow::wait([&] { return tabs()->currentIndex() == 1; }));
    }

    void typeSmallSettings()
    {
        for (const Typed& typed : kSmall)
            typeInto(qPrintable(QStringLiteral("setting_") + QLatin1String(typed.setting)),
                     QString::fromLatin1(typed.text));
    }

    void startTraining(const char* name, const char* sharedSteps = "200")
    {
        typeInto("modelName", QString::fromLatin1(name));
        typeSmallSettings();
        typeInto("setting_shared_steps", QString::fromLatin1(sharedSteps));
        pressButton("startTraining");
        QVERIFY(trainingService().isRunning());
        QCOMPARE(tabs()->currentIndex(), 2);
    }

    bool waitForSteps()
    {
        return DrivenWindow::wait([&] {
            const auto* lane = trainingService().live().lane("shared-expert");
            return lane && lane->progress.done > 0;
        });
    }

    bool waitForEnd()
    {
        return DrivenWindow::wait([&] { return !trainingService().isRunning(); });
    }

    const services::TrainingRun& last() { return trainingService().runs().front(); }

    void goToResult(int tab)
    {
        auto* bar = driven().find("runSummary")->parentWidget()->findChild<QTabWidget*>()->tabBar();
        bar->setFocus();
        while (bar->currentIndex() != tab)
            QTest::keyClick(bar, bar->currentIndex() < tab ? Qt::Key_Right : Qt::Key_Left);
    }

    void compareWithCommandLine()
    {
        const auto printed =
            cli({QStringLiteral("evaluate"), QStringLiteral("--model"),
                 QString::fromStdString(last().modelFolder), QStringLiteral("--data"), m_table,
                 QStringLiteral("--label"), QStringLiteral("disease"), QStringLiteral("--json")});
        QVERIFY2(printed, describe(errorOf(printed)).c_str());
        const auto evaluation = nlohmann::json::parse(printed->toStdString());
        const auto& budget = evaluation.at("budgets").back();
        const QString summary = driven().textOf("runSummary");
        for (const double figure :
             {budget.at("genex").at("accuracy").get<double>(),
              budget.at("all_ordered").at("accuracy").get<double>(),
              evaluation.at("floor_accuracy").get<double>(), evaluation.at("ceiling_accuracy").get<double>()})
            QVERIFY2(summary.contains(percent(figure)),
                     qPrintable(summary + QLatin1Char('|') + percent(figure)));
        QVERIFY(nlohmann::json(last().evaluation.value().budgets) == evaluation.at("budgets"));
    }

    /// The same runs, while the window has them.
    void compareRunsOnCommandLine()
    {
        const QString secret = m_data.filePath(QStringLiteral("secret"));
        writeFileAtomically(secret.toStdString(), kSecret.toStdString());
        const QStringList runs{QStringLiteral("--passphrase-file"), secret, QStringLiteral("--json"),
                               QStringLiteral("runs")};
        const auto listed = cli(runs + QStringList{QStringLiteral("list")}, driven().folder());
        QVERIFY2(listed, describe(errorOf(listed)).c_str());
        const auto list = nlohmann::json::parse(listed->toStdString()).at("runs");
        QCOMPARE(list.size(), trainingService().runs().size());
        QCOMPARE(list[0].at("model_sha256").get<std::string>(), last().modelSha256);
        const auto key = [&](int i) { return QString::fromStdString(list[i].at("key").get<std::string>()); };
        const auto compared =
            cli(runs + QStringList{QStringLiteral("compare"), key(0), key(1)}, driven().folder());
        QVERIFY2(compared, describe(errorOf(compared)).c_str());
        QVERIFY(nlohmann::json::parse(compared->toStdString()).at("differences").empty());
    }

    void activate()
    {
        pressButton("toModel");
        QCOMPARE(driven().window().currentPlace(), kModelsPlace);
        const std::string sha256 = last().modelSha256;
        QVERIFY(DrivenWindow::wait(
            [&] { return registry().checkedModel() == sha256 && registry().isChecked(); }));
        driven().look("training-to-models");
        pressButton("activateModel");
        if (auto* reason = driven().find<QLineEdit>("activationReason")) {
            driven().type(QStringLiteral("Trained on our own patients"));
            QVERIFY(reason->hasFocus());
            driven().press(Qt::Key_Return);
        }
        QVERIFY(
            DrivenWindow::wait([&] { return registry().active() && registry().active()->sha256 == sha256; }));
        QVERIFY(DrivenWindow::wait([&] { return driven().caseStore().model()->sha256 == sha256; }));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_table = m_data.filePath(QStringLiteral("patients.csv"));
        QVERIFY(cli({QStringLiteral("data"), QStringLiteral("sample"), QStringLiteral("--rows"),
                     QStringLiteral("1500"), QStringLiteral("--seed"), QStringLiteral("1"),
                     QStringLiteral("--out"), m_table}));
    }

    void init()
    {
        m_driven = std::make_unique<DrivenWindow>();
        driven().createStore();
        driven().press(Qt::Key_2, Qt::ControlModifier);
    }
    void cleanup()
    {
        trainingService().cancel();
        QVERIFY(waitForEnd());
        m_driven.reset();
    }

    void fromADroppedFileToTheModelOfTheDoctors()
    {
        driven().look("training-empty");
        chooseData();
        QVERIFY(driven().textOf("trainingDataText").contains(QStringLiteral("patients")));
        driven().look("training-settings");
        startTraining("ward-9", "400");
        QVERIFY(waitForSteps());
        pressButton("pauseTraining");
        QVERIFY(trainingService().isPaused());
        driven().look("training-paused");
        pressButton("pauseTraining");
        QVERIFY(!trainingService().isPaused());
        QVERIFY(DrivenWindow::wait([&] {
            const auto* lane = trainingService().live().lane("bucket-0");
            return !trainingService().isRunning() || (lane && !lane->picks.empty());
        }));
        driven().look("training-live");
        QVERIFY(waitForEnd());
        QCOMPARE(last().state, RunState::Finished);
        QCOMPARE(tabs()->currentIndex(), 3);
        driven().look("training-result");
        compareWithCommandLine();
        for (int tab = 1; tab < 5; ++tab) {
            goToResult(tab);
            driven().look(qPrintable(QStringLiteral("training-result-%1").arg(tab)));
        }
        QVERIFY(part<QTableWidget>("bucketMap")->rowCount() >= 1);
        activate();
    }

    void cancelledNothingIsKept()
    {
        chooseData();
        startTraining("in vain", "100000");
        QVERIFY(waitForSteps());
        pressButton("cancelTraining");
        QVERIFY(waitForEnd());
        QCOMPARE(last().state, RunState::Cancelled);
        QVERIFY(!QFileInfo::exists(QString::fromStdString(last().modelFolder)));
        driven().press(Qt::Key_2, Qt::ControlModifier);
        tabs()->setCurrentIndex(3);
        QCOMPARE(driven().titlesOf("trainingRuns"), QStringList{QStringLiteral("in vain")});
    }

    void stoppedAndKeptThereIsAResult()
    {
        chooseData();
        startTraining("early", "3000");
        QVERIFY(waitForSteps());
        pressButton("stopAndKeep");
        QVERIFY(trainingService().isStopping());
        QVERIFY(waitForEnd());
        QCOMPARE(last().state, RunState::Finished);
        QVERIFY(driven().textOf("runSummary").contains(QStringLiteral("finished early")));
    }

    void closedItAsksAndGoesOnNextTime()
    {
        chooseData();
        startTraining("left", "3000");
        QVERIFY(DrivenWindow::wait([&] { return trainingService().live().checkpoints() > 0; }));
        driven().window().close();
        QVERIFY(driven().window().isVisible());
        auto* question = part<QMessageBox>("trainingQuestion");
        QVERIFY(question && DrivenWindow::wait([&] { return question->isVisible(); }));
        driven().look("training-question");
        QTest::keyClick(question, Qt::Key_Escape); // stay
        QVERIFY(DrivenWindow::wait([&] { return !part<QMessageBox>("trainingQuestion"); }));
        QVERIFY(trainingService().isRunning());
        driven().window().close();
        question = part<QMessageBox>("trainingQuestion");
        QVERIFY(question);
        QTest::keyClick(question->buttons().front(), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return !driven().window().isVisible(); }));
        QCOMPARE(last().state, RunState::Interrupted);
        driven().restart();
        driven().unlock();
        QVERIFY(DrivenWindow::wait([&] { return trainingService().isRunning(); }));
        QVERIFY(waitForEnd());
        QCOMPARE(last().state, RunState::Finished);
        QCOMPARE(trainingService().runs().size(), std::size_t{1});
    }

    void anotherThresholdIsAnotherModel()
    {
        chooseData();
        startTraining("thresholds");
        QVERIFY(waitForEnd());
        QCOMPARE(last().state, RunState::Finished);
        goToResult(2);
        auto* slider = driven().find<QSlider>("thresholdSlider");
        QVERIFY(slider);
        QVERIFY2(slider->isEnabled(), "nothing is estimated by this model");
        QVERIFY(!driven().find<QPushButton>("saveThreshold")->isEnabled()); // it is in use
        slider->setFocus();
        const QString before = driven().textOf("thresholdText");
        driven().press(slider->value() < slider->maximum() ? Qt::Key_End : Qt::Key_Home);
        QVERIFY(driven().textOf("thresholdText") != before);
        driven().look("training-threshold");
        QSignalSpy saved(&trainingService(), &TrainingService::thresholdSaved);
        pressButton("saveThreshold");
        QVERIFY(DrivenWindow::wait([&] { return !saved.isEmpty(); }));
        const std::string sha256 = saved.front().front().value<services::SavedThreshold>().modelSha256;
        QVERIFY(sha256 != last().modelSha256);
        QCOMPARE(driven().window().currentPlace(), kModelsPlace);
        QVERIFY(DrivenWindow::wait(
            [&] { return registry().checkedModel() == sha256 && registry().isChecked(); }));
    }

    void aSettingThatCannotBeIsSaidWhereItIsTyped()
    {
        chooseData();
        typeInto("setting_hidden", QStringLiteral("many"));
        QVERIFY(DrivenWindow::wait([&] { return driven().find("problem_hidden") != nullptr; }));
        QVERIFY(driven().textOf("problem_hidden").contains(QStringLiteral("many")));
        QVERIFY(!driven().find<QPushButton>("startTraining")->isEnabled());
        typeInto("setting_hidden", QStringLiteral("-3"));
        QVERIFY(DrivenWindow::wait(
            [&] { return driven().textOf("problem_hidden").contains(QStringLiteral("\"hidden\"")); }));
        QVERIFY(!driven().find<QPushButton>("startTraining")->isEnabled());
        driven().look("training-setting-problem");
        typeInto("setting_hidden", QStringLiteral("32"));
        QVERIFY(DrivenWindow::wait([&] { return driven().find<QPushButton>("startTraining")->isEnabled(); }));
        QVERIFY(DrivenWindow::wait(
            [&] { return driven().textOf("trainingEstimate").contains(QStringLiteral("About")); }));
        driven().look("training-estimate");
    }

    void aTableThatChangedMeanwhileIsSaid()
    {
        const QString copy = m_data.filePath(QStringLiteral("changing.csv"));
        QFile::remove(copy);
        QVERIFY(QFile::copy(m_table, copy));
        chooseData(copy);
        writeFileAtomically(copy.toStdString(), "fever,disease\n1,a\n0,b\n");
        typeInto("modelName", QStringLiteral("changed"));
        typeSmallSettings();
        QSignalSpy failed(&trainingService(), &TrainingService::failed);
        pressButton("startTraining");
        QVERIFY(DrivenWindow::wait([&] { return !failed.isEmpty(); }));
        QVERIFY2(driven().textOf("trainingFailure").contains(QStringLiteral("changing.csv")),
                 qPrintable(driven().textOf("trainingFailure")));
        QVERIFY(driven().find<QPushButton>("goOn")); // with the old table it would
        driven().look("training-failed");
    }

    void runsAreComparedRepeatedAndExported()
    {
        chooseData();
        startTraining("first");
        QVERIFY(waitForEnd());
        const std::string first = last().key;
        pressButton("repeatRun");
        QVERIFY(DrivenWindow::wait([&] { return trainingService().isRunning(); }));
        QVERIFY(waitForEnd());
        QVERIFY(last().key != first);
        QCOMPARE(last().modelSha256, trainingService().find(first)->modelSha256);
        QVERIFY(driven().textOf("runSummary").contains(QStringLiteral("bit for bit")));
        auto* runs = part<ui::RowList>("trainingRuns");
        runs->setFocus();
        driven().press(Qt::Key_End);
        pressButton("compareTrainings");
        QCOMPARE(part<QTableWidget>("trainingDifferences")->rowCount(), 0);
        QVERIFY(
            driven().textOf("runSummary").contains(QStringLiteral("the same settings, data and results")));
        compareRunsOnCommandLine();
        typeInto("runSearch", QStringLiteral("nothing like it"));
        QCOMPARE(driven().titlesOf("trainingRuns").size(), 0);
        driven().look("training-runs-none-found");
    }
};

QTEST_MAIN(TestTrainingWindow)
#include "tst_trainingwindow.moc"
