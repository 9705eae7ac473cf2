// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/budget.h"
#include "contract/evaluation.h"
#include "contract/manifest.h"
#include "contract/message.h"
#include "contract/tablesource.h"

#include <optional>
#include <string>
#include <vector>

namespace genex::contract {

/// Upper limit of `visits`.
inline constexpr int kMostVisits = 50;

/// A model on the engine's machine and the device to run it on.
struct ModelPlace
{
    std::string model = {};
    std::string device = "cpu";

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("model", self.model, MostBytes{kMostPathBytes});
        visit("device", self.device, Defaulted{});
    }

    bool operator==(const ModelPlace&) const = default;
};

struct ModelDescription
{
    ModelManifest manifest;
    std::string card; ///< in Markdown
    std::string sha256;
    std::string folder;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("manifest", self.manifest);
        visit("card", self.card, AnyText{}, MostBytes{std::size_t{1} << 26U});
        visit("sha256", self.sha256);
        visit("folder", self.folder, MostBytes{kMostPathBytes});
    }
};

/// Checks every number and the hash: an answer implies that the model is intact.
struct DescribeModel
{
    static constexpr char kMethod[] = "model.describe";
    static constexpr Lane kLane = Lane::Quick;
    using Params = ModelPlace;
    using Result = ModelDescription;
};

struct EvaluationTask : ModelPlace
{
    TableSource source = {};              ///< the training table
    std::vector<double> budgets = {};     ///< fractions of all features
    std::vector<int> budgetCounts = {};   ///< or: numbers of tests
    std::vector<double> budgetCosts = {}; ///< or: money
    bool isSupervised = false;            ///< also τ_ψ
    int visits = 1;
    bool usesUnseenSets = false; ///< further sets O, which training has not seen
    /// Another model whose split, sets O and table are used instead, to compare two models on the same
    /// patients; empty: none.
    std::string splitOf = {};

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        constexpr MostEntries kMostBudgets{1000};
        ModelPlace::visitFields(self, visit);
        visit("source", self.source);
        visit("budgets", self.budgets, OmittedWhenEmpty{}, FewestEntries{1}, kMostBudgets, Range{0.0, 1.0});
        visit("budget_counts", self.budgetCounts, OmittedWhenEmpty{}, FewestEntries{1}, kMostBudgets,
              Range{1, 1'000'000});
        visit("budget_costs", self.budgetCosts, OmittedWhenEmpty{}, FewestEntries{1}, kMostBudgets,
              Range{0.0, kMostMoney});
        visit("supervised", self.isSupervised, OmittedWhen{false});
        visit("visits", self.visits, OmittedWhen{1}, Range{1, kMostVisits});
        visit("unseen_observed", self.usesUnseenSets, OmittedWhen{false});
        visit("split_of", self.splitOf, OmittedWhenEmpty{}, MostBytes{kMostPathBytes});
    }
    void check(const Text& where) const;

    /// As requested; empty if none were given.
    std::vector<Budget> allBudgets() const;
};

/// The split is recreated as recorded in the model, or in that of `splitOf`; a different table is refused by
/// its hash, different features or classes by name.
struct EvaluateModel
{
    static constexpr char kMethod[] = "model.evaluate";
    static constexpr Lane kLane = Lane::Long;
    using Params = EvaluationTask;
    using Result = ModelEvaluation;
};

struct ThresholdTask : ModelPlace
{
    double budget = 0;    ///< of one of the model's plans
    double threshold = 0; ///< τ, rounded to the next stricter point of the plan's curve; above 1: estimates
                          ///< are never accepted
    std::string output = {};
    bool mayOverwrite = false;
    std::optional<TableSource> source = {}; ///< the training table, to measure the result

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        ModelPlace::visitFields(self, visit);
        visit("budget", self.budget, Range{0.0, kMostMoney});
        visit("threshold", self.threshold, Range{0.0, 2.0});
        visit("output", self.output, MostBytes{kMostPathBytes});
        visit("overwrite", self.mayOverwrite, Defaulted{});
        visit("source", self.source);
    }
};

struct ChangedModel
{
    std::string modelSha256;
    ModelManifest manifest;
    std::optional<ModelEvaluation> evaluation; ///< where the table was given

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("model_sha256", self.modelSha256);
        visit("manifest", self.manifest);
        visit("evaluation", self.evaluation);
    }
};

/// A copy of the model with another τ at one budget.
struct ChangeThreshold
{
    static constexpr char kMethod[] = "model.threshold";
    static constexpr Lane kLane = Lane::Long;
    using Params = ThresholdTask;
    using Result = ChangedModel;
};

} // namespace genex::contract
