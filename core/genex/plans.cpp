// SPDX-License-Identifier: GPL-3.0-or-later
#include "plans.h"

#include "budgetlevels.h"
#include "validationmeasures.h"

#include "genex/parallelfor.h"
#include "genex/personalvisits.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <mutex>
#include <numeric>
#include <thread>

namespace genex::method {

namespace {

constexpr int kSizesOfV = 6; // number of sizes of V tried

/// Prefixes of the lists, a fraction of each.
FeaturesOfBuckets beginnings(const FeaturesOfBuckets& lists, double share)
{
    FeaturesOfBuckets parts;
    for (const std::vector<std::int64_t>& list : lists) {
        const auto count = std::lround(share * static_cast<double>(list.size()));
        parts.emplace_back(list.begin(), list.begin() + count);
    }
    return parts;
}

int largestSize(const FeaturesOfBuckets& lists)
{
    std::size_t largest = 0;
    for (const auto& list : lists)
        largest = std::max(largest, list.size());
    return static_cast<int>(largest);
}

/// One budget level on the validation patients.
class LevelPlanner
{
public:
    LevelPlanner(const Model& model, const TestCohort& cohort, const std::vector<double>& weights,
                 double level, const FeaturesOfBuckets& estimated)
        : m_model(model)
        , m_cohort(cohort)
        , m_weights(weights)
        , m_measure(measureOf(model.settings(), model.prices()))
        , m_estimated(estimated)
    {
        m_plan.budget = level;
        m_plan.estimated.resize(static_cast<std::size_t>(model.buckets()));
        for (std::size_t i = 0; i < cohort.size(); ++i)
            m_orders.push_back(m_measure.orders(model.batch(cohort.buckets()[i]), cohort.known(i), level));
    }

    BudgetPlan plan()
    {
        if (m_cohort.size() == 0)
            return m_plan;
        calibrate();
        if (m_model.hasGenerator())
            chooseEstimates();
        return m_plan;
    }

private:
    std::size_t classes() const { return m_model.classes().size(); }

    void calibrate()
    {
        const std::vector<float> values = m_cohort.withTests(m_orders);
        const std::vector<float> logits = m_model.logits(values, m_cohort.buckets());
        m_plan.temperature = temperatureOf(m_model, m_cohort, logits, m_weights);
        m_patients.correctWithAll = m_cohort.isRight(logits);
        m_patients.weights = m_weights;
        for (std::size_t i = 0; i < m_cohort.size(); ++i)
            m_patients.ordersWithAll.push_back(m_measure.of(m_orders[i]));
        m_plan.accuracyWithAll = weightedMean(m_patients.correctWithAll, m_weights);
        m_plan.chosen.accuracy = m_plan.accuracyWithAll;
        const std::vector<double> before = confidenceOf(softmaxOf(logits, classes(), 1), classes());
        const std::vector<double> after =
            confidenceOf(softmaxOf(logits, classes(), m_plan.temperature), classes());
        m_plan.calibrationErrorBefore =
            expectedCalibrationError(before, m_patients.correctWithAll, m_weights);
        m_plan.calibrationErrorAfter = expectedCalibrationError(after, m_patients.correctWithAll, m_weights);
        m_plan.reliability = reliability(after, m_patients.correctWithAll, m_weights);
        m_plan.distanceLimit = distanceLimit(m_model.distances(values, m_cohort.buckets()));
    }

    VisitOption optionOf(const FeaturesOfBuckets& estimated) const
    {
        const FeaturesOfPatients first = m_cohort.without(m_orders, estimated);
        const GeneratedPredictions predictions = m_model.predictWithEstimates(
            m_cohort.withTests(first), m_cohort.buckets(), estimated, m_plan.temperature);
        VisitOption option;
        option.size = largestSize(estimated);
        option.confidence = trustOf(predictions, classes());
        option.correct = m_cohort.isRight(predictions.probabilities);
        for (std::size_t i = 0; i < m_cohort.size(); ++i)
            option.saved.push_back(m_patients.ordersWithAll[i] - m_measure.of(first[i]));
        return option;
    }

    /// The same V left unknown.
    VisitOption skipOptionOf(const FeaturesOfBuckets& estimated, const VisitOption& generated) const
    {
        const std::vector<float> logits =
            m_model.logits(m_cohort.withTests(m_cohort.without(m_orders, estimated)), m_cohort.buckets());
        VisitOption option = generated;
        option.confidence = confidenceOf(softmaxOf(logits, classes(), m_plan.temperature), classes());
        option.correct = m_cohort.isRight(logits);
        return option;
    }

    void chooseEstimates()
    {
        std::vector<FeaturesOfBuckets> lists;
        std::vector<VisitOption> options;
        for (int i = 1; i <= kSizesOfV; ++i) {
            FeaturesOfBuckets list = beginnings(m_estimated, static_cast<double>(i) / kSizesOfV);
            const int size = largestSize(list);
            if (size == 0 || (!options.empty() && options.back().size == size))
                continue;
            options.push_back(optionOf(list));
            lists.push_back(std::move(list));
        }
        if (!options.empty())
            take(lists, options);
    }

    void take(const std::vector<FeaturesOfBuckets>& lists, const std::vector<VisitOption>& options)
    {
        const TrainingSettings& settings = m_model.settings();
        const VisitOption& all = options.back();
        m_plan.topTenthThreshold = topShareThreshold(all.confidence, m_weights, kTopShare);
        m_plan.chosen = chooseBy(settings.thresholdRule, options, m_patients, settings.accuracyGivenUp);
        m_plan.threshold = m_plan.chosen.tau;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (options[i].size != m_plan.chosen.size)
                continue;
            m_plan.estimated = lists[i];
            m_plan.curve = visitCurve(options[i], m_patients);
            const VisitOption skip = skipOptionOf(lists[i], options[i]);
            const ThresholdPoint point =
                chooseVisit(std::span(&skip, 1), m_patients, settings.accuracyGivenUp);
            m_plan.skipThreshold = point.size == 0 ? kNobodyTrusted : point.tau;
        }
    }

    const Model& m_model;
    const TestCohort& m_cohort;
    const std::vector<double>& m_weights;
    BudgetMeasure m_measure;
    const FeaturesOfBuckets& m_estimated;
    FeaturesOfPatients m_orders; ///< without generated values
    VisitPatients m_patients;
    BudgetPlan m_plan;
};

/// One budget level of personal plans on the validation patients: temperatures after one visit and after two,
/// and τ for omitting the second. V is the last half of the plan.
class PersonalLevel
{
public:
    PersonalLevel(const Model& model, const TestCohort& cohort, const std::vector<double>& weights,
                  double observedTemperature, int workers)
        : m_model(model)
        , m_cohort(cohort)
        , m_weights(weights)
        , m_visits(model, cohort, observedTemperature, workers)
        , m_measure(measureOf(model.settings(), model.prices()))
        , m_workers(workers)
    {}

    BudgetPlan plan(double level)
    {
        BudgetPlan plan;
        plan.budget = level;
        plan.estimated.resize(static_cast<std::size_t>(m_model.buckets()));
        if (m_cohort.size() == 0)
            return plan;
        calibrate(plan);
        comeAgain(plan);
        return plan;
    }

private:
    std::size_t classes() const { return m_model.classes().size(); }
    std::vector<float> logitsWith(const FeaturesOfPatients& tests) const
    {
        return m_model.logits(m_cohort.withTests(tests), m_cohort.buckets());
    }

    /// With the whole budget spent at one visit.
    void calibrate(BudgetPlan& plan)
    {
        const FeaturesOfPatients tests = beginnings(PlanAim::BeRight, plan.budget);
        const std::vector<float> values = m_cohort.withTests(tests);
        const std::vector<float> logits = m_model.logits(values, m_cohort.buckets());
        const std::vector<std::uint8_t> right = m_cohort.isRight(logits);
        plan.temperature = temperatureOf(m_model, m_cohort, logits, m_weights);
        plan.accuracyWithAll = weightedMean(right, m_weights);
        const std::vector<double> before = confidenceOf(softmaxOf(logits, classes(), 1), classes());
        const std::vector<double> after =
            confidenceOf(softmaxOf(logits, classes(), plan.temperature), classes());
        plan.calibrationErrorBefore = expectedCalibrationError(before, right, m_weights);
        plan.calibrationErrorAfter = expectedCalibrationError(after, right, m_weights);
        plan.reliability = reliability(after, right, m_weights);
        plan.distanceLimit = distanceLimit(m_model.distances(values, m_cohort.buckets()));
    }

    /// Half of it at the first visit, the rest, planned from its results, at the second.
    void comeAgain(BudgetPlan& plan)
    {
        const double half = spentBy(1, 2, plan.budget, m_measure.isMoney);
        FeaturesOfPatients all = beginnings(PlanAim::Learn, half);
        const FeaturesOfPatients first = all;
        plan.temperatureFirst = temperatureOf(m_model, m_cohort, logitsWith(first), m_weights);
        const FeaturesOfPatients second =
            m_visits.next(all, plan.budget, PlanAim::BeRight, plan.temperatureFirst, plan.temperature);
        VisitPatients patients;
        patients.weights = m_weights;
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i].insert(all[i].end(), second[i].begin(), second[i].end());
            patients.ordersWithAll.push_back(m_measure.of(all[i]));
        }
        const std::vector<float> logits = logitsWith(all);
        plan.temperatureAgain = temperatureOf(m_model, m_cohort, logits, m_weights);
        patients.correctWithAll = m_cohort.isRight(logits);
        plan.accuracyAgain = weightedMean(patients.correctWithAll, m_weights);
        plan.chosen.accuracy = plan.accuracyAgain;
        chooseThreshold(plan, first, patients);
    }

    void chooseThreshold(BudgetPlan& plan, const FeaturesOfPatients& first, const VisitPatients& patients)
    {
        const FeaturesOfPatients whole = beginnings(PlanAim::Learn, plan.budget);
        FeaturesOfPatients rest(whole.size());
        VisitOption option;
        for (std::size_t i = 0; i < whole.size(); ++i) {
            // With money, a smaller plan need not be a prefix of a larger one.
            std::ranges::copy_if(whole[i], std::back_inserter(rest[i]), [&](std::int64_t test) {
                return std::ranges::find(first[i], test) == first[i].end();
            });
            option.size = std::max(option.size, static_cast<int>(rest[i].size()));
            option.saved.push_back(patients.ordersWithAll[i] - m_measure.of(first[i]));
        }
        if (option.size == 0)
            return;
        const std::vector<float> values = m_cohort.withTests(first);
        const GeneratedPredictions generated = m_model.predictWithEstimatesOf(
            values, m_cohort.buckets(), rest, std::vector<double>(first.size(), plan.temperatureFirst),
            m_workers);
        option.confidence = trustOf(generated, classes());
        option.correct = m_cohort.isRight(generated.probabilities);
        plan.topTenthThreshold = topShareThreshold(option.confidence, m_weights, kTopShare);
        const TrainingSettings& settings = m_model.settings();
        plan.chosen =
            chooseBy(settings.thresholdRule, std::span(&option, 1), patients, settings.accuracyGivenUp);
        plan.curve = visitCurve(option, patients);
        // Nobody is trusted if trusting the most confident would already cost too much.
        plan.threshold = plan.chosen.size == 0 ? 1 : plan.chosen.tau;
        plan.estimatedPart = kEstimatedPart;
        const std::vector<float> logits = m_model.logits(values, m_cohort.buckets());
        option.confidence = confidenceOf(softmaxOf(logits, classes(), plan.temperatureFirst), classes());
        option.correct = m_cohort.isRight(logits);
        const ThresholdPoint skip = chooseVisit(std::span(&option, 1), patients, settings.accuracyGivenUp);
        plan.skipThreshold = skip.size == 0 ? kNobodyTrusted : skip.tau;
    }

    /// The part of the patients' plans a budget allows. Counted in tests, it is a prefix of the longest.
    FeaturesOfPatients beginnings(PlanAim aim, double most)
    {
        if (m_measure.isMoney)
            return testsOfAll(m_visits.firstPlans(aim, most, 1), most);
        std::vector<Plan>& longest = aim == PlanAim::Learn ? m_learning : m_final;
        if (longest.empty())
            longest =
                m_visits.firstPlans(aim, largestBudget(m_model.settings(), m_model.features().size()), 1);
        return testsOfAll(longest, most);
    }

    FeaturesOfPatients testsOfAll(const std::vector<Plan>& plans, double most) const
    {
        FeaturesOfPatients tests;
        for (const Plan& plan : plans) {
            tests.push_back(testsOf(plan));
            tests.back().resize(m_measure.prefix(tests.back(), most));
        }
        return tests;
    }

    static constexpr double kEstimatedPart = 0.5;

    const Model& m_model;
    const TestCohort& m_cohort;
    const std::vector<double>& m_weights;
    PersonalVisits m_visits;
    BudgetMeasure m_measure;
    int m_workers;
    std::vector<Plan> m_learning; ///< for the largest budget
    std::vector<Plan> m_final;
};

} // namespace

int plannersOf(const TrainingSettings& settings)
{
    return settings.workers > 0 ? settings.workers
                                : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

Validation validateModel(const Model& model, const TestCohort& patients,
                         const std::map<std::size_t, double>& weightOfRow, const PlanOptions& options,
                         JobControl& control)
{
    Validation validation;
    const std::vector<double> weights = countingRows(weightsOfTries(patients, weightOfRow), weightOfRow);
    if (patients.size() > 0) {
        const std::vector<float> values = patients.withFindings();
        const std::vector<float> logits = model.logits(values, patients.buckets());
        validation.observedTemperature = temperatureOf(model, patients, logits, weights);
        validation.observedAccuracy = weightedMean(patients.isRight(logits), weights);
        validation.observedDistanceLimit = distanceLimit(model.distances(values, patients.buckets()));
    }
    const std::size_t levels = options.levels.size();
    validation.plans.resize(levels);
    if (model.isPersonal()) {
        PersonalLevel personal(model, patients, weights, validation.observedTemperature,
                               plannersOf(model.settings()));
        for (std::size_t level = 0; level < levels; ++level) {
            control.checkPoint();
            validation.plans[level] = personal.plan(options.levels[level]);
        }
        return validation;
    }
    std::mutex pausing; // while paused, one thread waits for all
    parallelFor(levels, options.workers, [&](std::size_t i) {
        {
            const std::lock_guard lock(pausing);
            control.checkPoint();
        }
        const std::size_t level = levels - 1 - i; // the largest take longest, so they start first
        validation.plans[level] =
            LevelPlanner(model, patients, weights, options.levels[level], options.estimated[level]).plan();
    });
    return validation;
}

} // namespace genex::method
