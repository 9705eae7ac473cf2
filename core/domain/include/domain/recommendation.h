// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/catalogue.h"
#include "domain/jsonfwd.h"
#include "domain/testoutcome.h"

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace genex::domain {

/// A reason to trust an answer less than its numbers suggest.
struct Concern
{
    std::string code; ///< "too_few_findings", "unlike_training", "unstable_draws" or "below_floor"
    Text text;        ///< one sentence for people

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("code", self.code, MostBytes{200});
        visit("text", self.text, MostBytes{20'000});
    }

    bool operator==(const Concern&) const = default;
};

/// When a test is done: questions and examinations before tests that take hours.
enum class Stage { Bedside, Laboratory, Imaging };
constexpr std::array<std::string_view, 3> namesOf(Stage)
{
    return {"bedside", "laboratory", "imaging"};
}
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

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, AnyText{}, kLongestName);
        visit("gain", self.expectedGain);
        visit("price", self.price);
        visit("stage", self.stage);
        visit("minutes", self.minutes, Range{0, std::numeric_limits<int>::max()});
        visit("separates", self.separates, MostEntries{2}, AnyText{}, kLongestName);
        visit("outcomes", self.outcomes, Defaulted{}, MostEntries{kMostOutcomes});
    }
    static void upgrade(Json& older);
    /// Two diseases, or none and nothing that its results would do to them.
    void check(const Text& where) const;

    bool operator==(const OrderItem&) const = default;
};

/// One disease with its probability.
struct Likelihood
{
    std::string disease;
    double now = 0;      ///< given the findings alone
    double expected = 0; ///< mean over similar training patients once the batch is known

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("disease", self.disease, AnyText{}, kLongestName);
        visit("now", self.now, kShare);
        visit("expected", self.expected, kShare);
    }

    bool operator==(const Likelihood&) const = default;
};

/// The tests of one stage, and the minutes until its last result.
struct StageOrders
{
    Stage stage = Stage::Laboratory;
    int minutes = 0;
    std::vector<std::string> tests;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("stage", self.stage);
        visit("minutes", self.minutes);
        visit("tests", self.tests);
    }
};
std::vector<StageOrders> stagesOf(const std::vector<OrderItem>& order);

/// A test as an object, beside which more may be said one day.
struct NamedTest
{
    std::string feature;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, AnyText{}, kLongestName);
    }
};
std::vector<NamedTest> namedTests(const std::vector<std::string>& features);
std::vector<std::string> featuresOf(const std::vector<NamedTest>& tests);

/// What the answers that are kept begin with: where they come from.
template <typename Self, typename Visit>
void visitAnswerHead(Self& self, Visit&& visit)
{
    visit("model_sha256", self.modelSha256);
    visit("program_version", self.programVersion);
    visit("seed", self.seed);
    visit("bucket", self.bucket, Range{0, std::numeric_limits<int>::max()});
}

/// The engine's answer to findings; screen, report and export are all made from this value.
struct Recommendation
{
    static constexpr const char* kTitle = "The recommendation";

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

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visitAnswerHead(self, visit);
        visit("selection", self.selection, Defaulted{});
        visit("order", self.order);
        const std::vector<StageOrders> stages = stagesOf(self.order);
        visit("stages", stages, WrittenOnly{});
        std::vector<NamedTest> named = namedTests(self.estimate);
        visit("estimate", named);
        if constexpr (!std::is_const_v<Self>)
            self.estimate = featuresOf(named);
        visit("differential", self.differential);
        visit("confidence_now", self.confidenceNow);
        visit("confidence_expected", self.confidenceExpected);
        visit("threshold", self.threshold);
        visit("currency", self.currency, AnyText{});
        visit("concerns", self.concerns);
    }
    static void upgrade(Json& older);

    bool operator==(const Recommendation&) const = default;
};

} // namespace genex::domain
