// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"
#include "drivenwindow.h"
#include "models/modelsscreen.h"

#include "services/modelregistry.h"
#include "support/errorof.h"
#include "support/services/untypedask.h"

#include <QDir>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBrowser>

using namespace genex;
using namespace genex::testing;

namespace {

constexpr int kModelsPlace = 3;

} // namespace

/// Models in the real window, with the keyboard alone: looked at, activated, rolled back, moved.
class TestModelWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;
    QTemporaryDir m_models;
    services::Json m_trained;
    contract::TableSource m_source{.kind = contract::SourceKind::Sample, .rows = 1500, .seed = 5};

    DrivenWindow& driven() { return *m_driven; }
    services::ModelRegistry& registry() { return driven().application().models(); }
    template <typename Widget>
    Widget* part(const char* name)
    {
        // The training screen shows a model's figures, too.
        return driven().window().findChild<ui::ModelsScreen*>()->findChild<Widget*>(
            QString::fromLatin1(name));
    }
    QTabBar* tabs() { return part<QTabWidget>("modelTabs")->tabBar(); }
    std::string second() const { return m_trained.at("model_sha256").get<std::string>(); }

    void goToTab(int tab)
    {
        tabs()->setFocus();
        for (int steps = 0; steps < 4 && tabs()->currentIndex() != tab; ++steps)
            QTest::keyClick(tabs(), tabs()->currentIndex() < tab ? Qt::Key_Right : Qt::Key_Left);
        QCOMPARE(tabs()->currentIndex(), tab);
    }

    void train()
    {
        const services::Json params{{"source", m_source},
                                    {"output", m_models.filePath(QStringLiteral("ward-7")).toStdString()},
                                    {"evaluate", true},
                                    {"settings",
                                     {{"buckets", 2},
                                      {"hidden", 32},
                                      {"pools", 4},
                                      {"shared_steps", 200},
                                      {"bucket_steps", 10},
                                      {"generator_steps", 40},
                                      {"generator_bucket_steps", 5},
                                      {"scoring_rows", 32},
                                      {"draws", 8},
                                      {"budget_fraction", 0.1}}}};
        const auto trained =
            services::answerTo(driven().application().engine(), contract::TrainModel::kMethod, params);
        QVERIFY2(trained, describe(errorOf(trained)).c_str());
        m_trained = *trained;
    }

    /// A second model, as somebody who has trained it finds it.
    void putSecond()
    {
        if (m_trained.is_null())
            train();
        const QString place = driven().folder() + QStringLiteral("/models/ward-7");
        std::filesystem::copy(m_models.filePath(QStringLiteral("ward-7")).toStdString(), place.toStdString());
        registry().keepEvaluation(second(), m_trained.at("evaluation"), {m_source});
        QVERIFY(DrivenWindow::wait([&] { return driven().titlesOf("modelList").size() == 2; }));
    }

    void choose(const char* name)
    {
        auto* list = part<ui::RowList>("modelList");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        while (list->currentRowData()->title != QLatin1String(name))
            QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(DrivenWindow::wait([&] {
            const services::ListedModel* model = registry().model(registry().checkedModel());
            return model && model->name == name && registry().isChecked();
        }));
    }

    void activateWith(const QString& reason)
    {
        auto* button = part<QPushButton>("activateModel");
        QVERIFY(button->isEnabled());
        QTest::keyClick(button, Qt::Key_Space);
        auto* field = part<QLineEdit>("activationReason");
        QVERIFY(field->isVisible() && field->hasFocus());
        driven().type(QStringLiteral("no"));
        QVERIFY(!button->isEnabled());
        field->clear();
        driven().type(reason);
        QVERIFY(button->isEnabled());
        driven().press(Qt::Key_Return);
    }

private Q_SLOTS:
    void init()
    {
        m_driven = std::make_unique<DrivenWindow>();
        driven().createStore();
        driven().press(Qt::Key_4, Qt::ControlModifier);
        QCOMPARE(driven().window().currentPlace(), kModelsPlace);
        QVERIFY(DrivenWindow::wait([&] { return registry().isLoaded(); }));
    }
    void cleanup() { m_driven.reset(); }

    void theBundledModelIsShown()
    {
        QCOMPARE(driven().titlesOf("modelList"), QStringList{QStringLiteral("embedded/1")});
        const ui::Row row = part<ui::RowList>("modelList")->rows().front();
        QCOMPARE(row.sign, QStringLiteral("✓"));
        QVERIFY(row.subtitle.startsWith(QStringLiteral("active")));
        auto* card = part<QTextBrowser>("modelCard");
        QVERIFY(card->toPlainText().contains(QStringLiteral("Use and limits")));
        QVERIFY(card->toPlainText().contains(QStringLiteral("not a medical device")));
        QVERIFY(DrivenWindow::wait([&] { return registry().isChecked(); }));
        QVERIFY(!part<QPushButton>("activateModel")->isEnabled()); // it is active
        QVERIFY(!part<QPushButton>("removeModel")->isEnabled());
        QVERIFY(part<QLabel>("performanceMessage")->text().contains(QStringLiteral("not been evaluated")));
        driven().look("models-card");
        goToTab(1);
        driven().look("models-unmeasured");
        goToTab(3);
        driven().look("models-no-history");
    }

    void figuresAreShown()
    {
        putSecond();
        choose("ward-7");
        goToTab(1);
        auto* classes = part<QTableWidget>("classTable");
        QCOMPARE(classes->rowCount(), 50);
        QVERIFY(classes->item(0, 0)->text().startsWith(QStringLiteral("! ")));
        bool isPast = false;
        for (int row = 0; row < classes->rowCount(); ++row) {
            const bool isMarked = classes->item(row, 0)->text().startsWith(QStringLiteral("! "));
            QVERIFY(!(isPast && isMarked)); // what must not be missed stands first
            isPast = isPast || !isMarked;
        }
        QVERIFY(isPast);
        QCOMPARE(part<QTableWidget>("confusionTable")->columnCount(), 51);
        QVERIFY(part<QTableWidget>("subgroupTable")->rowCount() >= 5);
        QVERIFY(!part<QWidget>("calibrationChart")->accessibleDescription().isEmpty());
        QVERIFY(part<QLabel>("clinicalText")->text().contains(QStringLiteral("Calibration slope")));
        QVERIFY(part<QTableWidget>("cantMissTable")->rowCount() >= 5);
        for (const char* chart : {"decisionChart", "discriminationChart"})
            QVERIFY(!part<QWidget>(chart)->accessibleDescription().isEmpty());
        driven().look("models-performance");
        driven().window().resize(1024, 700);
        driven().look("models-performance-1024");
    }

    void activatedAndRolledBackByKeys()
    {
        putSecond();
        choose("ward-7");
        goToTab(2);
        QVERIFY(part<QWidget>("check-files"));
        driven().look("models-checks");
        activateWith(QStringLiteral("Agreed in the meeting"));
        QVERIFY(
            DrivenWindow::wait([&] { return registry().active() && registry().active()->name == "ward-7"; }));
        QVERIFY(DrivenWindow::wait([&] { return driven().caseStore().model()->name == "ward-7"; }));
        QVERIFY(!part<QLineEdit>("activationReason")->isVisible());
        QVERIFY(part<QLabel>("modelMessage")->text().contains(QStringLiteral("ward-7 is now active")));
        QCOMPARE(driven().titlesOf("modelList").front(), QStringLiteral("ward-7"));
        choose("embedded/1");
        activateWith(QStringLiteral("It was better before"));
        QVERIFY(DrivenWindow::wait([&] { return registry().active()->name == "embedded/1"; }));
        goToTab(3);
        driven().look("models-history");
        auto* history = part<ui::RowList>("modelHistory");
        QCOMPARE(history->rows().size(), 2);
        history->setFocus();
        QTest::keyClick(history, Qt::Key_End);
        QTest::keyClick(part<QPushButton>("rollBack"), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait(
            [&] { return registry().checkedModel() == second() && registry().isChecked(); }));
        activateWith(QStringLiteral("Back to the newer one"));
        QVERIFY(DrivenWindow::wait([&] { return registry().active()->name == "ward-7"; }));
        QCOMPARE(registry().history().size(), std::size_t(3));
    }

    void movedAndRemoved()
    {
        putSecond();
        choose("ward-7");
        auto* screen = driven().window().findChild<ui::ModelsScreen*>();
        const QString file = driven().folder() + QStringLiteral("/out.genexmodel");
        screen->exportTo(file);
        QVERIFY(DrivenWindow::wait([&] { return QFileInfo::exists(file); }));
        QTest::keyClick(part<QPushButton>("removeModel"), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return driven().titlesOf("modelList").size() == 1; }));
        screen->importFrom(file);
        QVERIFY(DrivenWindow::wait([&] { return driven().titlesOf("modelList").size() == 2; }));
        QVERIFY(driven().titlesOf("modelList").contains(QStringLiteral("out")));
        QFile spoilt(file);
        QVERIFY(spoilt.open(QIODevice::ReadWrite) && spoilt.resize(2000));
        spoilt.close();
        screen->importFrom(file);
        QVERIFY(DrivenWindow::wait(
            [&] { return part<QLabel>("modelMessage")->text().startsWith(QStringLiteral("! ")); }));
        driven().look("models-refused");
    }

    void darkAndSmall()
    {
        putSecond();
        choose("ward-7");
        driven().application().settings().setTheme(services::ThemeChoice::Dark);
        driven().window().resize(1024, 700);
        driven().look("models-card-dark-1024");
        goToTab(1);
        driven().look("models-performance-dark-1024");
        goToTab(2);
        QTest::keyClick(part<QPushButton>("activateModel"), Qt::Key_Space);
        driven().look("models-reason-dark-1024");
        QVERIFY(part<QPushButton>("activateModel")->isVisible());
        QVERIFY(driven().window().rect().contains(
            QRect(part<QPushButton>("activateModel")->mapTo(&driven().window(), QPoint()),
                  part<QPushButton>("activateModel")->size())));
    }

    void everythingHasANameAndIsReachable()
    {
        putSecond();
        choose("ward-7");
        goToTab(1);
        auto* screen = driven().window().findChild<ui::ModelsScreen*>();
        QSet<QWidget*> reached;
        part<ui::RowList>("modelList")->setFocus();
        for (int steps = 0; steps < 60; ++steps) {
            reached.insert(driven().focus());
            driven().press(Qt::Key_Tab);
        }
        for (const char* name : {"modelList", "importModel", "exportModel", "removeModel",
                                 "performanceBudget", "classTable", "calibrationChart", "activateModel"})
            QVERIFY2(reached.contains(screen->findChild<QWidget*>(QString::fromLatin1(name))), name);
        QVERIFY(reached.contains(tabs()));
        for (const char* name : {"modelList", "classTable", "calibrationChart", "performanceBudget"})
            QVERIFY2(!screen->findChild<QWidget*>(QString::fromLatin1(name))->accessibleName().isEmpty(),
                     name);
    }

    void theDemonstrationIsReadOnly()
    {
        driven().caseStore().openDemonstration();
        QVERIFY(DrivenWindow::wait([&] { return driven().caseStore().view().isDemonstration; }));
        driven().press(Qt::Key_4, Qt::ControlModifier);
        registry().load();
        QVERIFY(DrivenWindow::wait([&] { return !part<QPushButton>("importModel")->isEnabled(); }));
        QVERIFY(part<QLabel>("modelNotice")->text().contains(QStringLiteral("demonstration")));
        driven().look("models-read-only");
    }
};

QTEST_MAIN(TestModelWindow)
#include "tst_modelwindow.moc"
