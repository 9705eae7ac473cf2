// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "modelfixture.h"
#include "syntheticdata.h"

#include "genex/device.h"
#include "genex/testcohort.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace genex;
using namespace genex::method;
using domain::CaseInput;
using domain::CaseStage;
using domain::Conclusion;
using domain::Finding;

namespace {

using FeatureList = std::vector<std::int64_t>;

std::vector<std::string> namesOf(const FeatureList& features)
{
    std::vector<std::string> names;
    for (const std::int64_t f : features)
        names.push_back("f" + std::to_string(f));
    return names;
}

bool hasConcern(const Conclusion& answer, const char* code)
{
    return std::ranges::any_of(answer.concerns, [code](const auto& concern) { return concern.code == code; });
}

FeatureList joined(FeatureList a, const FeatureList& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

} // namespace

/// From findings and results to what is next (Algorithm 2).
class TestConclusion : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ModelFixture> m_fixture;
    data::Dataset m_dataset = allKinds(200, 12, 1);
    std::size_t m_row = 0; ///< one without gaps
    FeatureList m_known{4, 8};

    /// Batches of six, of which the last four are estimated, with this τ.
    Model with(double threshold) const
    {
        return m_fixture->withManifest([&](nlohmann::json& manifest) {
            for (nlohmann::json& plan : manifest["plans"]) {
                plan["threshold"] = threshold;
                plan["temperature"] = 1.3;
                plan["distance_limit"] = 0;
                for (std::size_t b = 0; b < plan["estimated"].size(); ++b) {
                    const FeatureList& order = m_fixture->model.batch(static_cast<int>(b));
                    plan["estimated"][b] = nlohmann::json::array();
                    if (plan["budget"] == 6)
                        plan["estimated"][b] = FeatureList(order.begin() + 2, order.end());
                }
            }
        });
    }

    struct Batch
    {
        int bucket = 0;
        FeatureList ordered;
        FeatureList estimated;
    };
    Batch batchOf(const Model& model) const
    {
        const int bucket = model.findBuckets(rowWith(m_dataset, m_row, m_known))[0];
        const BatchChoice choice = model.choose(bucket, {});
        return {bucket, choice.ordered, choice.estimated};
    }
    CaseInput input(const FeatureList& results, const FeatureList& unavailable = {}) const
    {
        return {findingsOf(m_dataset, m_row, m_known), findingsOf(m_dataset, m_row, results),
                namesOf(unavailable)};
    }

private Q_SLOTS:
    void initTestCase()
    {
        setThreads(1);
        TrainingSettings settings = quickSettings();
        settings.seed = 9;
        settings.sharedSteps = 100;
        settings.budgetFraction = 0.5;
        settings.forbidden = {"f4", "f8"}; // so that what is known is not part of a batch
        settings.required = {"f0", "f1", "f2", "f3", "f5", "f7"};
        settings.draws = 16;
        m_fixture = std::make_unique<ModelFixture>(trainedModel(m_dataset, settings));
        while (std::ranges::any_of(m_dataset.row(m_row), [](float value) { return std::isnan(value); }))
            ++m_row;
    }

    void aCaseGoesThroughItsStages()
    {
        const Model model = with(2); // nothing that is estimated is trusted
        const Batch batch = batchOf(model);
        QCOMPARE(batch.ordered.size(), std::size_t{2});
        QCOMPARE(batch.estimated.size(), std::size_t{4});

        const Conclusion first = model.conclude(input({}));
        QCOMPARE(first.stage, CaseStage::AwaitingResults);
        QCOMPARE(first.order, namesOf(batch.ordered));
        QVERIFY(!first.usesEstimates && first.estimates.empty() && !first.abstains);
        QCOMPARE(first.bucket, batch.bucket);
        QCOMPARE(first.threshold, 2.0);

        const Conclusion half = model.conclude(input({batch.ordered[1]}));
        QCOMPARE(half.stage, CaseStage::AwaitingResults);
        QCOMPARE(half.order, namesOf({batch.ordered[0]}));

        const Conclusion back = model.conclude(input(batch.ordered));
        QCOMPARE(back.stage, CaseStage::FallBack);
        QCOMPARE(back.order, namesOf(batch.estimated));
        QVERIFY(back.usesEstimates);
        QCOMPARE(back.estimates.size(), std::size_t{4});
        QVERIFY(back.concerns.empty());

        const Conclusion second = model.conclude(input(joined(batch.ordered, {batch.estimated[2]})));
        QCOMPARE(second.stage, CaseStage::AwaitingResults);
        QCOMPARE(second.order, namesOf({batch.estimated[0], batch.estimated[1], batch.estimated[3]}));
        QVERIFY(!second.usesEstimates);

        const Conclusion last = model.conclude(input(joined(batch.ordered, batch.estimated)));
        QCOMPARE(last.stage, CaseStage::Concluded);
        QVERIFY(last.order.empty() && last.estimates.empty() && !last.usesEstimates);
        QCOMPARE(last.abstains, !last.concerns.empty());
        QCOMPARE(last.instability, 0.0);
        QVERIFY(model.conclude(input(joined(batch.ordered, batch.estimated))) == last);
    }

    void trustedEstimatesConclude()
    {
        const Model model = with(0);
        const Batch batch = batchOf(model);
        const Conclusion answer = model.conclude(input(batch.ordered));
        QCOMPARE(answer.stage, CaseStage::Concluded);
        QVERIFY(answer.usesEstimates && answer.order.empty());
        QCOMPARE(answer.estimates.size(), std::size_t{4});
        QCOMPARE(answer.confidence, answer.differential.front().probability);
        QVERIFY(model.conclude(input(batch.ordered)) == answer); // the same draws
    }

    void confidenceCountsLessTheMoreTheDrawsDisagree()
    {
        const Batch batch = batchOf(with(0));
        const Conclusion asked = with(0).conclude(input(batch.ordered));
        const double trust = asked.confidence * (1 - asked.instability);
        QCOMPARE(with(trust).conclude(input(batch.ordered)).stage, CaseStage::Concluded);
        QCOMPARE(with(std::nextafter(trust, 2)).conclude(input(batch.ordered)).stage, CaseStage::FallBack);
    }

    void estimatesAreThoseOfManyPatients()
    {
        const Model model = with(0);
        const Batch batch = batchOf(model);
        const Conclusion answer = model.conclude(input(batch.ordered));
        std::vector<float> rows;
        std::vector<int> buckets;
        for (int i = 0; i < 3; ++i) { // the same patient among others
            const std::vector<float> row =
                rowWith(m_dataset, i == 1 ? m_row : 7, joined(m_known, batch.ordered));
            rows.insert(rows.end(), row.begin(), row.end());
            buckets.push_back(batch.bucket);
        }
        FeaturesOfBuckets estimated(static_cast<std::size_t>(model.buckets()));
        estimated[static_cast<std::size_t>(batch.bucket)] = batch.estimated;
        const GeneratedPredictions many = model.predictWithEstimates(rows, buckets, estimated, 1.3);
        for (const domain::Diagnosis& diagnosis : answer.differential) {
            const auto c = static_cast<std::size_t>(std::ranges::find(model.classes(), diagnosis.disease) -
                                                    model.classes().begin());
            QVERIFY(std::abs(many.probabilities[3 + c] - diagnosis.probability) < 1e-5);
        }
        QVERIFY(std::abs(many.instability[1] - answer.instability) < 1e-6);
    }

    void estimatesCountAsMuchAsTheSettingsSay()
    {
        const Batch batch = batchOf(with(0));
        const std::vector<float> row = rowWith(m_dataset, m_row, joined(m_known, batch.ordered));
        const auto predicted = [&](double strength) {
            const Model model = m_fixture->withManifest(
                [strength](nlohmann::json& m) { m["settings"]["estimate_strength"] = strength; });
            FeaturesOfBuckets estimated(static_cast<std::size_t>(model.buckets()), batch.estimated);
            return model.predictWithEstimates(row, std::vector<int>{batch.bucket}, estimated, 1.3);
        };
        // At 0 they are as good as unknown.
        const std::vector<float> unknown =
            softmaxOf(m_fixture->model.logits(row, std::vector<int>{batch.bucket}), 3, 1.3);
        for (std::size_t c = 0; c < 3; ++c)
            QVERIFY(std::abs(predicted(0).probabilities[c] - unknown[c]) < 1e-5F);
        QCOMPARE(predicted(0).instability[0], 0.0F);
        const auto farFromUnknown = [&](double strength) {
            double sum = 0;
            for (std::size_t c = 0; c < 3; ++c)
                sum += std::abs(predicted(strength).probabilities[c] - unknown[c]);
            return sum;
        };
        QVERIFY(farFromUnknown(1) > farFromUnknown(0.1));
    }

    void estimatesSayWhatWasDrawn()
    {
        const Model model = with(0);
        const Conclusion answer = model.conclude(input(batchOf(model).ordered));
        QVERIFY(!answer.estimates.empty());
        for (const domain::EstimatedValue& estimate : answer.estimates) {
            const auto f = std::stoul(estimate.feature.substr(1));
            const data::FeatureColumn& column = model.features()[f];
            if (column.kind == data::FeatureKind::Binary) {
                QVERIFY(estimate.present >= 0 && estimate.present <= 1);
                QVERIFY(std::abs(estimate.present * 16 - std::round(estimate.present * 16)) <
                        1e-6); // of 16 draws
            } else if (column.kind == data::FeatureKind::Categorical) {
                double sum = 0;
                for (const domain::CategoryShare& share : estimate.categories) {
                    QVERIFY(std::ranges::find(column.categories, share.category) != column.categories.end());
                    sum += share.probability;
                }
                QCOMPARE(estimate.categories.size(), std::size_t{3});
                QVERIFY(std::abs(sum - 1) < 1e-9);
                QVERIFY(std::ranges::is_sorted(estimate.categories, std::greater<>(),
                                               &domain::CategoryShare::probability));
            } else if (column.kind == data::FeatureKind::Ordinal) {
                QVERIFY(estimate.mean >= 0 && estimate.mean <= 3);
            } else {
                QVERIFY(estimate.mean > 20 && estimate.mean < 100); // around 60
                QVERIFY(estimate.deviation > 0);
                QVERIFY(estimate.range->low <= estimate.range->median);
                QVERIFY(estimate.range->median <= estimate.range->high);
            }
            const bool isNumber =
                column.kind == data::FeatureKind::Numeric || column.kind == data::FeatureKind::Ordinal;
            QCOMPARE(estimate.range.has_value(), isNumber);
        }
    }

    void resultsThatCannotBeHad()
    {
        const Model model = with(2);
        const Batch batch = batchOf(model);
        // One test of the first visit: the other is enough.
        const Conclusion one = model.conclude(input({batch.ordered[0]}, {batch.ordered[1]}));
        QCOMPARE(one.stage, CaseStage::FallBack);
        // Some of the second visit: the rest is asked for, and what cannot be had is not estimated either.
        const Conclusion two = model.conclude(input(batch.ordered, {batch.estimated[0]}));
        QCOMPARE(two.stage, CaseStage::FallBack);
        QCOMPARE(two.order, namesOf({batch.estimated[1], batch.estimated[2], batch.estimated[3]}));
        const Conclusion three = model.conclude(
            input(joined(batch.ordered, {batch.estimated[1]}), {batch.estimated[0], batch.estimated[2]}));
        QCOMPARE(three.stage, CaseStage::AwaitingResults);
        QCOMPARE(three.order, namesOf({batch.estimated[3]}));
        // Nothing at all: what is known has to do.
        const Conclusion none = model.conclude(input({}, joined(batch.ordered, batch.estimated)));
        QCOMPARE(none.stage, CaseStage::Concluded);
        QVERIFY(!none.usesEstimates);
        QCOMPARE(failureOf([&] {
                     return model.conclude({{}, {}, {"fever"}});
                 }).code,
                 ErrorCode::InvalidInput);
    }

    void evidenceIsExactLeaveOneOut()
    {
        const Model model = with(2);
        const Batch batch = batchOf(model);
        const FeatureList all = joined(m_known, joined(batch.ordered, batch.estimated));
        const Conclusion answer = model.conclude(input(joined(batch.ordered, batch.estimated)));
        const auto logOf = [&](const FeatureList& known, const std::string& disease) {
            // More results do not move a patient to another bucket, fewer do not either.
            const std::vector<float> p = softmaxOf(
                model.logits(rowWith(m_dataset, m_row, known), std::vector<int>{batch.bucket}), 3, 1.3);
            const auto c = std::ranges::find(model.classes(), disease) - model.classes().begin();
            return std::log(static_cast<double>(p[static_cast<std::size_t>(c)]));
        };
        double largest = 0;
        for (const domain::Diagnosis& diagnosis : answer.differential) {
            QVERIFY(std::abs(std::log(diagnosis.probability) - logOf(all, diagnosis.disease)) < 1e-4);
            QCOMPARE(diagnosis.evidence.size(), all.size());
            for (std::size_t k = 0; k < diagnosis.evidence.size(); ++k) {
                const domain::Evidence& evidence = diagnosis.evidence[k];
                FeatureList rest = all;
                std::erase(rest, std::stol(evidence.feature.substr(1)));
                const double exact = logOf(all, diagnosis.disease) - logOf(rest, diagnosis.disease);
                QVERIFY2(std::abs(evidence.support - exact) < 1e-3, evidence.feature.c_str());
                largest = std::max(largest, std::abs(exact));
                QVERIFY(k == 0 || std::abs(evidence.support) <= std::abs(diagnosis.evidence[k - 1].support));
            }
        }
        QVERIFY(largest > 0.1);
    }

    void whatSpeaksAgainstAnAnswerIsSaid()
    {
        const FeatureList all = joined(batchOf(with(2)).ordered, batchOf(with(2)).estimated);
        const auto changed = [&](auto&& change) {
            return m_fixture->withManifest(change).conclude(input(all, namesLeft(all)));
        };
        const Conclusion strict = changed([](nlohmann::json& m) { m["settings"]["confidence_floor"] = 1.0; });
        QCOMPARE(strict.stage, CaseStage::Concluded);
        QVERIFY(strict.abstains && hasConcern(strict, "below_floor"));
        const Conclusion open = changed([](nlohmann::json& m) {
            m["settings"]["confidence_floor"] = 0.0;
            for (nlohmann::json& plan : m["plans"])
                plan["distance_limit"] = 0;
        });
        QVERIFY(!open.abstains && open.concerns.empty());
        const Conclusion unlike = changed([](nlohmann::json& m) {
            for (nlohmann::json& plan : m["plans"])
                plan["distance_limit"] = 1e-12;
        });
        QVERIFY(unlike.abstains && hasConcern(unlike, "unlike_training"));
    }

    void nothingKnownAbstains()
    {
        const Model model = with(2);
        std::vector<std::string> everything;
        for (const data::FeatureColumn& feature : model.features())
            everything.push_back(feature.id);
        const Conclusion answer = model.conclude({{}, {}, everything});
        QCOMPARE(answer.stage, CaseStage::Concluded);
        QVERIFY(answer.abstains && hasConcern(answer, "too_few_findings"));
        for (const domain::Diagnosis& diagnosis : answer.differential)
            QVERIFY(diagnosis.evidence.empty());
    }

    void aResultThatWasFoundBeforeIsRefused()
    {
        CaseInput twice = input({});
        twice.results = {twice.findings.front()};
        const Error error = failureOf([&] { return with(2).conclude(twice); });
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QVERIFY(error.message.english().find("twice") != std::string::npos);
    }

    void resultsDoNotMoveThePatient()
    {
        const Model model = with(2);
        const Batch batch = batchOf(model);
        bool wouldMove = false;
        for (std::size_t r = 0; r < m_dataset.rows(); ++r) {
            const auto row = m_dataset.row(r);
            if (std::ranges::any_of(row, [](float value) { return std::isnan(value); }))
                continue;
            const int bucket = model.findBuckets(rowWith(m_dataset, r, m_known))[0];
            const FeatureList all{0, 1, 2, 3, 5, 7};
            const Conclusion answer =
                model.conclude({findingsOf(m_dataset, r, m_known), findingsOf(m_dataset, r, all), {}});
            QCOMPARE(answer.bucket, bucket);
            wouldMove =
                wouldMove || model.findBuckets(rowWith(m_dataset, r, joined(m_known, all)))[0] != bucket;
        }
        QVERIFY(wouldMove);
    }

private:
    /// What is left of the features when these have results.
    FeatureList namesLeft(const FeatureList& results) const
    {
        FeatureList left;
        for (std::int64_t f = 0; f < 12; ++f) {
            if (std::ranges::find(results, f) == results.end() &&
                std::ranges::find(m_known, f) == m_known.end())
                left.push_back(f);
        }
        return left;
    }
};

QTEST_APPLESS_MAIN(TestConclusion)
#include "tst_conclusion.moc"
