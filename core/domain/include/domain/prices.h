// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/catalogue.h"
#include "domain/fields.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace genex::domain {

/// Costs of the n tests, by feature index. Tests of a panel ordered together share its base price: one of
/// them costs its full price, the others their price within the panel.
///
/// The one charged in full is chosen to minimise the sum, so that the price of a set does not depend on its
/// order:
///     total(S) = Σ_{f ∈ S, no panel} full_f + Σ_{panels P} (Σ_{f ∈ S ∩ P} inPanel_f
///                                                          + min_{f ∈ S ∩ P} (full_f − inPanel_f))
struct Prices
{
    static constexpr bool kIgnoresUnknown = true;

    std::vector<double> full;    ///< [n]
    std::vector<double> inPanel; ///< [n] if another test of its panel is already paid for
    std::vector<int> panel;      ///< [n] index of a panel; −1: none
    std::vector<std::string> panelNames;
    std::string currency; ///< ISO 4217; empty if tests are counted

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("full", self.full);
        visit("in_panel", self.inPanel);
        visit("panel", self.panel);
        visit("panel_names", self.panelNames, AnyText{});
        visit("currency", self.currency, AnyText{});
    }
    void check(const Text& /*where*/) const { validate(); }

    /// Every test costs 1, without panels or currency: a budget is then a number of tests.
    static Prices counting(std::size_t n);
    bool isCounting() const { return *this == counting(full.size()); }

    /// total(alreadyOrdered and the feature) − total(alreadyOrdered): 0 if already ordered. Negative only if
    /// a test with a cheap full price saves more on the others of its panel than it costs.
    double of(std::int64_t feature, std::span<const std::int64_t> alreadyOrdered) const;
    /// Of the set: a repeated feature is paid once.
    double total(std::span<const std::int64_t> ordered) const;

    /// Throws Failure(InvalidInput) if sizes do not match, or naming the feature if its price is negative,
    /// not finite or higher in the panel than alone, or its panel does not exist. `features`: ids for the
    /// message; default: the index.
    void validate(std::span<const std::string> features = {}) const;

    bool operator==(const Prices&) const = default;
};

/// Prices and panels of these features by id. Throws Failure(InvalidInput) naming those missing from the
/// catalogue.
Prices pricesFrom(const domain::Catalogue& catalogue, std::span<const std::string> features);

} // namespace genex::domain
