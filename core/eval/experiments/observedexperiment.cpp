// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"
#include "experiments/trainedcurve.h"
#include "methods/mutual_information/mutualinformationmethod.h"

#include "common/random.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace genex::eval {

namespace {

constexpr double kSeldom = 1e-3; // features that are never present may still be chosen

/// Position of a feature in an image, from its name: r3c14.
struct Pixel
{
    int row = 0;
    int column = 0;
};

/// The number after a letter; `text` becomes the rest.
std::optional<int> numberBehind(char letter, std::string_view& text)
{
    int number = 0;
    if (text.empty() || text.front() != letter)
        return std::nullopt;
    const auto read = std::from_chars(text.data() + 1, text.data() + text.size(), number);
    if (read.ec != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    return number;
}

std::optional<Pixel> pixelOf(std::string_view name)
{
    const std::optional<int> row = numberBehind('r', name);
    const std::optional<int> column = row ? numberBehind('c', name) : std::nullopt;
    return column && name.empty() ? std::optional(Pixel{*row, *column}) : std::nullopt;
}

bool isPicture(const data::Dataset& dataset)
{
    return dataset.width() > 1 &&
           std::ranges::all_of(dataset.features, [](const data::FeatureColumn& feature) {
               return pixelOf(feature.id).has_value();
           });
}

/// 1 within the middle half of rows and columns, else 0.
std::vector<double> centreOf(const data::Dataset& dataset)
{
    Pixel last;
    std::vector<Pixel> pixels;
    for (const data::FeatureColumn& feature : dataset.features) {
        pixels.push_back(pixelOf(feature.id).value_or(Pixel{}));
        last.row = std::max(last.row, pixels.back().row);
        last.column = std::max(last.column, pixels.back().column);
    }
    std::vector<double> weights;
    for (const Pixel& pixel : pixels) {
        const bool isMiddle = std::abs(2 * pixel.row - last.row) <= (last.row + 1) / 2 &&
                              std::abs(2 * pixel.column - last.column) <= (last.column + 1) / 2;
        weights.push_back(isMiddle ? 1 : 0);
    }
    return weights;
}

/// Frequency of each feature being present, or recorded if it is not binary.
std::vector<double> frequencyOf(const data::Dataset& dataset, const std::vector<std::size_t>& rows)
{
    std::vector<double> frequency(dataset.width(), kSeldom);
    for (const std::size_t row : rows) {
        for (std::size_t f = 0; f < dataset.width(); ++f) {
            const float value = dataset.row(row)[f];
            const bool isBinary = dataset.features[f].kind == data::FeatureKind::Binary;
            frequency[f] += !std::isnan(value) && (!isBinary || value > 0) ? 1 : 0;
        }
    }
    return frequency;
}

/// 1 for the least informative half of the features, or for as many as a set needs.
std::vector<double> leastTelling(const data::Dataset& dataset, const std::vector<std::size_t>& rows,
                                 std::size_t size)
{
    const FeatureOrder order = rankedByInformation(dataset, rows);
    const std::size_t half = std::max(size, order.size() / 2);
    std::vector<double> weights(order.size());
    for (std::size_t i = order.size() - std::min(half, order.size()); i < order.size(); ++i)
        weights[static_cast<std::size_t>(order[i])] = 1;
    return weights;
}

std::vector<double> weightsFor(const std::string& variant, const RepeatSetup& setup)
{
    const data::Dataset& dataset = setup.input().dataset;
    if (variant == "frequent")
        return frequencyOf(dataset, setup.trainingRows());
    if (variant == "uninformative")
        return leastTelling(dataset, setup.trainingRows(),
                            static_cast<std::size_t>(setup.settings().observedSize));
    std::vector<double> weights = centreOf(dataset);
    if (variant == "edge")
        std::ranges::transform(weights, weights.begin(), [](double weight) { return 1 - weight; });
    return weights;
}

/// Trained as "random" is, and tested with other sets.
constexpr std::string_view kUnseen = "unseen";

bool hasUnseenSets(const ExperimentPlan& plan, const data::Dataset& dataset)
{
    const method::TrainingSettings settings = method::settingsFor(dataset, plan.settings);
    const auto size = static_cast<std::size_t>(settings.observedSize);
    const auto seen = static_cast<std::size_t>(settings.pools);
    return size <= dataset.width() && data::differentSets(dataset.width(), size, seen + 1) > seen;
}

data::ObservationPool poolFor(const std::string& variant, const RepeatSetup& setup)
{
    if (variant == kUnseen)
        return poolFor("random", setup);
    const method::TrainingSettings& settings = setup.settings();
    return data::drawPool(setup.input().dataset.width(),
                          {static_cast<std::size_t>(settings.observedSize),
                           static_cast<std::size_t>(settings.pools),
                           variant == "random" ? std::vector<double>() : weightsFor(variant, setup)},
                          Random(settings.seed).child("observed " + variant).seed());
}

std::vector<std::string> variantsIn(std::span<const CellResult> cells)
{
    std::vector<std::string> variants;
    for (const CellResult& cell : cells) {
        if (std::ranges::find(variants, cell.variant) == variants.end())
            variants.push_back(cell.variant);
    }
    return variants;
}

class ObservedExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Observed; }

    std::vector<std::string> variants(const ExperimentPlan& plan, const data::Dataset& dataset) const override
    {
        std::vector<std::string> variants = {"random", "frequent", "uninformative"};
        if (hasUnseenSets(plan, dataset))
            variants.insert(variants.begin() + 1, std::string(kUnseen));
        if (isPicture(dataset))
            variants.insert(variants.end(), {"centre", "edge"});
        return variants;
    }

    nlohmann::json run(const std::string& variant, const RepeatSetup& setup, const ExperimentPlan& plan,
                       JobControl& control) const override
    {
        data::ObservationPool pool = poolFor(variant, setup);
        std::optional<data::ObservationPool> testPool;
        if (variant == kUnseen)
            testPool = data::drawUnseen(setup.input().dataset.width(), pool,
                                        Random(setup.settings().seed).child("unseen").seed());
        const std::unique_ptr<RepeatSetup> other =
            setup.withPool(std::move(pool), control, std::move(testPool));
        return trainedCurve(*other, other->settings(), plan, control).result;
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const override
    {
        const Curves curves(cells, variantsIn(cells), plan.budgets);
        return {curves.table("observed", {{"generated_share"}}),
                {"Initial findings",
                 {curves.panel("mean_orders", "mean tests ordered per patient", "accuracy", "accuracy")}}};
    }
};

} // namespace

const Experiment& observedExperiment()
{
    static const ObservedExperiment experiment;
    return experiment;
}

} // namespace genex::eval
