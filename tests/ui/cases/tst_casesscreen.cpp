// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/casesscreen.h"

#include "support/cases/casefixture.h"
#include "support/ui/parts.h"
#include "widgets/rowlist.h"

#include <QApplication>
#include <QSignalSpy>

using namespace genex;
using namespace genex::testing;
using domain::Finding;

/// The list and the open case in turn, and the tools in the banner; a fake engine answers.
class TestCasesScreen : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<CaseFixture> m_fixture;
    std::unique_ptr<ui::CasesScreen> m_screen;

    CaseFixture& fixture() { return *m_fixture; }
    services::OpenCase& open() { return m_fixture->open(); }
    bool isListShown() const { return partOf(*m_screen, "caseList")->isVisible(); }
    /// From the banner, which owns the tools in the window; nullptr while they are not offered.
    QPushButton* tool(const char* name) const
    {
        for (QWidget* widget : m_screen->bannerTools()) {
            if (widget->objectName() == QLatin1String(name))
                return qobject_cast<QPushButton*>(widget);
        }
        return nullptr;
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<CaseFixture>();
        m_screen = std::make_unique<ui::CasesScreen>(m_fixture->caseStore(), open());
        m_screen->resize(1400, 900);
        m_screen->show();
    }
    void cleanup()
    {
        m_screen.reset();
        qDeleteAll(QApplication::topLevelWidgets()); // the tools: there is no banner to own them
        m_fixture.reset();
    }

    void theListIsShownUntilACaseIsOpen()
    {
        QVERIFY(isListShown());
        QCOMPARE(m_screen->bannerTitle(), QStringLiteral("Cases"));
        QVERIFY(m_screen->bannerState().isEmpty());
        QVERIFY(m_screen->bannerTools().isEmpty());
        QSignalSpy changed(m_screen.get(), &ui::Screen::bannerChanged);
        QVERIFY(fixture().openNew());
        QVERIFY(!isListShown());
        QVERIFY(!changed.isEmpty());
        QCOMPARE(m_screen->bannerTitle(), QStringLiteral("Jane Roe"));
        QVERIFY(!m_screen->bannerState().isEmpty());
        tool("allCases")->click();
        QVERIFY(isListShown());
        QVERIFY(!open().isOpen());
    }

    void aNewCaseAsksNothing()
    {
        m_screen->newCase();
        QVERIFY(comesAbout([&] { return open().isOpen(); }));
        QVERIFY(partOf(*m_screen, "findingField")->isVisible());
    }

    void aCaseOfTheListIsOpenedAgain()
    {
        QVERIFY(fixture().getToOrder());
        const std::string id = open().id();
        m_screen->showList();
        auto* list = partOf<ui::RowList>(*m_screen, "caseList");
        QVERIFY(comesAbout([&] { return !list->rows().isEmpty(); }));
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(comesAbout([&] { return open().isOpen() && open().id() == id; }));
        QVERIFY(!isListShown());
    }

    void undoAndRedoFollowTheCase()
    {
        QVERIFY(fixture().openNew());
        QVERIFY(!tool("undo")->isEnabled() && !tool("redo")->isEnabled());
        QVERIFY(fixture().enter(Finding::present("fever")));
        QVERIFY(tool("undo")->isEnabled());
        tool("undo")->click();
        QVERIFY(comesAbout([&] { return open().document().findings().empty(); }));
        QVERIFY(tool("redo")->isEnabled());
        tool("redo")->click();
        QVERIFY(comesAbout([&] { return open().document().findings().size() == 1; }));
    }

    void whatIfIsLeftByEscapeAndNotReported()
    {
        QVERIFY(!m_screen->canReport());
        QVERIFY(fixture().getToOrder());
        QVERIFY(m_screen->canReport() && tool("report")->isEnabled());
        tool("whatIf")->click();
        QVERIFY(open().isWhatIf());
        QVERIFY(!m_screen->canReport() && !tool("report")->isEnabled() && !tool("editPatient")->isEnabled());
        QTest::keyClick(m_screen.get(), Qt::Key_Escape);
        QVERIFY(!open().isWhatIf());
        QVERIFY(m_screen->canReport());
    }

    void theReportIsAskedForFromTheBanner()
    {
        QVERIFY(fixture().getToOrder());
        QSignalSpy asked(m_screen.get(), &ui::CasesScreen::reportRequested);
        tool("report")->click();
        QCOMPARE(asked.size(), 1);
    }

    void confirmGoesOnWithTheCase()
    {
        m_screen->confirm(); // no case is open
        QVERIFY(fixture().getToOrder());
        m_screen->confirm();
        QVERIFY(fixture().reaches(domain::CaseStep::Results));
        m_screen->look(-1);
        QVERIFY(partOf(*m_screen, "lookBackText")->isVisible());
    }

    void aLockedStoreClosesTheCase()
    {
        QVERIFY(fixture().getToOrder());
        fixture().caseStore().lock();
        fixture().get(services::StoreState::Locked);
        QVERIFY(comesAbout([&] { return !open().isOpen(); }));
        QCOMPARE(m_screen->bannerTitle(), QStringLiteral("Cases"));
        m_screen->newCase(); // nobody may
        QVERIFY(!open().isOpen());
    }
};

QTEST_MAIN(TestCasesScreen)
#include "tst_casesscreen.moc"
