// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelfixture.h"
#include "quicksettings.h"
#include "syntheticdata.h"

#include "genex/device.h"
#include "genex/inspection.h"
#include "genex/testcohort.h"

#include <QTest>

#include <cmath>
#include <memory>
#include <numeric>

using namespace genex;
using namespace genex::method;

namespace {

constexpr std::size_t kFeatures = 8;
constexpr std::size_t kPatients = 60;

double lossOf(std::span<const float> logits, std::int32_t label)
{
    double sum = 0;
    for (const float logit : logits)
        sum += std::exp(static_cast<double>(logit));
    return std::log(sum) - logits[static_cast<std::size_t>(label)];
}

/// What holds of a table of any kind.
struct Patients
{
    std::vector<float> known; ///< the first two features only
    std::vector<float> truth;
    std::vector<std::int32_t> labels;
    std::vector<int> buckets;
};

Patients patientsOf(const data::Dataset& dataset, const Model& model)
{
    Patients patients;
    for (std::size_t i = 0; i < kPatients; ++i) {
        const std::span<const float> row = dataset.row(i);
        patients.truth.insert(patients.truth.end(), row.begin(), row.end());
        for (std::size_t f = 0; f < row.size(); ++f)
            patients.known.push_back(f < 2 ? row[f] : std::nanf(""));
        patients.labels.push_back(dataset.labels[i]);
    }
    patients.buckets = model.findBuckets(patients.known);
    return patients;
}

FeaturesOfBuckets inEveryBucket(const Model& model, const std::vector<std::int64_t>& features)
{
    return FeaturesOfBuckets(static_cast<std::size_t>(model.buckets()), features);
}

std::vector<std::int64_t> allFeatures()
{
    std::vector<std::int64_t> all(kFeatures);
    std::iota(all.begin(), all.end(), 0);
    return all;
}

} // namespace

class TestInspection : public QObject
{
    Q_OBJECT

private:
    const data::Dataset m_dataset = allKinds(300, kFeatures, 6);
    std::unique_ptr<Model> m_model;
    Patients m_patients;

private Q_SLOTS:
    void initTestCase()
    {
        setThreads(1);
        m_model = std::make_unique<Model>(trainedModel(m_dataset, quickSettings()));
        m_patients = patientsOf(m_dataset, *m_model);
    }

    void withoutGeneratedValuesTheLossIsThatOfWhatIsKnown()
    {
        const GeneratedLosses losses = generatedLosses(*m_model, m_patients.known, m_patients.labels,
                                                       m_patients.buckets, inEveryBucket(*m_model, {}));
        const std::vector<float> logits = m_model->logits(m_patients.known, m_patients.buckets);
        for (std::size_t i = 0; i < kPatients; ++i) {
            const auto row = std::span(logits).subspan(3 * i, 3);
            const double highest = *std::max_element(row.begin(), row.end());
            double sum = 0;
            for (const float logit : row)
                sum += std::exp(logit - highest);
            QVERIFY(std::abs(losses.losses[i] - lossOf(row, m_patients.labels[i])) < 1e-4);
            QVERIFY(std::abs(losses.uncertainty[i] - (1 - 1 / sum) / (1 - 1.0 / 3)) < 1e-4);
        }
    }

    void uncertaintyIsAShare()
    {
        const GeneratedLosses losses =
            generatedLosses(*m_model, m_patients.known, m_patients.labels, m_patients.buckets,
                            inEveryBucket(*m_model, allFeatures()));
        for (std::size_t i = 0; i < kPatients; ++i) {
            QVERIFY(losses.uncertainty[i] >= 0 && losses.uncertainty[i] <= 1);
            QVERIFY(losses.losses[i] >= 0 && std::isfinite(losses.losses[i]));
        }
    }

    void errorsStandWhereValuesAreGeneratedAndHeld()
    {
        const std::vector<float> errors =
            estimateErrors(*m_model, m_patients.known, m_patients.truth, m_patients.buckets,
                           inEveryBucket(*m_model, {1, 4, 5}));
        for (std::size_t i = 0; i < kPatients; ++i) {
            for (std::size_t f = 0; f < kFeatures; ++f) {
                const std::size_t place = i * kFeatures + f;
                const bool isGenerated = (f == 1 || f == 4 || f == 5) && std::isnan(m_patients.known[place]);
                const bool isHeld = !std::isnan(m_patients.truth[place]);
                QCOMPARE(!std::isnan(errors[place]), isGenerated && isHeld);
                if (isGenerated && isHeld)
                    QVERIFY2(errors[place] >= 0 && errors[place] <= 2, std::to_string(errors[place]).c_str());
            }
        }
    }

    /// With absent for present and every category for another one, a draw is wrong where it was right: the
    /// two errors of a binary value sum to the distance between them, 2.
    void errorsOfOppositeTruthsComplement()
    {
        std::vector<float> turned = m_patients.truth;
        for (std::size_t i = 0; i < kPatients; ++i)
            turned[i * kFeatures + 4] = 1 - turned[i * kFeatures + 4];
        const auto errorsFor = [&](const std::vector<float>& truth) {
            return estimateErrors(*m_model, m_patients.known, truth, m_patients.buckets,
                                  inEveryBucket(*m_model, {4}));
        };
        const std::vector<float> straight = errorsFor(m_patients.truth);
        const std::vector<float> opposite = errorsFor(turned);
        for (std::size_t i = 0; i < kPatients; ++i) {
            const std::size_t place = i * kFeatures + 4;
            if (!std::isnan(straight[place]))
                QVERIFY(std::abs(straight[place] + opposite[place] - 2) < 1e-4);
        }
    }

    /// The slope by one measured value, by a small step to either side.
    void slopesAreTheGradient()
    {
        const data::Dataset measured = [] {
            data::Dataset dataset = mixedWithGaps(300, kFeatures, 8);
            return dataset;
        }();
        const Model model = trainedModel(measured, quickSettings());
        constexpr std::size_t kMeasured = 2;
        std::vector<float> rows(kPatients * kFeatures, std::nanf(""));
        std::vector<std::int32_t> labels;
        for (std::size_t i = 0; i < kPatients; ++i) {
            rows[i * kFeatures + kMeasured] = 200.0F + static_cast<float>(i % 7);
            labels.push_back(measured.labels[i]);
        }
        const std::vector<int> buckets = model.findBuckets(rows);
        const std::vector<float> slopes = lossSlopes(model, rows, labels, buckets);
        const auto lossesAt = [&](float shift) {
            std::vector<float> moved = rows;
            for (std::size_t i = 0; i < kPatients; ++i)
                moved[i * kFeatures + kMeasured] += shift;
            const std::vector<float> logits = model.logits(moved, buckets);
            std::vector<double> losses;
            for (std::size_t i = 0; i < kPatients; ++i)
                losses.push_back(lossOf(std::span(logits).subspan(4 * i, 4), labels[i]));
            return losses;
        };
        constexpr float kStep = 0.05F;
        const std::vector<double> above = lossesAt(kStep);
        const std::vector<double> below = lossesAt(-kStep);
        // In standard deviations, which are about 5 of these units: the same ratio for everybody.
        double ratio = 0;
        for (std::size_t i = 0; i < kPatients; ++i) {
            const double slope = std::abs(above[i] - below[i]) / (2 * static_cast<double>(kStep));
            if (slope < 1e-3)
                continue;
            const double here = slopes[i] / slope;
            ratio = ratio == 0 ? here : ratio;
            QVERIFY2(std::abs(here / ratio - 1) < 0.05, std::to_string(here).c_str());
        }
        QVERIFY2(ratio > 4 && ratio < 6, std::to_string(ratio).c_str());
    }

    /// Sets O that are given are those that the model comes with.
    void trainsWithGivenSets()
    {
        TrainingInput input = inputFrom(m_dataset, 5);
        input.pool = data::ObservationPool{{{0, 3}, {2}, {5, 6}}};
        JobControl control;
        const Model model = train(input, briefSettings(), control).model;
        QCOMPARE(model.pools(), *input.pool);
        QCOMPARE(model.settings().pools, 3);
        QCOMPARE(model.settings().observedSize, 2);
    }

    /// With one value open, together and each by itself are the same; with none there is nothing to say.
    void oneOpenValueHasNoCompany()
    {
        std::vector<float> known = m_patients.truth;
        for (std::size_t i = 0; i < kPatients; ++i)
            known[i * kFeatures + 4] = std::nanf("");
        const GeneratorFit one = generatorFit(*m_model, known, m_patients.truth, m_patients.buckets);
        const GeneratorFit none =
            generatorFit(*m_model, m_patients.truth, m_patients.truth, m_patients.buckets);
        for (std::size_t i = 0; i < kPatients; ++i) {
            QVERIFY(std::abs(one.joint[i] - one.marginals[i]) < 1e-4);
            QVERIFY(one.joint[i] <= 1e-5); // a present or absent finding: a probability
            QCOMPARE(none.joint[i], 0.0F);
            QCOMPARE(none.marginals[i], 0.0F);
        }
    }

    /// f2 to f5 are four copies of one coin: by a proposal, a generator draws them together.
    void jointDrawsFitBetterThanSingleOnes()
    {
        data::Dataset copies = twoTellAll(400, 6, 0, 1, 3);
        for (std::size_t row = 0; row < copies.rows(); ++row) {
            for (std::size_t f = 3; f < 6; ++f)
                copies.values[row * 6 + f] = copies.values[row * 6 + 2];
        }
        TrainingSettings settings = quickSettings();
        settings.generatorTraining = GeneratorTraining::Proposal;
        settings.generatorSteps = 800;
        settings.generatorRate = 0.01;
        settings.decoderHidden = settings.generatorHidden = 24;
        settings.draws = 64;
        const Model model = trainedModel(copies, settings);
        std::vector<float> known;
        std::vector<float> truth;
        for (std::size_t row = 0; row < 40; ++row) {
            for (std::size_t f = 0; f < 6; ++f) {
                truth.push_back(copies.values[row * 6 + f]);
                known.push_back(f < 2 ? truth.back() : std::nanf(""));
            }
        }
        const GeneratorFit fit = generatorFit(model, known, truth, model.findBuckets(known));
        const double joint = std::accumulate(fit.joint.begin(), fit.joint.end(), 0.0) / 40;
        const double single = std::accumulate(fit.marginals.begin(), fit.marginals.end(), 0.0) / 40;
        // One coin in four places: −ln 2 / 4 each at best, against −ln 2.
        QVERIFY2(joint > single + 0.2, qPrintable(QStringLiteral("%1 %2").arg(joint).arg(single)));
    }
};

QTEST_APPLESS_MAIN(TestInspection)
#include "tst_inspection.moc"
