// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/clinicalfigures.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Figures that clinical reviewers ask for. Patients i have a predicted probability p_i, an outcome y_i (0 or
/// 1) and a weight w_i, the number of patients they stand for.
namespace genex::eval {

using contract::CalibrationLine;
using contract::IntervalFigure;

struct PredictedOutcomes
{
    std::vector<double> probabilities;
    std::vector<std::uint8_t> outcomes;
    std::vector<double> weights;
};

/// Wilson's 95 % interval of a fraction; 0 of 0 is anything between 0 and 1.
IntervalFigure wilsonInterval(double hits, double patients);

/// Logistic regression of y on logit p. The slope is estimated together with an intercept; the intercept
/// reported is that with the slope fixed at 1 (calibration in the large). Wald's intervals. Empty with fewer
/// than five events or non-events, or if the two are separated by p.
std::optional<CalibrationLine> calibrationLineOf(const PredictedOutcomes& predicted);

/// The probability that a patient with y = 1 has a higher p than one with y = 0, ties counting half; Hanley
/// and McNeil's (1982) interval. Empty unless both occur.
std::optional<IntervalFigure> aurocOf(const PredictedOutcomes& predicted);

/// Σ (recall_k − recall_{k−1}) · precision_k over the distinct probabilities, descending. Empty without y
/// = 1.
std::optional<double> averagePrecisionOf(const PredictedOutcomes& predicted);

/// Sensitivity, specificity and precision of p ≥ t, for thresholds at which about every twentieth of the
/// patients is passed, descending. Empty unless both outcomes occur.
std::vector<contract::OperatingPoint> operatingPointsOf(const PredictedOutcomes& predicted);

/// Net benefit (Vickers and Elkin 2006) of p ≥ t, from 1 to 90 %.
std::vector<contract::DecisionPoint> decisionCurveOf(const PredictedOutcomes& predicted);

/// Risk among the most confident tenth, two tenths … all of the patients; y = 1 if the answer is right.
std::vector<contract::CoveragePoint> riskCoverageOf(const PredictedOutcomes& confidence);

} // namespace genex::eval
