// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// The second visit (Algorithm 2): a patient whose confidence with V generated reaches τ is concluded at the
/// first visit; for the others V is ordered too. |V| and τ are chosen jointly on validation patients.
namespace genex::method {

/// A fixed τ, used without validation data.
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

/// Outcome of the rule "conclude after the first visit if confidence ≥ τ".
struct VisitPoint
{
    int size = 0;            ///< |V|
    double tau = 0;          ///< above 1: nobody is trusted
    double accuracy = 0;     ///< over all patients, concluded at the first visit or with everything ordered
    double savedShare = 0;   ///< fraction of the orders that all of U would need
    double fallbackRate = 0; ///< fraction of patients with a second visit

    bool operator==(const VisitPoint&) const = default;
};

/// Accuracy against orders saved for up to `maxPoints` thresholds, lowest first: at even steps of the weight
/// of trusted patients, from all to none. τ is halfway between the confidences of the last trusted and the
/// first untrusted patient; if all are trusted, it is the lowest confidence.
std::vector<VisitPoint> visitCurve(const VisitOption& option, const VisitPatients& patients,
                                   std::size_t maxPoints = 64);

/// Over all sizes and thresholds, the largest savings such that this and every stricter threshold keep an
/// accuracy of at least that with everything ordered − epsilon; ties by accuracy, then by smaller size. Size
/// 0 (nothing generated, τ = 0, nothing saved) is always an option.
VisitPoint chooseVisit(std::span<const VisitOption> options, const VisitPatients& patients, double epsilon);
/// The same with a bound for new patients: in expectation, at most `epsilon` of them are wrong who would be
/// right with everything ordered (conformal risk control; Angelopoulos et al., 2022). If there are several
/// trials per patient, their weights must sum to 1.
VisitPoint chooseBoundedVisit(std::span<const VisitOption> options, const VisitPatients& patients,
                              double epsilon);

/// Outcome of a given τ.
VisitPoint visitAt(const VisitOption& option, const VisitPatients& patients, double tau);

/// The paper's choice, "the top 10 %" (share 0.1): the highest confidence reached by at least this fraction
/// of the weight, 0 < share ≤ 1.
double topShareThreshold(std::span<const double> confidence, std::span<const double> weights, double share);

void to_json(nlohmann::json& json, const VisitPoint& point);
void from_json(const nlohmann::json& json, VisitPoint& point);

} // namespace genex::method
