// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingprobes.h"

#include <QTest>

using namespace genex::stranger;

namespace {

/// Every value has the same bits, and there are as many as the networks have parameters and steps.
void verifyEqual(const Comparison& comparison, std::int64_t expectedValues)
{
    QVERIFY2(comparison.failure.empty(), comparison.failure.c_str());
    QCOMPARE(comparison.values, expectedValues);
    QCOMPARE(comparison.equal, comparison.values);
    qInfo("%lld of %lld values equal", static_cast<long long>(comparison.equal),
          static_cast<long long>(comparison.values));
}

/// 12 → 32 → 24 → 5 with a layer norm behind the first layer.
constexpr std::int64_t kMlpParameters = (12 * 32 + 32) + 2 * 32 + (32 * 24 + 24) + (24 * 5 + 5);
/// Two layers of width 12: attention (in and out), 12 → 24 → 12, two layer norms.
constexpr std::int64_t kTransformerParameters =
    2 * ((3 * 12 * 12 + 3 * 12) + (12 * 12 + 12) + (12 * 24 + 24) + (24 * 12 + 12) + 2 * 2 * 12);

} // namespace

/// The stranger device computes what the CPU computes, bit for bit.
class TestStrangerTraining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mlpEqualsCpu_data()
    {
        QTest::addColumn<Optimiser>("optimiser");
        QTest::addColumn<int>("steps");
        QTest::newRow("Adam") << Optimiser::Adam << 50;
        QTest::newRow("AdamW") << Optimiser::AdamW << 20;
        QTest::newRow("SGD") << Optimiser::Sgd << 20;
        QTest::newRow("LBFGS") << Optimiser::Lbfgs << 3;
    }
    void mlpEqualsCpu()
    {
        QFETCH(Optimiser, optimiser);
        QFETCH(int, steps);
        verifyEqual(compareMlp(optimiser, steps), kMlpParameters + steps);
    }

    void transformerEqualsCpu() { verifyEqual(compareTransformer(5), kTransformerParameters + 5); }

    void savedModuleComesBack() { verifyEqual(compareSavedAndLoaded(), kMlpParameters); }
};

QTEST_APPLESS_MAIN(TestStrangerTraining)
#include "tst_strangertraining.moc"
