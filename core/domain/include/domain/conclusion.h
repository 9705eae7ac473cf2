// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/finding.h"
#include "domain/jsonfwd.h"
#include "domain/recommendation.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace genex::domain {

/// What was really ordered, which need not be what would be recommended now: findings are corrected, tests
/// are added by hand.
struct PlacedOrders
{
    std::vector<std::string> order;    ///< at the first visit
    std::vector<std::string> estimate; ///< left to the generator
    std::vector<std::string> again;    ///< at the second visit

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("order", self.order, Defaulted{}, AnyText{}, kLongestName);
        visit("estimate", self.estimate, Defaulted{}, AnyText{}, kLongestName);
        visit("again", self.again, Defaulted{}, AnyText{}, kLongestName);
    }

    bool operator==(const PlacedOrders&) const = default;
};

/// Everything that is known of a case. The engine keeps nothing of it: the same input always gives the same
/// answer, so a case can be taken up again at any time.
struct CaseInput
{
    static constexpr const char* kTitle = "The case";

    std::vector<Finding> findings;           ///< O: known when the batch was ordered
    std::vector<Finding> results;            ///< of tests ordered since
    std::vector<std::string> unavailable;    ///< impossible tests: laboratory down, patient declines
    std::optional<PlacedOrders> placed = {}; ///< empty: what is recommended for the findings

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("findings", self.findings);
        visit("results", self.results, Defaulted{});
        visit("unavailable", self.unavailable, Defaulted{}, AnyText{}, kLongestName);
        visit("placed", self.placed);
    }

    bool operator==(const CaseInput&) const = default;
};

/// Stage of a case.
enum class CaseStage {
    AwaitingResults, ///< some tests of the batch are neither reported nor unavailable
    FallBack,        ///< the estimates are not accepted: the estimated tests must be ordered as well
    Concluded,       ///< the differential is final; another batch may start from what is known
};
constexpr std::array<std::string_view, 3> namesOf(CaseStage)
{
    return {"awaiting_results", "fall_back", "concluded"};
}

/// The probability of one category of an estimated value.
struct CategoryShare
{
    std::string category;
    double probability = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("category", self.category, AnyText{}, kLongestName);
        visit("probability", self.probability, kShare);
    }

    bool operator==(const CategoryShare&) const = default;
};

/// Where the draws of a number lie: skewed ones are far from mean ± deviation.
struct EstimatedRange
{
    double median = 0;
    double low = 0;  ///< below it lies a tenth of the draws
    double high = 0; ///< and above it another

    bool operator==(const EstimatedRange&) const = default;
};

/// A generated value with its distribution over the draws. Never an observation.
struct EstimatedValue
{
    std::string feature;
    double present = 0;   ///< of a feature that is present or absent: probability that it is present
    double mean = 0;      ///< of a measured or ranked feature, in its unit
    double deviation = 0; ///< of a measured or ranked feature: standard deviation over the draws
    std::vector<CategoryShare> categories;    ///< of a categorical feature, most probable first
    std::optional<EstimatedRange> range = {}; ///< of a measured or ranked feature; none: it is neither

    /// Stands beside every such value, so that no reader takes it for an observation.
    static constexpr bool kIsGenerated = true;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, AnyText{}, kLongestName);
        visit("generated", kIsGenerated, WrittenOnly{});
        visit("present", self.present, kShare);
        visit("mean", self.mean);
        visit("deviation", self.deviation);
        visit("categories", self.categories);
        visitRange(self, visit);
    }
    static void upgrade(Json& older);
    void check(const Text& where) const;

    bool operator==(const EstimatedValue&) const = default;

private:
    /// The range is no object of its own: its numbers stand beside the others, or none of them does.
    template <typename Self, typename Visit>
    static void visitRange(Self& self, Visit&& visit)
    {
        EstimatedRange range = self.range.value_or(EstimatedRange{});
        std::optional<double> median;
        if (self.range)
            median = range.median;
        visit("median", median);
        if (!median)
            return;
        visit("low", range.low);
        visit("high", range.high);
        if constexpr (!std::is_const_v<Self>)
            self.range = EstimatedRange{*median, range.low, range.high};
    }
};

/// Effect of one known feature on a disease: ln p(disease | all) − ln p(disease | all but this one). Exact
/// leave-one-out, not a gradient.
struct Evidence
{
    std::string feature;
    double support = 0; ///< positive: for the disease; negative: against it

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, AnyText{}, kLongestName);
        visit("support", self.support);
    }

    bool operator==(const Evidence&) const = default;
};

struct Diagnosis
{
    std::string disease;
    double probability = 0;
    std::vector<Evidence> evidence; ///< strongest first; for the most likely diseases only

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("disease", self.disease, AnyText{}, kLongestName);
        visit("probability", self.probability, kShare);
        visit("evidence", self.evidence);
    }

    bool operator==(const Diagnosis&) const = default;
};

/// How evidence is measured, for whoever reads an answer elsewhere.
inline constexpr std::string_view kEvidenceMethod = "leave-one-out";

/// The engine's answer to findings and results.
struct Conclusion
{
    static constexpr const char* kTitle = "The conclusion";

    std::string modelSha256;
    std::string programVersion;
    std::uint64_t seed = 0;
    int bucket = 0;
    CaseStage stage = CaseStage::AwaitingResults;
    std::vector<std::string> order;        ///< next orders: awaited results, or V after a fallback
    std::vector<EstimatedValue> estimates; ///< generated values the differential uses, or would have used
    std::vector<Diagnosis> differential;   ///< every disease, most likely first
    double confidence = 0;                 ///< the largest probability
    double threshold = 0;                  ///< τ
    double instability = 0; ///< fraction of draws whose most likely disease differs from that of their mean
    bool usesEstimates = false; ///< whether the differential uses generated values
    bool abstains = false;      ///< no disease is named; `concerns` say why
    std::vector<Concern> concerns;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visitAnswerHead(self, visit);
        visit("stage", self.stage);
        visit("order", self.order, AnyText{}, kLongestName);
        visit("estimates", self.estimates);
        visit("differential", self.differential);
        visit("evidence_method", kEvidenceMethod, WrittenOnly{});
        visit("confidence", self.confidence);
        visit("threshold", self.threshold);
        visit("instability", self.instability);
        visit("uses_estimates", self.usesEstimates);
        visit("abstains", self.abstains);
        visit("concerns", self.concerns);
    }

    bool operator==(const Conclusion&) const = default;
};

} // namespace genex::domain
