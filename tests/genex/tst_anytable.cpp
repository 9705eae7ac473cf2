// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "modelfixture.h"
#include "quicksettings.h"
#include "syntheticdata.h"

#include "eval/modelevaluation.h"
#include "genex/device.h"
#include "genex/training.h"
#include "support/errorof.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::method;
using data::FeatureKind;
using data::Part;

namespace {

constexpr std::size_t kRows = 60;
constexpr std::size_t kFeatures = 6;
const float kGap = std::nanf("");

/// A training that is to be tried, in the making.
struct Try
{
    TrainingInput input;
    TrainingSettings settings;

    data::Dataset& table() { return input.dataset; }
    std::vector<Part>& parts() { return input.split.parts; }
};

using Spoil = std::function<void(Try&)>;

struct TableCase
{
    const char* name;
    Spoil spoil;
};

Part partInTurn(std::size_t row)
{
    return row % 10 < 6 ? Part::Training : row % 10 < 8 ? Part::Validation : Part::Test;
}

/// Sixty patients with every kind of feature, as nobody objects to.
Try plainTry(Selection selection)
{
    Try made;
    made.input.dataset = allKinds(kRows, kFeatures, 3);
    made.input.split.dataSha256 = "table";
    for (std::size_t r = 0; r < kRows; ++r)
        made.parts().push_back(partInTurn(r));
    made.settings = briefSettings();
    made.settings.selection = selection;
    made.settings.startsFromCounts = selection == Selection::Personal;
    made.settings.budgetFraction = 0.5;
    return made;
}

/// `valueOf` (row) instead of what stands in a column.
void fill(Try& made, std::size_t feature, const std::function<float(std::size_t)>& valueOf)
{
    for (std::size_t r = 0; r < made.table().rows(); ++r)
        made.table().values[r * made.table().width() + feature] = valueOf(r);
}

/// Only the first of the features, and only the first of the rows.
void cut(Try& made, std::size_t rows, std::size_t features)
{
    data::Dataset& table = made.table();
    std::vector<float> values;
    for (std::size_t r = 0; r < rows; ++r) {
        const auto row = table.row(r).first(features);
        values.insert(values.end(), row.begin(), row.end());
    }
    table.values = std::move(values);
    table.features.resize(features);
    table.labels.resize(rows);
    made.parts().resize(rows);
    made.settings.observedSize = -1;
}

void relabel(Try& made, std::int32_t from, std::int32_t to, Part where)
{
    for (std::size_t r = 0; r < made.table().rows(); ++r) {
        if (made.parts()[r] == where && made.table().labels[r] == from)
            made.table().labels[r] = to;
    }
}

void emptyPart(Try& made, Part part)
{
    std::ranges::replace(made.parts(), part, part == Part::Training ? Part::Test : Part::Training);
}

const std::vector<TableCase>& thatTrain()
{
    static const std::vector<TableCase> cases{
        {"as it is", [](Try&) {}},
        {"a number without a value", [](Try& t) { fill(t, 2, [](std::size_t) { return kGap; }); }},
        {"a sign without a value", [](Try& t) { fill(t, 0, [](std::size_t) { return kGap; }); }},
        {"categories without a value", [](Try& t) { fill(t, 1, [](std::size_t) { return kGap; }); }},
        {"ranks without a value", [](Try& t) { fill(t, 3, [](std::size_t) { return kGap; }); }},
        {"one number in all rows", [](Try& t) { fill(t, 2, [](std::size_t) { return 7.0F; }); }},
        {"a number in one row", [](Try& t) { fill(t, 2, [](std::size_t r) { return r == 0 ? 7 : kGap; }); }},
        {"a sign in one row", [](Try& t) { fill(t, 0, [](std::size_t r) { return r == 0 ? 1 : kGap; }); }},
        {"one category",
         [](Try& t) {
             for (const std::size_t f : {std::size_t{1}, std::size_t{5}}) {
                 t.table().features[f].categories = {"only"};
                 fill(t, f, [](std::size_t r) { return r % 2 == 0 ? 0 : kGap; });
             }
         }},
        {"one rank",
         [](Try& t) {
             t.table().features[3].categories = {"only"};
             fill(t, 3, [](std::size_t) { return 0.0F; });
         }},
        {"numbers in the test part only",
         [](Try& t) { fill(t, 2, [](std::size_t r) { return partInTurn(r) == Part::Test ? 1000 : kGap; }); }},
        {"signs in the test part only",
         [](Try& t) { fill(t, 0, [](std::size_t r) { return partInTurn(r) == Part::Test ? 1 : kGap; }); }},
        {"a category in the test part only",
         [](Try& t) { fill(t, 1, [](std::size_t r) { return partInTurn(r) == Part::Test ? 2 : 0; }); }},
        {"rows without a value",
         [](Try& t) {
             for (std::size_t f = 0; f < kFeatures; ++f)
                 fill(t, f, [&](std::size_t r) { return r % 4 == 0 ? kGap : t.table().row(r)[f]; });
         }},
        {"validation rows without a value",
         [](Try& t) {
             for (std::size_t f = 0; f < kFeatures; ++f)
                 fill(t, f, [&](std::size_t r) {
                     return partInTurn(r) == Part::Validation ? kGap : t.table().row(r)[f];
                 });
         }},
        {"nothing varies",
         [](Try& t) {
             for (std::size_t f = 0; f < kFeatures; ++f)
                 fill(t, f, [](std::size_t) { return 1.0F; });
         }},
        {"huge numbers",
         [](Try& t) { fill(t, 2, [](std::size_t r) { return r % 2 == 0 ? 3e37F : -3e37F; }); }},
        {"tiny numbers", [](Try& t) { fill(t, 2, [](std::size_t r) { return r % 2 == 0 ? 1e-40F : 0; }); }},
        {"a class that training lacks", [](Try& t) { relabel(t, 2, 1, Part::Training); }},
        {"a class that validation lacks", [](Try& t) { relabel(t, 2, 1, Part::Validation); }},
        {"one class in validation",
         [](Try& t) {
             relabel(t, 2, 1, Part::Validation);
             relabel(t, 0, 1, Part::Validation);
         }},
        {"a class of one row",
         [](Try& t) {
             t.table().classes.emplace_back("rare");
             t.table().labels[0] = 3;
         }},
        {"a class of no row", [](Try& t) { t.table().classes.emplace_back("nobody"); }},
        {"classes that a bucket lacks",
         [](Try& t) {
             t.settings.buckets = 8;
             t.settings.observedSize = 5;
             for (std::size_t c = 3; c < 15; ++c) {
                 t.table().classes.push_back("c" + std::to_string(c));
                 t.table().labels[c] = static_cast<std::int32_t>(c);
             }
         }},
        {"no validation part", [](Try& t) { emptyPart(t, Part::Validation); }},
        {"one validation row",
         [](Try& t) {
             emptyPart(t, Part::Validation);
             t.parts()[1] = Part::Validation;
         }},
        {"nothing observed", [](Try& t) { t.settings.observedSize = 0; }},
        {"everything observed", [](Try& t) { t.settings.observedSize = kFeatures; }},
        {"nothing observed, all within the budget",
         [](Try& t) {
             t.settings.observedSize = 0;
             t.settings.budgetFraction = 1;
         }},
        {"all within the budget", [](Try& t) { t.settings.budgetFraction = 1; }},
        {"a budget of one test",
         [](Try& t) {
             t.settings.budgetFraction = 0;
             t.settings.budgetCount = 1;
         }},
        {"no budget", [](Try& t) { t.settings.budgetFraction = 0; }},
        {"no generator", [](Try& t) { t.settings.generator = GeneratorKind::None; }},
        {"dear and cheap tests",
         [](Try& t) {
             t.input.prices = Prices::counting(kFeatures);
             t.input.prices->full = t.input.prices->inPanel = {50, 1, 1, 1, 1, 1};
             t.input.prices->currency = "EUR";
             t.settings.budgetFraction = 0;
             t.settings.budgetCost = 52;
         }},
        {"two rows",
         [](Try& t) {
             cut(t, 2, kFeatures);
             t.table().labels = {0, 1};
             t.parts() = {Part::Training, Part::Training};
         }},
        {"two features", [](Try& t) { cut(t, kRows, 2); }},
        {"one feature", [](Try& t) { cut(t, kRows, 1); }},
        {"one feature, nothing observed",
         [](Try& t) {
             cut(t, kRows, 1);
             t.settings.observedSize = 0;
         }},
        {"a bucket for everybody", [](Try& t) { t.settings.buckets = 1; }},
        {"more buckets than patients", [](Try& t) { t.settings.buckets = 256; }},
    };
    return cases;
}

struct Refusal
{
    const char* name;
    const char* sentence;
    Spoil spoil;
};

const std::vector<Refusal>& thatAreRefused()
{
    static const std::vector<Refusal> cases{
        {"no training part", "The training part has no rows.", [](Try& t) { emptyPart(t, Part::Training); }},
        {"one class in training", "All rows of the training part belong to one class.",
         [](Try& t) {
             relabel(t, 2, 1, Part::Training);
             relabel(t, 0, 1, Part::Training);
         }},
        {"one class", "The table has fewer than two classes.",
         [](Try& t) {
             t.table().classes = {"x"};
             std::ranges::fill(t.table().labels, 0);
         }},
        {"no value at all", "The training part has no value in any column.",
         [](Try& t) { std::ranges::fill(t.table().values, kGap); }},
        {"no feature", "The table has no features.", [](Try& t) { cut(t, kRows, 0); }},
        {"a column of no categories", "The feature \"f1\" has no categories.",
         [](Try& t) {
             t.table().features[1].categories.clear();
             fill(t, 1, [](std::size_t) { return kGap; });
         }},
        {"more observed than there is",
         "The training setting \"observed_size\" is 7, but the table has 6 features.",
         [](Try& t) { t.settings.observedSize = kFeatures + 1; }},
    };
    return cases;
}

TrainingOutcome trained(const Try& made)
{
    JobControl control;
    return train(made.input, made.settings, control);
}

eval::ModelEvaluation evaluated(const Model& model, const Try& made, const std::vector<Budget>& budgets)
{
    JobControl control;
    eval::EvaluationInput input;
    input.dataset = made.input.dataset;
    input.split = made.input.split;
    input.visits = 2;
    return eval::evaluateModel(model, input, budgets, control);
}

bool isShare(double number)
{
    return number >= 0 && number <= 1 + 1e-9; // not so for NaN
}

/// What a row holds of features that the model accepts findings of.
std::vector<domain::Finding> allFindings(const data::Dataset& table, std::size_t row)
{
    std::vector<std::int64_t> known;
    for (std::size_t f = 0; f < table.width(); ++f) {
        if (!std::isnan(table.row(row)[f]))
            known.push_back(static_cast<std::int64_t>(f));
    }
    return findingsOf(table, row, known);
}

double probabilityOf(const domain::Diagnosis& diagnosis)
{
    return diagnosis.probability;
}

double probabilityOf(const domain::Likelihood& likelihood)
{
    return isShare(likelihood.expected) ? likelihood.now : likelihood.expected;
}

bool isSound(const auto& differential, std::size_t classes)
{
    return differential.size() == classes &&
           std::ranges::all_of(differential, [](const auto& one) { return isShare(probabilityOf(one)); });
}

} // namespace

/// Whatever a table holds, it trains and the model can be used, or it is refused in a sentence.
class TestAnyTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void trains_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("selection");
        for (std::size_t i = 0; i < thatTrain().size(); ++i) {
            for (const auto& [selection, name] :
                 {std::pair{Selection::Personal, "personal"}, std::pair{Selection::Bucket, "bucket"}})
                QTest::addRow("%s, %s", thatTrain()[i].name, name)
                    << static_cast<int>(i) << static_cast<int>(selection);
        }
    }
    void trains()
    {
        QFETCH(const int, number);
        QFETCH(const int, selection);
        Try made = plainTry(static_cast<Selection>(selection));
        thatTrain()[static_cast<std::size_t>(number)].spoil(made);
        const Result<TrainingOutcome> outcome = attempt([&] { return trained(made); });
        QVERIFY2(outcome, errorOf(outcome).message.english().c_str());
        canBeUsed(outcome->model, made.table());
        canBeEvaluated(outcome->model, made);
    }

    void isRefused_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < thatAreRefused().size(); ++i)
            QTest::newRow(thatAreRefused()[i].name) << static_cast<int>(i);
    }
    void isRefused()
    {
        QFETCH(const int, number);
        const Refusal& refusal = thatAreRefused()[static_cast<std::size_t>(number)];
        for (const Selection selection : {Selection::Personal, Selection::Bucket}) {
            Try made = plainTry(selection);
            refusal.spoil(made);
            const Error error = failureOf([&] { return trained(made); });
            QCOMPARE(error.message.english(), std::string(refusal.sentence));
            QCOMPARE(error.code, ErrorCode::InvalidInput);
        }
    }

    /// No training patient had it, so nobody knows what it means.
    void whatNobodyHadSaysNothing()
    {
        Try made = plainTry(Selection::Personal);
        made.settings.buckets = 1;
        fill(made, 0, [](std::size_t r) { return partInTurn(r) == Part::Test ? 1 : kGap; });
        const Model model = trained(made).model;
        const auto probabilities = [&model](const domain::Finding& finding) {
            std::vector<double> all;
            for (const domain::Likelihood& one : model.recommend(std::vector{finding}).differential)
                all.push_back(one.now);
            return all;
        };
        using domain::Finding;
        QCOMPARE(probabilities(Finding::present("f0")), probabilities(Finding::absent("f0")));
        QVERIFY(probabilities(Finding::ofCategory("f1", "a")) !=
                probabilities(Finding::ofCategory("f1", "b")));
    }

    void whoGeneratesEverythingIsNotBelievedWithoutAThreshold_data()
    {
        QTest::addColumn<int>("selection");
        QTest::newRow("personal") << static_cast<int>(Selection::Personal);
        QTest::newRow("bucket") << static_cast<int>(Selection::Bucket);
    }
    void whoGeneratesEverythingIsNotBelievedWithoutAThreshold()
    {
        QFETCH(const int, selection);
        Try made = plainTry(static_cast<Selection>(selection));
        made.settings.exploration = 1; // no pick is left out for want of a gain
        made.input.prices = Prices::counting(kFeatures);
        made.input.prices->full = made.input.prices->inPanel = {1, 1, 1, 1, 1, 100};
        made.input.prices->currency = "EUR";
        made.settings.budgetFraction = 0;
        made.settings.budgetCost = 20;
        const Model model = trained(made).model;
        const Budget little{.fraction = {}, .count = {}, .cost = 4.0};
        QVERIFY(*little.cost < model.plans().front().budget);
        QCOMPARE(model.levelFor(little).threshold, 1.0);
        const eval::BudgetFigures figures = evaluated(model, made, {little}).budgets.at(0);
        QVERIFY(figures.allOrdered.meanOrders > 0);
        QCOMPARE(figures.allGenerated.meanOrders, figures.allOrdered.meanOrders);
        QCOMPARE(figures.genex.threshold, 1.0);
    }

    /// With one test there is nothing to leave out, so no threshold is chosen at that level either.
    void aLevelThatEstimatesNothingBelievesNobody()
    {
        Try made = plainTry(Selection::Personal);
        const Model model = trained(made).model;
        const Budget one{.fraction = {}, .count = 1, .cost = {}};
        QCOMPARE(model.plans().front().budget, 1.0);
        QCOMPARE(model.levelFor(one).threshold, 1.0);
        const eval::BudgetFigures figures = evaluated(model, made, {one}).budgets.at(0);
        QCOMPARE(figures.allGenerated.meanOrders, figures.allOrdered.meanOrders);
    }

private:
    static void canBeUsed(const Model& model, const data::Dataset& table)
    {
        const domain::Recommendation nothing = model.recommend({});
        QVERIFY(isSound(nothing.differential, table.classes.size()));
        const std::vector<domain::Finding> all = allFindings(table, 0);
        const auto first = std::span(all).first(std::min<std::size_t>(1, all.size()));
        const domain::Recommendation advice = model.recommend(first);
        QVERIFY(isSound(advice.differential, table.classes.size()));
        domain::CaseInput input;
        input.findings.assign(first.begin(), first.end());
        QVERIFY(isSound(model.conclude(input).differential, table.classes.size()));
        input.findings = all;
        QVERIFY(isSound(model.conclude(input).differential, table.classes.size()));
    }

    static void canBeEvaluated(const Model& model, const Try& made)
    {
        if (std::ranges::find(made.input.split.parts, Part::Test) == made.input.split.parts.end()) {
            const Error error = failureOf([&] { return evaluated(model, made, {{}}); });
            QCOMPARE(error.message.english(), std::string("The test part has no rows."));
            QCOMPARE(error.code, ErrorCode::InvalidInput);
            return;
        }
        const eval::ModelEvaluation evaluation = evaluated(model, made, {{}});
        QVERIFY(isShare(evaluation.floorAccuracy) && isShare(evaluation.ceilingAccuracy));
        const eval::BudgetFigures& figures = evaluation.budgets.at(0);
        for (const contract::OrderingFigures* way : std::initializer_list<const contract::OrderingFigures*>{
                 &figures.personal, &figures.genex, &figures.allOrdered, &figures.skip,
                 &figures.allGenerated})
            QVERIFY(isShare(way->accuracy.mean) && isShare(way->calibrationError));
    }
};

QTEST_APPLESS_MAIN(TestAnyTable)
#include "tst_anytable.moc"
