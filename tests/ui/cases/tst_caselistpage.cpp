// SPDX-License-Identifier: GPL-3.0-or-later
#include "caselistpage.h"

#include "support/cases/casefixture.h"
#include "widgets/rowlist.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace genex;
using namespace genex::testing;

class TestCaseListPage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<CaseFixture> m_fixture;
    std::unique_ptr<ui::CaseListPage> m_page;

    ui::RowList* list() { return m_page->findChild<ui::RowList*>(QStringLiteral("caseList")); }
    QLineEdit* search() { return m_page->findChild<QLineEdit*>(QStringLiteral("caseSearch")); }
    bool shows(int count)
    {
        return comesAbout([&] { return list()->count() == count; });
    }

private Q_SLOTS:
    /// One with awaited results, then an empty one that changed later.
    void init()
    {
        m_fixture = std::make_unique<CaseFixture>();
        QVERIFY(m_fixture->getToResults());
        QVERIFY(m_fixture->openNew());
        m_page = std::make_unique<ui::CaseListPage>(m_fixture->caseStore());
        m_page->show();
        m_page->refresh();
        QVERIFY(shows(2));
    }
    void cleanup()
    {
        m_page.reset();
        m_fixture.reset();
    }

    void awaitedResultsComeFirst()
    {
        QVERIFY(comesAbout([&] { return list()->rows()[0].value.contains(QStringLiteral("2 results")); }));
        QCOMPARE(list()->rows()[1].value, QStringLiteral("Draft"));
    }

    void aSearchFindsByFindingAndEscEndsIt()
    {
        search()->setText(QStringLiteral("fever"));
        QVERIFY(shows(1));
        search()->setText(QStringLiteral("nobody of that name"));
        QVERIFY(shows(0));
        QTest::keyClick(search(), Qt::Key_Escape);
        QVERIFY(shows(2));
    }

    void aStateIsChosen()
    {
        auto* state = m_page->findChild<QComboBox*>(QStringLiteral("caseState"));
        state->setCurrentIndex(state->findData(static_cast<int>(domain::CaseState::Draft)));
        QVERIFY(shows(1));
        state->setCurrentIndex(state->findData(static_cast<int>(domain::CaseState::Concluded)));
        QVERIFY(shows(0));
    }

    void enterInTheSearchOpensTheChosenOne()
    {
        const QSignalSpy chosen(m_page.get(), &ui::CaseListPage::caseChosen);
        const QSignalSpy wanted(m_page.get(), &ui::CaseListPage::newCaseRequested);
        search()->setText(QStringLiteral("fever"));
        QVERIFY(shows(1));
        QTest::keyClick(search(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().toString(), list()->rows()[0].key);
        QTest::mouseClick(m_page->findChild<QPushButton*>(QStringLiteral("newCase")), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
    }

    void aLockedStoreShowsNoCase()
    {
        m_fixture->caseStore().lock();
        m_fixture->get(services::StoreState::Locked);
        m_page->refresh();
        QCOMPARE(list()->count(), 0);
    }
};

QTEST_MAIN(TestCaseListPage)
#include "tst_caselistpage.moc"
