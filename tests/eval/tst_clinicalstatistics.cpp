// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "eval/clinicalfigures.h"
#include "eval/clinicalstatistics.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace genex;
using namespace genex::eval;

namespace {

bool isNear(double a, double b, double most)
{
    return std::abs(a - b) <= most;
}

PredictedOutcomes unweighted(std::vector<double> probabilities, std::vector<std::uint8_t> outcomes)
{
    std::vector<double> weights(outcomes.size(), 1);
    return {std::move(probabilities), std::move(outcomes), std::move(weights)};
}

/// Outcomes drawn with log odds intercept + slope · (log odds of the prediction).
PredictedOutcomes drawn(double intercept, double slope, int patients)
{
    Random random(11);
    PredictedOutcomes predicted;
    for (int i = 0; i < patients; ++i) {
        const double odds = 2 * random.normal();
        predicted.probabilities.push_back(1 / (1 + std::exp(-odds)));
        predicted.outcomes.push_back(random.bernoulli(1 / (1 + std::exp(-intercept - slope * odds))));
        predicted.weights.push_back(1);
    }
    return predicted;
}

} // namespace

class TestClinicalStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wilsonAsPublished()
    {
        // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        const auto check = [](double hits, double patients, double low, double high) {
            const IntervalFigure interval = wilsonInterval(hits, patients);
            return interval.value == hits / patients && isNear(interval.low, low, 5e-5) &&
                   isNear(interval.high, high, 5e-5);
        };
        QVERIFY(check(81, 263, 0.2553, 0.3662));
        QVERIFY(check(15, 148, 0.0624, 0.1605));
        QVERIFY(check(0, 20, 0, 0.1611));
        QVERIFY(check(1, 29, 0.0061, 0.1718));
        QVERIFY((wilsonInterval(0, 0) == IntervalFigure{0, 0, 1}));
    }

    void areaByHand()
    {
        // Pairs of an event and another: (.9,.8) (.9,.4) (.9,.2) right, (.4,.8) wrong, (.4,.4) tied, (.4,.2)
        // right.
        const auto area = aurocOf(unweighted({.9, .8, .4, .4, .2}, {1, 0, 1, 0, 0}));
        QVERIFY(area);
        QVERIFY(isNear(area->value, 4.5 / 6, 1e-12));
        QVERIFY(!aurocOf(unweighted({.9, .8}, {1, 1})));
        QVERIFY(!aurocOf(unweighted({}, {})));
    }

    void areaIntervalAsPublished()
    {
        // Hanley and McNeil (1982): area .893, 51 abnormal and 58 normal images, standard error .032.
        PredictedOutcomes predicted;
        const auto add = [&](double probability, std::uint8_t outcome, double weight) {
            predicted.probabilities.push_back(probability);
            predicted.outcomes.push_back(outcome);
            predicted.weights.push_back(weight);
        };
        // Their table II: ratings 1 to 5.
        const std::vector<double> normal{33, 6, 6, 11, 2};
        const std::vector<double> abnormal{3, 2, 2, 11, 33};
        for (std::size_t rating = 0; rating < normal.size(); ++rating) {
            add(0.2 * static_cast<double>(rating), 0, normal[rating]);
            add(0.2 * static_cast<double>(rating), 1, abnormal[rating]);
        }
        const auto area = aurocOf(predicted);
        QVERIFY(area);
        QVERIFY(isNear(area->value, 0.893, 5e-4));
        QVERIFY(isNear((area->value - area->low) / 1.96, 0.032, 1e-3));
    }

    void precisionByHand()
    {
        // Events at ranks 1 and 3 of 4: (1/1 + 2/3) / 2.
        const auto precision = averagePrecisionOf(unweighted({.9, .8, .7, .1}, {1, 0, 1, 0}));
        QVERIFY(precision && isNear(*precision, (1 + 2.0 / 3) / 2, 1e-12));
        // Tied patients pass together: 1 of 2.
        const auto tied = averagePrecisionOf(unweighted({.5, .5}, {1, 0}));
        QVERIFY(tied && isNear(*tied, 0.5, 1e-12));
        QVERIFY(!averagePrecisionOf(unweighted({.5}, {0})));
    }

    void weightsArePatients()
    {
        const PredictedOutcomes repeated = unweighted({.9, .9, .3, .6, .6}, {1, 1, 0, 0, 0});
        const PredictedOutcomes weighted{{.9, .3, .6}, {1, 0, 0}, {2, 1, 2}};
        QVERIFY(aurocOf(repeated) == aurocOf(weighted));
        QVERIFY(averagePrecisionOf(repeated) == averagePrecisionOf(weighted));
        QVERIFY(decisionCurveOf(repeated) == decisionCurveOf(weighted));
    }

    void netBenefitByHand()
    {
        // At 20 %: two events and one other of five pass: (2 − 1 · .25) / 5; everyone: (2 − 3 · .25) / 5.
        for (const contract::DecisionPoint& point :
             decisionCurveOf(unweighted({.9, .2, .3, .1, .05}, {1, 1, 0, 0, 0}))) {
            if (point.threshold != 0.2)
                continue;
            QVERIFY(isNear(point.netBenefit, 0.35, 1e-12));
            QVERIFY(isNear(point.netBenefitOfAll, 0.25, 1e-12));
            return;
        }
        QFAIL("There is no point at 20 %.");
    }

    void perfectCalibrationHasSlopeOne()
    {
        const auto line = calibrationLineOf(drawn(0, 1, 20'000));
        QVERIFY(line);
        QVERIFY(line->slope.low < 1 && line->slope.high > 1);
        QVERIFY(line->intercept.low < 0 && line->intercept.high > 0);
        QVERIFY(line->slope.high - line->slope.low < 0.1);
    }

    void calibrationLineFindsWhatWasDrawn()
    {
        const auto extreme = calibrationLineOf(drawn(0, 0.5, 20'000));
        QVERIFY(extreme && isNear(extreme->slope.value, 0.5, 0.03));
        const auto low = calibrationLineOf(drawn(0.7, 1, 20'000));
        QVERIFY(low && isNear(low->intercept.value, 0.7, 0.06));
        QVERIFY(isNear(low->slope.value, 1, 0.06));
    }

    void calibrationLineByHand()
    {
        // Everyone at 50 %, 30 of 40 with the outcome: no slope can be told, the log odds are ln 3.
        QVERIFY(!calibrationLineOf({{.5}, {1}, {30}}));
        // Two groups, logit ±ln 3; 30 of 40 and 10 of 40: exactly as predicted.
        const auto line = calibrationLineOf({{.75, .75, .25, .25}, {1, 0, 1, 0}, {30, 10, 10, 30}});
        QVERIFY(line);
        QVERIFY(isNear(line->slope.value, 1, 1e-9));
        QVERIFY(isNear(line->intercept.value, 0, 1e-9));
        // Information of the slope: 80 · 3/16 · (ln 3)², of the intercept 80 · 3/16.
        QVERIFY(isNear(line->slope.high, 1 + 1.959964 / (std::sqrt(15.0) * std::log(3.0)), 1e-5));
        QVERIFY(isNear(line->intercept.high, 1.959964 / std::sqrt(15.0), 1e-5));
    }

    void separatedOutcomesHaveNoLine()
    {
        std::vector<double> probabilities;
        std::vector<std::uint8_t> outcomes;
        for (int i = 0; i < 20; ++i) {
            probabilities.push_back(i < 10 ? 0.2 : 0.8);
            outcomes.push_back(i < 10 ? 0 : 1);
        }
        QVERIFY(!calibrationLineOf(unweighted(probabilities, outcomes)));
        QVERIFY(!calibrationLineOf(unweighted({0, 1}, {0, 1})));
    }

    void coverageByHand()
    {
        std::vector<double> confidence;
        std::vector<std::uint8_t> right;
        for (int i = 0; i < 10; ++i) {
            confidence.push_back(0.95 - 0.05 * i);
            right.push_back(i < 6 ? 1 : 0);
        }
        const auto points = riskCoverageOf(unweighted(confidence, right));
        QCOMPARE(points.size(), std::size_t(10));
        QVERIFY(isNear(points[4].coverage, 0.5, 1e-12) && points[4].risk == 0);
        QVERIFY(isNear(points[7].risk, 2.0 / 8, 1e-12));
        QVERIFY(isNear(points[9].risk, 0.4, 1e-12));
        QVERIFY(isNear(points[9].lowestConfidence, 0.5, 1e-12));
        QVERIFY(riskCoverageOf(unweighted({}, {})).empty());
    }

    void operatingPointsFollowTheCurve()
    {
        const PredictedOutcomes predicted = drawn(0, 1, 2'000);
        const auto points = operatingPointsOf(predicted);
        QVERIFY(points.size() >= 15 && points.size() <= 25);
        for (std::size_t i = 1; i < points.size(); ++i) {
            QVERIFY(points[i].threshold < points[i - 1].threshold);
            QVERIFY(points[i].sensitivity >= points[i - 1].sensitivity);
            QVERIFY(points[i].specificity <= points[i - 1].specificity);
            QVERIFY(points[i].precision);
        }
        QVERIFY(operatingPointsOf(unweighted({.5}, {1})).empty());
    }

    void reviewersFiguresByHand()
    {
        // Class c must not be missed from 20 % on. Patient 2 has it, is told b, but c is at 30 %.
        const JudgedOutcomes patients{{"a", "b", "c"}, {0, 2, 2, 2}, {1, 1, 1, 1}};
        const std::vector<float> probabilities{.8F, .1F, .1F, .1F, .1F, .8F, .1F, .6F, .3F, .5F, .4F, .1F};
        const double never = std::numeric_limits<double>::infinity();
        const std::vector<double> from{never, never, 0.2};
        const OutcomeFigures outcomes = outcomeFigures(patients, probabilities);
        const ClinicalFigures figures = clinicalFigures(patients, probabilities, from, outcomes);
        QCOMPARE(figures.cantMiss.size(), std::size_t(1));
        QCOMPARE(figures.cantMiss[0].name, std::string("c"));
        QCOMPARE(figures.cantMiss[0].patients, 3.0);
        QVERIFY(figures.cantMiss[0].sensitivity == wilsonInterval(2, 3));
        QCOMPARE(figures.decisionAbout, std::string("cant_miss"));
        QCOMPARE(clinicalFigures(patients, probabilities, {}, outcomes).decisionAbout,
                 std::string("each_class"));
        // Of class a, one event at .8 above all others; of b nobody has it; of c (.8, .3, .1) against .1.
        QVERIFY(figures.auroc && isNear(*figures.auroc, (1 + (2.5 / 3)) / 2, 1e-6));
    }

    void mixedPatientsKeepTheirColumns()
    {
        const float none = std::nanf("");
        std::vector<float> values{1, 10, 2, none, 3, 30, 4, 40};
        Random random(3);
        mixPatients(values, 2, random);
        QVERIFY(std::isnan(values[3]));
        float first = 0;
        float second = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            (i % 2 == 0 ? first : second) += std::isnan(values[i]) ? 0 : values[i];
        QCOMPARE(first, 10.F);
        QCOMPARE(second, 80.F);
    }
};

QTEST_APPLESS_MAIN(TestClinicalStatistics)
#include "tst_clinicalstatistics.moc"
