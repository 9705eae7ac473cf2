// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace genex::domain {

/// What one result of a test would do to the two diseases that the test parts.
struct TestOutcome
{
    std::string result; ///< "present", "absent", a category; of a number "low", "middle" or "high"
    std::optional<double> from = {}; ///< of a number, in its unit: at least this
    std::optional<double> to = {};   ///< and less than this
    double likelihood = 0;           ///< how likely this result is
    double disease = 0;              ///< probability of the more likely disease once it is known
    double other = 0;                ///< and of the other one

    bool isRange() const { return from || to; }

    bool operator==(const TestOutcome&) const = default;
};

constexpr std::size_t kMostOutcomes = 8; ///< of one test

/// {"result": …, "from": …, "to": …, "likelihood": …, "disease": …, "other": …}; a result that is no number
/// has neither `from` nor `to`.
void to_json(nlohmann::json& json, const TestOutcome& outcome);
/// Refuses what no engine may say: shares outside 0 to 1, an endless text, a range that ends before it
/// begins.
void from_json(const nlohmann::json& json, TestOutcome& outcome);

/// The list that `json` has as "outcomes"; none where earlier versions had no such field. Throws Failure for
/// more than kMostOutcomes.
std::vector<TestOutcome> outcomesFrom(const nlohmann::json& json);

/// Throws Failure(InvalidInput): also called for what is about to be recorded.
void requireOutcomes(const std::vector<TestOutcome>& outcomes);

} // namespace genex::domain
