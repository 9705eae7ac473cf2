// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelfixture.h"
#include "syntheticdata.h"

#include "genex/device.h"
#include "genex/testcohort.h"

#include <QTest>

#include <cmath>
#include <memory>

using namespace genex;
using namespace genex::method;

namespace {

using FeatureList = std::vector<std::int64_t>;

/// NaN equals NaN here.
bool isSame(const std::vector<float>& a, const std::vector<float>& b)
{
    return std::ranges::equal(a, b,
                              [](float x, float y) { return x == y || (std::isnan(x) && std::isnan(y)); });
}

} // namespace

class TestTestCohort : public QObject
{
    Q_OBJECT

private:
    data::Dataset m_dataset = mixedWithGaps(60, 12, 1);
    std::unique_ptr<Model> m_model;
    const data::ObservationPool m_pool{{{0, 3}, {4}}};

private Q_SLOTS:
    void initTestCase()
    {
        setThreads(1);
        m_dataset.values[0] = std::nanf(""); // f0 of the first row
        m_dataset.values[3] = 1;
        m_model = std::make_unique<Model>(trainedModel(m_dataset, briefSettings()));
    }

    void whatIsKnownIsOAndTheTests()
    {
        const TestCohort cohort(*m_model, m_dataset, {{0, 0}, {7, 1}, {7, 0}}, m_pool);
        QCOMPARE(cohort.size(), std::size_t{3});
        QCOMPARE(cohort.rowOf(1), std::size_t{7});
        QCOMPARE(cohort.labelOf(1), m_dataset.labels[7]);
        const FeaturesOfPatients tests{{11, 3}, {11, 3}, {1}};
        std::vector<float> expected;
        for (const auto& [row, known] : std::vector<std::pair<std::size_t, FeatureList>>{
                 {0, {0, 3, 11}}, {7, {4, 3, 11}}, {7, {0, 3, 1}}}) {
            const std::vector<float> one = rowWith(m_dataset, row, known);
            expected.insert(expected.end(), one.begin(), one.end());
        }
        QVERIFY(isSame(cohort.withTests(tests), expected));
        const auto all = cohort.withEverything();
        QVERIFY(
            isSame({all.begin() + 12, all.begin() + 24}, {m_dataset.row(7).begin(), m_dataset.row(7).end()}));
    }

    void aGapIsNotKnown()
    {
        const TestCohort cohort(*m_model, m_dataset, {{0, 0}, {7, 1}}, m_pool);
        QCOMPARE(cohort.known(0), (FeatureList{3}));
        const bool isKnown = !std::isnan(m_dataset.row(7)[4]);
        QCOMPARE(cohort.known(1), isKnown ? FeatureList{4} : FeatureList{});
    }

    void whatABucketLeavesOutIsLeftOut()
    {
        const TestCohort cohort(*m_model, m_dataset, {{0, 0}, {7, 1}}, m_pool);
        FeaturesOfBuckets left(static_cast<std::size_t>(m_model->buckets()));
        left[static_cast<std::size_t>(cohort.buckets()[0])] = {5, 2};
        left[static_cast<std::size_t>(cohort.buckets()[1])].push_back(9);
        const FeaturesOfPatients rest = cohort.without({{1, 2, 3}, {8, 9}}, left);
        QCOMPARE(rest, (FeaturesOfPatients{{1, 3}, {8}}));
    }

    void theBucketFollowsO()
    {
        std::vector<data::ObservedRow> patients;
        for (std::uint32_t r = 0; r < 60; ++r)
            patients.push_back({r, r % 2});
        const TestCohort cohort(*m_model, m_dataset, patients, m_pool);
        for (std::size_t i = 0; i < 60; ++i) {
            const FeatureList known = i % 2 == 0 ? FeatureList{0, 3} : FeatureList{4};
            QCOMPARE(cohort.buckets()[i], m_model->findBuckets(rowWith(m_dataset, i, known))[0]);
        }
    }

    void theHighestScoreIsTheAnswer()
    {
        const TestCohort cohort(*m_model, m_dataset, {{0, 0}, {7, 1}}, m_pool);
        std::vector<float> scores(8, -1);
        scores[static_cast<std::size_t>(m_dataset.labels[0])] = 0;
        scores[4 + static_cast<std::size_t>((m_dataset.labels[7] + 1) % 4)] = 0;
        QCOMPARE(cohort.isRight(scores), (std::vector<std::uint8_t>{1, 0}));
    }

    void everySetUnlessThatIsTooMany()
    {
        const std::vector<std::size_t> rows{3, 5, 9};
        QCOMPARE(cohortPatients(rows, 2, 6, 1).size(), std::size_t{6});
        const auto few = cohortPatients(rows, 2, 5, 1);
        QCOMPARE(few.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(std::size_t{few[i].row}, rows[i]);
        QVERIFY(few == cohortPatients(rows, 2, 5, 1));
    }

    void asManySetsEachAsFit()
    {
        const std::vector<std::size_t> rows{3, 5, 9};
        QCOMPARE(cohortPatientsWithin(rows, 4, 12, 1), data::everySet(rows, 4));
        const auto some = cohortPatientsWithin(rows, 4, 11, 1); // three each
        QCOMPARE(some.size(), std::size_t{9});
        bool isTheBeginning = true;
        for (std::size_t i = 0; i < 9; ++i) {
            QCOMPARE(std::size_t{some[i].row}, rows[i / 3]);
            QVERIFY(some[i].set < 4);
            isTheBeginning = isTheBeginning && some[i].set == i % 3;
            for (std::size_t j = i / 3 * 3; j < i; ++j)
                QVERIFY(some[j].set != some[i].set);
        }
        QVERIFY(!isTheBeginning); // drawn, and for each row
        QVERIFY(cohortPatientsWithin(rows, 4, 11, 2) != some);
        // One each, however little is allowed, and the same one as where nobody gets more.
        QCOMPARE(cohortPatientsWithin(rows, 4, 5, 1), data::oneSetEach(rows, 4, 1));
        QCOMPARE(cohortPatientsWithin(rows, 4, 2, 1), data::oneSetEach(rows, 4, 1));
    }

    void numbersByHand()
    {
        const std::vector<float> p = softmaxOf(std::vector<float>{0, std::log(3.0F), /**/ 1000, 0}, 2, 1);
        QVERIFY(std::abs(p[0] - 0.25F) < 1e-6F && std::abs(p[1] - 0.75F) < 1e-6F);
        QCOMPARE(p[2], 1.0F); // nothing overflows
        const std::vector<float> warm = softmaxOf(std::vector<float>{0, std::log(9.0F)}, 2, 2);
        QVERIFY(std::abs(warm[1] - 0.75F) < 1e-6F);
        QCOMPARE(confidenceOf(std::vector<float>{0.25F, 0.75F, /**/ 1.0000001F, 0}, 2),
                 (std::vector<double>{0.75, 1}));
        const std::vector<double> trust = trustOf({{0.25F, 0.75F, /**/ 0.5F, 0.5F}, {0.5F, 0}}, 2);
        QVERIFY(std::abs(trust[0] - 0.375) < 1e-9 && std::abs(trust[1] - 0.5) < 1e-9);
    }
};

QTEST_APPLESS_MAIN(TestTestCohort)
#include "tst_testcohort.moc"
