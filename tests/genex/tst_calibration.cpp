// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"

#include "common/random.h"
#include "genex/calibration.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace genex;
using namespace genex::method;

namespace {

/// Classes drawn from softmax(z), told as `factor`·z: the temperature that mends it is `factor`.
Predictions exaggerated(double factor, std::size_t count, Random random)
{
    Predictions predictions{3, {}, {}, std::vector<double>(count, 1)};
    for (std::size_t i = 0; i < count; ++i) {
        std::vector<double> chances;
        for (int c = 0; c < 3; ++c) {
            const double logit = 1.5 * random.normal();
            chances.push_back(std::exp(logit));
            predictions.logits.push_back(static_cast<float>(factor * logit));
        }
        predictions.labels.push_back(static_cast<std::int32_t>(random.pick(chances)));
    }
    return predictions;
}

double lossAt(const Predictions& predictions, double temperature)
{
    double sum = std::pow(std::log(temperature), 2) / 2;
    for (std::size_t i = 0; i < predictions.labels.size(); ++i) {
        double all = 0;
        const float* logits = predictions.logits.data() + i * predictions.classes;
        for (std::size_t c = 0; c < predictions.classes; ++c)
            all += std::exp(logits[c] / temperature);
        sum += predictions.weights[i] * (std::log(all) - logits[predictions.labels[i]] / temperature);
    }
    return sum;
}

bool isNear(double a, double b, double slack = 1e-12)
{
    return std::abs(a - b) < slack;
}

ErrorCode codeOf(const Predictions& predictions)
{
    return failureOf([&] { return fitTemperature(predictions); }).code;
}

} // namespace

class TestCalibration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void temperatureByHand()
    {
        // Three of four are right with logits (2, 0). Without a prior softmax(2/T) = 3/4, that is T = 2/ln 3;
        // so many patients leave nothing to the prior.
        const Predictions predictions{2, {2, 0, 2, 0, 2, 0, 2, 0}, {0, 0, 1, 0}, {1e7, 1e7, 1e7, 1e7}};
        QVERIFY(isNear(fitTemperature(predictions), 2 / std::log(3.0), 1e-5));
    }

    void nobodyLeavesItAtOne()
    {
        QCOMPARE(fitTemperature({}), 1.0);
        QCOMPARE(fitTemperature({2, {5, 0}, {1}, {0}}), 1.0);
    }

    void temperatureUndoesExaggeration_data()
    {
        QTest::addColumn<double>("factor");
        for (const double factor : {0.25, 1.0, 3.0, 8.0})
            QTest::addRow("%g", factor) << factor;
    }

    void temperatureUndoesExaggeration()
    {
        QFETCH(double, factor);
        const double found = fitTemperature(exaggerated(factor, 4000, Random(1)));
        QVERIFY2(isNear(found / factor, 1, 0.08), qPrintable(QString::number(found)));
    }

    void noTemperatureIsBetter()
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Random random(seed);
            Predictions predictions = exaggerated(0.2 + 5 * random.uniform(), 12, random.child("draw"));
            for (double& weight : predictions.weights)
                weight = 3 * random.uniform();
            const double least = lossAt(predictions, fitTemperature(predictions));
            for (double t = std::log(0.1); t <= std::log(10); t += 0.01)
                QVERIFY(least <= lossAt(predictions, std::exp(t)) + 1e-9);
        }
    }

    void allRightStaysFinite()
    {
        // The colder, the smaller the loss; only the prior says where to stop.
        Predictions predictions{2, {}, {}, {}};
        for (int i = 0; i < 50; ++i) {
            predictions.logits.insert(predictions.logits.end(), {1, 0});
            predictions.labels.push_back(0);
            predictions.weights.push_back(1);
        }
        const double found = fitTemperature(predictions);
        QVERIFY(found > 0.1 && found < 0.9);
        predictions.weights.assign(50, 0.01); // half a patient: hardly a reason to leave 1
        QVERIFY(fitTemperature(predictions) > 0.8);
    }

    void allWrongStaysInBounds()
    {
        const double found = fitTemperature({2, {30, 0}, {1}, {1e6}});
        QVERIFY(found <= 10);
        QVERIFY(found > 9.99);
        QVERIFY(fitTemperature({2, {1, 0}, {0}, {1e9}}) >= 0.1);
    }

    void hugeLogitsDoNotOverflow()
    {
        const double found = fitTemperature({2, {3e38F, -3e38F, 3e38F, -3e38F}, {0, 1}, {1, 1}});
        QVERIFY(std::isfinite(found));
    }

    void impossiblePredictionsAreRefused()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(codeOf({2, {1, 0, 1}, {0}, {1}}), ErrorCode::InvalidInput);
        QCOMPARE(codeOf({2, {1, 0}, {0}, {}}), ErrorCode::InvalidInput);
        QCOMPARE(codeOf({2, {1, 0}, {2}, {1}}), ErrorCode::InvalidInput);
        QCOMPARE(codeOf({2, {1, 0}, {-1}, {1}}), ErrorCode::InvalidInput);
        QCOMPARE(codeOf({2, {1, nan}, {0}, {1}}), ErrorCode::InvalidInput);
        QCOMPARE(codeOf({2, {1, 0}, {0}, {-1}}), ErrorCode::InvalidInput);
    }

    void reliabilityByHand()
    {
        // Two bins. Below ½: 0.2 (right, weight 3) and 0.4 (wrong, 1): 0.25 against 0.75. Above: 0.5 (wrong)
        // and 1 (right): 0.75 against 0.5. Error (4·0.5 + 2·0.25)/6.
        const std::vector<double> confidence{0.2, 0.4, 0.5, 1};
        const std::vector<std::uint8_t> correct{1, 0, 0, 1};
        const std::vector<double> weights{3, 1, 1, 1};
        const auto bins = reliability(confidence, correct, weights, 2);
        QCOMPARE(bins.size(), std::size_t{2});
        QVERIFY(isNear(bins[0].confidence, 0.25) && isNear(bins[0].accuracy, 0.75));
        QVERIFY(isNear(bins[1].confidence, 0.75) && isNear(bins[1].accuracy, 0.5));
        QCOMPARE(bins[0].weight, 4.0);
        QCOMPARE(bins[1].weight, 2.0);
        QCOMPARE(bins[0].to, 0.5);
        QCOMPARE(bins[1].from, 0.5);
        QVERIFY(isNear(expectedCalibrationError(confidence, correct, weights, 2), 2.5 / 6));
    }

    void emptyBinsAreThere()
    {
        const auto bins = reliability({}, {}, {});
        QCOMPARE(bins.size(), std::size_t{10});
        QCOMPARE(bins[9], (ReliabilityBin{0.9, 1, 0, 0, 0}));
        QCOMPARE(expectedCalibrationError({}, {}, {}), 0.0);
    }

    void anEdgeBelongsToTheUpperBin()
    {
        for (int b = 0; b < 100; ++b) {
            const auto bins = reliability(std::vector<double>{b / 100.0}, std::vector<std::uint8_t>{1},
                                          std::vector<double>{1}, 100);
            QCOMPARE(bins[static_cast<std::size_t>(b)].weight, 1.0);
        }
    }

    void honestConfidenceHasNoError()
    {
        Random random(3);
        std::vector<double> confidence;
        std::vector<std::uint8_t> correct;
        std::vector<std::uint8_t> alwaysRight;
        for (int i = 0; i < 20'000; ++i) {
            confidence.push_back(random.uniform());
            correct.push_back(random.bernoulli(confidence.back()));
            alwaysRight.push_back(1);
        }
        const std::vector<double> weights(confidence.size(), 0.5);
        QVERIFY(expectedCalibrationError(confidence, correct, weights) < 0.02);
        QVERIFY(isNear(expectedCalibrationError(confidence, alwaysRight, weights), 0.5, 0.02));
    }

    void errorByChanceByHand()
    {
        // Two bins: Σ w²p(1 − p) is 4 · 0.16 + 0.16 = 0.8 and 0.25; √(2/π) (√0.8 + √0.25) / 4.
        const std::vector<double> confidence{0.8, 0.8, 0.5};
        const std::vector<double> weights{2, 1, 1};
        QVERIFY(isNear(calibrationErrorByChance(confidence, weights), 0.27815, 1e-5));
        QCOMPARE(calibrationErrorByChance({}, {}), 0.0);
        QCOMPARE(calibrationErrorByChance(std::vector<double>{1, 0}, std::vector<double>{1, 1}), 0.0);
    }

    void errorByChanceIsWhatHonestConfidenceShows()
    {
        Random random(5);
        double shown = 0;
        double expected = 0;
        for (int repeat = 0; repeat < 200; ++repeat) {
            std::vector<double> confidence;
            std::vector<std::uint8_t> correct;
            for (int i = 0; i < 1'200; ++i) {
                confidence.push_back(random.uniform());
                correct.push_back(random.bernoulli(confidence.back()));
            }
            const std::vector<double> weights(confidence.size(), 1);
            shown += expectedCalibrationError(confidence, correct, weights) / 200;
            expected += calibrationErrorByChance(confidence, weights) / 200;
        }
        QVERIFY2(isNear(shown, expected, 0.001),
                 qPrintable(QStringLiteral("%1 against %2").arg(shown).arg(expected)));
    }

    void impossibleConfidencesAreRefused()
    {
        const auto code = [](std::vector<double> confidence, std::size_t outcomes, std::size_t bins) {
            const std::vector<std::uint8_t> correct(outcomes);
            const std::vector<double> weights(confidence.size(), 1);
            return failureOf([&] { return reliability(confidence, correct, weights, bins); }).code;
        };
        QCOMPARE(code({0.5}, 1, 0), ErrorCode::InvalidInput);
        QCOMPARE(code({0.5}, 2, 10), ErrorCode::InvalidInput);
        QCOMPARE(code({1.01}, 1, 10), ErrorCode::InvalidInput);
        QCOMPARE(code({-0.01}, 1, 10), ErrorCode::InvalidInput);
        QCOMPARE(code({std::nan("")}, 1, 10), ErrorCode::InvalidInput);
    }

    void jsonRoundTrip()
    {
        const ReliabilityBin bin{0.1, 0.2, 0.15, 1.0 / 3, 12.5};
        const nlohmann::json json = bin;
        QCOMPARE(nlohmann::json::parse(json.dump()).get<ReliabilityBin>(), bin);
        QCOMPARE(json.at("accuracy").get<double>(), 1.0 / 3);
    }
};

QTEST_APPLESS_MAIN(TestCalibration)
#include "tst_calibration.moc"
