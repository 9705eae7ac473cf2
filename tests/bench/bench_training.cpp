// SPDX-License-Identifier: GPL-3.0-or-later
// How long a training takes, where the time goes, and how it grows with rows, features, classes and buckets.
// Ratios are within this run: machines differ.
#include "matrixprobe.h"

#include "common/random.h"
#include "genex/training.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <iostream>
#include <string>
#include <sys/resource.h>

using namespace genex;

namespace {

struct Size
{
    std::size_t rows = 2000;
    std::size_t features = 64;
    std::size_t classes = 10;
    int buckets = 4;
};

/// Every class has its own rate for every feature.
data::Dataset table(const Size& size)
{
    Random random(1);
    data::Dataset dataset;
    for (std::size_t f = 0; f < size.features; ++f)
        dataset.features.push_back({"f" + std::to_string(f), data::FeatureKind::Binary, {}, {}});
    std::vector<double> rates;
    for (std::size_t c = 0; c < size.classes; ++c) {
        dataset.classes.push_back("c" + std::to_string(c));
        for (std::size_t f = 0; f < size.features; ++f)
            rates.push_back(random.bernoulli(0.2) ? 0.8 : 0.05);
    }
    for (std::size_t r = 0; r < size.rows; ++r) {
        const std::size_t c = r % size.classes;
        dataset.labels.push_back(static_cast<std::int32_t>(c));
        for (std::size_t f = 0; f < size.features; ++f)
            dataset.values.push_back(random.bernoulli(rates[c * size.features + f]) ? 1.0F : 0.0F);
    }
    return dataset;
}

method::TrainingSettings settingsFor(const Size& size)
{
    method::TrainingSettings settings = method::presetNamed("fast");
    settings.buckets = size.buckets;
    settings.observedSize = 10;
    settings.device = "cpu";
    return settings;
}

method::TrainingSummary measure(const Size& size)
{
    JobControl control;
    return method::train(method::inputFrom(table(size), 1), settingsFor(size), control).summary;
}

/// A piece of scoring as one product: the logits of all its patients with all candidates.
bench::ProductShape scoringPiece(const Size& size)
{
    constexpr std::int64_t kPieceNumbers = 500'000; // as in CandidateScorer
    const std::int64_t hidden = settingsFor(size).hidden;
    const auto classes = static_cast<std::int64_t>(size.classes);
    return {kPieceNumbers / (hidden + classes), hidden, classes};
}

/// What scoring took against what its arithmetic alone would take.
nlohmann::ordered_json scoringOf(const method::TrainingSummary& summary, double perSecond)
{
    const auto work = static_cast<double>(summary.scoringMultiplyAdds);
    return {{"share_of_buckets", summary.scoringShare},
            {"seconds", summary.scoringSeconds},
            {"multiply_adds", work},
            {"multiply_adds_per_second", perSecond},
            {"times_its_arithmetic", summary.scoringSeconds * perSecond / work}};
}

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

} // namespace

int main()
{
    method::setThreads(1);
    const Size base;
    const method::TrainingSummary first = measure(base);
    Size rows = base;
    rows.rows *= 2;
    Size features = base;
    features.features *= 2;
    Size classes = base;
    classes.classes *= 2;
    Size buckets = base;
    buckets.buckets *= 2;
    const nlohmann::ordered_json result{
        {"benchmark", "training"},
        {"rows", base.rows},
        {"features", base.features},
        {"classes", base.classes},
        {"buckets", base.buckets},
        {"seconds", first.seconds},
        {"scoring", scoringOf(first, bench::multiplyAddsPerSecond(scoringPiece(base)))},
        {"ratio_when_doubled",
         {{"rows", measure(rows).seconds / first.seconds},
          {"features", measure(features).seconds / first.seconds},
          {"classes", measure(classes).seconds / first.seconds},
          {"buckets", measure(buckets).seconds / first.seconds}}},
        {"peak_mb", peakMegabytes()}};
    std::cout << result.dump() << '\n';
    return 0;
}
