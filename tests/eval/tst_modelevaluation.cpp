// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "common/result.h"
#include "eval/modelevaluation.h"
#include "eval/testpatients.h"
#include "eval/visits.h"
#include "genex/device.h"
#include "genex/modelfixture.h"
#include "genex/syntheticdata.h"
#include "genex/toldjob.h"
#include "genex/training.h"
#include "support/errorof.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::eval;
using method::Budget;

namespace {

ErrorCode codeOf(const auto& evaluate)
{
    return errorOf(evaluate).code;
}

Budget tests(std::int64_t count)
{
    return {.fraction = {}, .count = count, .cost = {}};
}

/// f4 and f9 tell the class; f0 and f1 say nothing. All batches are f4, f9, f0, f1.
method::TrainingSettings knownBatch()
{
    method::TrainingSettings settings = quickSettings();
    settings.seed = 3;
    settings.sharedSteps = 250;
    settings.required = {"f4", "f9", "f0", "f1"};
    settings.forbidden = {"f2", "f3", "f5", "f6", "f7", "f8", "f10", "f11"};
    settings.budgetFraction = 4.0 / 12;
    return settings;
}

} // namespace

class TestModelEvaluation : public QObject
{
    Q_OBJECT

private:
    data::Dataset m_dataset = twoTellAll(800, 12, 4, 9, 2);
    std::unique_ptr<ModelFixture> m_fixture;
    EvaluationInput m_input;

    ModelEvaluation evaluate(const method::Model& model, const std::vector<Budget>& budgets) const
    {
        JobControl control;
        return evaluateModel(model, m_input, budgets, control);
    }

    /// f0 and f1, or these, are estimated at a budget of 4, with this τ.
    method::Model estimating(double threshold, const std::vector<std::int64_t>& features = {0, 1}) const
    {
        return m_fixture->withManifest([&](nlohmann::json& manifest) {
            for (nlohmann::json& plan : manifest["plans"]) {
                plan["threshold"] = plan["skip_threshold"] = threshold;
                for (nlohmann::json& list : plan["estimated"])
                    list = plan["budget"] == 4 ? nlohmann::json(features) : nlohmann::json::array();
            }
        });
    }

    /// Mean and largest number of these features that the model's sets O do not hold, up to a budget.
    std::pair<double, double> ordersOf(const std::vector<std::uint32_t>& features, double budget = 12) const
    {
        double sum = 0;
        double most = 0;
        const auto& sets = m_fixture->model.pools().sets;
        for (const data::FeatureSet& set : sets) {
            const auto open = static_cast<double>(std::ranges::count_if(
                features, [&](std::uint32_t f) { return std::ranges::find(set, f) == set.end(); }));
            const double unknown = std::min(open, budget);
            sum += unknown;
            most = std::max(most, unknown);
        }
        return {sum / static_cast<double>(sets.size()), most};
    }

private Q_SLOTS:
    void initTestCase()
    {
        method::setThreads(1);
        const method::TrainingInput input = method::inputFrom(m_dataset, 3);
        m_fixture = std::make_unique<ModelFixture>(trainedModel(m_dataset, knownBatch()));
        m_input = {input.dataset, input.split, std::nullopt};
    }

    void knownAnswer()
    {
        // O shows both, one or none of the telling tests to a patient: 1, ½ or ¼ right.
        double floor = 0;
        for (const data::FeatureSet& set : m_fixture->model.pools().sets)
            floor +=
                std::pow(2.0,
                         static_cast<double>(std::ranges::count(set, 4U) + std::ranges::count(set, 9U)) - 2) /
                4;
        const ModelEvaluation evaluation = evaluate(estimating(0), {tests(2), tests(4)});
        QVERIFY2(std::abs(evaluation.floorAccuracy - floor) < 0.08,
                 std::to_string(evaluation.floorAccuracy).c_str());
        QVERIFY(evaluation.ceilingAccuracy > 0.97);
        const auto rows = static_cast<std::int64_t>(m_input.split.rowsOf(data::Part::Test).size());
        QCOMPARE(evaluation.testRows, rows);
        QVERIFY(evaluation.testPatients <= rows); // equal rows are one patient
        QCOMPARE(evaluation.seed, std::uint64_t{3});
        QCOMPARE(evaluation.dataSha256, m_input.split.dataSha256);
        QCOMPARE(evaluation.split, std::string("group"));
        QVERIFY(!evaluation.isByMoney && evaluation.currency.empty());

        const BudgetFigures& two = evaluation.budgets[0];
        QVERIFY(std::abs(two.budget - 2.0 / 12) < 1e-12);
        QVERIFY(ordersOf({4, 9}).first < 2); // who knows one of them is ordered another test
        const auto [mean, most] = ordersOf({4, 9, 0, 1}, 2);
        QCOMPARE(most, 2.0);
        QCOMPARE(two.allOrdered.meanOrders, mean);
        QCOMPARE(two.allOrdered.p95Orders, most); // a quarter of the tries has each O
        QCOMPARE(two.allOrdered.meanCost, mean);  // every test costs one
        QVERIFY(two.allOrdered.accuracy.mean > 0.99);
        QCOMPARE(two.allOrdered.fallbackRate, 0.0);
        QCOMPARE(two.allOrdered.generatedShare, 0.0);
        QCOMPARE(two.genex.meanOrders, two.allOrdered.meanOrders); // nothing is estimated at two
        QCOMPARE(two.genex.accuracy, two.allOrdered.accuracy);
    }

    void whatIsTrustedIsSaved()
    {
        const BudgetFigures trusted = evaluate(estimating(0), {tests(4)}).budgets[0];
        QCOMPARE(trusted.genex.meanOrders, ordersOf({4, 9}).first);
        QCOMPARE(trusted.allOrdered.meanOrders, ordersOf({4, 9, 0, 1}).first);
        QCOMPARE(trusted.genex.fallbackRate, 0.0);
        // The part of a patient's open tests that was generated, in the mean over O.
        double share = 0;
        for (const data::FeatureSet& set : m_fixture->model.pools().sets) {
            const auto open = [&](const std::vector<std::uint32_t>& list) {
                return static_cast<double>(std::ranges::count_if(
                    list, [&](std::uint32_t f) { return std::ranges::find(set, f) == set.end(); }));
            };
            share += open({0, 1}) / open({4, 9, 0, 1}) / 4;
        }
        QVERIFY(std::abs(trusted.genex.generatedShare - share) < 1e-9);
        QVERIFY(trusted.genex.accuracy.mean > 0.97); // they say nothing
        QCOMPARE(trusted.skip.meanOrders, trusted.genex.meanOrders);
        QCOMPARE(trusted.allGenerated.meanOrders, 0.0); // everything is believed
        QVERIFY(trusted.allGenerated.accuracy.mean < 0.9);
        QVERIFY(trusted.genex.calibrationError >= 0 && trusted.genex.calibrationError <= 1);
    }

    /// Generating the telling tests, too, needs a stricter τ than generating those that say nothing: chosen
    /// for itself, it loses no more than the rule allows on the patients it was chosen on.
    void generatingEverythingHasAThresholdOfItsOwn()
    {
        const method::Model model = estimating(0);
        JobControl control;
        const PartRows rows = differentRows(m_dataset, m_input.split, data::Part::Validation, control);
        const TestPatients validation(m_dataset, model.pools(),
                                      data::everySet(rows.rows, model.pools().sets.size()), rows.weightOf);
        const method::TestCohort cohort = validation.before(model);
        const Visits visits(model, cohort, tests(4));
        const auto accuracy = [&](const Acquisitions& acquisitions) {
            return validation.accuracyOf(validation.isRight(acquisitions.probabilities)).mean;
        };
        const double own = visits.thresholdOfAllGenerated(validation.weightsOfRows());
        QVERIFY2(own > 0.5, std::to_string(own).c_str());
        QVERIFY(accuracy(visits.allGenerated(visits.threshold())) < 0.9);
        QVERIFY(accuracy(visits.allGenerated(own)) >=
                accuracy(visits.allOrdered()) - model.settings().accuracyGivenUp - 1e-9);
        // Where nothing is ordered, there is nothing to generate.
        QVERIFY(Visits(model, cohort, tests(0)).thresholdOfAllGenerated(validation.weightsOfRows()) > 1);
    }

    void whatIsNotTrustedIsOrdered()
    {
        const BudgetFigures nobody = evaluate(estimating(2), {tests(4)}).budgets[0];
        QCOMPARE(nobody.genex.meanOrders, nobody.allOrdered.meanOrders);
        QCOMPARE(nobody.genex.accuracy, nobody.allOrdered.accuracy);
        QCOMPARE(nobody.genex.generatedShare, 0.0);
        // Whoever knows what is estimated already has nothing to fall back for.
        const auto& sets = m_fixture->model.pools().sets;
        const auto knowing = [&](std::uint32_t f) {
            return std::ranges::count_if(
                sets, [f](const auto& set) { return std::ranges::find(set, f) != set.end(); });
        };
        const std::uint32_t partly = knowing(4) > 0 ? 4 : 9;
        QVERIFY(knowing(partly) > 0);
        const BudgetFigures known = evaluate(estimating(2, {partly}), {tests(4)}).budgets[0];
        QVERIFY(std::abs(known.genex.fallbackRate - (1 - static_cast<double>(knowing(partly)) / 4)) < 1e-9);
        double open = 0;
        for (const data::FeatureSet& set : sets)
            open += std::ranges::count(set, 0U) + std::ranges::count(set, 1U) < 2 ? 0.25 : 0;
        QVERIFY(std::abs(nobody.genex.fallbackRate - open) < 1e-9);
        QVERIFY(std::abs(nobody.skip.fallbackRate - open) < 1e-9);
        QCOMPARE(nobody.allGenerated.fallbackRate, 1.0);
        QCOMPARE(nobody.allGenerated.meanOrders, nobody.allOrdered.meanOrders);
        // Some τ between: some are trusted, and orders lie between.
        const BudgetFigures some = evaluate(estimating(0.9), {tests(4)}).budgets[0];
        QVERIFY(some.genex.meanOrders >= ordersOf({4, 9}).first);
        QVERIFY(some.genex.meanOrders <= nobody.genex.meanOrders);
    }

    void aJudgeTrustsWhereNothingIsLost()
    {
        JobControl control;
        const std::vector<Budget> four{tests(4)};
        const method::Model model = estimating(2); // τ trusts nobody, and does not count for the judge
        const ModelEvaluation evaluation =
            evaluateModel(model, m_input, four, control, Variants::WithSupervised);
        QVERIFY(!evaluate(model, four).budgets[0].supervised);
        const SupervisedFigures& supervised = evaluation.budgets[0].supervised.value();
        // f0 and f1 say nothing, so the model is right without them, and the judge has seen that.
        QVERIFY2(supervised.judgeAccuracy > 0.95, std::to_string(supervised.judgeAccuracy).c_str());
        QVERIFY(supervised.fallbackRate < 0.05);
        QVERIFY(supervised.meanOrders < evaluation.budgets[0].allOrdered.meanOrders - 0.5);
        QVERIFY(supervised.accuracy.mean > 0.97);
        const nlohmann::json json = evaluation;
        QCOMPARE(json["budgets"][0]["supervised"]["judge_accuracy"].get<double>(), supervised.judgeAccuracy);
    }

    void oneTestAloneTellsHalf()
    {
        const BudgetFigures one = evaluate(estimating(0), {tests(1)}).budgets[0];
        QVERIFY2(one.allOrdered.accuracy.mean < 0.85, std::to_string(one.allOrdered.accuracy.mean).c_str());
        const BudgetFigures none = evaluate(estimating(0), {tests(0)}).budgets[0];
        QCOMPARE(none.allOrdered.meanOrders, 0.0);
        QCOMPARE(none.allOrdered.accuracy.mean, evaluate(estimating(0), {}).floorAccuracy);
    }

    void budgetsInMoney()
    {
        method::TrainingInput input = method::inputFrom(m_dataset, 3);
        domain::Prices prices = domain::Prices::counting(12);
        prices.currency = "EUR";
        prices.full[4] = prices.inPanel[4] = 7;
        prices.full[9] = prices.inPanel[9] = 5;
        input.prices = prices;
        method::TrainingSettings settings = knownBatch();
        settings.required = {"f4", "f9"};
        settings.forbidden = {"f0", "f1", "f2", "f3", "f5", "f6", "f7", "f8", "f10", "f11"};
        settings.generator = method::GeneratorKind::None;
        settings.budgetCost = 12;
        JobControl control;
        const method::Model model = method::train(input, settings, control).model;
        const ModelEvaluation evaluation = evaluate(model, {Budget{.fraction = {}, .count = {}, .cost = 12},
                                                            Budget{.fraction = {}, .count = {}, .cost = 7}});
        QVERIFY(evaluation.isByMoney);
        QCOMPARE(evaluation.currency, std::string("EUR"));
        QCOMPARE(evaluation.budgets[0].budget, 12.0);
        QVERIFY(std::abs(evaluation.budgets[0].allOrdered.meanCost -
                         (7 * ordersOf({4}).first + 5 * ordersOf({9}).first)) < 1e-9);
        QVERIFY(std::abs(evaluation.budgets[1].allOrdered.meanCost - 7 * ordersOf({4}).first) < 1e-9);
        QCOMPARE(codeOf([&] { return evaluate(model, {tests(1)}); }), ErrorCode::InvalidInput);
    }

    void observationsFromAColumn()
    {
        // Every row comes with f4 known: f9 and f0 are ordered, and half of the patients are clear at once.
        method::TrainingInput input = method::inputFrom(m_dataset, 3);
        input.observations = data::GivenObservations{{{{4}}}, std::vector<std::uint32_t>(800, 0)};
        input.observedColumn = "seen";
        JobControl control;
        const method::Model model = method::train(input, knownBatch(), control).model;
        EvaluationInput given{input.dataset, input.split, input.observations};
        const ModelEvaluation evaluation =
            evaluateModel(model, given, std::vector<Budget>{tests(2)}, control);
        QCOMPARE(evaluation.budgets[0].allOrdered.meanOrders, 2.0);
        QCOMPARE(evaluation.budgets[0].allOrdered.p95Orders, 2.0);
        QVERIFY(std::abs(evaluation.floorAccuracy - 0.5) < 0.1);
        given.usesUnseenSets = true;
        QCOMPARE(codeOf([&] { return evaluateModel(model, given, {}, control); }), ErrorCode::InvalidInput);
    }

    void patientsMayBeTriedWithSetsThatTrainingHasNotSeen()
    {
        // What a set orders follows from what it shows, so another number shows that other sets were used.
        EvaluationInput input = m_input;
        input.usesUnseenSets = true;
        JobControl control;
        const auto once = [&] {
            return evaluateModel(m_fixture->model, input, std::vector{tests(4)}, control);
        };
        const ModelEvaluation unseen = once();
        double mean = 0;
        const data::ObservationPool sets =
            data::drawUnseen(m_dataset.width(), m_fixture->model.pools(), Random(3).child("unseen").seed());
        for (const data::FeatureSet& set : sets.sets)
            mean += static_cast<double>(std::ranges::count_if(
                        std::vector{4U, 9U, 0U, 1U},
                        [&](std::uint32_t f) { return std::ranges::find(set, f) == set.end(); })) /
                    static_cast<double>(sets.sets.size());
        QCOMPARE(unseen.budgets[0].allOrdered.meanOrders, mean);
        QVERIFY(mean != ordersOf({4, 9, 0, 1}).first);
        QVERIFY(nlohmann::json(once()) == nlohmann::json(unseen));
    }

    void otherTablesAreRefused()
    {
        const auto codeOfSpoiled = [&](auto&& spoil) {
            EvaluationInput spoiled = m_input;
            spoil(spoiled);
            JobControl control;
            return codeOf([&] { return evaluateModel(m_fixture->model, spoiled, {}, control); });
        };
        QCOMPARE(codeOfSpoiled([](auto& i) { i.split.dataSha256 = std::string(64, '0'); }),
                 ErrorCode::InvalidInput);
        QCOMPARE(codeOfSpoiled([](auto& i) { i.dataset.features[0].id = "g0"; }), ErrorCode::InvalidInput);
        QCOMPARE(codeOfSpoiled([](auto& i) { i.dataset.features[0].kind = data::FeatureKind::Numeric; }),
                 ErrorCode::InvalidInput);
        QCOMPARE(codeOfSpoiled([](auto& i) { i.dataset.features[0].categories = {"a"}; }),
                 ErrorCode::InvalidInput);
        QCOMPARE(codeOfSpoiled([](auto& i) { i.dataset.classes[0] = "nobody"; }), ErrorCode::InvalidInput);
        QCOMPARE(codeOf([&] { return evaluate(m_fixture->model, {tests(5)}); }), ErrorCode::InvalidInput);
    }

    void detailsAgreeWithTheAccuracy()
    {
        const ModelEvaluation evaluation = evaluate(estimating(0.9), {tests(4)});
        const nlohmann::json json = evaluation;
        QVERIFY(json["classes"] == nlohmann::json(m_dataset.classes));
        QVERIFY(json["saw_test_rows"] == false);
        for (const char* way : {"genex", "all_ordered"}) {
            const nlohmann::json& figures = json["budgets"][0][way];
            double right = 0;
            double patients = 0;
            for (std::size_t c = 0; c < 4; ++c) {
                right += figures["confusion"][c][c].get<double>();
                patients += figures["by_class"][c]["patients"].get<double>();
                QCOMPARE(figures["by_class"][c]["class"].get<std::string>(), m_dataset.classes[c]);
            }
            QVERIFY(std::abs(patients - static_cast<double>(evaluation.testRows)) < 1e-3);
            QVERIFY(std::abs(right / patients - figures["accuracy"].get<double>()) < 1e-6);
            double error = 0;
            for (const nlohmann::json& bin : figures["calibration"])
                error += bin["share"].get<double>() *
                         std::abs(bin["accuracy"].get<double>() - bin["confidence"].get<double>());
            QVERIFY(std::abs(error - figures["ece"].get<double>()) < 1e-9);
            QVERIFY(figures["by_subgroup"].empty()); // the table knows neither age nor sex
        }
        // The curve at τ = .9 is what the model does.
        const nlohmann::json& genex = json["budgets"][0]["genex"];
        QCOMPARE(genex["threshold"].get<double>(), 0.9);
        const nlohmann::json& point = genex["threshold_curve"][35];
        QCOMPARE(point["threshold"].get<double>(), 0.9);
        for (const char* name : {"accuracy", "mean_orders", "fallback_rate"})
            QVERIFY2(std::abs(point[name].get<double>() - genex[name].get<double>()) < 1e-9, name);
        QVERIFY(!json["budgets"][0]["all_ordered"].contains("threshold_curve"));
        const nlohmann::json nothing = evaluate(estimating(0.9), {tests(2)});
        QVERIFY(!nothing["budgets"][0]["genex"].contains("threshold_curve"));
    }

    void anotherModelsPatients()
    {
        // The same model under another hash, table and seed is measured on the patients of the first.
        const method::Model other = m_fixture->withManifest(
            [](nlohmann::json& manifest) { manifest["data_sha256"] = std::string(64, '0'); });
        QCOMPARE(codeOf([&] { return evaluate(other, {tests(2)}); }), ErrorCode::InvalidInput);
        EvaluationInput input = m_input;
        input.reference = &m_fixture->model;
        input.sawTestRows = std::nullopt;
        JobControl control;
        const std::vector<Budget> two{tests(2)};
        nlohmann::json examined = evaluateModel(other, input, two, control);
        QVERIFY(examined["saw_test_rows"].is_null());
        examined["saw_test_rows"] = false;
        QVERIFY(examined == nlohmann::json(evaluate(m_fixture->model, two)));
        input.dataset.classes[0] = "nobody";
        QCOMPARE(codeOf([&] { return evaluateModel(other, input, two, control); }), ErrorCode::InvalidInput);
    }

    void onlyTestRowsCount()
    {
        EvaluationInput spoiled = m_input;
        for (const data::Part part : {data::Part::Training, data::Part::Validation}) {
            for (const std::size_t row : m_input.split.rowsOf(part))
                spoiled.dataset.labels[row] = 0;
        }
        JobControl control;
        const std::vector<Budget> budgets{tests(2)};
        const nlohmann::json usual = evaluateModel(m_fixture->model, m_input, budgets, control);
        QVERIFY(nlohmann::json(evaluateModel(m_fixture->model, spoiled, budgets, control)) == usual);
        for (const char* name : {"genex", "all_ordered", "skip", "all_generated"})
            QVERIFY2(usual.at("budgets").at(0).at(name).at("accuracy").is_number(), name);
    }

    void progressGoesUpAndItCanBeStopped()
    {
        ToldJob job;
        evaluateModel(m_fixture->model, m_input, std::vector<Budget>{tests(1), tests(2)}, job.control);
        for (std::size_t i = 0; i < job.heard.size(); ++i) {
            QCOMPARE(job.heard[i].total, std::int64_t{3});
            QVERIFY(i == 0 || job.heard[i].done >= job.heard[i - 1].done);
            QCOMPARE(job.heard[i].phase, job.heard[0].phase);
        }
        QCOMPARE(job.heard.back().done, std::int64_t{3});
        JobControl control;
        control.requestStop();
        QCOMPARE(codeOf([&] { return evaluateModel(m_fixture->model, m_input, {}, control); }),
                 ErrorCode::Cancelled);
    }
};

QTEST_APPLESS_MAIN(TestModelEvaluation)
#include "tst_modelevaluation.moc"
