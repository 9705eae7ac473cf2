// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/calibration.h"

#include "common/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <string>
#include <utility>

namespace genex::method {

namespace {

constexpr double kColdest = 0.1;
constexpr double kHottest = 10;
constexpr double kPriorDeviation = 1; ///< of ln T
/// Below T = 1 the sum may have several minima; the best point of a coarse grid selects one.
constexpr int kGridSteps = 24;
constexpr double kPrecision = 1e-7; ///< of ln T: below this, rounding dominates

[[noreturn]] void refuse(Text message)
{
    throw Failure(ErrorCode::InvalidInput, std::move(message));
}

void checkWeights(std::span<const double> weights)
{
    for (const double weight : weights) {
        if (!(std::isfinite(weight) && weight >= 0))
            refuse("The weight of a prediction is " + std::to_string(weight) + ".");
    }
}

void check(const Predictions& predictions)
{
    const std::size_t count = predictions.labels.size();
    if (predictions.logits.size() != count * predictions.classes || predictions.weights.size() != count)
        refuse(std::to_string(count) + " predictions of " + std::to_string(predictions.classes) +
               " classes have " + std::to_string(predictions.logits.size()) + " logits and " +
               std::to_string(predictions.weights.size()) + " weights.");
    for (const std::int32_t label : predictions.labels) {
        if (label < 0 || static_cast<std::size_t>(label) >= predictions.classes)
            refuse("A prediction has class number " + std::to_string(label) + " of " +
                   std::to_string(predictions.classes) + ".");
    }
    for (const float logit : predictions.logits) {
        if (!std::isfinite(logit))
            refuse("A prediction has a logit that is not finite.");
    }
    checkWeights(predictions.weights);
}

/// −ln softmax(logits / T)[label] = ln Σ_c exp((z_c − z_label) / T), at 1/T.
double lossOf(std::span<const float> logits, std::size_t label, double inverse)
{
    const double largest = *std::ranges::max_element(logits);
    double sum = 0;
    for (const float logit : logits)
        sum += std::exp((logit - largest) * inverse);
    return std::log(sum) + (largest - logits[label]) * inverse;
}

double objective(const Predictions& predictions, double logTemperature)
{
    const double inverse = std::exp(-logTemperature);
    const double deviations = logTemperature / kPriorDeviation;
    double sum = deviations * deviations / 2;
    for (std::size_t i = 0; i < predictions.labels.size(); ++i) {
        const std::span logits(predictions.logits.data() + i * predictions.classes, predictions.classes);
        const auto label = static_cast<std::size_t>(predictions.labels[i]);
        sum += predictions.weights[i] * lossOf(logits, label, inverse);
    }
    return sum;
}

/// Golden section: a minimum of f between low and high.
template <typename Function>
double minimum(Function&& f, double low, double high)
{
    constexpr double kShare = 1 / std::numbers::phi;
    double left = high - kShare * (high - low);
    double right = low + kShare * (high - low);
    double atLeft = f(left);
    double atRight = f(right);
    while (high - low > kPrecision) {
        if (atLeft <= atRight) {
            high = std::exchange(right, left);
            atRight = atLeft;
            left = high - kShare * (high - low);
            atLeft = f(left);
        } else {
            low = std::exchange(left, right);
            atLeft = atRight;
            right = low + kShare * (high - low);
            atRight = f(right);
        }
    }
    return (low + high) / 2;
}

double edge(std::size_t bin, std::size_t bins)
{
    return static_cast<double>(bin) / static_cast<double>(bins);
}

std::size_t binOf(double confidence, std::size_t bins)
{
    const auto bin = std::min(static_cast<std::size_t>(confidence * static_cast<double>(bins)), bins - 1);
    const bool isNext = bin + 1 < bins && confidence >= edge(bin + 1, bins); // 0.29 · 100 < 29
    return isNext ? bin + 1 : bin;
}

void checkReliability(std::span<const double> confidence, std::span<const std::uint8_t> correct,
                      std::span<const double> weights, std::size_t bins)
{
    if (bins == 0)
        refuse("Reliability needs at least one bin.");
    if (correct.size() != confidence.size() || weights.size() != confidence.size())
        refuse(std::to_string(confidence.size()) + " confidences have " + std::to_string(correct.size()) +
               " outcomes and " + std::to_string(weights.size()) + " weights.");
    for (const double probability : confidence) {
        if (!(probability >= 0 && probability <= 1))
            refuse("A confidence is " + std::to_string(probability) + ", not between 0 and 1.");
    }
    checkWeights(weights);
}

} // namespace

double fitTemperature(const Predictions& predictions)
{
    check(predictions);
    if (std::ranges::all_of(predictions.weights, [](double weight) { return weight == 0; }))
        return 1;
    const auto loss = [&](double logTemperature) { return objective(predictions, logTemperature); };
    const double coldest = std::log(kColdest);
    const double step = (std::log(kHottest) - coldest) / kGridSteps;
    int best = 0;
    double least = loss(coldest);
    for (int i = 1; i <= kGridSteps; ++i) {
        const double here = loss(coldest + step * i);
        if (here < least) {
            best = i;
            least = here;
        }
    }
    const double low = coldest + step * std::max(best - 1, 0);
    const double high = coldest + step * std::min(best + 1, kGridSteps);
    return std::clamp(std::exp(minimum(loss, low, high)), kColdest, kHottest);
}

std::vector<ReliabilityBin> reliability(std::span<const double> confidence,
                                        std::span<const std::uint8_t> correct,
                                        std::span<const double> weights, std::size_t bins)
{
    checkReliability(confidence, correct, weights, bins);
    std::vector<ReliabilityBin> found(bins);
    for (std::size_t b = 0; b < bins; ++b) {
        found[b].from = edge(b, bins);
        found[b].to = edge(b + 1, bins);
    }
    for (std::size_t i = 0; i < confidence.size(); ++i) {
        ReliabilityBin& bin = found[binOf(confidence[i], bins)];
        bin.weight += weights[i];
        bin.confidence += weights[i] * confidence[i];
        bin.accuracy += correct[i] != 0 ? weights[i] : 0;
    }
    for (ReliabilityBin& bin : found) {
        const double weight = bin.weight > 0 ? bin.weight : 1;
        bin.confidence /= weight;
        bin.accuracy /= weight;
    }
    return found;
}

double expectedCalibrationError(std::span<const double> confidence, std::span<const std::uint8_t> correct,
                                std::span<const double> weights, std::size_t bins)
{
    double sum = 0;
    double total = 0;
    for (const ReliabilityBin& bin : reliability(confidence, correct, weights, bins)) {
        sum += bin.weight * std::abs(bin.accuracy - bin.confidence);
        total += bin.weight;
    }
    return total > 0 ? sum / total : 0;
}

double calibrationErrorByChance(std::span<const double> confidence, std::span<const double> weights,
                                std::size_t bins)
{
    checkReliability(confidence, std::vector<std::uint8_t>(confidence.size()), weights, bins);
    std::vector<double> variances(bins); // of the sum of a bin
    for (std::size_t i = 0; i < confidence.size(); ++i)
        variances[binOf(confidence[i], bins)] +=
            weights[i] * weights[i] * confidence[i] * (1 - confidence[i]);
    double sum = 0;
    for (const double variance : variances)
        sum += std::sqrt(2 * variance / std::numbers::pi);
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
    return total > 0 ? sum / total : 0;
}

} // namespace genex::method
