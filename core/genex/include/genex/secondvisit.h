// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/budgetplan.h"
#include "contract/trainingchoices.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// The second visit (Algorithm 2): a patient whose confidence with V generated reaches τ is concluded at the
/// first visit; for the others V is ordered too. |V| and τ are chosen jointly on validation patients.
namespace genex::method {

using contract::ThresholdPoint;

/// A τ that nobody reaches.
constexpr double kNobodyTrusted = 2;
/// The paper's share of patients to trust.
constexpr double kTopShare = 0.1;
/// A fixed τ, for whoever does not choose one on validation data: certain enough in most eyes.
constexpr double kCertainThreshold = 0.85;

/// Outcome of the N validation patients if all of U is ordered.
struct VisitPatients
{
    std::vector<std::uint8_t> correctWithAll; ///< [N]
    std::vector<double> ordersWithAll;        ///< [N] orders, or money
    std::vector<double> weights;              ///< [N]
};

/// Outcome of the same patients with one V generated.
struct VisitOption
{
    int size = 0;                      ///< |V|
    std::vector<double> confidence;    ///< [N]
    std::vector<std::uint8_t> correct; ///< [N] if concluded at the first visit
    std::vector<double> saved;         ///< [N] orders, or money, saved if concluded at the first visit
};

/// Accuracy against orders saved for up to `maxPoints` thresholds, lowest first: at even steps of the weight
/// of those trusted, from everybody to nobody. τ stands halfway between the confidences of the last who is
/// trusted and the first who is not; at the lowest confidence when everybody is trusted, so that nobody is
/// who is less sure than all of them.
std::vector<ThresholdPoint> visitCurve(const VisitOption& option, const VisitPatients& patients,
                                       std::size_t maxPoints = 64);

/// Among all sizes and thresholds the most saved where this threshold and every stricter one keep an accuracy
/// of at least that with all ordered − epsilon; of equal ones the more accurate, then the smaller size. Size
/// 0 (nothing generated, τ = 0, nothing saved) is always among them.
ThresholdPoint chooseVisit(std::span<const VisitOption> options, const VisitPatients& patients,
                           double epsilon);
/// The same with a bound that holds for new patients like these: in expectation at most `epsilon` of them are
/// wrong who would be right with everything ordered (conformal risk control; Angelopoulos and others, 2022).
/// Where several tries are of one patient, their weights must add up to 1.
ThresholdPoint chooseBoundedVisit(std::span<const VisitOption> options, const VisitPatients& patients,
                                  double epsilon);

/// What a given τ comes to.
ThresholdPoint visitAt(const VisitOption& option, const VisitPatients& patients, double tau);

/// The paper's choice, "the top 10 %" (share 0.1): the highest confidence reached by at least this fraction
/// of the weight, 0 < share ≤ 1.
double topShareThreshold(std::span<const double> confidence, std::span<const double> weights, double share);

/// τ, and how much of V, by this rule; the last of the options is all of V.
ThresholdPoint chooseBy(contract::ThresholdRule rule, std::span<const VisitOption> options,
                        const VisitPatients& patients, double epsilon);

} // namespace genex::method
