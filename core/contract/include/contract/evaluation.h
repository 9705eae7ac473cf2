// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/clinicalfigures.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A model's performance on unseen patients. Evaluations are stored for years: newer fields may be missing,
/// and obsolete ones present.
namespace genex::contract {

/// A mean with its standard error.
struct Estimate
{
    double mean = 0;
    double standardError = 0; ///< s / √count, s the sample standard deviation; 0 for fewer than two values
    std::int64_t count = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("mean", self.mean);
        visit("standard_error", self.standardError);
        visit("count", self.count);
    }

    bool operator==(const Estimate&) const = default;
};

/// Performance of one ordering strategy.
struct OrderingFigures
{
    static constexpr bool kIgnoresUnknown = true;

    Estimate accuracy;
    double meanOrders = 0; ///< tests actually ordered, without known ones
    double p95Orders = 0;
    double meanCost = 0;         ///< their cost in the model's currency; equal to meanOrders without prices
    double fallbackRate = 0;     ///< fraction of patients for whom V was ordered after all
    double generatedShare = 0;   ///< mean fraction of the batch that was generated instead of ordered
    double calibrationError = 0; ///< ECE of the final confidence
    double errorByChance = 0;    ///< what perfectly calibrated confidence would show with as many patients
    double classwiseError = 0;   ///< the same for each class's probability, averaged over classes
    double meanVisits = 1;       ///< with at least one order; a patient without orders counts as one visit

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("accuracy", self.accuracy.mean);
        visit("accuracy_standard_error", self.accuracy.standardError);
        visit("mean_orders", self.meanOrders);
        visit("p95_orders", self.p95Orders, Defaulted{});
        visit("mean_cost", self.meanCost, Defaulted{});
        visit("fallback_rate", self.fallbackRate);
        visit("generated_share", self.generatedShare, Defaulted{});
        visit("ece", self.calibrationError);
        visit("ece_by_chance", self.errorByChance, Defaulted{});
        visit("classwise_ece", self.classwiseError, Defaulted{});
        visit("mean_visits", self.meanVisits, Defaulted{});
    }

    bool operator==(const OrderingFigures&) const = default;
};

/// Performance for one class.
struct ClassFigures
{
    static constexpr bool kIgnoresUnknown = true;

    std::string name;
    double patients = 0;
    std::optional<double> recall;                 ///< sensitivity; empty if no patient has it
    std::optional<double> precision;              ///< positive predictive value; empty if never predicted
    std::optional<IntervalFigure> recallInterval; ///< Wilson's
    std::optional<IntervalFigure> auroc;          ///< against all other classes; Hanley and McNeil's interval
    std::optional<double> averagePrecision;       ///< area under the precision–recall curve
    std::optional<CalibrationLine> calibrationLine; ///< of its probability; empty: too few patients

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("class", self.name, AnyText{}, MostBytes{kMostPathBytes});
        visit("patients", self.patients);
        visit("recall", self.recall, OrNull{});
        visit("precision", self.precision, OrNull{});
        visit("recall_interval", self.recallInterval);
        visit("auroc", self.auroc);
        visit("average_precision", self.averagePrecision);
        visit("calibration_line", self.calibrationLine);
    }

    bool operator==(const ClassFigures&) const = default;
};

/// Patients with similar confidence. Means are 0 in an empty bin.
struct CalibrationBin
{
    static constexpr bool kIgnoresUnknown = true;

    double from = 0;
    double to = 0;
    double share = 0; ///< of all patients
    double confidence = 0;
    double accuracy = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("from", self.from, Defaulted{});
        visit("to", self.to, Defaulted{});
        visit("share", self.share);
        visit("confidence", self.confidence);
        visit("accuracy", self.accuracy);
    }

    bool operator==(const CalibrationBin&) const = default;
};

struct SubgroupFigures
{
    static constexpr bool kIgnoresUnknown = true;

    std::string feature;
    std::string group; ///< "<18", "female", "unknown"
    double patients = 0;
    double accuracy = 0;
    std::optional<IntervalFigure> accuracyInterval; ///< Wilson's
    std::optional<CalibrationLine> calibrationLine; ///< of the confidence; empty: too few right or wrong

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("feature", self.feature, AnyText{}, MostBytes{kMostPathBytes});
        visit("group", self.group, AnyText{}, MostBytes{kMostPathBytes});
        visit("patients", self.patients);
        visit("accuracy", self.accuracy);
        visit("accuracy_interval", self.accuracyInterval);
        visit("calibration_line", self.calibrationLine);
    }

    bool operator==(const SubgroupFigures&) const = default;
};

/// Predictions by class, by confidence and by subgroup.
struct OutcomeFigures
{
    std::vector<ClassFigures> byClass;          ///< in class order
    std::vector<std::vector<double>> confusion; ///< [true class][predicted class]; empty: too many classes
    std::vector<CalibrationBin> calibration;    ///< the bins of the calibration error
    std::vector<SubgroupFigures> bySubgroup;    ///< those with patients

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("by_class", self.byClass);
        visit("confusion", self.confusion);
        visit("calibration", self.calibration);
        visit("by_subgroup", self.bySubgroup);
    }

    /// nullptr for an unknown class.
    const ClassFigures* ofClass(const std::string& name) const;

    bool operator==(const OutcomeFigures&) const = default;
};

struct DetailedFigures : OrderingFigures, OutcomeFigures
{
    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        OrderingFigures::visitFields(self, visit);
        OutcomeFigures::visitFields(self, visit);
    }

    bool operator==(const DetailedFigures&) const = default;
};

/// Outcome of one τ on test patients.
struct ThresholdFigures
{
    static constexpr bool kIgnoresUnknown = true;

    double threshold = 0;
    double accuracy = 0;
    double meanOrders = 0;
    double fallbackRate = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("threshold", self.threshold);
        visit("accuracy", self.accuracy);
        visit("mean_orders", self.meanOrders);
        visit("fallback_rate", self.fallbackRate);
    }

    bool operator==(const ThresholdFigures&) const = default;
};

/// The model as used: U \ V ordered, V generated, everything ordered below τ.
struct GenexFigures : DetailedFigures
{
    double threshold = 0;                         ///< the model's τ at this budget
    std::vector<ThresholdFigures> thresholdCurve; ///< outcome of other values of τ; empty if V is empty
    std::optional<double> cantMissRecall;    ///< empty: no such disease is defined, or no patient has one
    std::optional<ClinicalFigures> clinical; ///< empty: evaluated by an earlier version

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        DetailedFigures::visitFields(self, visit);
        visit("threshold", self.threshold, Defaulted{});
        visit("threshold_curve", self.thresholdCurve, OmittedWhenEmpty{});
        visit("cant_miss_recall", self.cantMissRecall, OrNull{});
        visit("clinical", self.clinical);
    }

    bool operator==(const GenexFigures&) const = default;
};

/// The whole budget ordered, over the requested number of visits.
struct PersonalFigures : OrderingFigures
{
    std::optional<double> cantMissRecall;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        OrderingFigures::visitFields(self, visit);
        visit("cant_miss_recall", self.cantMissRecall, OrNull{});
    }

    bool operator==(const PersonalFigures&) const = default;
};

/// Ordering by τ_ψ: a network trained to predict which patients are classified correctly with generated
/// values.
struct SupervisedFigures : OrderingFigures
{
    double judgeAccuracy = 0; ///< its accuracy on the test patients

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        OrderingFigures::visitFields(self, visit);
        visit("judge_accuracy", self.judgeAccuracy);
    }

    bool operator==(const SupervisedFigures&) const = default;
};

/// All ordering strategies at one budget.
struct BudgetFigures
{
    static constexpr bool kIgnoresUnknown = true;

    double budget = 0;      ///< as requested: fraction of all features, or money
    std::int64_t count = 0; ///< as a number of tests
    PersonalFigures personal;
    GenexFigures genex;
    DetailedFigures allOrdered;   ///< V = ∅
    OrderingFigures skip;         ///< V and τ as for genex, but V unknown instead of generated
    OrderingFigures allGenerated; ///< V = U: nothing is ordered first
    std::optional<SupervisedFigures> supervised; ///< V as for genex, τ_ψ instead of τ; if requested

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("budget", self.budget);
        visit("budget_count", self.count, Defaulted{});
        visit("personal", self.personal, Defaulted{});
        visit("genex", self.genex);
        visit("all_ordered", self.allOrdered);
        visit("skip", self.skip, Defaulted{});
        visit("all_generated", self.allGenerated, Defaulted{});
        visit("supervised", self.supervised);
    }

    bool operator==(const BudgetFigures&) const = default;
};

/// Patients are weighted as in the accuracy.
struct ModelEvaluation
{
    static constexpr const char* kTitle = "The evaluation";
    static constexpr bool kIgnoresUnknown = true;

    std::vector<BudgetFigures> budgets;
    bool isByMoney = false;
    std::string currency;
    double floorAccuracy = 0;   ///< given O alone
    double ceilingAccuracy = 0; ///< given the complete row
    std::uint64_t seed = 0;
    std::string split; ///< "group", "rows", "column:NAME", …
    std::string dataSha256;
    std::int64_t testRows = 0;
    std::int64_t testPatients = 0; ///< identical rows are one patient
    std::vector<std::string> classes;
    /// Whether the model was trained or tuned on some of these test rows; empty: unknown.
    std::optional<bool> sawTestRows = false;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("budgets", self.budgets, FewestEntries{1});
        visit("by_money", self.isByMoney);
        visit("currency", self.currency, AnyText{});
        visit("floor_accuracy", self.floorAccuracy);
        visit("ceiling_accuracy", self.ceilingAccuracy);
        visit("seed", self.seed, Defaulted{});
        visit("split", self.split, AnyText{}, MostBytes{kMostPathBytes});
        visit("data_sha256", self.dataSha256, AnyText{});
        visit("test_rows", self.testRows);
        visit("test_patients", self.testPatients, Defaulted{});
        visit("classes", self.classes, AnyText{}, MostBytes{kMostPathBytes});
        visit("saw_test_rows", self.sawTestRows, OrNull{});
    }
    /// Tables rely on every class being present.
    void check(const Text& where) const;

    /// Requires at least one budget.
    const BudgetFigures& largestBudget() const;
    /// nullptr if not measured at this budget.
    const BudgetFigures* atBudget(double budget) const;

    bool operator==(const ModelEvaluation&) const = default;
};

/// Two models at the same budget.
struct CommonBudget
{
    const BudgetFigures* first;
    const BudgetFigures* second;
};

/// The largest budget both were measured at; empty if there is none.
std::optional<CommonBudget> largestCommonBudget(const ModelEvaluation& first, const ModelEvaluation& second);

} // namespace genex::contract
