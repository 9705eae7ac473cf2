// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/fields.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace genex::data {

enum class FeatureKind { Binary, Numeric, Categorical, Ordinal };

constexpr std::array<std::string_view, 4> namesOf(FeatureKind)
{
    return {"binary", "numeric", "categorical", "ordinal"};
}

struct FeatureColumn
{
    static constexpr bool kIgnoresUnknown = true;

    std::string id;
    FeatureKind kind = FeatureKind::Binary;
    std::string unit = {};                    ///< of a number, where it is known
    std::vector<std::string> categories = {}; ///< of a categorical or ordinal feature; ordinal: lowest first

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("id", self.id, AnyText{}, MostBytes{kMostPathBytes});
        visit("kind", self.kind);
        visit("unit", self.unit, Defaulted{}, AnyText{});
        visit("categories", self.categories, AnyText{}, MostBytes{kMostPathBytes});
    }
};

/// A table of patients in row-major order: values[r * n + f] is 0 or 1 for a binary feature, a number in its
/// unit for a numeric one, an index into `categories` for the others, NaN if missing.
struct Dataset
{
    std::vector<FeatureColumn> features;
    std::vector<std::string> classes;
    std::vector<float> values;
    std::vector<std::int32_t> labels; ///< index into classes, one per row

    std::size_t rows() const { return labels.size(); }
    std::size_t width() const { return features.size(); }
    std::span<const float> row(std::size_t r) const { return {values.data() + r * width(), width()}; }
};

} // namespace genex::data
