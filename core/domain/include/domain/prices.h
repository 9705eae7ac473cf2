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

/// What the n tests cost, features being their numbers. Tests of a panel that are ordered together are paid
/// once: one of them costs its full price, the others what they cost in the panel.
///
/// Which one pays in full is chosen so that the sum is smallest. So the price of a set does not depend on the
/// order in which it was put together:
///     total(S) = Σ_{f ∈ S, no panel} full_f + Σ_{panels P} (Σ_{f ∈ S ∩ P} inPanel_f
///                                                          + min_{f ∈ S ∩ P} (full_f − inPanel_f))
struct Prices
{
    static constexpr bool kIgnoresUnknown = true;

    std::vector<double> full;    ///< [n]
    std::vector<double> inPanel; ///< [n] when another test of its panel is paid for already
    std::vector<int> panel;      ///< [n] number of a panel; −1: none
    std::vector<std::string> panelNames;
    std::string currency; ///< ISO 4217; empty when tests are counted

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

    /// total(alreadyOrdered and the feature) − total(alreadyOrdered): 0 when it is ordered already. Negative
    /// only where adding a test with a cheap full price takes more off the others of its panel than it costs.
    double of(std::int64_t feature, std::span<const std::int64_t> alreadyOrdered) const;
    /// Of the set: a feature that stands there twice is paid once.
    double total(std::span<const std::int64_t> ordered) const;

    /// Throws Failure(InvalidInput) when sizes do not agree, or naming the feature, when it has a price that
    /// is negative, not finite or higher in the panel than alone, or a panel that is not there. `features`:
    /// ids for the message; without them it gives the number.
    void validate(std::span<const std::string> features = {}) const;

    bool operator==(const Prices&) const = default;
};

/// Prices and panels of these features by id. Throws Failure(InvalidInput) naming those that the catalogue
/// does not have.
Prices pricesFrom(const domain::Catalogue& catalogue, std::span<const std::string> features);

} // namespace genex::domain
