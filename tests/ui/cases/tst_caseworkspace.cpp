// SPDX-License-Identifier: GPL-3.0-or-later
#include "caseworkspace.h"

#include "support/cases/casefixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace genex;
using namespace genex::testing;
using domain::CaseStage;
using domain::CaseStep;

/// All panels together, on the whole way of a case.
class TestCaseWorkspace : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<CaseFixture> m_bench;
    std::unique_ptr<ui::CaseWorkspace> m_workspace;

    CaseFixture& bench() { return *m_bench; }
    services::OpenCase& open() { return m_bench->open(); }
    template <typename Widget = QWidget>
    Widget* find(const char* name)
    {
        return m_workspace->findChild<Widget*>(QString::fromLatin1(name));
    }
    bool isShown(const char* name) { return find(name)->isVisible(); }
    QString ribbon() { return isShown("ribbonText") ? find<QLabel>("ribbonText")->text() : QString(); }

private Q_SLOTS:
    void init()
    {
        m_bench = std::make_unique<CaseFixture>();
        m_workspace = std::make_unique<ui::CaseWorkspace>(open(), bench().caseStore());
        m_workspace->resize(1500, 900);
        m_workspace->show();
    }
    void cleanup()
    {
        m_workspace.reset();
        m_bench.reset();
    }

    void ctrlEnterGoesAllTheWayWithFallBackAndSecondVisit()
    {
        bench().engine.concluded = scriptedConclusion(CaseStage::FallBack);
        QVERIFY(bench().getToOrder());
        QVERIFY(isShown("batch") && !isShown("resultField") && !isShown("outcomeHeadline"));
        m_workspace->confirm();
        QVERIFY(bench().reaches(CaseStep::Results));
        QVERIFY(isShown("resultField") && !isShown("batch"));
        m_workspace->confirm(); // there is nothing to confirm
        QVERIFY(bench().enterResults() && bench().isAnswered());
        QVERIFY(isShown("outcomeHeadline") && isShown("withoutThem"));
        m_workspace->confirm();
        QVERIFY(bench().reaches(CaseStep::Results));
        QVERIFY(isShown("resultField"));
        bench().engine.concluded = measuredConclusion();
        QVERIFY(bench().enterResults() && bench().isAnswered());
        m_workspace->confirm();
        QVERIFY(bench().reaches(CaseStep::Conclusion));
        QVERIFY(isShown("nextBatch") && isShown("amend"));
        QVERIFY(bench().refused.empty());
    }

    void whatTheModelAsksForBesidesComesBackToTheResults()
    {
        bench().engine.concluded = scriptedConclusion(CaseStage::AwaitingResults);
        QVERIFY(bench().getToJudgement());
        m_workspace->confirm();
        QVERIFY(bench().reaches(CaseStep::Results));
        QVERIFY(isShown("resultField"));
    }

    void earlierStepsAreLookedAtAndLeft()
    {
        QVERIFY(bench().getToResults());
        m_workspace->look(-1);
        QVERIFY(isShown("batch") && !isShown("resultField"));
        QVERIFY(find<QLabel>("lookBackText")->text().contains(QStringLiteral("cannot be undone")));
        const std::size_t before = bench().events();
        m_workspace->confirm();
        m_workspace->look(1);
        QVERIFY(isShown("resultField") && !isShown("lookBackText"));
        QCOMPARE(bench().events(), before);
        m_workspace->look(1); // no further than the case has come
        QVERIFY(isShown("resultField"));
    }

    void testsAreAddedByHandUntilTheOrder()
    {
        QVERIFY(bench().getToOrder());
        m_workspace->focusTests();
        auto* field = find<QLineEdit>("testField");
        QTest::keyClicks(field, QStringLiteral("platelets"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(comesAbout([&] { return open().batch().order.size() == 3; }));
        m_workspace->confirm();
        QVERIFY(bench().reaches(CaseStep::Results));
        m_workspace->focusTests();
        QVERIFY(isShown("resultField") && !isShown("testField"));
    }

    void theRibbonTellsOfAnEngineThatDied()
    {
        bench().engine.recommended = fail(ErrorCode::EngineUnavailable, "The engine ended.");
        QVERIFY(bench().openNew());
        QCOMPARE(ribbon(), QString());
        open().setFindings({domain::Finding::present("fever")});
        QVERIFY(comesAbout([&] { return open().engineProblem().has_value(); }));
        QVERIFY(ribbon().startsWith(QStringLiteral("The engine ended.")));
        bench().engine.recommended = scriptedRecommendation();
        QTest::mouseClick(find("ribbonButton"), Qt::LeftButton);
        QVERIFY(bench().isAnswered());
        QCOMPARE(ribbon(), QString());
        QVERIFY(open().recommendation());
    }

    void theRibbonTellsOfWhatIfAndOfTheModelThatIsKept()
    {
        QVERIFY(bench().getToResults());
        open().startWhatIf();
        QVERIFY(ribbon().contains(QStringLiteral("Nothing is saved")));
        QTest::mouseClick(find("ribbonButton"), Qt::LeftButton);
        QVERIFY(!open().isWhatIf());
        writeTinyModel(bench().folders().modelFolder(QStringLiteral("kept")), kTinyModel);
        writeTinyModel(placeOfTinyModel(bench().folders()), kOtherTinyModel);
        bench().caseStore().useModel();
        QVERIFY(comesAbout([&] { return open().keepsItsModel(); }));
        QVERIFY(ribbon().contains(QStringLiteral("keeps the model used for its order, kept")));
    }

    void whatIsRefusedIsSaidBesideTheField()
    {
        QVERIFY(bench().getToResults());
        open().setResult({domain::Finding::measured("platelets", 3)});
        QVERIFY(bench().isRefused("was not ordered"));
        QVERIFY(find<QLabel>("resultRemark")->text().contains(QStringLiteral("was not ordered")));
    }
};

QTEST_MAIN(TestCaseWorkspace)
#include "tst_caseworkspace.moc"
