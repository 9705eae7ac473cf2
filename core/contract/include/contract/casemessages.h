// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/modelmessages.h"

#include "domain/conclusion.h"
#include "domain/effortweights.h"
#include "domain/explanation.h"
#include "domain/finding.h"
#include "domain/recommendation.h"

#include <optional>
#include <string>
#include <vector>

namespace genex::contract {

/// domain::EffortWeights in a message.
struct EffortWeights : domain::EffortWeights
{
    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("price", self.price, Defaulted{}, Range{0.0, kMost});
        visit("time", self.time, Defaulted{}, Range{0.0, kMost});
        visit("invasiveness", self.invasiveness, Defaulted{}, Range{0.0, kMost});
    }

    bool operator==(const EffortWeights&) const = default;
};

/// Parameters common to all case requests.
struct CaseTask : ModelPlace
{
    Budget budget = {};
    std::optional<int> maxOrders = {}; ///< instead of a budget; 0: all

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        ModelPlace::visitFields(self, visit);
        visit("budget", self.budget, Defaulted{});
        visit("max_orders", self.maxOrders, Range{0, std::numeric_limits<int>::max()});
    }

    Budget wholeBudget() const
    {
        return maxOrders.value_or(0) > 0 ? Budget{.fraction = {}, .count = *maxOrders, .cost = {}} : budget;
    }

    bool operator==(const CaseTask&) const = default;
};

struct RecommendTask : CaseTask
{
    std::vector<domain::Finding> findings = {};
    EffortWeights weights = {};

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        CaseTask::visitFields(self, visit);
        visit("findings", self.findings);
        visit("weights", self.weights, Defaulted{});
    }

    bool operator==(const RecommendTask&) const = default;
};

struct ConcludeTask : CaseTask
{
    domain::CaseInput input = {};
    EffortWeights weights = {};

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        CaseTask::visitFields(self, visit);
        visit("case", self.input);
        visit("weights", self.weights, Defaulted{});
    }

    bool operator==(const ConcludeTask&) const = default;
};

struct ExplainTask : CaseTask
{
    domain::ExplanationInput input = {};

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        CaseTask::visitFields(self, visit);
        visit("findings", self.input.findings);
        visit("order", self.input.order, OmittedWhenEmpty{}, AnyText{});
        visit("estimate", self.input.estimate, OmittedWhenEmpty{}, AnyText{});
        visit("also", self.input.also, OmittedWhenEmpty{}, AnyText{});
    }

    bool operator==(const ExplainTask&) const = default;
};

/// A question about a case, answered at once.
template <typename Task, typename Answer>
struct CaseMessage
{
    static constexpr Lane kLane = Lane::Quick;
    using Params = Task;
    using Result = Answer;
};

struct Recommend : CaseMessage<RecommendTask, domain::Recommendation>
{
    static constexpr char kMethod[] = "case.recommend";
};

struct Conclude : CaseMessage<ConcludeTask, domain::Conclusion>
{
    static constexpr char kMethod[] = "case.conclude";
};

struct Explain : CaseMessage<ExplainTask, domain::Explanation>
{
    static constexpr char kMethod[] = "case.explain";
};

} // namespace genex::contract
