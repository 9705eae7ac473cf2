#include "drivenwindow.h"

#include <QAction>

using namespace genex;
using namespace genex::testing;
using domain::CaseState;
using services::CaseStep;
using services::DeskState;

/// A doctor's day in the real window: keys only, real store, real engine, the model that comes with the
/// program.
class TestCaseWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;

    DrivenWindow& driven() { return *m_driven; }

    void enterSix()
    {
        driven().enterFinding(QStringLiteral("fever"));
        driven().enterFinding(QStringLiteral("headache"));
        driven().enterFinding(QStringLiteral("tropic"));
        driven().enterFinding(QStringLiteral("cough"), Qt::ShiftModifier);
        driven().enterFinding(QStringLiteral("39.3 C"));
        driven().enterFinding(QStringLiteral("muscle pain"));
    }

    /// Every awaited result: absent, a plausible number, or unavailable.
    void enterResults()
    {
        int guard = 0;
        while (driven().open().step() == CaseStep::Results && ++guard < 100) {
            const std::size_t before = driven().open().document().events().size();
            const auto* list = driven().window().findChild<ui::RowList*>(QStringLiteral("results"));
            const ui::Row* row = list->currentRowData();
            QVERIFY(row);
            const auto kind = driven().desk().model()->features.kindOf(row->key.toStdString());
            if (kind == services::ModelFeatures::Kind::Presence)
                driven().press(Qt::Key_Return, Qt::ShiftModifier);
            else
                driven().press(Qt::Key_Return, Qt::AltModifier);
            QVERIFY(DrivenWindow::wait([&] { return driven().open().document().events().size() > before; }));
        }
    }

private Q_SLOTS:
    void init()
    {
        m_driven = std::make_unique<DrivenWindow>();
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanup() { m_driven.reset(); }

    void firstRunTakesOnePassphrase()
    {
        driven().look("firstrun");
        QVERIFY(driven().find("newPassphrase")->hasFocus());
        driven().createStore();
        QCOMPARE(driven().desk().view().state, DeskState::Unlocked);
        driven().look("list-empty");
    }

    void sixFindingsAndAnOrder()
    {
        driven().createStore();
        driven().newCase();
        driven().look("case-empty");
        enterSix();
        QVERIFY(driven().waitForAnswer());
        QVERIFY(driven().open().recommendation());
        driven().look("order");
        QCOMPARE(driven().titlesOf("findings").size(), 6);
        driven().press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return driven().open().step() == CaseStep::Results; }));
        QVERIFY(DrivenWindow::wait(
            [&] { return driven().find("resultField") && driven().find("resultField")->hasFocus(); }));
        driven().look("results");
        enterResults();
        QVERIFY(driven().waitForAnswer());
        driven().look("judgement");
    }
};

QTEST_MAIN(TestCaseWindow)
#include "tst_casewindow.moc"
