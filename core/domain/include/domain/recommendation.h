// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/catalogue.h"
#include "domain/testoutcome.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::domain {

/// A reason to trust an answer less than its numbers suggest.
struct Concern
{
    std::string code; ///< "too_few_findings", "unlike_training", "unstable_draws" or "below_floor"
    Text text;        ///< one sentence for people

    bool operator==(const Concern&) const = default;
};

/// {"code": …, "text": …}
void to_json(nlohmann::json& json, const Concern& concern);
void from_json(const nlohmann::json& json, Concern& concern);

/// When a test is done: questions and examinations before tests that take hours.
enum class Stage { Bedside, Laboratory, Imaging };
/// "bedside", "laboratory" or "imaging".
std::string_view nameOf(Stage stage);
std::optional<Stage> stageFromName(std::string_view name);
/// The stage of a feature obtained this way.
Stage stageOf(Act act);

/// One test of the batch.
struct OrderItem
{
    std::string feature;
    /// Personal plan: increase of the expected probability of the true disease when added to the tests before
    /// it. Bucket's batch: expected decrease of the loss (nats).
    double expectedGain = 0;
    double price = 1; ///< added to the price of the tests above it; 1 for a model without prices
    Stage stage = Stage::Laboratory;
    int minutes = 0; ///< from order to result; 0: unknown
    std::vector<std::string> separates =
        {}; ///< the two likely diseases that it is expected to part most, or none
    std::vector<TestOutcome> outcomes = {}; ///< what its results would do to these two

    bool operator==(const OrderItem&) const = default;
};

/// One disease with its probability.
struct Likelihood
{
    std::string disease;
    double now = 0;      ///< given the findings alone
    double expected = 0; ///< mean over similar training patients once the batch is known

    bool operator==(const Likelihood&) const = default;
};

/// The engine's answer to findings; screen, report and export are all made from this value.
struct Recommendation
{
    std::string modelSha256;
    std::string programVersion;
    std::uint64_t seed = 0;
    int bucket = 0;
    std::string selection = "bucket";     ///< or "personal": per bucket or per patient
    std::vector<OrderItem> order;         ///< U \ V without known features; largest gain first
    std::vector<std::string> estimate;    ///< V: supplied by the generator; empty for a model without one
    std::vector<Likelihood> differential; ///< every disease, most likely now first
    double confidenceNow = 0;             ///< the largest probability now
    double confidenceExpected = 0;        ///< mean largest probability once the batch is known
    double threshold = 0; ///< τ: estimates are accepted from this confidence on and need not be ordered
    std::string currency; ///< of the prices; empty for a model without prices
    std::vector<Concern> concerns; ///< reasons against trusting this answer

    bool operator==(const Recommendation&) const = default;
};

/// `order` as above, `estimate` as a list of {"feature"}, plus `stages`: the tests of each stage and the
/// minutes until its last result.
void to_json(nlohmann::json& json, const Recommendation& recommendation);
void from_json(const nlohmann::json& json, Recommendation& recommendation);

} // namespace genex::domain
