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

/// Why an answer deserves less trust than its numbers say.
struct Concern
{
    std::string code; ///< "too_few_findings", "unlike_training", "unstable_draws" or "below_floor"
    Text text;        ///< one sentence for people

    bool operator==(const Concern&) const = default;
};

/// {"code": …, "text": …}
void to_json(nlohmann::json& json, const Concern& concern);
void from_json(const nlohmann::json& json, Concern& concern);

/// When a test is done: what can be asked and examined now comes before what takes hours.
enum class Stage { Bedside, Laboratory, Imaging };
/// "bedside", "laboratory" or "imaging".
std::string_view nameOf(Stage stage);
std::optional<Stage> stageFromName(std::string_view name);
/// By what somebody does to learn it.
Stage stageOf(Act act);

/// One test of the batch.
struct OrderItem
{
    std::string feature;
    /// What it adds to the expected probability of the truth when it joins those before it in the plan; of a
    /// bucket's batch the expected fall of the loss (nats).
    double expectedGain = 0;
    double price = 1; ///< what it adds to the price of those above it; 1 for a model without prices
    Stage stage = Stage::Laboratory;
    int minutes = 0; ///< from the order to the result; 0: nobody said
    std::vector<std::string> separates =
        {}; ///< the two likely diseases that it is expected to part most, or none
    std::vector<TestOutcome> outcomes = {}; ///< what its results would do to these two

    bool operator==(const OrderItem&) const = default;
};

/// One disease with its probability.
struct Likelihood
{
    std::string disease;
    double now = 0;      ///< from the findings alone
    double expected = 0; ///< mean over similar training patients with the batch known

    bool operator==(const Likelihood&) const = default;
};

/// What the engine answers to findings: the one value that screen, report and export are all made from.
struct Recommendation
{
    std::string modelSha256;
    std::string programVersion;
    std::uint64_t seed = 0;
    int bucket = 0;
    std::string selection = "bucket";     ///< or "personal": whose list the batch is
    std::vector<OrderItem> order;         ///< U \ V, without what is known already; what adds most first
    std::vector<std::string> estimate;    ///< V: supplied by the generator, empty for a model without one
    std::vector<Likelihood> differential; ///< every disease, most likely now first
    double confidenceNow = 0;             ///< the largest probability now
    double confidenceExpected = 0;        ///< the mean largest probability with the batch known
    double threshold = 0; ///< τ: from this confidence on the estimates are trusted and need not be ordered
    std::string currency; ///< of the prices; empty for a model without prices
    std::vector<Concern> concerns; ///< what speaks against trusting this answer

    bool operator==(const Recommendation&) const = default;
};

/// `order` as above, `estimate` as a list of {"feature"}, and besides `stages`: for each stage of the order
/// its tests and the minutes until the last of them is known.
void to_json(nlohmann::json& json, const Recommendation& recommendation);
void from_json(const nlohmann::json& json, Recommendation& recommendation);

} // namespace genex::domain
