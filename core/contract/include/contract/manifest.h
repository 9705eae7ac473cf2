// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/budgetplan.h"

#include "data/dataset.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace genex::data {

constexpr std::array<std::string_view, 4> namesOf(FeatureKind)
{
    return {"binary", "numeric", "categorical", "ordinal"};
}

} // namespace genex::data

/// A model's manifest, as far as it is read outside the method.
namespace genex::contract {

struct ModelFeature : data::FeatureColumn
{
    static constexpr bool kIgnoresUnknown = true;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("id", self.id, AnyText{}, MostBytes{kMostPathBytes});
        visit("kind", self.kind);
        visit("unit", self.unit, Defaulted{}, AnyText{});
        visit("categories", self.categories, AnyText{}, MostBytes{kMostPathBytes});
    }
};

/// What a model accepts as input.
struct ModelInputs
{
    static constexpr bool kIgnoresUnknown = true;

    std::vector<ModelFeature> features;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("features", self.features);
    }
};

/// Rows of the table by part.
struct PartSizes
{
    static constexpr bool kIgnoresUnknown = true;

    std::uint64_t training = 0;
    std::uint64_t validation = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("training", self.training);
        visit("validation", self.validation);
    }
};

struct ManifestPrices
{
    static constexpr bool kIgnoresUnknown = true;

    std::string currency; ///< empty if tests are counted

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("currency", self.currency, Defaulted{}, AnyText{});
    }
};

struct ManifestSettings
{
    static constexpr bool kIgnoresUnknown = true;

    double budgetCost = 0; ///< 0: budgets are not money

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("budget_cost", self.budgetCost);
    }
};

struct ModelManifest : ModelInputs
{
    std::string programVersion; ///< version that trained it
    std::uint64_t seed = 0;
    PartSizes rows;
    std::vector<std::string> classes;
    ManifestSettings settings;
    ManifestPrices prices;
    std::string observedColumn; ///< empty: no column lists the initial findings
    std::vector<BudgetPlan> plans;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        ModelInputs::visitFields(self, visit);
        visit("program_version", self.programVersion, AnyText{});
        visit("seed", self.seed);
        visit("rows", self.rows);
        visit("classes", self.classes, AnyText{}, MostBytes{kMostPathBytes});
        visit("settings", self.settings);
        visit("prices", self.prices, Defaulted{});
        visit("observed_column", self.observedColumn, Defaulted{}, AnyText{}, MostBytes{kMostPathBytes});
        visit("plans", self.plans);
    }
};

/// Purpose of every model.
Text modelPurpose(const std::string& programVersion);
/// Limitations of every model, one or two sentences each.
std::vector<Text> modelLimits();

} // namespace genex::contract
