// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "modelbyhand.h"
#include "modelfixture.h"
#include "syntheticdata.h"

#include "common/version.h"
#include "genex/device.h"
#include "genex/testcohort.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <set>

using namespace genex;
using namespace genex::method;
using domain::Finding;

namespace {

TrainingSettings modelSettings()
{
    TrainingSettings settings = quickSettings();
    settings.seed = 9;
    settings.buckets = 4;
    settings.hidden = 12;
    settings.sharedSteps = 80;
    settings.bucketSteps = 20;
    settings.budgetFraction = 0.34;
    settings.observedSize = 3;
    return settings;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-4;
}

} // namespace

/// Recommendations: from findings to the order list.
class TestModel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ModelFixture> m_fixture;

    const Model& model() const { return m_fixture->model; }

private Q_SLOTS:
    void initTestCase()
    {
        setThreads(1);
        m_fixture = std::make_unique<ModelFixture>(trainedModel(mixedWithGaps(300, 12, 1), modelSettings()));
    }

    void theSameFindingsGiveTheSameAnswer()
    {
        const std::vector<Finding> findings{Finding::absent("f1"), Finding::present("f4")};
        const std::vector<Finding> reversed{findings[1], findings[0]};
        const domain::Recommendation answer = model().recommend(findings);
        QVERIFY(model().recommend(findings) == answer);
        QVERIFY(model().recommend(reversed) == answer);
        QCOMPARE(answer.modelSha256, model().sha256());
        QCOMPARE(answer.programVersion, std::string(kProgramVersion));
        QCOMPARE(answer.seed, std::uint64_t{9});
    }

    void numbersByHand_data()
    {
        QTest::addColumn<int>("budget");
        QTest::newRow("all that the model was trained for") << 4;
        QTest::newRow("half of it") << 2;
    }
    void numbersByHand()
    {
        QFETCH(const int, budget);
        const std::vector<Finding> findings{Finding::absent("f3"), Finding::present("f4"),
                                            Finding::measured("f5", 510)};
        // With temperatures that are not 1 and batches of which nothing is estimated.
        const Model changed = m_fixture->withManifest([](nlohmann::json& manifest) {
            manifest["observed"]["temperature"] = 1.7;
            for (nlohmann::json& plan : manifest["plans"]) {
                plan["temperature"] = 0.5 + 0.1 * plan["budget"].get<double>();
                for (nlohmann::json& list : plan["estimated"])
                    list = nlohmann::json::array();
            }
        });
        const ModelByHand::Temperatures temperatures{1.7, 0.5 + 0.1 * budget};
        const domain::Recommendation answer =
            changed.recommend(findings, {.fraction = {}, .count = budget, .cost = {}});
        const TensorFile file = m_fixture->file();
        const ModelByHand byHand(file, answer.bucket);
        QVERIFY(std::abs(byHand.gapShare() - 0.2) < 0.1); // every fifth value of the table is missing
        ModelByHand::Row patient(12);
        patient[3] = -1;
        patient[4] = 1;
        patient[5] = (510 - file.tensors.at("encoding.mean").to<float>()[5]) /
                     file.tensors.at("encoding.scale").to<float>()[5];
        QCOMPARE(std::int64_t{answer.bucket}, bucketByHand(file, patient));

        const std::vector<double> now = byHand.probabilities(patient, temperatures.now);
        QVERIFY(isNear(answer.confidenceNow, *std::max_element(now.begin(), now.end())));
        std::vector<std::size_t> tests;
        double loss = byHand.expect(patient, tests, temperatures).loss;
        QVERIFY(!answer.order.empty() && static_cast<int>(answer.order.size()) <= budget);
        QVERIFY(std::ranges::is_sorted(answer.order, std::greater<>(), &domain::OrderItem::expectedGain));
        for (const std::int64_t test :
             changed.batch(answer.bucket)) { // gains are those in the bucket's order
            const auto item =
                std::ranges::find(answer.order, "f" + std::to_string(test), &domain::OrderItem::feature);
            if (item == answer.order.end())
                continue;
            tests.push_back(static_cast<std::size_t>(test));
            const double after = byHand.expect(patient, tests, temperatures).loss;
            QVERIFY2(isNear(item->expectedGain, std::max(0.0, loss - after)), item->feature.c_str());
            QCOMPARE(item->price, 1.0);
            loss = after;
        }
        QCOMPARE(tests.size(), answer.order.size());
        const ModelByHand::Expected expected = byHand.expect(patient, tests, temperatures);
        QVERIFY(isNear(answer.confidenceExpected, expected.confidence));
        for (const domain::Likelihood& likelihood : answer.differential) {
            const auto c = static_cast<std::size_t>(std::ranges::find(model().classes(), likelihood.disease) -
                                                    model().classes().begin());
            QVERIFY(isNear(likelihood.now, now[c]));
            QVERIFY(isNear(likelihood.expected, expected.probabilities[c]));
        }
    }

    void everyLikelyClassIsHeardAmongTheReferencePatients()
    {
        // Four buckets share some two hundred patients; one bucket alone has more than 64.
        TrainingSettings settings = modelSettings();
        settings.buckets = 1;
        settings.sharedSteps = 60;
        settings.generator = GeneratorKind::None;
        const ModelFixture fixture(trainedModel(mixedWithGaps(300, 12, 1), settings));
        const ModelByHand byHand(fixture.file(), 0);
        QVERIFY(byHand.references() > 150);
        const Model plain = fixture.withManifest([](nlohmann::json& manifest) {
            manifest["observed"]["temperature"] = 1;
            for (nlohmann::json& plan : manifest["plans"])
                plan["temperature"] = 1;
        });
        const domain::Recommendation answer = plain.recommend(std::vector{Finding::present("f0")});
        ModelByHand::Row patient(12);
        patient[0] = 1;
        std::vector<std::size_t> tests;
        for (const domain::OrderItem& item : answer.order)
            tests.push_back(std::stoul(item.feature.substr(1)));
        QVERIFY(isNear(answer.confidenceExpected, byHand.expect(patient, tests, {}).confidence));
        // What is expected of a batch is in the mean what is believed before it, as far as the expert is
        // calibrated.
        for (const domain::Likelihood& likelihood : answer.differential)
            QVERIFY2(std::abs(likelihood.expected - likelihood.now) < 0.15, likelihood.disease.c_str());
    }

    void theBucketFollowsWhatIsKnown()
    {
        const TensorFile file = m_fixture->file();
        std::set<int> seen;
        for (std::size_t f = 0; f < 12; ++f) {
            const data::FeatureColumn& feature = model().features()[f];
            if (feature.kind != data::FeatureKind::Binary)
                continue;
            for (const bool isPresent : {false, true}) {
                ModelByHand::Row patient(12);
                patient[f] = isPresent ? 1 : -1;
                const int bucket =
                    model().recommend(std::vector{findingOf(feature, isPresent ? 1 : 0)}).bucket;
                QCOMPARE(std::int64_t{bucket}, bucketByHand(file, patient));
                seen.insert(bucket);
            }
        }
        QVERIFY(seen.size() > 1);
    }

    void emptyFindingsGetAnAnswer()
    {
        const domain::Recommendation answer = model().recommend({});
        QVERIFY(!answer.order.empty() || !answer.estimate.empty());
        QCOMPARE(answer.differential.size(), std::size_t{4});
        double now = 0;
        double expected = 0;
        for (const domain::Likelihood& likelihood : answer.differential) {
            now += likelihood.now;
            expected += likelihood.expected;
        }
        QVERIFY(isNear(now, 1) && isNear(expected, 1));
        QCOMPARE(answer.confidenceNow, answer.differential.front().now);
        QCOMPARE(answer.concerns.size(), std::size_t{1});
        QCOMPARE(answer.concerns[0].code, std::string("too_few_findings"));
        QVERIFY(model().recommend(std::vector{Finding::present("f0")}).concerns.empty() ||
                model().recommend(std::vector{Finding::present("f0")}).concerns[0].code !=
                    "too_few_findings");
    }

    void theLikeliestNowStandsFirst()
    {
        bool wouldDifferByExpected = false;
        for (const data::FeatureColumn& feature : model().features()) {
            if (feature.kind != data::FeatureKind::Binary)
                continue;
            for (const Finding& finding : {Finding::present(feature.id), Finding::absent(feature.id)}) {
                const auto differential = model().recommend(std::vector{finding}).differential;
                QVERIFY(std::ranges::is_sorted(differential, std::greater<>(), &domain::Likelihood::now));
                wouldDifferByExpected =
                    wouldDifferByExpected ||
                    !std::ranges::is_sorted(differential, std::greater<>(), &domain::Likelihood::expected);
            }
        }
        QVERIFY(wouldDifferByExpected);
    }

    void whatIsKnownIsNeitherOrderedNorEstimated()
    {
        const data::Dataset dataset = twoTellAll(1, 12, 0, 1, 1);
        for (const std::int64_t f : {0, 1, 3, 4, 6, 7}) {
            const domain::Recommendation answer = model().recommend(findingsOf(dataset, 0, {f}));
            const std::string name = "f" + std::to_string(f);
            QVERIFY(std::ranges::find(answer.order, name, &domain::OrderItem::feature) == answer.order.end());
            QVERIFY(std::ranges::find(answer.estimate, name) == answer.estimate.end());
            // The bucket's order without it, as far as the budget goes, and without what is estimated.
            std::vector<std::string> rest;
            for (const std::int64_t test : model().batch(answer.bucket)) {
                if (test != f && rest.size() < model().choose(answer.bucket, {}).ordered.size() +
                                                   model().choose(answer.bucket, {}).estimated.size())
                    rest.push_back("f" + std::to_string(test));
            }
            std::erase_if(rest, [&](const std::string& id) {
                return std::ranges::find(answer.estimate, id) != answer.estimate.end();
            });
            std::vector<std::string> ordered;
            for (const domain::OrderItem& item : answer.order)
                ordered.push_back(item.feature);
            std::ranges::sort(ordered); // what adds most stands first
            std::ranges::sort(rest);
            QCOMPARE(ordered, rest);
        }
    }

    void everythingKnownLeavesNothingToOrder()
    {
        std::vector<Finding> findings;
        for (std::size_t f = 0; f < 12; ++f)
            findings.push_back(
                findingOf(model().features()[f], model().features()[f].kind == data::FeatureKind::Binary
                                                     ? 0
                                                     : 100.0F * static_cast<float>(f)));
        const domain::Recommendation answer = model().recommend(findings);
        QVERIFY(answer.order.empty() && answer.estimate.empty());
        QCOMPARE(answer.confidenceExpected, answer.confidenceNow);
        for (const domain::Likelihood& likelihood : answer.differential)
            QCOMPARE(likelihood.expected, likelihood.now);
    }

    void ordersCanBeLimited()
    {
        const Budget one{.fraction = {}, .count = 1, .cost = {}};
        const domain::Recommendation answer = model().recommend({}, one);
        QCOMPARE(answer.order.size() + answer.estimate.size(), std::size_t{1});
        QCOMPARE(model().choose(0, {.fraction = 1.0 / 12, .count = {}, .cost = {}}).ordered,
                 model().choose(0, one).ordered);
        QVERIFY(model().recommend({}, {.fraction = {}, .count = 0, .cost = {}}).order.empty());
        const auto isRefused = [&](const Budget& budget) {
            return failureOf([&] { return model().recommend({}, budget); }).code == ErrorCode::InvalidInput;
        };
        QVERIFY(isRefused({.fraction = {}, .count = -1, .cost = {}}));
        QVERIFY(isRefused({.fraction = {}, .count = 5, .cost = {}})); // trained for 4
        QVERIFY(isRefused({.fraction = 0.6, .count = {}, .cost = {}}));
        QVERIFY(isRefused({.fraction = std::nan(""), .count = {}, .cost = {}}));
        QVERIFY(isRefused({.fraction = {}, .count = {}, .cost = 3})); // has no prices
    }

    void pricesStandBesideTheOrders()
    {
        TrainingInput input = inputFrom(twoTellAll(300, 12, 4, 9, 2), 5);
        Prices prices = Prices::counting(12);
        prices.currency = "EUR";
        prices.full = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14};
        prices.inPanel = prices.full;
        for (std::size_t f = 0; f < 12; ++f) {
            prices.panel[f] = 0;
            prices.inPanel[f] = 1;
        }
        prices.panelNames = {"everything"};
        input.prices = prices;
        TrainingSettings settings = modelSettings();
        settings.generator = GeneratorKind::None;
        settings.budgetCost = 20;
        JobControl control;
        const Model priced = train(input, settings, control).model;
        const domain::Recommendation answer = priced.recommend({});
        QCOMPARE(answer.currency, std::string("EUR"));
        QVERIFY(!answer.order.empty());
        std::vector<std::int64_t> before;
        double sum = 0;
        for (const domain::OrderItem& item : answer.order) {
            const std::int64_t f = std::stol(item.feature.substr(1));
            QCOMPARE(item.price, prices.of(f, before));
            sum += item.price;
            before.push_back(f);
        }
        QVERIFY(std::abs(sum - prices.total(before)) < 1e-9);
        QVERIFY(sum <= 20);
        QVERIFY(priced.recommend({}, {.fraction = {}, .count = {}, .cost = 2.0}).order.empty());
        QCOMPARE(
            failureOf([&] { return priced.recommend({}, {.fraction = 0.1, .count = {}, .cost = {}}); }).code,
            ErrorCode::InvalidInput);
        QCOMPARE(
            failureOf([&] { return priced.recommend({}, {.fraction = {}, .count = {}, .cost = 20.1}); }).code,
            ErrorCode::InvalidInput);
    }

    void wrongFindingsAreRefused()
    {
        const Model kinds = trainedModel(allKinds(100, 8, 1), quickSettings());
        const auto complaint = [&](const Model& asked, const std::vector<Finding>& findings) {
            const Error error = failureOf([&] { return asked.recommend(findings); });
            return error.code == ErrorCode::InvalidInput && !error.remedy.empty() ? error.message.english()
                                                                                  : "another error";
        };
        const auto names = [&](const Model& asked, const char* word, const std::vector<Finding>& findings) {
            const std::string message = complaint(asked, findings);
            if (message.find(word) == std::string::npos)
                qWarning("%s", message.c_str());
            return message.find(word) != std::string::npos;
        };
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        QCOMPARE(complaint(model(), {Finding::present("fever")}),
                 std::string("The finding \"fever\" is not known to this model."));
        QVERIFY(names(model(), "measured value", {Finding::measured("f0", 2)}));
        QVERIFY(names(model(), "measured value", {Finding::ofCategory("f0", "a")}));
        QVERIFY(names(model(), "present or absent", {Finding::present("f2")}));
        QVERIFY(names(model(), "finite", {Finding::measured("f2", kInfinity)}));
        QVERIFY(names(model(), "finite", {Finding::measured("f2", std::nan(""))}));
        QVERIFY(names(model(), "far outside", {Finding::measured("f2", 1e9)}));
        QVERIFY(names(model(), "twice", {Finding::present("f0"), Finding::absent("f0")}));
        QVERIFY(names(kinds, "not one of its categories", {Finding::ofCategory("f1", "d")}));
        QVERIFY(names(kinds, "not one of its categories", {Finding::measured("f1", 1)}));
        QVERIFY(names(kinds, "not one of its categories", {Finding::present("f3")}));
        QVERIFY(names(kinds, "not one of its categories", {Finding::ofCategory("f3", "")}));
        // Tables write 0 and 1, and so may people.
        QVERIFY(model().recommend(std::vector{Finding::measured("f0", 1)}) ==
                model().recommend(std::vector{Finding::present("f0")}));
    }

    void numbersThatAreNotFiniteNeverGetOut()
    {
        const Model huge = Model::load(m_fixture->writeChanged([](TensorFile& file) {
            for (auto& [name, tensor] : file.tensors) {
                if (name.ends_with("expert.tail.0.weight")) // finite each, but not their sum
                    tensor = RawTensor::from<float>(std::vector<float>(std::size_t{12} * 4, 3e38F), {12, 4});
                if (name.ends_with("expert.hidden_bias"))
                    tensor = RawTensor::from<float>(std::vector<float>(12, 10), {12});
            }
        }));
        const auto saysSo = [](const Error& error) {
            return error.message.english().find("not finite") != std::string::npos;
        };
        QVERIFY(saysSo(failureOf([&] { return huge.recommend({}); })));
        QVERIFY(saysSo(failureOf([&] { return huge.conclude({}); })));
        QVERIFY(saysSo(failureOf([&] { return huge.conclude({{Finding::present("f0")}, {}, {}}); })));
    }

    void manyPatientsAtOnce()
    {
        const data::Dataset dataset = mixedWithGaps(40, 12, 3);
        const std::vector<int> buckets = model().findBuckets(dataset.values);
        const std::vector<float> logits = model().logits(dataset.values, buckets);
        const std::vector<float> distances = model().distances(dataset.values, buckets);
        QCOMPARE(buckets.size(), std::size_t{40});
        QCOMPARE(logits.size(), std::size_t{160});
        const TensorFile file = m_fixture->file();
        const auto mean = file.tensors.at("encoding.mean").to<float>();
        const auto scale = file.tensors.at("encoding.scale").to<float>();
        for (std::size_t r = 0; r < 40; ++r) { // as when asked one by one, and as by hand
            const auto row = dataset.row(r);
            const std::vector<int> bucket{buckets[r]};
            QCOMPARE(model().findBuckets(row), bucket);
            const std::vector<float> own = model().logits(row, bucket);
            ModelByHand::Row patient(12);
            for (std::size_t f = 0; f < 12; ++f) {
                if (!std::isnan(row[f]))
                    patient[f] = (static_cast<double>(row[f]) - mean[f]) / scale[f];
            }
            const ModelByHand byHand(file, buckets[r]);
            const std::vector<double> exact = byHand.probabilities(patient, 1);
            const std::vector<float> p = softmaxOf(own, 4, 1);
            for (std::size_t c = 0; c < 4; ++c) {
                QVERIFY(std::abs(own[c] - logits[r * 4 + c]) < 1e-4F);
                QVERIFY(isNear(p[c], exact[c]));
            }
            QVERIFY(std::abs(model().distances(row, bucket)[0] - distances[r]) < 1e-5F);
            QVERIFY2(std::abs(distances[r] - byHand.distance(patient)) < 1e-3, std::to_string(r).c_str());
        }
        QCOMPARE(failureOf([&] { return model().logits(dataset.values, std::vector<int>{0}); }).code,
                 ErrorCode::Internal);
    }

    void patientsUnlikeTheTrainingAreSaidSo()
    {
        const auto isUnlike = [](const Model& asked) {
            const auto concerns = asked.recommend(std::vector{Finding::measured("f5", 515)}).concerns;
            return std::ranges::any_of(concerns, [](const auto& c) { return c.code == "unlike_training"; });
        };
        QVERIFY(isUnlike(m_fixture->withManifest([](auto& m) { m["observed"]["distance_limit"] = 1e-9; })));
        QVERIFY(!isUnlike(m_fixture->withManifest([](auto& m) { m["observed"]["distance_limit"] = 1000; })));
        QVERIFY(!isUnlike(m_fixture->withManifest([](auto& m) { m["observed"]["distance_limit"] = 0; })));
    }
};

QTEST_APPLESS_MAIN(TestModel)
#include "tst_model.moc"
