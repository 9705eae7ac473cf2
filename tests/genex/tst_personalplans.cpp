// SPDX-License-Identifier: GPL-3.0-or-later
#include "quicksettings.h"
#include "syntheticdata.h"

#include "common/random.h"
#include "genex/model.h"
#include "genex/personalvisits.h"
#include "genex/testcohort.h"
#include "genex/training.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace genex;
using namespace genex::method;

namespace {

TrainingSettings personalSettings()
{
    TrainingSettings settings = quickSettings();
    settings.selection = Selection::Personal;
    settings.startsFromCounts = true;
    settings.sharedSteps = 150;
    return settings;
}

/// Trained once: class = 2·f3 + f5, the rest is noise.
const Model& trained()
{
    static const Model model = [] {
        JobControl control;
        return train(inputFrom(twoTellAll(400, 8, 3, 5, 1), 1), personalSettings(), control).model;
    }();
    return model;
}

domain::Finding finding(const char* feature, bool isPresent)
{
    return {feature, isPresent ? domain::FindingState::Present : domain::FindingState::Absent, {}, {}};
}

std::vector<ValidationChoice> choicesOf(const Model& model)
{
    return model.manifest().choices;
}

std::vector<std::string> namesOf(const std::vector<domain::OrderItem>& order)
{
    std::vector<std::string> names;
    for (const domain::OrderItem& item : order)
        names.push_back(item.feature);
    return names;
}

} // namespace

class TestPersonalPlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTellingTestsArePlannedFirst()
    {
        const std::vector<domain::Finding> known{finding("f0", true)};
        const domain::Recommendation answer = trained().recommend(known);
        QCOMPARE(answer.selection, std::string("personal"));
        std::vector<std::string> all = namesOf(answer.order);
        all.insert(all.end(), answer.estimate.begin(), answer.estimate.end());
        QVERIFY(std::ranges::count(all, "f3") == 1 && std::ranges::count(all, "f5") == 1);
        for (const domain::OrderItem& item : answer.order)
            QVERIFY(item.expectedGain > 0);
    }

    void everyTestSaysWhatItsResultsWouldDo()
    {
        const std::vector<domain::Finding> known{finding("f0", true)};
        const domain::Explanation told = trained().explain({known, {"f3"}, {}, {}});
        const domain::OrderReason& f3 = told.reasons.front();
        QVERIFY(!f3.disease.empty());
        QCOMPARE(f3.outcomes.size(), std::size_t{2});
        QCOMPARE(f3.outcomes[0].result, std::string("present"));
        QVERIFY(std::abs(f3.outcomes[0].likelihood + f3.outcomes[1].likelihood - 1) < 1e-6);
        // It parts the two diseases: one result speaks for the one, the other for the other.
        const auto speaksFor = [](const domain::TestOutcome& outcome) {
            return outcome.disease > outcome.other;
        };
        QVERIFY(speaksFor(f3.outcomes[0]) != speaksFor(f3.outcomes[1]));
        // A recommendation says the same.
        const domain::Recommendation answer = trained().recommend(known);
        for (const domain::OrderItem& item : answer.order) {
            const domain::OrderReason alone = trained().explain({known, {item.feature}, {}, {}}).reasons[0];
            QCOMPARE(item.separates.empty(), alone.disease.empty());
            QCOMPARE(item.outcomes.size(), alone.outcomes.size());
        }
    }

    /// Of a number the ranges follow each other, and each is likely enough to be told.
    void aNumberSaysItInRanges()
    {
        JobControl control;
        const Model model = train(inputFrom(allKinds(400, 12, 1), 1), personalSettings(), control).model;
        const domain::Explanation told = model.explain({{}, {"f1", "f2"}, {}, {}});
        QVERIFY(!told.reasons[0].outcomes.empty() && !told.reasons[0].outcomes[0].isRange());
        const std::vector<domain::TestOutcome>& ranges = told.reasons[1].outcomes;
        QVERIFY(ranges.size() == 2 || ranges.size() == 3);
        double sum = 0;
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            QVERIFY(ranges[i].likelihood >= 0.02);
            sum += ranges[i].likelihood;
            QCOMPARE(ranges[i].from.has_value(), i > 0);
            QCOMPARE(ranges[i].to.has_value(), i + 1 < ranges.size());
            QVERIFY(i == 0 || ranges[i].from == ranges[i - 1].to);
            QVERIFY(!ranges[i].to || (*ranges[i].to > 40 && *ranges[i].to < 80)); // in its unit, around 60
        }
        QVERIFY(std::abs(sum - 1) < 1e-5);
    }

    /// Nor what would be shown as less than a tenth of a percent, unless hardly anything else is left, or it
    /// comes free with what is ordered.
    void whatAddsNothingIsNotInTheList()
    {
        TrainingSettings settings = personalSettings();
        settings.budgetFraction = 0.75;
        settings.leastGain = 0;
        JobControl control;
        const Model model = train(inputFrom(twoTellAll(400, 8, 3, 5, 1), 1), settings, control).model;
        const std::vector<std::vector<domain::Finding>> cases{
            {},
            {finding("f0", true)},
            {finding("f3", true)},
            {finding("f3", true), finding("f5", false)},
        };
        CaseContext panel;
        panel.efforts.tests.resize(8);
        panel.minutes.assign(8, 60);
        panel.stages.assign(8, domain::Stage::Laboratory);
        panel.panels.assign(8, "blood");
        for (TestEffort& effort : panel.efforts.tests)
            effort.panel = "blood";
        for (const std::vector<domain::Finding>& known : cases) {
            const domain::Recommendation answer = model.recommend(known);
            const std::size_t listed = answer.order.size() + answer.estimate.size();
            for (const domain::OrderItem& item : answer.order)
                QVERIFY2(item.expectedGain >= 5e-4 || listed <= 3, item.feature.c_str());
            const domain::Recommendation together = model.recommend(known, {}, panel);
            for (const domain::OrderItem& item : together.order)
                QVERIFY2(item.expectedGain > 0, item.feature.c_str());
        }
    }

    void whatIsKnownIsNeitherOrderedNorEstimated()
    {
        const std::vector<domain::Finding> known{finding("f3", true), finding("f0", false)};
        const domain::Recommendation answer = trained().recommend(known);
        QCOMPARE(std::ranges::count(namesOf(answer.order), "f3"), 0);
        QCOMPARE(answer.order.front().feature, std::string("f5"));
        QCOMPARE(std::ranges::count(answer.estimate, "f3"), 0);
    }

    void theSameQuestionHasTheSameAnswer()
    {
        const std::vector<domain::Finding> known{finding("f0", true)};
        QVERIFY(trained().recommend(known) == trained().recommend(known));
    }

    /// First the order; then, as estimates are not trusted, a second batch from what it showed; then the end.
    void aCaseGoesThroughItsVisits()
    {
        domain::CaseInput input;
        input.findings = {finding("f0", true)};
        const Budget two{.fraction = {}, .count = 2, .cost = {}};
        domain::Conclusion answer = trained().conclude(input, two);
        QCOMPARE(answer.stage, domain::CaseStage::AwaitingResults);
        int visits = 0;
        while (answer.stage != domain::CaseStage::Concluded) {
            QVERIFY(++visits <= 4);
            QVERIFY(!answer.order.empty());
            for (const std::string& test : answer.order)
                input.results.push_back(finding(test.c_str(), true));
            answer = trained().conclude(input, two);
        }
        QVERIFY(input.results.size() <= 2);
    }

    void estimatesAreNotTrustedOverWhatMustNotBeMissed()
    {
        domain::CaseInput input;
        input.findings = {finding("f0", true)};
        CaseContext context;
        context.efforts.tests.resize(8);
        context.stages.assign(8, domain::Stage::Bedside);
        context.minutes.assign(8, 5);
        context.cantMissFrom.assign(4, 0.0); // whatever its probability
        const domain::Recommendation order = trained().recommend(input.findings, {}, context);
        QCOMPARE(order.order.front().stage, domain::Stage::Bedside);
        QCOMPARE(order.order.front().minutes, 5);
        for (const domain::OrderItem& item : order.order)
            input.results.push_back(finding(item.feature.c_str(), true));
        const domain::Conclusion answer = trained().conclude(input, {}, context);
        QVERIFY(answer.stage == domain::CaseStage::FallBack || answer.abstains);
        QVERIFY(std::ranges::any_of(answer.concerns, [](const domain::Concern& concern) {
            return concern.code == "must_not_be_missed";
        }));
    }

    void aModelIsTheSameAfterSaving()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("model")).toStdString();
        trained().save(path);
        const Model loaded = Model::load(path);
        QCOMPARE(loaded.sha256(), trained().sha256());
        const std::vector<domain::Finding> known{finding("f1", false)};
        QVERIFY(loaded.recommend(known) == trained().recommend(known));
        QVERIFY(loaded.isPersonal());
    }

    /// As many as allowed, each once, nothing that is known; the second visit answers the first.
    void visitsSpendTheBudget()
    {
        const data::Dataset dataset = twoTellAll(60, 8, 3, 5, 9);
        std::vector<data::ObservedRow> patients;
        for (std::uint32_t row = 0; row < 60; ++row)
            patients.push_back({row, 0});
        const data::ObservationPool pool{{{0, 1}}};
        const TestCohort cohort(trained(), dataset, patients, pool);
        const PersonalVisits visits(trained(), cohort, 1, 2);
        const BatchChoice level = trained().levelFor({});
        for (const int count : {1, 2}) {
            const FeaturesOfPatients ordered = visits.inVisits(2, count, level);
            std::size_t right = 0;
            for (const std::vector<std::int64_t>& tests : ordered) {
                QCOMPARE(tests.size(), std::size_t(2));
                QVERIFY(tests[0] != tests[1]);
                QCOMPARE(std::ranges::count(tests, 0) + std::ranges::count(tests, 1), 0);
                right += std::ranges::count(tests, 3) + std::ranges::count(tests, 5) == 2 ? 1 : 0;
            }
            QVERIFY2(right > 54, std::to_string(right).c_str());
        }
        // Plans do not depend on how many are made at once.
        const PersonalVisits alone(trained(), cohort, 1, 1);
        QVERIFY(alone.inVisits(2, 2, level) == visits.inVisits(2, 2, level));
    }

    /// What can be asked within a minute is asked, or is not worth it, and so is what is invasive; what takes
    /// days is begun at once.
    void onlyWhatALaboratoryDoesWithinTheDayIsEstimated()
    {
        TrainingSettings settings = personalSettings();
        settings.budgetFraction = 0.75;
        settings.leastGain = 0;
        settings.thresholdRule = ThresholdRule::TopTenth;
        JobControl control;
        data::Dataset dataset = twoTellAll(400, 8, 3, 5, 1);
        Random random(3);
        for (std::size_t i = 0; i < dataset.values.size(); ++i) { // every test tells a little
            const bool isSo = random.bernoulli(0.75);
            dataset.values[i] = isSo == (dataset.labels[i / 8] >= 2) ? 1 : 0;
        }
        const Model model = train(inputFrom(dataset, 1), settings, control).model;
        const std::vector<domain::Finding> known{finding("f0", true)};
        CaseContext context;
        context.efforts.tests.resize(8);
        context.minutes.assign(8, 60);
        context.stages.assign(8, domain::Stage::Laboratory);
        QVERIFY(!model.recommend(known, {}, context).estimate.empty());
        context.stages.assign(8, domain::Stage::Bedside);
        QVERIFY(model.recommend(known, {}, context).estimate.empty());
        context.stages.assign(8, domain::Stage::Laboratory);
        context.minutes.assign(8, 2 * 24 * 60);
        QVERIFY(model.recommend(known, {}, context).estimate.empty());
        context.minutes.assign(8, 60);
        for (TestEffort& effort : context.efforts.tests)
            effort.invasiveness = 3;
        QVERIFY(model.recommend(known, {}, context).estimate.empty());
    }

    /// f1 and f2 tell four diseases apart, f5 two that only patients with f3 have: with f3 asked at the
    /// bedside, f5 waits. The first three tests of a plan never do.
    void whatFewWillNeedWaitsForTheBedside()
    {
        data::Dataset dataset = twoTellAll(400, 8, 3, 5, 1);
        Random random(3);
        for (std::size_t row = 0; row < 400; ++row) {
            const bool has3 = random.bernoulli(0.2);
            dataset.values[row * 8 + 3] = has3 ? 1 : 0;
            dataset.labels[row] = has3 ? (dataset.values[row * 8 + 5] > 0 ? 2 : 1) : 0;
        }
        TrainingSettings settings = personalSettings();
        settings.observedSize = 1;
        settings.budgetFraction = 0.75;
        settings.generator = GeneratorKind::None;
        settings.required = {"f1", "f2", "f6"};
        JobControl control;
        const Model model = train(inputFrom(dataset, 1), settings, control).model;
        CaseContext context;
        context.efforts.tests.resize(8);
        context.minutes.assign(8, 60);
        context.stages.assign(8, domain::Stage::Laboratory);
        const auto orders = [&](std::vector<domain::Finding> known) {
            const std::vector<std::string> names = namesOf(model.recommend(known, {}, context).order);
            return std::ranges::find(names, "f5") != names.end();
        };
        QVERIFY(orders({finding("f0", true)}));
        context.stages[3] = domain::Stage::Bedside;
        QVERIFY(!orders({finding("f0", true)}));
        QVERIFY(orders({finding("f0", true), finding("f3", true)}));
        context.minutes[5] = 2 * 24 * 60; // after the first results it would be too late
        QVERIFY(orders({finding("f0", true)}));
    }

    /// Half at ten times the threshold of one that must not be missed.
    void effortsCountLessWhereItIsUrgent()
    {
        CaseContext context;
        QCOMPARE(context.calmness(std::vector<float>{0.5F, 0.5F}), 1.0);
        context.cantMissFrom = {std::numeric_limits<double>::infinity(), 0.02};
        QVERIFY(std::abs(context.calmness(std::vector<float>{0.8F, 0.2F}) - 0.5) < 1e-6);
        QCOMPARE(context.calmness(std::vector<float>{1.0F, 0.0F}), 1.0);
    }

    /// What validation data decided stands in the model, its card and its file.
    void whatIsChosenOnValidationDataIsSaid()
    {
        TrainingSettings settings = personalSettings();
        settings.choosesOnValidation = true;
        settings.generatorTraining = GeneratorTraining::Proposal;
        settings.buckets = 2;
        const data::Dataset dataset = twoTellAll(200, 8, 3, 5, 1);
        JobControl control;
        const Model model = train(inputFrom(dataset, 1), settings, control).model;
        std::vector<std::string> names;
        for (const ValidationChoice& choice : choicesOf(model)) {
            names.push_back(choice.setting);
            QVERIFY(choice.tried.size() >= 2);
            QVERIFY(std::ranges::count(choice.tried, choice.taken, &ValidationChoice::Tried::value) == 1);
            for (const ValidationChoice::Tried& tried : choice.tried)
                QVERIFY(std::isfinite(tried.loss) && tried.loss >= 0);
            QVERIFY(model.card().find(choice.setting + " = ") != std::string::npos);
        }
        QCOMPARE(names, (std::vector<std::string>{"starts_from_counts", "buckets", "common_weight",
                                                  "generated_courses"}));
        QCOMPARE(model.settings().buckets, model.buckets());
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("model")).toStdString();
        model.save(path);
        QVERIFY(choicesOf(Model::load(path)) == choicesOf(model));
        // Nothing is chosen where the batch is the bucket's.
        settings.selection = Selection::Bucket;
        QVERIFY(choicesOf(train(inputFrom(dataset, 1), settings, control).model).empty());
    }

    /// The same settings give the same model, whoever chose them.
    void coursesOfTheGeneratorAreDrawnAlike()
    {
        TrainingSettings settings = personalSettings();
        settings.generatorTraining = GeneratorTraining::Proposal;
        settings.generatedCourses = 0.5;
        settings.commonWeight = 1;
        JobControl control;
        const Model model = train(inputFrom(twoTellAll(300, 8, 3, 5, 1), 1), settings, control).model;
        const std::vector<domain::Finding> known{finding("f0", true)};
        const domain::Recommendation answer = model.recommend(known);
        QVERIFY(answer == model.recommend(known));
        QVERIFY(!answer.order.empty());
        for (const domain::OrderItem& item : answer.order)
            QVERIFY(std::isfinite(item.expectedGain));
    }

    void aBudgetIsSpentInEvenParts()
    {
        QCOMPARE(spentBy(1, 2, 5, false), 3.0);
        QCOMPARE(spentBy(2, 2, 5, false), 5.0);
        QCOMPARE(spentBy(1, 4, 8, false), 2.0);
        QCOMPARE(spentBy(1, 2, 5, true), 2.5);
    }
};

QTEST_APPLESS_MAIN(TestPersonalPlans)
#include "tst_personalplans.moc"
