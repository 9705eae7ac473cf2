// SPDX-License-Identifier: GPL-3.0-or-later
#include "methodprobe.h"
#include "syntheticdata.h"

#include "genex/device.h"

#include <QTest>

#include <cmath>

using namespace genex;
using namespace genex::method;

class TestWidePart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void anExpertBeginsAsNaiveBayes()
    {
        const probe::WideSeen seen = probe::wideSeen(allKinds(40, 9, 3), 1);
        QCOMPARE(seen.start.size(), seen.byHand.size());
        for (std::size_t i = 0; i < seen.start.size(); ++i)
            QVERIFY(std::abs(seen.start[i] - seen.byHand[i]) < 1e-4);
    }

    /// Knowing one more value is a row more, for the network and for the counts.
    void aCandidateIsARankOneChange_data()
    {
        QTest::addColumn<bool>("hasAllKinds");
        QTest::newRow("all kinds") << true;
        QTest::newRow("measured and binary with gaps") << false;
    }
    void aCandidateIsARankOneChange()
    {
        QFETCH(const bool, hasAllKinds);
        const probe::WideSeen seen =
            probe::wideSeen(hasAllKinds ? allKinds(40, 9, 3) : mixedWithGaps(40, 9, 3), 2);
        QVERIFY2(seen.scorerError < 1e-4, std::to_string(seen.scorerError).c_str());
        QVERIFY2(seen.changesError < 1e-4, std::to_string(seen.changesError).c_str());
    }
};

QTEST_APPLESS_MAIN(TestWidePart)
#include "tst_widepart.moc"
