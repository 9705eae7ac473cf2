// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/fields.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace genex::domain {

inline constexpr double kMostMoney = 1e12;

/// How much may be ordered for a patient; known findings cost nothing. If unset: the budget the model was
/// trained for.
struct Budget
{
    std::optional<double> fraction = {}; ///< of all features
    std::optional<std::int64_t> count = {};
    std::optional<double> cost = {}; ///< in the currency of the model's prices

    bool isOfModel() const { return !fraction && !count && !cost; }

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("fraction", self.fraction, kShare);
        visit("count", self.count, Range{0, std::numeric_limits<int>::max()});
        visit("cost", self.cost, Range{0.0, kMostMoney});
    }
    void check(const Text& where) const;

    bool operator==(const Budget&) const = default;
};

} // namespace genex::domain
