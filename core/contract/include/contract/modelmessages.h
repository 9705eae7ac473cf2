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

/// That a budget may be divided among.
inline constexpr int kMostVisits = 50;

/// A model on the engine's machine, and where it is to compute.
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

/// Every number and the hash are checked on the way: an answer says that the model is whole.
struct DescribeModel
{
    static constexpr char kMethod[] = "model.describe";
    static constexpr Lane kLane = Lane::Quick;
    using Params = ModelPlace;
    using Result = ModelDescription;
};

struct EvaluationTask : ModelPlace
{
    TableSource source = {};              ///< the table of the training
    std::vector<double> budgets = {};     ///< parts of all features
    std::vector<int> budgetCounts = {};   ///< instead of them: numbers of tests
    std::vector<double> budgetCosts = {}; ///< instead of them: money
    bool isSupervised = false;            ///< also τ_ψ
    int visits = 1;
    /// Another model, whose split, sets O and table are used instead of the model's own, so that two are
    /// compared on the same patients; empty: none.
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
        visit("split_of", self.splitOf, OmittedWhenEmpty{}, MostBytes{kMostPathBytes});
    }
    void check(const Text& where) const;

    /// As they were asked for; empty: none were.
    std::vector<Budget> allBudgets() const;
};

/// The split is made again as the model, or that of `splitOf`, remembers it; another table is refused by its
/// hash, other features or classes by name.
struct EvaluateModel
{
    static constexpr char kMethod[] = "model.evaluate";
    static constexpr Lane kLane = Lane::Long;
    using Params = EvaluationTask;
    using Result = ModelEvaluation;
};

struct ThresholdTask : ModelPlace
{
    double budget = 0; ///< of one of the model's plans
    double threshold =
        0; ///< τ, taken to the next stricter point of that plan's curve; above 1: nobody is trusted
    std::string output = {};
    bool mayOverwrite = false;
    std::optional<TableSource> source = {}; ///< the table of the training, to measure it

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

/// The same model with another τ at one budget, saved beside it.
struct ChangeThreshold
{
    static constexpr char kMethod[] = "model.threshold";
    static constexpr Lane kLane = Lane::Long;
    using Params = ThresholdTask;
    using Result = ChangedModel;
};

} // namespace genex::contract
