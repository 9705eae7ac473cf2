// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "modelbyhand.h"
#include "modelfixture.h"
#include "syntheticdata.h"

#include "common/random.h"
#include "genex/device.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

using namespace genex;
using namespace genex::method;
using domain::Explanation;
using domain::ExplanationInput;
using domain::Finding;

namespace {

constexpr std::size_t kFeatures = 14;
constexpr std::size_t kClasses = 12;
const ModelByHand::Temperatures kTemperatures{1.6, 0.7};

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-4;
}

/// Twelve classes that the first four of fourteen features tell, with a gap in every sixth value.
data::Dataset manyClasses(std::size_t rows, std::uint64_t seed)
{
    data::Dataset dataset;
    for (std::size_t c = 0; c < kClasses; ++c)
        dataset.classes.push_back("d" + std::to_string(c));
    for (std::size_t f = 0; f < kFeatures; ++f)
        dataset.features.push_back({"f" + std::to_string(f), data::FeatureKind::Binary});
    Random random(seed);
    for (std::size_t r = 0; r < rows; ++r) {
        const auto label = random.below(kClasses);
        dataset.labels.push_back(static_cast<std::int32_t>(label));
        for (std::size_t f = 0; f < kFeatures; ++f) {
            const bool isPresent = f < 4 ? ((label >> f) & 1U) != 0 : random.bernoulli(0.5);
            dataset.values.push_back(random.below(6) == 0 ? std::nanf("") : isPresent ? 1.0F : 0.0F);
        }
    }
    return dataset;
}

TrainingSettings settingsFor(std::uint64_t seed)
{
    TrainingSettings settings = quickSettings();
    settings.seed = seed;
    settings.sharedSteps = 120;
    settings.budgetFraction = 0.5;
    return settings;
}

std::size_t numberOf(const std::string& name)
{
    return std::stoul(name.substr(1));
}

/// A case as somebody could have it: some findings, some tests to order and some to estimate.
struct RandomCase
{
    ExplanationInput input;
    ModelByHand::Row patient = ModelByHand::Row(kFeatures);

    explicit RandomCase(Random& random)
    {
        std::vector<std::size_t> features(kFeatures);
        std::iota(features.begin(), features.end(), std::size_t{0});
        random.shuffle(features);
        for (std::size_t i = 0; i < kFeatures; ++i) {
            const std::string name = "f" + std::to_string(features[i]);
            const bool isPresent = random.bernoulli(0.5);
            if (i < 2) {
                input.findings.push_back(isPresent ? Finding::present(name) : Finding::absent(name));
                patient[features[i]] = isPresent ? 1 : -1;
            } else if (i < 7) {
                input.order.push_back(name);
            } else if (i < 10) {
                input.estimate.push_back(name);
            }
        }
    }

    std::vector<std::size_t> ordered() const
    {
        std::vector<std::size_t> tests;
        std::ranges::transform(input.order, std::back_inserter(tests), &numberOf);
        return tests;
    }
};

/// The pair of likely classes with the largest weighted separation, by trying all.
domain::OrderReason reasonByHand(const ModelByHand& byHand, const ModelByHand::Row& patient,
                                 const std::string& feature)
{
    const std::vector<double> now = byHand.probabilities(patient, kTemperatures.now);
    std::vector<std::size_t> likely(kClasses);
    std::iota(likely.begin(), likely.end(), std::size_t{0});
    std::ranges::stable_sort(likely, std::greater<>(), [&](std::size_t c) { return now[c]; });
    likely.resize(6);
    std::erase_if(likely, [&](std::size_t c) { return now[c] < 0.01; });
    domain::OrderReason best{feature, "", "", 0};
    double most = 0;
    for (const std::size_t a : likely) {
        for (const std::size_t b : likely) {
            const double separation =
                a == b ? 0 : byHand.separation(patient, numberOf(feature), a, b, kTemperatures);
            if (separation < 0.01 || now[a] < now[b] || now[a] * now[b] * separation <= most)
                continue;
            most = now[a] * now[b] * separation;
            best = {feature, "d" + std::to_string(a), "d" + std::to_string(b), separation};
        }
    }
    return best;
}

} // namespace

/// What is said beside a batch, on trained models.
class TestExplainTrained : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ModelFixture> m_fixture;
    std::unique_ptr<Model> m_model; ///< with the temperatures above

    static std::vector<std::string> unknownTests(const ExplanationInput& input)
    {
        std::vector<std::string> names;
        for (std::size_t f = 0; f < kFeatures; ++f) {
            const std::string name = "f" + std::to_string(f);
            if (std::ranges::find(input.findings, name, &Finding::feature) == input.findings.end())
                names.push_back(name);
        }
        return names;
    }

private Q_SLOTS:
    void initTestCase()
    {
        setThreads(1);
        m_fixture = std::make_unique<ModelFixture>(trainedModel(manyClasses(500, 3), settingsFor(7)));
        m_model = std::make_unique<Model>(m_fixture->withManifest([](nlohmann::json& manifest) {
            manifest["observed"]["temperature"] = kTemperatures.now;
            for (nlohmann::json& plan : manifest["plans"])
                plan["temperature"] = kTemperatures.after;
        }));
    }

    void numbersByHand()
    {
        Random random(11);
        double moved = 0;
        for (int round = 0; round < 12; ++round) {
            const RandomCase c(random);
            const Explanation answer = m_model->explain(c.input);
            const ModelByHand byHand(m_fixture->file(), m_model->recommend(c.input.findings).bucket);
            const auto accuracy = [&](const std::vector<std::size_t>& tests) {
                return byHand.expect(c.patient, tests, kTemperatures).accuracy;
            };
            const std::vector<std::size_t> ordered = c.ordered();
            const ModelByHand::Expected expected = byHand.expect(c.patient, ordered, kTemperatures);
            QVERIFY(isNear(answer.expectedAccuracy, expected.accuracy));
            QVERIFY(isNear(answer.expectedConfidence, expected.confidence));
            for (const domain::Likelihood& likelihood : answer.expectedDifferential)
                QVERIFY(isNear(likelihood.expected, expected.probabilities[numberOf(likelihood.disease)]));
            for (const domain::BatchEffect& effect : answer.effects) {
                std::vector<std::size_t> without = ordered;
                std::erase(without, numberOf(effect.feature));
                std::vector<std::size_t> with = without;
                with.push_back(numberOf(effect.feature));
                const bool isOrdered = without.size() < ordered.size();
                QVERIFY2(isNear(effect.ordered,
                                isOrdered ? accuracy(with) : std::max(accuracy(with), accuracy(without))),
                         effect.feature.c_str());
                QVERIFY2(isNear(effect.struckOut,
                                isOrdered ? std::min(accuracy(with), accuracy(without)) : accuracy(without)),
                         effect.feature.c_str());
                QVERIFY(effect.ordered >= effect.struckOut); // no test is said to do harm
                moved = std::max(moved, std::abs(effect.ordered - effect.struckOut));
            }
            std::vector<std::size_t> all = ordered;
            std::ranges::transform(c.input.estimate, std::back_inserter(all), &numberOf);
            QVERIFY(isNear(answer.accuracyIfAllOrdered, std::max(accuracy(all), accuracy(ordered))));
        }
        QVERIFY(moved > 0.05);
    }

    void reasonsByHand()
    {
        Random random(12);
        int named = 0;
        for (int round = 0; round < 8; ++round) {
            const RandomCase c(random);
            const ModelByHand byHand(m_fixture->file(), m_model->recommend(c.input.findings).bucket);
            for (const domain::OrderReason& reason : m_model->explain(c.input).reasons) {
                const domain::OrderReason exact = reasonByHand(byHand, c.patient, reason.feature);
                QCOMPARE(reason.disease, exact.disease);
                QCOMPARE(reason.other, exact.other);
                QVERIFY2(std::abs(reason.separation - exact.separation) < 1e-3, reason.feature.c_str());
                named += reason.disease.empty() ? 0 : 1;
            }
        }
        QVERIFY(named > 20);
    }

    void theOrderOfNamingChangesNothing()
    {
        Random random(13);
        for (int round = 0; round < 10; ++round) {
            RandomCase c(random);
            const Explanation first = m_model->explain(c.input);
            QVERIFY(m_model->explain(c.input) == first); // nor does asking twice
            std::ranges::reverse(c.input.findings);
            random.shuffle(c.input.order);
            random.shuffle(c.input.estimate);
            const Explanation second = m_model->explain(c.input);
            QCOMPARE(second.expectedAccuracy, first.expectedAccuracy);
            QCOMPARE(second.expectedConfidence, first.expectedConfidence);
            QVERIFY(second.expectedDifferential == first.expectedDifferential &&
                    second.differential == first.differential);
            for (std::size_t i = 0; i < second.effects.size(); ++i) {
                const std::string& asked =
                    i < c.input.order.size() ? c.input.order[i] : c.input.estimate[i - c.input.order.size()];
                QCOMPARE(second.effects[i].feature, asked);
                QCOMPARE(second.reasons[i].feature, asked);
                QVERIFY(*std::ranges::find(first.effects, asked, &domain::BatchEffect::feature) ==
                        second.effects[i]);
                QVERIFY(*std::ranges::find(first.reasons, asked, &domain::OrderReason::feature) ==
                        second.reasons[i]);
            }
        }
    }

    /// But for those that would seem to do harm, of which it was said that they change nothing.
    void aMoveDoesWhatWasSaidOfIt()
    {
        Random random(14);
        for (int round = 0; round < 10; ++round) {
            const RandomCase c(random);
            const Explanation before = m_model->explain(c.input);
            ExplanationInput struck = c.input;
            struck.order.erase(struck.order.begin());
            const double now = before.expectedAccuracy;
            const double without = m_model->explain(struck).expectedAccuracy;
            QVERIFY(isNear(std::min(without, now), before.effects[0].struckOut));
            ExplanationInput estimated = struck;
            estimated.estimate.push_back(c.input.order[0]);
            QVERIFY(isNear(m_model->explain(estimated).expectedAccuracy, without));
            QVERIFY(isNear(std::min(without, now), before.effects[0].estimated.value()));
            ExplanationInput ordered = c.input;
            ordered.order.push_back(ordered.estimate.back());
            ordered.estimate.pop_back();
            const double with = m_model->explain(ordered).expectedAccuracy;
            QVERIFY(isNear(std::max(with, now), before.effects.back().ordered));
        }
    }

    void orderingEverythingHelpsInTheMean()
    {
        Random random(15);
        double without = 0;
        double with = 0;
        for (int round = 0; round < 20; ++round) {
            ExplanationInput input = RandomCase(random).input;
            input.order.clear();
            input.estimate = unknownTests(input);
            const Explanation answer = m_model->explain(input);
            without += answer.expectedAccuracy;
            with += answer.accuracyIfAllOrdered;
        }
        QVERIFY2(with > without + 2, (std::to_string(without) + " " + std::to_string(with)).c_str());
    }

    void aRecommendedBatchLooksAsItDidWhenRecommended_data()
    {
        QTest::addColumn<bool>("allKinds");
        QTest::newRow("present or absent") << false;
        QTest::newRow("every kind of feature") << true;
    }
    void aRecommendedBatchLooksAsItDidWhenRecommended()
    {
        QFETCH(const bool, allKinds);
        const Model kinds = trainedModel(genex::allKinds(200, 12, 1), settingsFor(4));
        const Model& model = allKinds ? kinds : *m_model;
        for (const std::int64_t count : {0, 1, 3, 6}) {
            const Budget budget{.fraction = {}, .count = count, .cost = {}};
            ExplanationInput input{{Finding::present("f0")}, {}, {}, {}};
            const domain::Recommendation recommendation = model.recommend(input.findings, budget);
            for (const domain::OrderItem& item : recommendation.order)
                input.order.push_back(item.feature);
            input.estimate = recommendation.estimate;
            const Explanation answer = model.explain(input, budget);
            QVERIFY(isNear(answer.expectedConfidence, recommendation.confidenceExpected));
            QCOMPARE(answer.expectedDifferential.size(), recommendation.differential.size());
            for (std::size_t i = 0; i < answer.expectedDifferential.size(); ++i) {
                QCOMPARE(answer.expectedDifferential[i].disease, recommendation.differential[i].disease);
                QCOMPARE(answer.expectedDifferential[i].now, recommendation.differential[i].now);
                QVERIFY(
                    isNear(answer.expectedDifferential[i].expected, recommendation.differential[i].expected));
                QCOMPARE(answer.differential[i].disease, answer.expectedDifferential[i].disease);
                QCOMPARE(answer.differential[i].probability, answer.expectedDifferential[i].now);
            }
        }
    }

    void evidenceIsThatOfConcludingWithoutTests()
    {
        Random random(16);
        for (int round = 0; round < 5; ++round) {
            const ExplanationInput input = RandomCase(random).input;
            const Explanation answer = m_model->explain(input);
            // Without a budget, probabilities are those from the findings alone.
            const domain::Conclusion conclusion = m_model->conclude({input.findings, {}, unknownTests(input)},
                                                                    {.fraction = {}, .count = 0, .cost = {}});
            QCOMPARE(conclusion.stage, domain::CaseStage::Concluded);
            for (std::size_t d = 0; d < kClasses; ++d) {
                QCOMPARE(answer.differential[d].disease, conclusion.differential[d].disease);
                QVERIFY(isNear(answer.differential[d].probability, conclusion.differential[d].probability));
                if (d < 5)
                    QVERIFY(answer.differential[d].evidence == conclusion.differential[d].evidence);
            }
            QCOMPARE(conclusion.differential[4].evidence.size(), std::size_t{2});
        }
    }

    void eightDiseasesAndTheWantedOnesHaveEvidence()
    {
        ExplanationInput input{{Finding::present("f0"), Finding::absent("f5")}, {}, {}, {}};
        const Explanation plain = m_model->explain(input);
        input.also = {plain.differential[11].disease, plain.differential[2].disease};
        const Explanation wanted = m_model->explain(input);
        for (std::size_t d = 0; d < kClasses; ++d) {
            QCOMPARE(plain.differential[d].evidence.size(), std::size_t{d < 8 ? 2U : 0U});
            QCOMPARE(wanted.differential[d].evidence.size(), std::size_t{d < 8 || d == 11 ? 2U : 0U});
        }
    }

    void amongManyDiseasesThatAreAllUnlikelyNoneIsParted()
    {
        data::Dataset dataset;
        for (int c = 0; c < 128; ++c)
            dataset.classes.push_back("d" + std::to_string(c));
        for (int f = 0; f < 9; ++f)
            dataset.features.push_back({"f" + std::to_string(f), data::FeatureKind::Binary});
        for (int row = 0; row < 512; ++row) {
            dataset.labels.push_back(row % 128);
            for (int f = 0; f < 9; ++f)
                dataset.values.push_back(static_cast<float>((row >> f) & 1));
        }
        TrainingSettings settings = quickSettings();
        settings.sharedSteps = 0;
        const ModelFixture fixture(trainedModel(dataset, settings));
        const Model model = fixture.withManifest([](auto& m) { m["observed"]["temperature"] = 50; });
        const Explanation answer = model.explain({{}, {"f0", "f1"}, {}, {}});
        QVERIFY(answer.differential.front().probability < 0.01);
        QVERIFY(answer.reasons[0] == (domain::OrderReason{"f0", "", "", 0}));
        QVERIFY(answer.reasons[1] == (domain::OrderReason{"f1", "", "", 0}));
    }

    void numbersThatAreNotFiniteNeverGetOut()
    {
        // z = 2 in each of sixteen units for a test that is present. Finite for two such tests: 64 · 5e36.
        const Model huge = Model::load(m_fixture->writeChanged([](TensorFile& file) {
            nlohmann::json manifest = nlohmann::json::parse(file.metadata.at("manifest"));
            manifest["observed"]["temperature"] = 1;
            for (nlohmann::json& plan : manifest["plans"])
                plan["temperature"] = 1;
            file.metadata["manifest"] = manifest.dump();
            for (auto& [name, tensor] : file.tensors) {
                if (name.ends_with("expert.tail.0.weight"))
                    tensor = RawTensor::from<float>(std::vector<float>(16 * kClasses, 5e36F), tensor.shape);
                if (name.ends_with("expert.hidden_weight"))
                    tensor = RawTensor::from<float>(std::vector<float>(2 * kFeatures * 16, 1), tensor.shape);
                if (name.ends_with("expert.hidden_bias"))
                    tensor = RawTensor::from<float>(std::vector<float>(16), tensor.shape);
            }
        }));
        const auto complaint = [&](const ExplanationInput& input) {
            return failureOf([&] { return huge.explain(input); }).message.english();
        };
        const std::string nothing = "nothing was thrown";
        QCOMPARE(complaint({{}, {"f0"}, {"f1"}, {}}), nothing);
        const std::string notFinite = "The model produced a number that is not finite.";
        QCOMPARE(complaint({{}, {"f0", "f1", "f2"}, {}, {}}), notFinite);
        QCOMPARE(complaint({{}, {}, {"f0", "f1", "f2"}, {}}), notFinite); // were all ordered
        QCOMPARE(
            complaint({{Finding::present("f1"), Finding::present("f2"), Finding::present("f3")}, {}, {}, {}}),
            notFinite);
    }
};

QTEST_APPLESS_MAIN(TestExplainTrained)
#include "tst_explaintrained.moc"
