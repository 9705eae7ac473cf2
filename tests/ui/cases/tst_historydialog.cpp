// SPDX-License-Identifier: GPL-3.0-or-later
#include "historydialog.h"

#include "support/cases/casefixture.h"
#include "widgets/rowlist.h"

#include <QLineEdit>
#include <QTest>

using namespace genex;
using namespace genex::testing;

class TestHistoryDialog : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<CaseFixture> m_fixture;
    std::unique_ptr<ui::HistoryDialog> m_dialog;

    const QList<ui::Row>& rows()
    {
        return m_dialog->findChild<ui::RowList*>(QStringLiteral("history"))->rows();
    }
    QLineEdit* note() { return m_dialog->findChild<QLineEdit*>(QStringLiteral("note")); }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<CaseFixture>();
        QVERIFY(m_fixture->getToOrder());
        m_dialog = std::make_unique<ui::HistoryDialog>(m_fixture->open(), m_fixture->caseStore());
        m_dialog->show();
    }
    void cleanup()
    {
        m_dialog.reset();
        m_fixture.reset();
    }

    void theLatestStandsFirst()
    {
        QCOMPARE(rows().size(), 2);
        QVERIFY2(rows().front().title.contains(QStringLiteral("Fever")), qPrintable(rows().front().title));
        m_fixture->open().undo();
        QVERIFY(comesAbout([&] { return rows().size() == 3; }));
        QCOMPARE(rows()[1].look, ui::RowLook::StruckOut); // the finding is of no effect
    }

    void aNoteIsAddedAndAnEmptyOneIsNot()
    {
        note()->setText(QStringLiteral("   "));
        QTest::keyClick(note(), Qt::Key_Return);
        note()->setText(QStringLiteral("seen with a colleague"));
        QTest::keyClick(note(), Qt::Key_Return);
        QVERIFY(comesAbout([&] { return rows().size() == 3; }));
        QVERIFY(rows().front().title.contains(QStringLiteral("seen with a colleague")));
        QCOMPARE(m_fixture->open().document().notes().size(), std::size_t{1});
    }

    void lockingClosesIt()
    {
        m_fixture->caseStore().lock();
        m_fixture->get(services::StoreState::Locked);
        QVERIFY(!m_dialog->isVisible());
    }
};

QTEST_MAIN(TestHistoryDialog)
#include "tst_historydialog.moc"
