#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace genex::domain {

/// Why an answer deserves less trust than its numbers say.
struct Concern
{
    std::string code; ///< "too_few_findings", "unlike_training", "unstable_draws" or "below_floor"
    std::string text; ///< one sentence for people

    bool operator==(const Concern&) const = default;
};

/// {"code": …, "text": …}
void to_json(nlohmann::json& json, const Concern& concern);
void from_json(const nlohmann::json& json, Concern& concern);

/// One test of the batch.
struct OrderItem
{
    std::string feature;
    double expectedGain = 0; ///< expected fall of the loss (nats) when it joins those above it in the list
    double price = 1;        ///< what it adds to the price of those above it; 1 for a model without prices

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
    std::vector<OrderItem> order;         ///< U \ V, without what is known already, as the bucket chose it
    std::vector<std::string> estimate;    ///< V: supplied by the generator, empty for a model without one
    std::vector<Likelihood> differential; ///< every disease, most likely now first
    double confidenceNow = 0;             ///< the largest probability now
    double confidenceExpected = 0;        ///< the mean largest probability with the batch known
    double threshold = 0; ///< τ: from this confidence on the estimates are trusted and need not be ordered
    std::string currency; ///< of the prices; empty for a model without prices
    std::vector<Concern> concerns; ///< what speaks against trusting this answer

    bool operator==(const Recommendation&) const = default;
};

void to_json(nlohmann::json& json, const Recommendation& recommendation);
void from_json(const nlohmann::json& json, Recommendation& recommendation);

} // namespace genex::domain
