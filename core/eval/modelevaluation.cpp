#include "eval/modelevaluation.h"

#include "common/error.h"
#include "data/instances.h"
#include "genex/calibration.h"
#include "genex/judge.h"
#include "genex/trials.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <string>

namespace genex::eval {

namespace {

using method::FeaturesOfBuckets;
using method::FeaturesOfPatients;
using method::GeneratedPredictions;
using method::Model;
using method::Trials;

constexpr std::size_t kMostTrials = 40'000;
constexpr std::size_t kMostJudgeTrials = 8'000;
constexpr double kMoreLikelyRight = 0.5;
constexpr const char* kPhase = "Evaluating on patients kept apart";

void checkFits(const Model& model, const EvaluationInput& input)
{
    const auto isSame = [](const data::FeatureColumn& a, const data::FeatureColumn& b) {
        return a.id == b.id && a.kind == b.kind && a.categories == b.categories;
    };
    constexpr const char* kRemedy = "Evaluate the model on the table it was trained on.";
    if (!std::ranges::equal(model.features(), input.dataset.features, isSame))
        throw Failure(ErrorCode::InvalidInput, "The table's features are not those of the model.", kRemedy);
    if (model.classes() != input.dataset.classes)
        throw Failure(ErrorCode::InvalidInput, "The table's classes are not those of the model.", kRemedy);
    if (input.split.dataSha256 != model.dataSha256())
        throw Failure(ErrorCode::InvalidInput, "The model was trained on another table.", kRemedy);
}

std::string splitText(const data::SplitSettings& split)
{
    const std::string rule =
        split.rule == data::SplitRule::GroupColumn ? "group" : std::string(nameOf(split.rule));
    return split.column.empty() ? rule : rule + ":" + split.column;
}

/// Different rows of a part, with how often each stands in the table.
struct PartRows
{
    std::vector<std::size_t> rows;
    std::map<std::size_t, double> weightOf;
};

PartRows differentRows(const EvaluationInput& input, data::Part part, JobControl& control)
{
    const data::ObservationPool onePool{{{}}};
    // Can be stopped, but has no share of the progress.
    JobControl quiet([&control](const Progress&) { control.checkPoint(); });
    PartRows different;
    for (const data::Instance& instance :
         data::mergeWithEverySet(input.dataset, input.split.rowsOf(part), onePool, quiet)) {
        different.rows.push_back(instance.row);
        different.weightOf[instance.row] += instance.weight;
    }
    return different;
}

std::vector<data::ObservedRow> patientsOf(const Model& model, const EvaluationInput& input,
                                          const std::vector<std::size_t>& rows, std::size_t most)
{
    if (!input.observations)
        return method::trialPatients(rows, model.pools().sets.size(), most, model.seed());
    std::vector<data::ObservedRow> patients;
    for (const std::size_t row : rows)
        patients.push_back({static_cast<std::uint32_t>(row), input.observations->setOfRow[row]});
    return patients;
}

/// What came of one way of ordering, patient by patient.
struct Course
{
    std::vector<std::uint8_t> right;
    std::vector<double> confidence;
    std::vector<double> orders;
    std::vector<double> costs;
    std::vector<double> generatedShare;
    std::vector<double> fellBack;
};

/// Everything on the test part, with the sets O that the model knows.
class Evaluation
{
public:
    Evaluation(const Model& model, const EvaluationInput& input, JobControl& control)
        : m_model(model)
        , m_input(input)
        , m_control(control)
        , m_test(differentRows(input, data::Part::Test, control))
        , m_pool(input.observations ? input.observations->pool : model.pools())
        , m_trials(model, input.dataset, patientsOf(model, input, m_test.rows, kMostTrials), m_pool)
    {
        std::map<std::size_t, double> tries;
        for (std::size_t i = 0; i < m_trials.size(); ++i)
            ++tries[m_trials.rowOf(i)];
        for (std::size_t i = 0; i < m_trials.size(); ++i)
            m_weights.push_back(m_test.weightOf[m_trials.rowOf(i)] / tries[m_trials.rowOf(i)]);
    }

    std::int64_t rows() const
    {
        return std::llround(std::accumulate(m_weights.begin(), m_weights.end(), 0.0));
    }

    Estimate accuracyWith(const std::vector<float>& values) const
    {
        return accuracyOf(m_trials.isRight(m_model.logits(values, m_trials.buckets())));
    }
    Estimate floorAccuracy() const { return accuracyWith(m_trials.withFindings()); }
    Estimate ceilingAccuracy() const { return accuracyWith(m_trials.withEverything()); }

    BudgetFigures at(const method::Budget& budget, double number, Variants variants) const
    {
        const Plan plan = planFor(budget, m_trials);
        const Course all = everythingOrdered(plan);
        BudgetFigures figures;
        figures.budget = number;
        figures.allOrdered = figuresOf(all);
        figures.genex = figuresOf(
            twoVisits(plan, plan.first, generated(plan.first, plan.estimated, plan), plan.threshold, all));
        figures.skip = figuresOf(twoVisits(plan, plan.first, skipped(plan), plan.skipThreshold, all));
        const FeaturesOfPatients nothing(m_trials.size());
        figures.allGenerated =
            figuresOf(twoVisits(plan, nothing, generated(nothing, plan.batches, plan), plan.threshold, all));
        if (variants == Variants::WithSupervised)
            figures.supervised = supervised(budget, plan, all);
        return figures;
    }

private:
    /// What is ordered at one budget.
    struct Plan
    {
        FeaturesOfPatients all;      ///< U
        FeaturesOfPatients first;    ///< U \ V
        FeaturesOfBuckets batches;   ///< U_b
        FeaturesOfBuckets estimated; ///< V_b
        double threshold = 0;
        double skipThreshold = 0;
        double temperature = 1;
    };

    /// What a first visit says: who is right, how sure it is, how far that is to be trusted.
    struct FirstVisit
    {
        std::vector<std::uint8_t> right;
        std::vector<double> confidence;
        std::vector<double> trust;
    };

    std::size_t classes() const { return m_model.classes().size(); }

    Plan planFor(const method::Budget& budget, const Trials& trials) const
    {
        Plan plan;
        for (int b = 0; b < m_model.buckets(); ++b) {
            const method::BatchChoice choice = m_model.choose(b, budget);
            plan.batches.push_back(allOf(choice));
            plan.estimated.push_back(choice.estimated);
            plan.threshold = choice.threshold;
            plan.skipThreshold = choice.skipThreshold;
            plan.temperature = choice.temperature;
        }
        for (std::size_t i = 0; i < trials.size(); ++i) {
            const method::BatchChoice choice = m_model.choose(trials.buckets()[i], budget, trials.known(i));
            plan.first.push_back(choice.ordered);
            plan.all.push_back(allOf(choice));
        }
        return plan;
    }

    static std::vector<std::int64_t> allOf(const method::BatchChoice& choice)
    {
        std::vector<std::int64_t> all = choice.ordered;
        all.insert(all.end(), choice.estimated.begin(), choice.estimated.end());
        return all;
    }

    Course everythingOrdered(const Plan& plan) const
    {
        const std::vector<float> logits = m_model.logits(m_trials.withTests(plan.all), m_trials.buckets());
        Course course;
        course.right = m_trials.isRight(logits);
        course.confidence =
            method::confidenceOf(method::softmaxOf(logits, classes(), plan.temperature), classes());
        for (const std::vector<std::int64_t>& orders : plan.all) {
            course.orders.push_back(static_cast<double>(orders.size()));
            course.costs.push_back(m_model.prices().total(orders));
        }
        course.generatedShare.assign(m_trials.size(), 0);
        course.fellBack.assign(m_trials.size(), 0);
        return course;
    }

    FirstVisit generated(const FeaturesOfPatients& first, const FeaturesOfBuckets& estimated,
                         const Plan& plan) const
    {
        const GeneratedPredictions predictions = m_model.predictWithEstimates(
            m_trials.withTests(first), m_trials.buckets(), estimated, plan.temperature);
        return {m_trials.isRight(predictions.probabilities),
                method::confidenceOf(predictions.probabilities, classes()),
                method::trustOf(predictions, classes())};
    }

    FirstVisit skipped(const Plan& plan) const
    {
        const std::vector<float> logits = m_model.logits(m_trials.withTests(plan.first), m_trials.buckets());
        const std::vector<double> confidence =
            method::confidenceOf(method::softmaxOf(logits, classes(), plan.temperature), classes());
        return {m_trials.isRight(logits), confidence, confidence};
    }

    // --- τ_ψ

    method::JudgedPatients judged(const Trials& trials, const Plan& plan) const
    {
        method::JudgedPatients patients;
        patients.bucketOfRow = trials.buckets();
        patients.hidden =
            m_model.hiddenWithEstimates(trials.withTests(plan.first), trials.buckets(), plan.estimated);
        patients.width = trials.size() == 0 ? 0 : patients.hidden.size() / trials.size();
        return patients;
    }

    /// Taught on the training part, as the paper does it.
    method::Judge judgeFor(const method::Budget& budget) const
    {
        const PartRows rows = differentRows(m_input, data::Part::Training, m_control);
        const Trials taught(m_model, m_input.dataset,
                            patientsOf(m_model, m_input, rows.rows, kMostJudgeTrials), m_pool);
        const Plan plan = planFor(budget, taught);
        const GeneratedPredictions predictions = m_model.predictWithEstimates(
            taught.withTests(plan.first), taught.buckets(), plan.estimated, plan.temperature);
        return method::Judge::train(judged(taught, plan), taught.isRight(predictions.probabilities),
                                    m_model.buckets(), m_model.seed(), m_control);
    }

    SupervisedFigures supervised(const method::Budget& budget, const Plan& plan, const Course& all) const
    {
        FirstVisit visit = generated(plan.first, plan.estimated, plan);
        visit.trust = judgeFor(budget).trust(judged(m_trials, plan));
        std::vector<double> agrees(m_trials.size());
        for (std::size_t i = 0; i < agrees.size(); ++i)
            agrees[i] = (visit.trust[i] >= kMoreLikelyRight) == (visit.right[i] != 0) ? 1 : 0;
        return {figuresOf(twoVisits(plan, plan.first, visit, kMoreLikelyRight, all)), meanOf(agrees)};
    }

    Course twoVisits(const Plan& plan, const FeaturesOfPatients& first, const FirstVisit& visit,
                     double threshold, const Course& all) const
    {
        Course course = all;
        for (std::size_t i = 0; i < m_trials.size(); ++i) {
            const std::size_t toEstimate = plan.all[i].size() - first[i].size();
            if (toEstimate > 0 && visit.trust[i] < threshold) {
                course.fellBack[i] = 1;
                continue;
            }
            course.right[i] = visit.right[i];
            course.confidence[i] = visit.confidence[i];
            course.orders[i] = static_cast<double>(first[i].size());
            course.costs[i] = m_model.prices().total(first[i]);
            course.generatedShare[i] =
                toEstimate > 0 ? static_cast<double>(toEstimate) / static_cast<double>(plan.all[i].size())
                               : 0;
        }
        return course;
    }

    /// Each row counts once, with the mean of its tries, as often as it stands in the table.
    Estimate accuracyOf(const std::vector<std::uint8_t>& right) const
    {
        std::map<std::size_t, std::pair<double, double>> ofRow; // Σ w·right, Σ w
        for (std::size_t i = 0; i < m_trials.size(); ++i) {
            auto& [hits, weight] = ofRow[m_trials.rowOf(i)];
            hits += m_weights[i] * right[i];
            weight += m_weights[i];
        }
        std::vector<double> means;
        std::vector<double> weights;
        for (const auto& [row, sums] : ofRow) {
            means.push_back(sums.first / sums.second);
            weights.push_back(sums.second);
        }
        return estimateOf(means, weights);
    }

    double meanOf(const std::vector<double>& values) const { return estimateOf(values, m_weights).mean; }

    OrderingFigures figuresOf(const Course& course) const
    {
        OrderingFigures figures;
        figures.accuracy = accuracyOf(course.right);
        figures.meanOrders = meanOf(course.orders);
        figures.p95Orders = quantileOf(course.orders, m_weights, 0.95);
        figures.meanCost = meanOf(course.costs);
        figures.fallbackRate = meanOf(course.fellBack);
        figures.generatedShare = meanOf(course.generatedShare);
        figures.calibrationError =
            method::expectedCalibrationError(course.confidence, course.right, m_weights);
        return figures;
    }

    const Model& m_model;
    const EvaluationInput& m_input;
    JobControl& m_control;
    PartRows m_test;
    data::ObservationPool m_pool;
    Trials m_trials;
    std::vector<double> m_weights; ///< of each try
};

void to_json(nlohmann::json& json, const OrderingFigures& figures)
{
    json = {{"accuracy", figures.accuracy.mean},
            {"accuracy_standard_error", figures.accuracy.standardError},
            {"mean_orders", figures.meanOrders},
            {"p95_orders", figures.p95Orders},
            {"mean_cost", figures.meanCost},
            {"fallback_rate", figures.fallbackRate},
            {"generated_share", figures.generatedShare},
            {"ece", figures.calibrationError}};
}

nlohmann::json toJson(const OrderingFigures& figures)
{
    nlohmann::json json;
    to_json(json, figures);
    return json;
}

double numberOf(const method::Budget& budget, const Model& model)
{
    if (budget.cost)
        return *budget.cost;
    if (budget.count)
        return static_cast<double>(*budget.count) / static_cast<double>(model.features().size());
    return budget.fraction.value_or(model.settings().budgetFraction);
}

} // namespace

void to_json(nlohmann::json& json, const ModelEvaluation& evaluation)
{
    nlohmann::json budgets = nlohmann::json::array();
    for (const BudgetFigures& figures : evaluation.budgets) {
        budgets.push_back({{"budget", figures.budget},
                           {"genex", toJson(figures.genex)},
                           {"all_ordered", toJson(figures.allOrdered)},
                           {"skip", toJson(figures.skip)},
                           {"all_generated", toJson(figures.allGenerated)}});
        if (figures.supervised) {
            nlohmann::json& supervised = budgets.back()["supervised"];
            supervised = toJson(figures.supervised->ordering);
            supervised["judge_accuracy"] = figures.supervised->judgeAccuracy;
        }
    }
    json = {{"budgets", budgets},
            {"by_money", evaluation.isByMoney},
            {"currency", evaluation.currency},
            {"floor_accuracy", evaluation.floorAccuracy.mean},
            {"ceiling_accuracy", evaluation.ceilingAccuracy.mean},
            {"seed", evaluation.seed},
            {"split", evaluation.split},
            {"data_sha256", evaluation.dataSha256},
            {"test_rows", evaluation.testRows},
            {"test_patients", evaluation.floorAccuracy.count}};
}

ModelEvaluation evaluateModel(const Model& model, const EvaluationInput& input,
                              std::span<const method::Budget> budgets, JobControl& control, Variants variants)
{
    checkFits(model, input);
    const auto total = static_cast<std::int64_t>(budgets.size()) + 1;
    control.report(0, total, kPhase);
    const Evaluation patients(model, input, control);
    ModelEvaluation evaluation;
    evaluation.floorAccuracy = patients.floorAccuracy();
    evaluation.ceilingAccuracy = patients.ceilingAccuracy();
    evaluation.seed = model.seed();
    evaluation.split = splitText(model.split());
    evaluation.dataSha256 = model.dataSha256();
    evaluation.testRows = patients.rows();
    evaluation.currency = model.prices().currency;
    evaluation.isByMoney = model.settings().budgetCost > 0;
    for (std::size_t i = 0; i < budgets.size(); ++i) {
        control.report(static_cast<std::int64_t>(i) + 1, total, kPhase);
        evaluation.budgets.push_back(patients.at(budgets[i], numberOf(budgets[i], model), variants));
    }
    control.report(total, total, kPhase);
    return evaluation;
}

} // namespace genex::eval
