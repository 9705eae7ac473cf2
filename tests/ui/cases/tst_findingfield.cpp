// SPDX-License-Identifier: GPL-3.0-or-later
#include "findingfield.h"

#include "support/cases/casefixture.h"
#include "support/ui/parts.h"
#include "widgets/rowlist.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>

using namespace genex;
using namespace genex::testing;
using domain::Finding;

class TestFindingField : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<CaseFixture> m_fixture; ///< for its model and its catalogue
    std::unique_ptr<ui::FindingField> m_field;
    std::vector<Finding> m_entered;
    QStringList m_unknown;
    QStringList m_pasted;

    QLineEdit* line() const { return partOf<QLineEdit>(*m_field, "findingField"); }
    QString remark() const { return textOf(*m_field, "findingRemark"); }
    const QList<ui::Row>& choices() const { return partOf<ui::RowList>(*m_field, "choices")->rows(); }
    void enter(const char* text, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        type(*m_field, "findingField", QString::fromUtf8(text));
        QTest::keyClick(line(), Qt::Key_Return, modifiers);
    }

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<CaseFixture>(); }
    void cleanupTestCase() { m_fixture.reset(); }
    void init()
    {
        m_entered.clear();
        m_unknown.clear();
        m_pasted.clear();
        m_field = std::make_unique<ui::FindingField>();
        m_field->setModel(m_fixture->caseStore().model(), m_fixture->caseStore().catalogue());
        connect(m_field.get(), &ui::FindingField::entered, this,
                [this](const Finding& finding) { m_entered.push_back(finding); });
        connect(m_field.get(), &ui::FindingField::unknownEntered, this,
                [this](const QString& feature) { m_unknown << feature; });
        connect(m_field.get(), &ui::FindingField::manyPasted, this,
                [this](const QString& text) { m_pasted << text; });
        m_field->resize(400, 300);
        m_field->show();
    }
    void cleanup() { m_field.reset(); }

    void aFewLettersListWhatMayBeMeant()
    {
        type(*m_field, "findingField", QStringLiteral("fev"));
        QVERIFY(!choices().isEmpty());
        QCOMPARE(choices().front().title, QStringLiteral("Fever"));
        type(*m_field, "findingField", QStringLiteral("qqqq"));
        QVERIFY(choices().isEmpty());
    }

    void theKeySaysPresentAbsentOrUnknown()
    {
        enter("fever");
        enter("cough", Qt::ShiftModifier);
        QVERIFY(m_entered == (std::vector{Finding::present("fever"), Finding::absent("cough")}));
        QVERIFY(m_field->text().isEmpty());
        enter("fever", Qt::AltModifier);
        QCOMPARE(m_unknown, QStringList(QStringLiteral("fever")));
        QCOMPARE(m_entered.size(), std::size_t{2});
    }

    void aNumberStandsBehindTheName()
    {
        enter("crp 12");
        QVERIFY(m_entered == std::vector{Finding::measured("crp", 12)});
    }

    void whatCannotBeIsToldAndStays()
    {
        enter("qqqq");
        QVERIFY2(remark().contains(QStringLiteral("6 findings matches “qqqq”")), qPrintable(remark()));
        QCOMPARE(m_field->text(), QStringLiteral("qqqq"));
        enter("crp 100000");
        QVERIFY2(remark().startsWith(QStringLiteral("! ")), qPrintable(remark()));
        QCOMPARE(m_field->text(), QStringLiteral("crp 100000"));
        enter("   ");
        QVERIFY(!remark().startsWith(QStringLiteral("! ")));
        QVERIFY(m_entered.empty());
    }

    void withoutAModelNothingIsFound()
    {
        m_field->setModel(nullptr, m_fixture->caseStore().catalogue());
        enter("fever");
        QVERIFY(remark().contains(QStringLiteral("0 findings")));
        QVERIFY(m_entered.empty());
    }

    void aListIsPastedAsAWholeAndALineAsText()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("fever\nno cough\n"));
        QTest::keySequence(line(), QKeySequence::Paste);
        QCOMPARE(m_pasted.size(), 1);
        QVERIFY(m_field->text().isEmpty());
        QGuiApplication::clipboard()->setText(QStringLiteral("fever"));
        QTest::keySequence(line(), QKeySequence::Paste);
        QCOMPARE(m_pasted.size(), 1);
        QCOMPARE(m_field->text(), QStringLiteral("fever"));
    }
};

QTEST_MAIN(TestFindingField)
#include "tst_findingfield.moc"
