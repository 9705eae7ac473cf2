// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "modelfixture.h"
#include "plans.h"
#include "syntheticdata.h"

#include "genex/device.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace genex;
using namespace genex::method;

namespace {

using FeatureList = std::vector<std::int64_t>;

} // namespace

/// What is decided on validation patients.
class TestPlans : public QObject
{
    Q_OBJECT

private:
    data::Dataset m_dataset = twoTellAll(400, 12, 4, 9, 2);
    std::map<std::size_t, double> m_weightOfRow;
    std::vector<std::size_t> m_rows;

    static TrainingSettings settings()
    {
        TrainingSettings settings = quickSettings();
        settings.seed = 3;
        settings.sharedSteps = 200;
        settings.required = {"f4", "f9", "f0", "f1"};
        settings.budgetFraction = 4.0 / 12;
        settings.generatorSteps = 60;
        return settings;
    }

    Validation validate(const Model& model, const std::vector<double>& levels,
                        const std::vector<FeaturesOfBuckets>& estimated) const
    {
        const TestCohort cohort(model, m_dataset,
                                cohortPatients(m_rows, model.pools().sets.size(), 100'000, 1), model.pools());
        JobControl control;
        return validateModel(model, cohort, m_weightOfRow, {levels, estimated}, control);
    }
    static FeaturesOfBuckets everywhere(const Model& model, const FeatureList& list)
    {
        return FeaturesOfBuckets(static_cast<std::size_t>(model.buckets()), list);
    }

private Q_SLOTS:
    void initTestCase()
    {
        setThreads(1);
        for (std::size_t r = 0; r < 100; ++r) {
            m_rows.push_back(r);
            m_weightOfRow[r] = 1;
        }
    }

    void accuraciesAreThoseOfAKnownTable()
    {
        const Model model = trainedModel(m_dataset, settings());
        const Validation validation =
            validate(model, {1, 2, 4}, {everywhere(model, {}), everywhere(model, {}), everywhere(model, {})});
        // O shows both, one or none of the telling tests: 1, ½ or ¼ right.
        double floor = 0;
        double withFirst = 0;
        for (const data::FeatureSet& set : model.pools().sets) {
            const auto shown = [&](std::uint32_t f) { return std::ranges::count(set, f); };
            floor += std::pow(2.0, static_cast<double>(shown(4) + shown(9)) - 2) / 4;
            withFirst += (shown(4) + shown(9) > 0 ? 1 : 0.5) / 4; // f4 is ordered, or f9 for who knows it
        }
        QVERIFY2(std::abs(validation.observedAccuracy - floor) < 0.1,
                 std::to_string(validation.observedAccuracy).c_str());
        QVERIFY(std::abs(validation.plans[0].accuracyWithAll - withFirst) < 0.1);
        QVERIFY(validation.plans[1].accuracyWithAll > 0.99);
        QCOMPARE(validation.plans[2].budget, 4.0);
        for (const BudgetPlan& plan : validation.plans) {
            QVERIFY(plan.temperature >= 0.1 && plan.temperature <= 10);
            QVERIFY(plan.distanceLimit >= 0);
            QCOMPARE(plan.chosen.accuracy, plan.accuracyWithAll);
            QCOMPARE(plan.reliability.size(), std::size_t{10});
            double weight = 0;
            for (const ReliabilityBin& bin : plan.reliability)
                weight += bin.weight;
            QVERIFY(std::abs(weight - 100) < 1e-6); // so many patients, whatever the number of tries
        }
    }

    void noiseIsEstimatedAndTellingTestsAreNot()
    {
        const Model model = trainedModel(m_dataset, settings());
        // f0 and f1 say nothing: leaving them out costs no accuracy. f4 and f9 say all.
        const BudgetPlan noise = validate(model, {4}, {everywhere(model, {0, 1})}).plans[0];
        QCOMPARE(noise.chosen.size, 2);
        QVERIFY(noise.chosen.savedShare > 0.2);
        QVERIFY(noise.chosen.accuracy >= noise.accuracyWithAll - 0.005);
        QCOMPARE(noise.estimated, everywhere(model, {0, 1}));
        QCOMPARE(noise.threshold, noise.chosen.tau);
        QVERIFY(!noise.curve.empty());
        QVERIFY(noise.skipThreshold <= 1);
        const BudgetPlan telling = validate(model, {4}, {everywhere(model, {4, 9})}).plans[0];
        QVERIFY2(telling.chosen.savedShare < 0.2, std::to_string(telling.chosen.savedShare).c_str());
        QVERIFY(telling.chosen.accuracy >= telling.accuracyWithAll - 0.005);
        // The beginning of the list that pays is taken.
        const BudgetPlan mixed = validate(model, {4}, {everywhere(model, {0, 1, 4})}).plans[0];
        QVERIFY(mixed.chosen.savedShare >= noise.chosen.savedShare - 0.05);
    }

    void theOtherThresholdRules()
    {
        TrainingSettings changed = settings();
        changed.thresholdRule = ThresholdRule::Certain;
        const Model certain = trainedModel(m_dataset, changed);
        const BudgetPlan plan = validate(certain, {4}, {everywhere(certain, {4, 9})}).plans[0];
        QCOMPARE(plan.threshold, kCertainThreshold);
        QCOMPARE(plan.estimated, everywhere(certain, {4, 9})); // all of V
        changed.thresholdRule = ThresholdRule::TopTenth;
        const Model tenth = trainedModel(m_dataset, changed);
        const BudgetPlan top = validate(tenth, {4}, {everywhere(tenth, {4, 9})}).plans[0];
        QCOMPARE(top.threshold, top.topTenthThreshold);
        QVERIFY(top.chosen.fallbackRate <= 0.9 + 1e-9); // at least a tenth is trusted
    }

    void rowsThatStandTwiceCountTwice()
    {
        const Model model = trainedModel(m_dataset, settings());
        const Validation once = validate(model, {1}, {everywhere(model, {})});
        auto weights = m_weightOfRow;
        for (auto& [row, weight] : weights)
            weight = m_dataset.labels[row] == 0 ? 1000 : 1;
        const TestCohort cohort(model, m_dataset, cohortPatients(m_rows, 4, 100'000, 1), model.pools());
        const std::vector<double> levels{1};
        const std::vector<FeaturesOfBuckets> nothing{everywhere(model, {})};
        JobControl control;
        const Validation heavy = validateModel(model, cohort, weights, {levels, nothing}, control);
        QVERIFY(std::abs(heavy.plans[0].accuracyWithAll - once.plans[0].accuracyWithAll) > 1e-3);
    }

    void withoutPatientsNothingIsDecided()
    {
        const Model model = trainedModel(m_dataset, settings());
        const TestCohort nobody(model, m_dataset, {}, model.pools());
        const std::vector<double> levels{4};
        const std::vector<FeaturesOfBuckets> estimated{everywhere(model, {0})};
        JobControl control;
        const Validation validation = validateModel(model, nobody, {}, {levels, estimated}, control);
        QCOMPARE(validation.plans.size(), std::size_t{1});
        QCOMPARE(validation.plans[0].temperature, 1.0);
        QCOMPARE(validation.plans[0].estimated, everywhere(model, {}));
        QCOMPARE(validation.observedTemperature, 1.0);
        QCOMPARE(validation.observedDistanceLimit, 0.0);
    }

    void itCanBeStopped()
    {
        const Model model = trainedModel(m_dataset, settings());
        const TestCohort cohort(model, m_dataset, cohortPatients(m_rows, 4, 100'000, 1), model.pools());
        const std::vector<double> levels{4};
        const std::vector<FeaturesOfBuckets> estimated{everywhere(model, {0})};
        JobControl control;
        control.requestStop();
        QCOMPARE(failureOf([&] {
                     return validateModel(model, cohort, m_weightOfRow, {levels, estimated}, control);
                 }).code,
                 ErrorCode::Cancelled);
    }
};

QTEST_APPLESS_MAIN(TestPlans)
#include "tst_plans.moc"
