// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/observation.h"

#include "cells.h"
#include "observedcolumn.h"
#include "search/nearestname.h"

#include "common/error.h"
#include "common/random.h"
#include "data/rowfailure.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace genex::data {

namespace {

constexpr std::size_t kMostSets = 1'000'000;
/// Attempts per set. k distinct sets out of k equally likely ones take k·ln k draws, far fewer than this.
constexpr std::size_t kTriesPerSet = 100;

[[noreturn]] void refuse(Text message, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy));
}

void checkWeights(std::size_t features, const std::vector<double>& weights)
{
    if (!weights.empty() && weights.size() != features)
        refuse("There are " + std::to_string(weights.size()) + " weights for " + std::to_string(features) +
                   " features.",
               "Give one weight for each feature.");
    for (std::size_t f = 0; f < weights.size(); ++f) {
        if (!std::isfinite(weights[f]) || weights[f] < 0)
            refuse("The weight of feature number " + std::to_string(f + 1) + " is " +
                       std::to_string(weights[f]) + ".",
                   "Give a number from 0 upwards.");
    }
}

void checkSettings(std::size_t features, const ObservationSettings& settings)
{
    if (settings.sets < 1 || settings.sets > kMostSets)
        refuse("The number of observation sets is " + std::to_string(settings.sets) + ".",
               "Give 1 to " + std::to_string(kMostSets) + ".");
    if (settings.size > features)
        refuse("An observation set of " + std::to_string(settings.size) + " features is asked for, but the " +
                   "table has " + std::to_string(features) + ".",
               "Choose a smaller set.");
    checkWeights(features, settings.weights);
}

/// The features that can be sampled and their weights, the largest being 1.
struct Urn
{
    std::vector<std::uint32_t> features;
    std::vector<double> weights;

    Urn(std::size_t count, const ObservationSettings& settings)
    {
        const double readiest = settings.weights.empty() ? 1 : std::ranges::max(settings.weights);
        for (std::size_t f = 0; f < count; ++f) {
            const double weight = settings.weights.empty() ? 1 : settings.weights[f];
            if (weight > 0) {
                features.push_back(static_cast<std::uint32_t>(f));
                weights.push_back(weight / readiest);
            }
        }
        if (settings.size > features.size())
            refuse("An observation set of " + std::to_string(settings.size) +
                       " features is asked for, but only " + std::to_string(features.size()) +
                       " features have a weight above 0.",
                   "Choose a smaller set, or give more features a weight.");
    }

    FeatureSet draw(std::size_t size, Random& random) const
    {
        std::vector<std::pair<double, std::uint32_t>> waits;
        waits.reserve(features.size());
        for (std::size_t i = 0; i < features.size(); ++i)
            waits.emplace_back(-std::log1p(-random.uniform()) / weights[i], features[i]);
        const auto end = waits.begin() + static_cast<std::ptrdiff_t>(size);
        std::nth_element(waits.begin(), end, waits.end());
        FeatureSet set;
        for (auto wait = waits.begin(); wait != end; ++wait)
            set.push_back(wait->second);
        std::ranges::sort(set);
        return set;
    }
};

/// The features by their names, for a column that lists them.
class FeatureNames
{
public:
    explicit FeatureNames(std::span<const FeatureColumn> features)
    {
        for (const FeatureColumn& feature : features) {
            m_numbers.emplace(trimmed(feature.id), static_cast<std::uint32_t>(m_names.size()));
            m_names.push_back(feature.id);
        }
    }

    FeatureSet setOf(std::string_view text, std::size_t row) const
    {
        std::set<std::uint32_t> numbers;
        for (const std::string_view name : observedNames(text))
            numbers.insert(numberOf(name, row));
        return {numbers.begin(), numbers.end()};
    }

private:
    std::uint32_t numberOf(std::string_view name, std::size_t row) const
    {
        const auto found = m_numbers.find(name);
        if (found != m_numbers.end())
            return found->second;
        const auto nearest = search::nearestName(name, m_names);
        throw RowFailure(row,
                         "Row " + std::to_string(row + 1) + " of the table lists \"" + std::string(name) +
                             "\", which is not a feature.",
                         (nearest ? "Did you mean \"" + *nearest + "\"? " : "") +
                             "Join names of features by |, as in fever|cough.");
    }

    std::map<std::string_view, std::uint32_t> m_numbers; ///< views of the caller's names
    std::vector<std::string> m_names;
};

} // namespace

ObservationPool drawPool(std::size_t features, const ObservationSettings& settings, std::uint64_t seed)
{
    checkSettings(features, settings);
    const Urn urn(features, settings);
    const std::size_t different = differentSets(urn.features.size(), settings.size, settings.sets);
    Random random = Random(seed).child("observations");
    ObservationPool pool;
    std::set<FeatureSet> seen;
    std::size_t tries = kTriesPerSet * settings.sets;
    while (pool.sets.size() < settings.sets) {
        FeatureSet set = urn.draw(settings.size, random);
        const bool isNew = seen.insert(set).second;
        if (!isNew && tries > 0) {
            --tries;
            continue;
        }
        pool.sets.push_back(std::move(set));
        if (seen.size() == different)
            seen.clear();
    }
    return pool;
}

std::size_t differentSets(std::size_t count, std::size_t size, std::size_t enough)
{
    // C(count, i) = C(count, i - 1) · (count - i + 1) / i, exact in every step.
    std::size_t result = 1;
    for (std::size_t i = 1; i <= std::min(size, count - size); ++i) {
        const std::size_t factor = count - i + 1;
        if (result > std::numeric_limits<std::size_t>::max() / factor)
            return enough;
        result = result * factor / i;
        if (result >= enough)
            return enough;
    }
    return result;
}

ObservationPool drawUnseen(std::size_t features, const ObservationPool& seen, std::uint64_t seed)
{
    const std::set<FeatureSet> known(seen.sets.begin(), seen.sets.end());
    const std::size_t size = seen.sets.empty() ? 0 : seen.sets.front().size();
    // Distinct sets, of which no more than those seen are not new.
    const ObservationPool both = drawPool(features, {size, known.size() + seen.sets.size(), {}}, seed);
    std::set<FeatureSet> taken = known;
    ObservationPool unseen;
    for (const FeatureSet& set : both.sets) {
        if (unseen.sets.size() < seen.sets.size() && taken.insert(set).second)
            unseen.sets.push_back(set);
    }
    if (unseen.sets.empty())
        throw Failure(ErrorCode::InvalidInput,
                      Text("Training has seen every set of %1 initial findings.", size),
                      "Train with fewer sets of initial findings.");
    return unseen;
}

std::vector<ObservedRow> everySet(std::span<const std::size_t> rows, std::size_t sets)
{
    std::vector<ObservedRow> observed;
    observed.reserve(rows.size() * sets);
    for (const std::size_t row : rows) {
        for (std::size_t set = 0; set < sets; ++set)
            observed.push_back({static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(set)});
    }
    return observed;
}

std::vector<ObservedRow> oneSetEach(std::span<const std::size_t> rows, std::size_t sets, std::uint64_t seed)
{
    if (sets == 0)
        refuse("There is no observation set to draw from.", "Make a pool with one set or more.");
    const Random random = Random(seed).child("observations");
    std::vector<ObservedRow> observed;
    for (const std::size_t row : rows) {
        Random ofRow = random.child("row " + std::to_string(row));
        observed.push_back({static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(ofRow.below(sets))});
    }
    return observed;
}

FeatureSet observedIn(const FeatureSet& set, std::span<const float> row)
{
    FeatureSet observed;
    std::ranges::copy_if(set, std::back_inserter(observed),
                         [row](std::uint32_t feature) { return !std::isnan(row[feature]); });
    return observed;
}

void ObservationCollector::add(FeatureSet set)
{
    const auto next = static_cast<std::uint32_t>(m_given.pool.sets.size());
    const auto [place, isNew] = m_numberOfSet.try_emplace(std::move(set), next);
    if (isNew)
        m_given.pool.sets.push_back(place->first);
    m_given.setOfRow.push_back(place->second);
}

GivenObservations readObservations(std::span<const std::string> texts,
                                   std::span<const FeatureColumn> features)
{
    const FeatureNames names(features);
    ObservationCollector collector;
    for (std::size_t r = 0; r < texts.size(); ++r)
        collector.add(names.setOf(texts[r], r));
    return collector.take();
}

} // namespace genex::data
