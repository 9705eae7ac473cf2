// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/random.h"
#include "genex/device.h"
#include "genex/judge.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace genex;
using namespace genex::method;

namespace {

struct Taught
{
    JudgedPatients patients;
    std::vector<std::uint8_t> isRight;
};

/// In bucket 0 the model is right where the first number is high, in bucket 1 where it is low; the second
/// says nothing.
Taught teach(std::size_t count, std::uint64_t seed)
{
    Random random(seed);
    Taught taught;
    taught.patients.width = 2;
    for (std::size_t i = 0; i < count; ++i) {
        const int bucket = random.bernoulli(0.5) ? 1 : 0;
        const bool isHigh = random.bernoulli(0.5);
        taught.patients.bucketOfRow.push_back(bucket);
        taught.patients.hidden.push_back(isHigh ? 1.5F : 0.2F);
        taught.patients.hidden.push_back(static_cast<float>(random.uniform()));
        taught.isRight.push_back(static_cast<std::uint8_t>(isHigh == (bucket == 0)));
    }
    return taught;
}

} // namespace

class TestJudge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void knowsWhoIsRight()
    {
        const Taught taught = teach(400, 1);
        JobControl control;
        const Judge judge = Judge::train(taught.patients, taught.isRight, 2, 7, control);
        const Taught others = teach(200, 2);
        const std::vector<double> trust = judge.trust(others.patients);
        QCOMPARE(trust.size(), std::size_t{200});
        for (std::size_t i = 0; i < trust.size(); ++i)
            QVERIFY2((trust[i] > 0.9) == (others.isRight[i] != 0) && (trust[i] < 0.1 || trust[i] > 0.9),
                     std::to_string(trust[i]).c_str());
    }

    void theSameSeedGivesTheSameJudge()
    {
        const Taught taught = teach(60, 1);
        JobControl control;
        const auto trust = [&](std::uint64_t seed) {
            return Judge::train(taught.patients, taught.isRight, 2, seed, control).trust(taught.patients);
        };
        QCOMPARE(trust(3), trust(3));
        QVERIFY(trust(3) != trust(4));
    }

    void aBucketThatWasNeverSeenTrustsNobody()
    {
        Taught taught = teach(60, 1);
        std::ranges::fill(taught.patients.bucketOfRow, 0);
        std::ranges::fill(taught.isRight, std::uint8_t{1});
        JobControl control;
        const Judge judge = Judge::train(taught.patients, taught.isRight, 2, 7, control);
        const JudgedPatients two{2, {1, 1, 1, 1}, {0, 1}};
        QVERIFY(judge.trust(two)[0] > 0.9);
        QCOMPARE(judge.trust(two)[1], 0.0);
        QVERIFY(judge.trust({2, {}, {}}).empty());
    }

    void canBeStopped()
    {
        const Taught taught = teach(60, 1);
        JobControl control;
        control.requestStop();
        QVERIFY_THROWS_EXCEPTION(Failure, Judge::train(taught.patients, taught.isRight, 2, 7, control));
    }
};

QTEST_APPLESS_MAIN(TestJudge)
#include "tst_judge.moc"
