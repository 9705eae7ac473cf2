// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "trainingfixture.h"

#include "genex/device.h"
#include "genex/furthertraining.h"
#include "genex/setlosses.h"
#include "genex/testcohort.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace genex;
using namespace genex::method;

namespace {

constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();

/// −ln p(label), in the mean over the rows.
double meanLoss(const Model& model, const std::vector<float>& rows, const std::vector<std::int32_t>& labels,
                const std::vector<int>& buckets)
{
    const std::size_t classes = model.classes().size();
    const std::vector<float> probabilities = softmaxOf(model.logits(rows, buckets), classes, 1);
    double sum = 0;
    for (std::size_t i = 0; i < labels.size(); ++i)
        sum -=
            std::log(static_cast<double>(probabilities[i * classes + static_cast<std::size_t>(labels[i])]));
    return sum / static_cast<double>(labels.size());
}

} // namespace

/// Experts trained further on given sets, and their losses with given sets.
class TestFurtherTraining : public QObject
{
    Q_OBJECT

private:
    const TrainingInput m_input = inputFrom(twoTellAll(300, 12, 4, 9, 2), 5);
    const TrainingInput m_mixed = inputFrom(allKinds(150, 12, 1), 5);

    static Model modelOf(const TrainingInput& input)
    {
        TrainingSettings settings = quickSettings();
        settings.bucketSteps = 0;
        return TrainingFixture::train(input, settings).model;
    }

    /// Training rows with the first set O and these tests.
    static std::vector<ShownPatient> shown(const TrainingInput& input, const std::vector<std::int64_t>& tests)
    {
        std::vector<ShownPatient> patients;
        for (const std::size_t row : input.split.rowsOf(data::Part::Training))
            patients.push_back({{static_cast<std::uint32_t>(row), 0}, tests});
        return patients;
    }

    static double lossWith(const Model& model, const TrainingInput& input,
                           const std::vector<std::int64_t>& tests)
    {
        std::vector<data::ObservedRow> rows;
        std::vector<std::int32_t> labels;
        for (const std::size_t row : input.split.rowsOf(data::Part::Training)) {
            rows.push_back({static_cast<std::uint32_t>(row), 0});
            labels.push_back(input.dataset.labels[row]);
        }
        const data::ObservationPool pool{{{}}};
        const TestCohort cohort(model, input.dataset, rows, pool);
        return meanLoss(model, cohort.withTests(FeaturesOfPatients(rows.size(), tests)), labels,
                        cohort.buckets());
    }

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    /// Shown the two telling tests and nothing else, experts learn to read them; no steps change nothing.
    void expertsLearnWhatTheyAreShown()
    {
        const Model before = modelOf(m_input);
        const data::ObservationPool pool{{{}}};
        JobControl control;
        const std::vector<ShownPatient> patients = shown(m_input, {4, 9});
        const Model after = trainedFurther(before, m_input.dataset, pool, patients, 150, control);
        QVERIFY2(lossWith(after, m_input, {4, 9}) < 0.7 * lossWith(before, m_input, {4, 9}),
                 std::to_string(lossWith(after, m_input, {4, 9})).c_str());
        QCOMPARE(trainedFurther(before, m_input.dataset, pool, patients, 0, control).sha256(),
                 before.sha256());
        QCOMPARE(trainedFurther(before, m_input.dataset, pool, patients, 5, control).sha256(),
                 trainedFurther(before, m_input.dataset, pool, patients, 5, control).sha256());
    }

    /// Categories, ranks, numbers and gaps are shown as in training; a model that starts from counts is one,
    /// too.
    void everyKindOfColumnIsShown()
    {
        TrainingSettings settings = quickSettings();
        settings.selection = Selection::Personal;
        settings.startsFromCounts = true;
        const Model before = TrainingFixture::train(m_mixed, settings).model;
        JobControl control;
        const std::vector<std::int64_t> tests{0, 1, 2, 3, 5, 6};
        const Model after = trainedFurther(before, m_mixed.dataset, data::ObservationPool{{{}}},
                                           shown(m_mixed, tests), 60, control);
        QVERIFY(lossWith(after, m_mixed, tests) < lossWith(before, m_mixed, tests));
    }

    void aBucketWithoutPatientsKeepsItsExpert()
    {
        const Model before = modelOf(m_input);
        QVERIFY(before.buckets() > 1);
        const data::ObservationPool& pool = before.pools();
        std::vector<data::ObservedRow> all;
        for (const std::size_t row : m_input.split.rowsOf(data::Part::Training))
            all.push_back({static_cast<std::uint32_t>(row), 0});
        const TestCohort cohort(before, m_input.dataset, all, pool);
        std::vector<ShownPatient> first;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (cohort.buckets()[i] == 0)
                first.push_back({all[i], {4, 9}});
        }
        QVERIFY(!first.empty() && first.size() < all.size());
        JobControl control;
        const Model after = trainedFurther(before, m_input.dataset, pool, first, 5, control);
        const std::vector<float> nothing(m_input.dataset.width(), kUnknown);
        QVERIFY(after.logits(nothing, std::vector{0}) != before.logits(nothing, std::vector{0}));
        QCOMPARE(after.logits(nothing, std::vector{1}), before.logits(nothing, std::vector{1}));
    }

    void itCanBeStopped()
    {
        const Model before = modelOf(m_input);
        JobControl control;
        control.requestStop();
        QCOMPARE(failureOf([&] {
                     return trainedFurther(before, m_input.dataset, data::ObservationPool{{{}}},
                                           shown(m_input, {4, 9}), 5, control);
                 }).code,
                 ErrorCode::Cancelled);
    }

    /// The same losses as set by set, row by row, also with gaps, categories and a wide part.
    void lossesOfSetsAreThoseOfTheirRows()
    {
        TrainingSettings settings = quickSettings();
        settings.selection = Selection::Personal;
        settings.startsFromCounts = true;
        const Model model = TrainingFixture::train(m_mixed, settings).model;
        const std::size_t n = m_mixed.dataset.width();
        const std::vector<std::vector<std::size_t>> sets{{}, {0, 1}, {2, 3, 5, 6, 7}, {11}};
        LabelledRows rows;
        for (const std::size_t row : {0, 3, 7, 12, 20}) {
            const std::span<const float> values = m_mixed.dataset.row(row);
            rows.values.insert(rows.values.end(), values.begin(), values.end());
            rows.labels.push_back(m_mixed.dataset.labels[row]);
        }
        std::vector<std::uint8_t> members(sets.size() * n);
        for (std::size_t s = 0; s < sets.size(); ++s) {
            for (const std::size_t f : sets[s])
                members[s * n + f] = 1;
        }
        const int bucket = model.buckets() - 1;
        const std::vector<double> losses = meanLosses(model, bucket, rows, members);
        QCOMPARE(losses.size(), sets.size());
        for (std::size_t s = 0; s < sets.size(); ++s) {
            std::vector<float> shownValues(rows.values.size(), kUnknown);
            for (std::size_t r = 0; r < rows.labels.size(); ++r) {
                for (const std::size_t f : sets[s])
                    shownValues[r * n + f] = rows.values[r * n + f];
            }
            const double expected =
                meanLoss(model, shownValues, rows.labels, std::vector<int>(rows.labels.size(), bucket));
            QVERIFY2(std::abs(losses[s] - expected) < 1e-4, std::to_string(losses[s] - expected).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestFurtherTraining)
#include "tst_furthertraining.moc"
