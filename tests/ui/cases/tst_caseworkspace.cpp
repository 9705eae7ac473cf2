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
    std::unique_ptr<CaseFixture> m_fixture;
    std::unique_ptr<ui::CaseWorkspace> m_workspace;

    CaseFixture& fixture() { return *m_fixture; }
    services::OpenCase& open() { return m_fixture->open(); }
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
        m_fixture = std::make_unique<CaseFixture>();
        m_workspace = std::make_unique<ui::CaseWorkspace>(open(), fixture().caseStore());
        m_workspace->resize(1500, 900);
        m_workspace->show();
    }
    void cleanup()
    {
        m_workspace.reset();
        m_fixture.reset();
    }

    void ctrlEnterGoesAllTheWayWithFallBackAndSecondVisit()
    {
        fixture().engine.concluded = scriptedConclusion(CaseStage::FallBack);
        QVERIFY(fixture().getToOrder());
        QVERIFY(isShown("batch") && !isShown("resultField") && !isShown("outcomeHeadline"));
        m_workspace->confirm();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QVERIFY(isShown("resultField") && !isShown("batch"));
        m_workspace->confirm(); // there is nothing to confirm
        QVERIFY(fixture().enterResults() && fixture().isAnswered());
        QVERIFY(isShown("outcomeHeadline") && isShown("withoutThem"));
        m_workspace->confirm();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QVERIFY(isShown("resultField"));
        fixture().engine.concluded = measuredConclusion();
        QVERIFY(fixture().enterResults() && fixture().isAnswered());
        m_workspace->confirm();
        QVERIFY(fixture().reaches(CaseStep::Conclusion));
        QVERIFY(isShown("nextBatch") && isShown("amend"));
        QVERIFY(fixture().refused.empty());
    }

    void whatTheModelAsksForBesidesComesBackToTheResults()
    {
        fixture().engine.concluded = scriptedConclusion(CaseStage::AwaitingResults);
        QVERIFY(fixture().getToJudgement());
        m_workspace->confirm();
        QVERIFY(fixture().reaches(CaseStep::Results));
        QVERIFY(isShown("resultField"));
    }

    void earlierStepsAreLookedAtAndLeft()
    {
        QVERIFY(fixture().getToResults());
        m_workspace->look(-1);
        QVERIFY(isShown("batch") && !isShown("resultField"));
        QVERIFY(find<QLabel>("lookBackText")->text().contains(QStringLiteral("cannot be undone")));
        const std::size_t before = fixture().events();
        m_workspace->confirm();
        m_workspace->look(1);
        QVERIFY(isShown("resultField") && !isShown("lookBackText"));
        QCOMPARE(fixture().events(), before);
        m_workspace->look(1); // no further than the case has come
        QVERIFY(isShown("resultField"));
    }

    void testsAreAddedByHandUntilTheOrder()
    {
        QVERIFY(fixture().getToOrder());
        m_workspace->focusTests();
        auto* field = find<QLineEdit>("testField");
        QTest::keyClicks(field, QStringLiteral("platelets"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(comesAbout([&] { return open().batch().order.size() == 3; }));
        m_workspace->confirm();
        QVERIFY(fixture().reaches(CaseStep::Results));
        m_workspace->focusTests();
        QVERIFY(isShown("resultField") && !isShown("testField"));
    }

    void theRibbonTellsOfAnEngineThatDied()
    {
        fixture().engine.recommended = fail(ErrorCode::EngineUnavailable, "The engine ended.");
        QVERIFY(fixture().openNew());
        QCOMPARE(ribbon(), QString());
        open().setFindings({domain::Finding::present("fever")});
        QVERIFY(comesAbout([&] { return open().engineProblem().has_value(); }));
        QVERIFY(ribbon().startsWith(QStringLiteral("The engine ended.")));
        fixture().engine.recommended = scriptedRecommendation();
        QTest::mouseClick(find("ribbonButton"), Qt::LeftButton);
        QVERIFY(fixture().isAnswered());
        QCOMPARE(ribbon(), QString());
        QVERIFY(open().recommendation());
    }

    void theRibbonTellsOfWhatIfAndOfTheModelThatIsKept()
    {
        QVERIFY(fixture().getToResults());
        open().startWhatIf();
        QVERIFY(ribbon().contains(QStringLiteral("Nothing is saved")));
        QTest::mouseClick(find("ribbonButton"), Qt::LeftButton);
        QVERIFY(!open().isWhatIf());
        writeTinyModel(fixture().folders().modelFolder(QStringLiteral("kept")), kTinyModel);
        writeTinyModel(placeOfTinyModel(fixture().folders()), kOtherTinyModel);
        fixture().caseStore().useModel();
        QVERIFY(comesAbout([&] { return open().keepsItsModel(); }));
        QVERIFY(ribbon().contains(QStringLiteral("keeps the model used for its order, kept")));
    }

    void whatIsRefusedIsSaidBesideTheField()
    {
        QVERIFY(fixture().getToResults());
        open().setResult({domain::Finding::measured("platelets", 3)});
        QVERIFY(fixture().isRefused("was not ordered"));
        QVERIFY(find<QLabel>("resultRemark")->text().contains(QStringLiteral("was not ordered")));
    }
};

QTEST_MAIN(TestCaseWorkspace)
#include "tst_caseworkspace.moc"
