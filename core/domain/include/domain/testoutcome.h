// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/finding.h"

#include <cstddef>
#include <optional>
#include <string>

namespace genex::domain {

/// What one result of a test would do to the two diseases that the test parts.
struct TestOutcome
{
    static constexpr const char* kTitle = "A possible result";

    std::string result; ///< "present", "absent", a category; of a number "low", "middle" or "high"
    std::optional<double> from = {}; ///< of a number, in its unit: at least this
    std::optional<double> to = {};   ///< and less than this
    double likelihood = 0;           ///< how likely this result is
    double disease = 0;              ///< probability of the more likely disease once it is known
    double other = 0;                ///< and of the other one

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("result", self.result, kLongestLineName);
        visit("from", self.from);
        visit("to", self.to);
        visit("likelihood", self.likelihood, kShare);
        visit("disease", self.disease, kShare);
        visit("other", self.other, kShare);
    }
    /// Refuses a range that ends before it begins.
    void check(const Text& where) const;

    bool isRange() const { return from || to; }

    bool operator==(const TestOutcome&) const = default;
};

constexpr std::size_t kMostOutcomes = 8; ///< of one test

} // namespace genex::domain
