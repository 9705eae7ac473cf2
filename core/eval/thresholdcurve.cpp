// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/thresholdcurve.h"

#include <algorithm>

namespace genex::eval {

namespace {

constexpr int kPoints = 40;

ThresholdFigures pointAt(const ThresholdPatients& patients, double threshold)
{
    ThresholdFigures point{threshold, 0, 0, 0};
    double total = 0;
    for (std::size_t i = 0; i < patients.trust.size(); ++i) {
        const bool fallsBack = patients.hasEstimates[i] != 0 && patients.trust[i] < threshold;
        const double weight = patients.weights[i];
        total += weight;
        point.accuracy += weight * (fallsBack ? patients.rightWithAll[i] : patients.rightAtFirst[i]);
        point.meanOrders += weight * (fallsBack ? patients.ordersWithAll[i] : patients.ordersAtFirst[i]);
        point.fallbackRate += fallsBack ? weight : 0;
    }
    for (double* sum : {&point.accuracy, &point.meanOrders, &point.fallbackRate})
        *sum = total > 0 ? *sum / total : 0;
    return point;
}

} // namespace

std::vector<ThresholdFigures> thresholdCurve(const ThresholdPatients& patients)
{
    const auto hasSome = [](std::uint8_t has) { return has != 0; };
    if (std::ranges::none_of(patients.hasEstimates, hasSome))
        return {};
    std::vector<ThresholdFigures> curve;
    for (int i = 1; i <= kPoints; ++i)
        curve.push_back(pointAt(patients, static_cast<double>(i) / kPoints));
    return curve;
}

} // namespace genex::eval
