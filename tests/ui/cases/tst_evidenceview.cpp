// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidenceview.h"

#include "widgets/rowlist.h"

#include <QComboBox>
#include <QTest>

using namespace genex;

namespace {

QStringList keysOf(const ui::RowList* list)
{
    QStringList keys;
    for (const ui::Row& row : list->rows())
        keys << row.key;
    return keys;
}

} // namespace

class TestEvidenceView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forAndAgainstStandApartAndLittleIsLeftOut()
    {
        const domain::Catalogue catalogue;
        ui::EvidenceView view;
        view.setDiagnoses({{"flu", 0.7, {{"fever", 1.0}, {"rash", -0.5}, {"cough", 0.01}}},
                           {"cold", 0.3, {{"cough", 0.4}}},
                           {"measles", 0.0, {}}},
                          catalogue);
        const auto lists = view.findChildren<ui::RowList*>();
        QCOMPARE(lists.size(), 2);
        QCOMPARE(keysOf(lists[0]), QStringList{QStringLiteral("fever")});
        QCOMPARE(keysOf(lists[1]), QStringList{QStringLiteral("rash")});
        QCOMPARE(lists[0]->rows()[0].value, QStringLiteral("× 2.7"));                   // e
        QCOMPARE(view.findChild<QComboBox*>(QStringLiteral("whyDisease"))->count(), 2); // with evidence
        auto* other = view.findChild<QComboBox*>(QStringLiteral("compareWith"));
        other->setCurrentIndex(other->findData(QStringLiteral("cold")));
        QCOMPARE(keysOf(lists[0]), (QStringList{QStringLiteral("fever"), QStringLiteral("rash")}));
        QCOMPARE(keysOf(lists[1]), QStringList{QStringLiteral("cough")});
    }

    void withoutEvidenceItIsHidden()
    {
        const domain::Catalogue catalogue;
        ui::EvidenceView view;
        view.setDiagnoses({{"flu", 1, {{"fever", 1.0}}}}, catalogue);
        QVERIFY(!view.isHidden());
        view.setDiagnoses({{"flu", 1, {}}}, catalogue);
        QVERIFY(view.isHidden());
    }
};

QTEST_MAIN(TestEvidenceView)
#include "tst_evidenceview.moc"
