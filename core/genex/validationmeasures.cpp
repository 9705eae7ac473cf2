// SPDX-License-Identifier: GPL-3.0-or-later
#include "validationmeasures.h"

#include "genex/calibration.h"

#include <algorithm>
#include <numeric>

namespace genex::method {

namespace {

constexpr double kUsualShare = 0.99;     // of the validation patients count as near to training
constexpr double kDistanceMargin = 1.25; // factor beyond which a patient is an outlier
// One unseen answer in eight is normal, even if all validation patients have identical training patients.
constexpr double kLeastLimit = 0.5;

} // namespace

std::vector<double> weightsOfTries(const TestCohort& cohort, const std::map<std::size_t, double>& weightOfRow)
{
    std::map<std::size_t, double> tries;
    for (std::size_t i = 0; i < cohort.size(); ++i)
        ++tries[cohort.rowOf(i)];
    std::vector<double> weights(cohort.size());
    for (std::size_t i = 0; i < cohort.size(); ++i)
        weights[i] = weightOfRow.at(cohort.rowOf(i)) / tries[cohort.rowOf(i)];
    return weights;
}

std::vector<double> countingRows(std::vector<double> weights,
                                 const std::map<std::size_t, double>& weightOfRow)
{
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& weight : weights)
        weight *= static_cast<double>(weightOfRow.size()) / sum;
    return weights;
}

double weightedMean(std::span<const std::uint8_t> right, std::span<const double> weights)
{
    double sum = 0;
    double total = 0;
    for (std::size_t i = 0; i < right.size(); ++i) {
        sum += right[i] * weights[i];
        total += weights[i];
    }
    return total > 0 ? sum / total : 0;
}

double temperatureOf(const Model& model, const TestCohort& cohort, const std::vector<float>& logits,
                     const std::vector<double>& weights)
{
    if (!model.settings().calibrates)
        return 1;
    Predictions predictions{model.classes().size(), logits, {}, weights};
    for (std::size_t i = 0; i < cohort.size(); ++i)
        predictions.labels.push_back(cohort.labelOf(i));
    return fitTemperature(predictions);
}

double distanceLimit(std::vector<float> distances)
{
    if (distances.empty())
        return 0;
    const auto rank = static_cast<std::ptrdiff_t>(kUsualShare * static_cast<double>(distances.size() - 1));
    std::nth_element(distances.begin(), distances.begin() + rank, distances.end());
    return std::max(kLeastLimit,
                    kDistanceMargin * static_cast<double>(distances[static_cast<std::size_t>(rank)]));
}

} // namespace genex::method
