// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/random.h"
#include "data/dataset.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>

namespace genex {

/// Four classes that features `first` and `second` tell completely (class = 2·first + second); the rest is
/// noise. The best batch of two tests is therefore known: these two.
inline data::Dataset twoTellAll(std::size_t rows, std::size_t features, std::size_t first, std::size_t second,
                                std::uint64_t seed)
{
    data::Dataset dataset;
    dataset.classes = {"none", "second", "first", "both"};
    for (std::size_t f = 0; f < features; ++f)
        dataset.features.push_back({"f" + std::to_string(f), data::FeatureKind::Binary});
    Random random(seed);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t f = 0; f < features; ++f)
            dataset.values.push_back(random.bernoulli(0.5) ? 1.0F : 0.0F);
        const auto row = dataset.values.end() - static_cast<std::ptrdiff_t>(features);
        const auto bit = [row](std::size_t f) {
            return static_cast<int>(row[static_cast<std::ptrdiff_t>(f)]);
        };
        dataset.labels.push_back(2 * bit(first) + bit(second));
    }
    return dataset;
}

/// The same with every third feature measured (mean 100 f, deviation 5) and every fifth value missing.
inline data::Dataset mixedWithGaps(std::size_t rows, std::size_t features, std::uint64_t seed)
{
    data::Dataset dataset = twoTellAll(rows, features, 0, 1, seed);
    Random random(seed + 1);
    for (std::size_t f = 2; f < features; f += 3)
        dataset.features[f].kind = data::FeatureKind::Numeric;
    for (std::size_t i = 0; i < dataset.values.size(); ++i) {
        const std::size_t f = i % features;
        if (dataset.features[f].kind == data::FeatureKind::Numeric)
            dataset.values[i] = static_cast<float>(100.0 * static_cast<double>(f) + 5 * random.normal());
        if (random.below(5) == 0)
            dataset.values[i] = std::nanf("");
    }
    return dataset;
}

/// Present or absent, three categories, measured, four ranks: in turn.
inline data::FeatureColumn columnInTurn(std::size_t f)
{
    const std::string id = "f" + std::to_string(f);
    switch (f % 4) {
    case 1:
        return {id, data::FeatureKind::Categorical, {}, {"a", "b", "c"}};
    case 2:
        return {id, data::FeatureKind::Numeric, "mg/l", {}};
    case 3:
        return {id, data::FeatureKind::Ordinal, {}, {"none", "mild", "marked", "severe"}};
    default:
        return {id, data::FeatureKind::Binary};
    }
}

/// A value of such a column for somebody who has the sign or not, and one of three categories.
inline double valueInTurn(std::size_t f, bool isPresent, int category, Random& random)
{
    switch (f % 4) {
    case 1:
        return category;
    case 2:
        return 50 + 10 * category + 3 * random.normal();
    case 3:
        return category + (random.bernoulli(0.3) ? 1 : 0);
    default:
        return isPresent ? 1 : 0;
    }
}

/// Every kind of feature, every sixth value missing. f0 (present or absent), f1 (a, b or c), f2 (measured)
/// and f3 (four ranks) tell the three classes: f0 tells one of them, f1 the other two; f2 and f3 follow f1.
/// The rest is noise of the same kinds in turn.
inline data::Dataset allKinds(std::size_t rows, std::size_t features, std::uint64_t seed)
{
    data::Dataset dataset;
    dataset.classes = {"x", "y", "z"};
    for (std::size_t f = 0; f < features; ++f)
        dataset.features.push_back(columnInTurn(f));
    Random random(seed);
    for (std::size_t r = 0; r < rows; ++r) {
        const auto category = static_cast<int>(random.below(3));
        const bool isPresent = random.bernoulli(0.4);
        dataset.labels.push_back(isPresent ? 0 : category == 2 ? 1 : 2);
        for (std::size_t f = 0; f < features; ++f) {
            const bool tells = f < 4;
            const auto own = tells ? category : static_cast<int>(random.below(3));
            const bool hasOwn = tells ? isPresent : random.bernoulli(0.5);
            const double value = valueInTurn(f, hasOwn, own, random);
            dataset.values.push_back(random.below(6) == 0 ? std::nanf("") : static_cast<float>(value));
        }
    }
    return dataset;
}

} // namespace genex
