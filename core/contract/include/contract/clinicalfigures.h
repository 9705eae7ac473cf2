// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

#include <optional>
#include <string>
#include <vector>

/// What a clinical reviewer asks of a prediction model, beyond its accuracy.
namespace genex::contract {

/// A figure and its 95 % interval.
struct IntervalFigure
{
    static constexpr bool kIgnoresUnknown = true;

    double value = 0;
    double low = 0;
    double high = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("value", self.value);
        visit("low", self.low);
        visit("high", self.high);
    }

    bool operator==(const IntervalFigure&) const = default;
};

/// Outcomes against predicted log odds. Perfect predictions have slope 1 and intercept 0; a slope below 1
/// means predictions that are too extreme, an intercept above 0 predictions that are too low on average.
struct CalibrationLine
{
    static constexpr bool kIgnoresUnknown = true;

    IntervalFigure slope;
    IntervalFigure intercept; ///< with the slope fixed at 1

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("slope", self.slope);
        visit("intercept", self.intercept);
    }

    bool operator==(const CalibrationLine&) const = default;
};

/// Acting on everyone whose probability reaches a threshold.
struct DecisionPoint
{
    static constexpr bool kIgnoresUnknown = true;

    double threshold = 0;
    double netBenefit = 0;      ///< true positives − false positives · t / (1 − t), per patient
    double netBenefitOfAll = 0; ///< of acting on everyone; acting on nobody has 0

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("threshold", self.threshold);
        visit("net_benefit", self.netBenefit);
        visit("net_benefit_of_all", self.netBenefitOfAll);
    }

    bool operator==(const DecisionPoint&) const = default;
};

/// A point of the ROC and of the precision–recall curve.
struct OperatingPoint
{
    static constexpr bool kIgnoresUnknown = true;

    double threshold = 0;
    double sensitivity = 0;
    double specificity = 0;
    std::optional<double> precision; ///< empty: nobody reaches the threshold

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("threshold", self.threshold);
        visit("sensitivity", self.sensitivity);
        visit("specificity", self.specificity);
        visit("precision", self.precision, OrNull{});
    }

    bool operator==(const OperatingPoint&) const = default;
};

/// Answering only the most confident patients.
struct CoveragePoint
{
    static constexpr bool kIgnoresUnknown = true;

    double coverage = 0;         ///< fraction of patients answered
    double risk = 0;             ///< fraction of these for whom the answer is wrong
    double lowestConfidence = 0; ///< among them

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("coverage", self.coverage);
        visit("risk", self.risk);
        visit("lowest_confidence", self.lowestConfidence);
    }

    bool operator==(const CoveragePoint&) const = default;
};

/// How often a can't-miss disease is named, or still above its threshold at the end.
struct CantMissFigures
{
    static constexpr bool kIgnoresUnknown = true;

    std::string name;
    double patients = 0;
    IntervalFigure sensitivity; ///< Wilson's interval

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("class", self.name, AnyText{}, MostBytes{kMostPathBytes});
        visit("patients", self.patients);
        visit("sensitivity", self.sensitivity);
    }

    bool operator==(const CantMissFigures&) const = default;
};

/// Whether patients unlike those of training are recognised.
struct UnlikeFigures
{
    static constexpr bool kIgnoresUnknown = true;

    double falseAlarms = 0; ///< fraction of the test patients that are taken for unlike
    double missed = 0;      ///< fraction of made-up patients, each value from another patient, that are not

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("false_alarms", self.falseAlarms);
        visit("missed", self.missed);
    }

    bool operator==(const UnlikeFigures&) const = default;
};

struct ClinicalFigures
{
    static constexpr bool kIgnoresUnknown = true;

    std::optional<CalibrationLine> calibrationLine; ///< of the confidence; empty: too few right or wrong
    std::optional<double> auroc;                    ///< each class against the rest, mean over classes
    std::optional<double> averagePrecision;         ///< the same for the precision–recall curve
    std::vector<OperatingPoint> operatingPoints;    ///< all classes against the rest, counted together
    std::string decisionAbout;                      ///< "cant_miss": any of those; "each_class": all together
    std::vector<DecisionPoint> decisionCurve;
    std::vector<CoveragePoint> riskCoverage;
    std::vector<CantMissFigures> cantMiss; ///< those with patients
    std::optional<UnlikeFigures> unlike;   ///< empty: the model has no limit
    std::optional<double> costPerCorrect;  ///< cost of the orders per correct diagnosis; empty: none correct

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("calibration_line", self.calibrationLine, OrNull{});
        visit("auroc", self.auroc, OrNull{});
        visit("average_precision", self.averagePrecision, OrNull{});
        visit("operating_points", self.operatingPoints);
        visit("decision_about", self.decisionAbout, AnyText{});
        visit("decision_curve", self.decisionCurve);
        visit("risk_coverage", self.riskCoverage);
        visit("cant_miss", self.cantMiss);
        visit("unlike", self.unlike, OrNull{});
        visit("cost_per_correct", self.costPerCorrect, OrNull{});
    }

    bool operator==(const ClinicalFigures&) const = default;
};

} // namespace genex::contract
