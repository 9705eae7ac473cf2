// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "trainingfixture.h"

#include "genex/device.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace genex;
using namespace genex::method;

namespace {

std::set<std::string> setOf(const std::vector<std::string>& list)
{
    return {list.begin(), list.end()};
}

} // namespace

/// What a training chooses, learns and says.
class TestTraining : public QObject
{
    Q_OBJECT

private:
    TrainingFixture m_fixture;

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    // --- what is chosen

    void theTellingTestsAreChosen_data()
    {
        QTest::addColumn<int>("generator");
        QTest::newRow("no generator") << static_cast<int>(GeneratorKind::None);
        QTest::newRow("pooled") << static_cast<int>(GeneratorKind::Pooled);
    }
    void theTellingTestsAreChosen()
    {
        QFETCH(const int, generator);
        TrainingSettings settings = quickSettings();
        settings.generator = static_cast<GeneratorKind>(generator);
        settings.deltaConstant =
            0.8; // by the formula a telling test may lose: an expert is sure of drawn values, too
        settings.sharedSteps = 150;
        settings.budgetFraction = 2.0 / 12;
        const TrainingOutcome outcome = TrainingFixture::train(twoTellAll(600, 12, 4, 9, 2), settings);
        QVERIFY(!outcome.summary.buckets.empty());
        for (const BucketSummary& bucket : outcome.summary.buckets)
            QCOMPARE(setOf({bucket.order.at(0), bucket.order.at(1)}), (std::set<std::string>{"f4", "f9"}));
    }

    /// Patients who know some of the batch already can still be ordered as many tests as the budget allows.
    void aBatchIsLongEnoughForWhoKnowsSomeOfIt()
    {
        TrainingSettings settings = quickSettings();
        settings.generator = GeneratorKind::None;
        settings.observedSize = 4;
        settings.pools = 3;
        settings.budgetFraction = 4.0 / 12;
        settings.exploration = 1; // no pick is left out for want of a gain
        const Model model = TrainingFixture::train(twoTellAll(600, 12, 4, 9, 2), settings).model;
        for (int b = 0; b < model.buckets(); ++b) {
            QVERIFY(model.batch(b).size() > 4);
            double orders = 0;
            for (const data::FeatureSet& set : model.pools().sets) {
                const std::vector<std::int64_t> known(set.begin(), set.end());
                const BatchChoice choice = model.choose(b, {}, known);
                QVERIFY(choice.ordered.size() <= 4);
                for (const std::int64_t test : choice.ordered)
                    QVERIFY(std::ranges::find(known, test) == known.end());
                orders += static_cast<double>(choice.ordered.size()) / 3;
            }
            QVERIFY2(orders > 3, std::to_string(orders).c_str());
            QCOMPARE(model.choose(b, {}).ordered.size(), std::size_t{4});
        }
    }

    void tellingCategoriesAreChosenFirst()
    {
        TrainingSettings settings = quickSettings();
        settings.sharedSteps = 200;
        settings.observedSize = 0;
        settings.deltaConstant = 0.8;
        settings.forbidden = {"f2", "f3"}; // which say nearly the same as f1
        const TrainingOutcome outcome = TrainingFixture::train(allKinds(600, 12, 3), settings);
        for (const BucketSummary& bucket : outcome.summary.buckets) {
            QVERIFY(bucket.order.size() >= 2);
            QCOMPARE(setOf({bucket.order[0], bucket.order[1]}), (std::set<std::string>{"f0", "f1"}));
        }
        QVERIFY2(TrainingFixture::accuracyOf(outcome.model, allKinds(600, 12, 3)) > 0.85,
                 "all kinds of features are used");
    }

    void forbiddenTestsAreNeverChosen()
    {
        TrainingSettings settings = quickSettings();
        settings.sharedSteps = 150;
        settings.forbidden = {"f4"};
        settings.exploration = 0.3;
        const TrainingOutcome outcome = TrainingFixture::train(twoTellAll(600, 12, 4, 9, 2), settings);
        QVERIFY(!outcome.summary.buckets.empty());
        for (const BucketSummary& bucket : outcome.summary.buckets) {
            QVERIFY(!bucket.order.empty());
            QVERIFY(!setOf(bucket.order).contains("f4"));
        }
    }

    void requiredTestsComeFirst()
    {
        TrainingSettings settings = quickSettings();
        settings.sharedSteps = 150;
        settings.generator = GeneratorKind::None;
        settings.required = {"f7", "f2"};
        const TrainingOutcome outcome = TrainingFixture::train(twoTellAll(600, 12, 4, 9, 2), settings);
        QVERIFY(!outcome.summary.buckets.empty());
        for (const BucketSummary& bucket : outcome.summary.buckets) {
            QVERIFY(bucket.order.size() >= 3);
            QCOMPARE(bucket.order[0], std::string("f7"));
            QCOMPARE(bucket.order[1], std::string("f2"));
            QVERIFY(bucket.order[2] == "f4" || bucket.order[2] == "f9");
        }
    }

    void explorationChangesPicks()
    {
        TrainingSettings settings = quickSettings();
        settings.sharedSteps = 150;
        settings.budgetFraction = 2.0 / 12;
        settings.observedSize = 0;
        settings.exploration = 1;
        std::set<std::string> seen;
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            settings.seed = seed;
            for (const BucketSummary& bucket :
                 TrainingFixture::train(twoTellAll(600, 12, 4, 9, 2), settings).summary.buckets) {
                QCOMPARE(bucket.order.size(), std::size_t{2}); // ends by the budget alone
                seen.insert(bucket.order.begin(), bucket.order.end());
            }
        }
        QVERIFY(seen.size() > 4); // twelve picks of twelve tests
    }

    void aBatchEndsWhereNothingHelps()
    {
        TrainingSettings settings = quickSettings();
        settings.generator = GeneratorKind::None;
        settings.sharedSteps = 400;
        settings.exchangedShare = 0; // with exchanged values nothing is ever quite certain
        settings.weightDecay = 3;    // what says nothing has no weight
        settings.budgetFraction = 1;
        settings.buckets = 1;
        const auto batch = TrainingFixture::train(twoTellAll(1000, 12, 4, 9, 2), settings).model.batch(0);
        QVERIFY2(batch.size() >= 2 && batch.size() < 12, std::to_string(batch.size()).c_str());
    }

    // --- money

    void moneyAndPanelsAreRespected()
    {
        TrainingInput input = inputFrom(twoTellAll(600, 12, 4, 9, 2), 5);
        Prices prices = Prices::counting(12);
        prices.currency = "EUR";
        prices.full = {1, 1, 1, 1, 10, 1, 1, 1, 1, 10, 1, 1};
        prices.inPanel = prices.full;
        prices.panel[4] = prices.panel[9] = 0;
        prices.inPanel[4] = prices.inPanel[9] = 2;
        prices.panelNames = {"blood"};
        input.prices = prices;
        TrainingSettings settings = quickSettings();
        settings.sharedSteps = 150;
        settings.generator = GeneratorKind::None;
        settings.budgetCost = 12.5; // 10 + 2: both, since they share a panel
        const TrainingOutcome both = TrainingFixture::train(input, settings);
        QCOMPARE(both.model.prices(), prices);
        for (int b = 0; b < both.model.buckets(); ++b) {
            const std::set<std::int64_t> batch(both.model.batch(b).begin(), both.model.batch(b).end());
            QVERIFY(prices.total(both.model.choose(b, {}).ordered) <= 12.5);
            QVERIFY(batch.contains(4) && batch.contains(9));
        }
        settings.budgetCost = 11.5; // not both any more
        const TrainingOutcome one = TrainingFixture::train(input, settings);
        for (int b = 0; b < one.model.buckets(); ++b) {
            const std::vector<std::int64_t> ordered = one.model.choose(b, {}).ordered;
            const std::set<std::int64_t> batch(ordered.begin(), ordered.end());
            QVERIFY(prices.total(ordered) <= 11.5);
            QVERIFY(!(batch.contains(4) && batch.contains(9)));
        }
        settings.budgetCost = 0.5;
        for (int b = 0; b < one.model.buckets(); ++b)
            QVERIFY(TrainingFixture::train(input, settings).model.batch(b).empty());
    }

    void aGainIsHeldAgainstItsPrice()
    {
        TrainingInput input = inputFrom(twoTellAll(600, 12, 4, 9, 2), 5);
        TrainingSettings settings = quickSettings();
        settings.sharedSteps = 150;
        settings.generator = GeneratorKind::None;
        settings.budgetCost = 60;
        for (const std::size_t dear : {std::size_t{4}, std::size_t{9}}) {
            Prices prices = Prices::counting(12);
            prices.full[dear] = prices.inPanel[dear] = 50;
            input.prices = prices;
            const std::vector<BucketSummary> buckets =
                TrainingFixture::train(input, settings).summary.buckets;
            QVERIFY(!buckets.empty());
            for (const BucketSummary& bucket : buckets)
                QCOMPARE(bucket.order.at(0), std::string(dear == 4 ? "f9" : "f4"));
        }
    }

    /// Every test takes one of the budget, so the most telling ones are taken whatever they cost.
    void pricesDoNotMatterWhereTestsAreCounted()
    {
        TrainingInput input = inputFrom(twoTellAll(600, 12, 4, 9, 2), 5);
        TrainingSettings settings = quickSettings();
        settings.generator = GeneratorKind::None;
        settings.deltaConstant = 0.8;
        settings.sharedSteps = 150;
        settings.budgetFraction = 2.0 / 12;
        const TrainingOutcome free = TrainingFixture::train(input, settings);
        input.prices = Prices::counting(12);
        input.prices->currency = "EUR";
        for (const std::size_t telling : {4, 9})
            input.prices->full[telling] = input.prices->inPanel[telling] = 1e6;
        const TrainingOutcome counted = TrainingFixture::train(input, settings);
        QVERIFY(!counted.summary.buckets.empty());
        QCOMPARE(counted.summary.buckets.size(), free.summary.buckets.size());
        for (std::size_t b = 0; b < counted.summary.buckets.size(); ++b) {
            const std::vector<std::string>& order = counted.summary.buckets[b].order;
            QCOMPARE(setOf({order.at(0), order.at(1)}), (std::set<std::string>{"f4", "f9"}));
            QCOMPARE(order, free.summary.buckets[b].order);
        }
    }

    // --- what a run says of itself

    void summaryCountsWhatWasUsed()
    {
        const TrainingOutcome outcome = TrainingFixture::train(m_fixture.input, quickSettings());
        const TrainingSummary& summary = outcome.summary;
        const auto rowsOf = [&](data::Part part) {
            return static_cast<std::int64_t>(m_fixture.input.split.rowsOf(part).size());
        };
        QCOMPARE(summary.rows, std::int64_t{150});
        QCOMPARE(summary.trainingRows, rowsOf(data::Part::Training));
        QCOMPARE(summary.validationRows, rowsOf(data::Part::Validation));
        QCOMPARE(summary.testRows, rowsOf(data::Part::Test));
        QCOMPARE(summary.trainingRows + summary.validationRows + summary.testRows, std::int64_t{150});
        QVERIFY(std::abs(summary.trainingRows - 105) <= 2); // 70 %
        QCOMPARE(summary.seed, std::uint64_t{5});
        QCOMPARE(summary.device, std::string("cpu"));
        QVERIFY(summary.skew > 0 && summary.skew <= 1);
        QVERIFY(summary.conicity >= -1 && summary.conicity <= 1);
        QVERIFY(summary.scoringShare > 0 && summary.scoringShare < 1);
        std::int64_t patients = 0;
        for (std::size_t b = 0; b < summary.buckets.size(); ++b) {
            patients += summary.buckets[b].patients;
            QVERIFY(summary.buckets[b].order.size() <= 5); // a quarter of 12, and some for who knows them
            QCOMPARE(outcome.model.batch(static_cast<int>(b)).size(), summary.buckets[b].order.size());
        }
        QVERIFY(std::abs(patients - summary.trainingRows) <= 2);
    }

    void theTestPartIsNotLookedAt()
    {
        TrainingInput spoiled = m_fixture.input;
        for (const std::size_t row : m_fixture.input.split.rowsOf(data::Part::Test)) {
            spoiled.dataset.labels[row] = 0;
            for (std::size_t f = 0; f < 12; ++f)
                spoiled.dataset.values[row * 12 + f] = f % 4 == 2 ? 1000.0F : 1.0F;
        }
        QCOMPARE(TrainingFixture::train(spoiled, quickSettings()).model.sha256(),
                 TrainingFixture::train(m_fixture.input, quickSettings()).model.sha256());
        // Validation data decide about plans, and about nothing in the networks.
        for (const std::size_t row : m_fixture.input.split.rowsOf(data::Part::Validation))
            spoiled.dataset.labels[row] = 0;
        const TensorFile other =
            decodeTensorFile(m_fixture.bytesOf(TrainingFixture::train(spoiled, quickSettings())), "model");
        const TensorFile usual = m_fixture.trainedFile(quickSettings());
        QVERIFY(other.tensors == usual.tensors);
        QVERIFY(other.metadata.at("manifest") != usual.metadata.at("manifest"));
    }

    // --- what cannot be

    void impossibleRequestsAreRefused()
    {
        const auto complaint = [&](auto&& spoil) {
            TrainingSettings settings = quickSettings();
            TrainingInput input = m_fixture.input;
            spoil(settings, input);
            const Error error = failureOf([&] { return TrainingFixture::train(input, settings); });
            return error.code == ErrorCode::InvalidInput ? error.message.english()
                                                         : "another error: " + error.message.english();
        };
        const auto names = [&](const char* word, auto&& spoil) {
            const std::string message = complaint(spoil);
            if (message.find(word) == std::string::npos)
                qWarning("%s", message.c_str());
            return message.find(word) != std::string::npos;
        };
        QVERIFY(names("\"buckets\"", [](auto& s, auto&) { s.buckets = 3; }));
        QVERIFY(names("\"observed_size\"", [](auto& s, auto&) { s.observedSize = 13; }));
        QVERIFY(names("abacus", [](auto& s, auto&) { s.device = "abacus"; }));
        QVERIFY(names("Unknown device", [](auto& s, auto&) { s.device = "privateuseone:0"; }));
        QVERIFY(names("\"f99\"", [](auto& s, auto&) { s.required = {"f99"}; }));
        QVERIFY(names("\"f99\"", [](auto& s, auto&) { s.forbidden = {"f99"}; }));
        QVERIFY(names("\"f1\"", [](auto& s, auto&) { s.required = s.forbidden = {"f1"}; }));
        QVERIFY(names("\"f1\"", [](auto& s, auto&) { s.required = {"f1", "f1"}; }));
        QVERIFY(names("exceed the budget", [](auto& s, auto&) { s.required = {"f1", "f2", "f3", "f4"}; }));
        QVERIFY(names("price", [](auto&, auto& i) {
            i.prices = Prices::counting(12);
            i.prices->full[3] = -1;
        }));
        QVERIFY(names("price", [](auto&, auto& i) { i.prices = Prices::counting(11); }));
        QVERIFY(names("\"f0\"", [](auto&, auto& i) { i.dataset.values[0] = 0.5F; }));
        QVERIFY(names("twice", [](auto&, auto& i) { i.dataset.features[1].id = "f0"; }));
    }

    void nothingObservedAndNothingAllowedStillWorks()
    {
        TrainingSettings settings = quickSettings();
        settings.observedSize = 0;
        settings.budgetFraction = 0;
        settings.sharedSteps = 0;
        settings.generatorSteps = 0;
        const TrainingOutcome outcome = TrainingFixture::train(m_fixture.input, settings);
        QCOMPARE(outcome.model.buckets(), 1); // without findings all patients look alike
        QVERIFY(outcome.model.batch(0).empty());
        QVERIFY(outcome.model.plans().empty());
        QVERIFY(outcome.model.recommend({}).order.empty());
    }

    // --- how networks are trained

    void everyStepDrawsOtherPatients()
    {
        // Eight patients alone would not tell what the four classes are.
        TrainingSettings settings = quickSettings();
        settings.buckets = 1;
        settings.sharedSteps = 400;
        settings.batchSize = 8;
        settings.budgetFraction = 0;
        const data::Dataset dataset = twoTellAll(300, 12, 4, 9, 2);
        const double accuracy =
            TrainingFixture::accuracyOf(TrainingFixture::train(dataset, settings).model, dataset);
        QVERIFY2(accuracy > 0.9, std::to_string(accuracy).c_str());
    }

    void theLearningRateFallsOverTheSteps()
    {
        // One pass over constant gradients: without data (all labels alike, nothing shown) Adam moves a
        // parameter by the rate at every step, so that what the steps come to is the sum of the rates. 0.1 +
        // 0.9·(1 + cos(π t/T))/2 for t = 0 … T−1 sums to 0.1·T + 0.45·(T + 1) = 11.45 for T = 20.
        data::Dataset dataset = twoTellAll(60, 4, 0, 1, 3);
        TrainingSettings settings = quickSettings();
        settings.generator = GeneratorKind::None;
        settings.buckets = 1;
        settings.hidden = 1;
        settings.observedSize = 0;
        settings.revealFraction = 0;
        settings.budgetFraction = 0;
        settings.bucketSteps = 0;
        settings.labelSmoothing = 0;
        settings.weightDecay = 0;
        settings.learningRate = 1e-5;
        for (std::size_t r = 0; r < dataset.rows(); ++r) // class 0 nearly always: its gradient hardly changes
            dataset.labels[r] = r < 15 ? static_cast<int>(r % 4) : 0;
        const auto biasOf = [&](int steps) {
            settings.sharedSteps = steps;
            const Model model = TrainingFixture::train(dataset, settings).model;
            return model.logits(std::vector<float>(4, std::nanf("")), std::vector<int>{0})[0];
        };
        const double start = biasOf(0);
        const double one = biasOf(1) - start; // one step at the full rate
        const double twenty = biasOf(20) - start;
        QVERIFY(one > 0);
        QVERIFY2(std::abs(twenty / one - 11.45) < 0.4, std::to_string(twenty / one).c_str());
    }

    void stepsAfterAPickChangeTheExpert()
    {
        TrainingSettings settings = quickSettings();
        settings.required = {"f6"}; // the same pick with and without
        settings.budgetFraction = 1.0 / 12;
        const TensorFile two = m_fixture.trainedFile(settings);
        settings.stepsAfterPick = 0;
        const TensorFile none = m_fixture.trainedFile(settings);
        QCOMPARE(two.tensors.at("bucket.0.order"), none.tensors.at("bucket.0.order"));
        QVERIFY(two.tensors.at("bucket.0.expert.hidden_weight") !=
                none.tensors.at("bucket.0.expert.hidden_weight"));
        QVERIFY(two.tensors.at("bucket.0.generator.code_weight") !=
                none.tensors.at("bucket.0.generator.code_weight"));
        settings.stepsAfterPick = 2;
        settings.trainsOnSurrogate = false;
        QVERIFY(m_fixture.trainedFile(settings).tensors.at("bucket.0.expert.hidden_weight") !=
                two.tensors.at("bucket.0.expert.hidden_weight"));
    }

    void rowsThatRepeatCountAsTheSettingsSay()
    {
        // Two different patients: one stands in the table 190 times, the other ten times.
        data::Dataset dataset = twoTellAll(200, 4, 0, 1, 3);
        for (std::size_t r = 0; r < 200; ++r) {
            for (std::size_t f = 0; f < 4; ++f)
                dataset.values[r * 4 + f] = r < 190 ? 1 : 0;
            dataset.labels[r] = r < 190 ? 0 : 1;
        }
        TrainingInput input = inputFrom(twoTellAll(200, 4, 0, 1, 3), 5);
        input.dataset = dataset;
        input.split.parts.assign(200, data::Part::Training);
        input.split.parts[0] = data::Part::Validation;
        input.split.parts[199] = data::Part::Test;
        TrainingSettings settings = quickSettings();
        settings.buckets = 1;
        settings.observedSize = 0;
        settings.budgetFraction = 0;
        settings.revealFraction = 0; // nothing is ever known: what is learned is how frequent the classes are
        settings.sharedSteps = 300;
        settings.labelSmoothing = 0;
        const auto oddsOf = [&](double power) {
            settings.repetitionPower = power;
            const std::vector<float> logits =
                TrainingFixture::train(input, settings)
                    .model.logits(std::vector<float>(4, std::nanf("")), std::vector<int>{0});
            return std::exp(static_cast<double>(logits[0] - logits[1]));
        };
        QVERIFY2(std::abs(std::log(oddsOf(1) / 21)) < 0.5, std::to_string(oddsOf(1)).c_str()); // 189 to 9
        QVERIFY2(std::abs(std::log(oddsOf(0))) < 0.3, std::to_string(oddsOf(0)).c_str());      // one to one
    }

    void everyBucketHasNetworksOfItsOwn()
    {
        const TensorFile file = m_fixture.trainedFile(quickSettings());
        for (const char* name : {"expert.hidden_weight", "expert.tail.0.weight", "generator.encoder_weight"})
            QVERIFY2(file.tensors.at(std::string("bucket.0.") + name) !=
                         file.tensors.at(std::string("bucket.1.") + name),
                     name);
    }

    // --- where O comes from

    void observationsFromAColumn()
    {
        TrainingInput input = m_fixture.input;
        input.observations = data::GivenObservations{{{{0, 1}, {2}, {}}}, {}};
        for (std::uint32_t r = 0; r < 150; ++r)
            input.observations->setOfRow.push_back(r % 3);
        input.observedColumn = "seen";
        const TrainingOutcome outcome = TrainingFixture::train(input, quickSettings());
        QCOMPARE(outcome.model.observedColumn(), std::string("seen"));
        QVERIFY(outcome.model.pools().sets.empty()); // they are the table's
        std::int64_t patients = 0;
        for (const BucketSummary& bucket : outcome.summary.buckets)
            patients += bucket.patients;
        QVERIFY(std::abs(patients - outcome.summary.trainingRows) <= 2); // each row with its own set alone
        outcome.model.save(m_fixture.path("given"));
        QCOMPARE(Model::load(m_fixture.path("given")).observedColumn(), std::string("seen"));
        QVERIFY(outcome.model.sha256() !=
                TrainingFixture::train(m_fixture.input, quickSettings()).model.sha256());
    }

    void complaintsAreRemembered()
    {
        TrainingInput input = m_fixture.input;
        const std::string name = input.dataset.features.front().id;
        input.complaints = data::ComplaintRule{{}, {name}, false, data::Telling::Rarity};
        input.observations = data::GivenObservations{{{{0}}}, std::vector<std::uint32_t>(150, 0)};
        const TrainingOutcome outcome = TrainingFixture::train(input, quickSettings());
        QVERIFY(outcome.model.pools().sets.empty()); // they are drawn again with the table
        outcome.model.save(m_fixture.path("told"));
        QCOMPARE(Model::load(m_fixture.path("told")).complaints(), input.complaints);
        QVERIFY(outcome.model.card().find("three to five of 1 present complaints\n") != std::string::npos);
    }

    void theSizeOfOFollowsTheTable()
    {
        TrainingSettings settings = quickSettings();
        settings.observedSize = -1;
        const Model model = TrainingFixture::train(m_fixture.input, settings).model;
        QCOMPARE(model.settings().observedSize, 2); // 15 % of 12, rounded up
        for (const data::FeatureSet& set : model.pools().sets)
            QCOMPARE(set.size(), std::size_t{2});
    }

    // --- plans

    void plansStandInTheModel()
    {
        TrainingSettings settings = quickSettings();
        settings.budgetFraction = 0.5;
        settings.sharedSteps = 100;
        const Model model = TrainingFixture::train(m_fixture.input, settings).model;
        std::vector<double> budgets;
        for (const BudgetPlan& plan : model.plans()) {
            budgets.push_back(plan.budget);
            QCOMPARE(plan.estimated.size(), static_cast<std::size_t>(model.buckets()));
            QVERIFY(plan.temperature >= 0.1 && plan.temperature <= 10);
            for (int b = 0; b < model.buckets(); ++b) {
                const BatchChoice choice =
                    model.choose(b, {.fraction = {}, .count = std::llround(plan.budget), .cost = {}});
                QVERIFY(choice.ordered.size() + choice.estimated.size() <=
                        static_cast<std::size_t>(plan.budget));
                QVERIFY(4 * choice.estimated.size() <= 3 * static_cast<std::size_t>(plan.budget));
            }
        }
        QCOMPARE(budgets, (std::vector<double>{1, 2, 3, 4, 5, 6})); // every twentieth of 12: 0.6, 1.2, …
    }

    void withoutAGeneratorNothingIsEstimated()
    {
        TrainingSettings settings = quickSettings();
        settings.generator = GeneratorKind::None;
        const Model model = TrainingFixture::train(m_fixture.input, settings).model;
        QVERIFY(!model.hasGenerator());
        for (const BudgetPlan& plan : model.plans()) {
            for (const auto& estimated : plan.estimated)
                QVERIFY(estimated.empty());
        }
    }
};

QTEST_APPLESS_MAIN(TestTraining)
#include "tst_training.moc"
