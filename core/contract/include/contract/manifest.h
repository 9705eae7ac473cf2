// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/budgetplan.h"
#include "contract/trainingsettings.h"

#include "common/version.h"
#include "data/complaints.h"
#include "data/dataset.h"
#include "data/splitsettings.h"
#include "domain/prices.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a model says of itself.
namespace genex::contract {

inline constexpr const char* kModelFormat = "genex-model";
inline constexpr int kModelFormatVersion = 2;

/// What a model accepts as input.
struct ModelInputs
{
    static constexpr bool kIgnoresUnknown = true;

    std::vector<data::FeatureColumn> features;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("features", self.features, FewestEntries{1});
    }
};

/// Rows of the table by part.
struct PartSizes
{
    static constexpr bool kIgnoresUnknown = true;

    std::uint64_t training = 0;
    std::uint64_t validation = 0;
    std::uint64_t test = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("training", self.training);
        visit("validation", self.validation);
        visit("test", self.test);
    }
};

/// How the patients of the training part fell into buckets.
struct PartitionFigures
{
    static constexpr bool kIgnoresUnknown = true;

    PartitionKind kind = PartitionKind::Hyperplanes;
    double skew = 0;
    double conicity = 0;
    std::vector<double> conicityOfBucket;
    std::vector<double> patientsOfBucket;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("kind", self.kind, Defaulted{});
        visit("skew", self.skew);
        visit("conicity", self.conicity);
        visit("conicity_of_bucket", self.conicityOfBucket);
        visit("patients_of_bucket", self.patientsOfBucket);
    }
};

/// What validation data said of predictions from O alone.
struct ObservedFigures
{
    static constexpr bool kIgnoresUnknown = true;

    double temperature = 1;
    double distanceLimit = 0; ///< how far from every training patient what is known at first may be
    double accuracy = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("temperature", self.temperature, kPositive);
        visit("distance_limit", self.distanceLimit);
        visit("accuracy", self.accuracy);
    }
};

/// A setting that was chosen on validation data: what was tried, and what was taken.
struct ValidationChoice
{
    static constexpr bool kIgnoresUnknown = true;

    struct Tried
    {
        static constexpr bool kIgnoresUnknown = true;

        double value = 0;
        double loss = 0;          ///< mean −ln p(truth) of validation patients, at the best temperature
        std::size_t patients = 0; ///< validation patients used: fewer if some sufficed to decide
        /// Of the best value before it on the same patients; empty for the first and in older models.
        std::optional<double> lossOfBest = std::nullopt;

        template <typename Self, typename Visit>
        static void visitFields(Self& self, Visit&& visit)
        {
            visit("value", self.value);
            visit("loss", self.loss);
            visit("patients", self.patients);
            visit("loss_of_best", self.lossOfBest);
        }

        bool operator==(const Tried&) const = default;
    };

    std::string setting; ///< its name among the training settings
    std::vector<Tried> tried;
    double taken = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("setting", self.setting);
        visit("tried", self.tried);
        visit("taken", self.taken);
    }

    bool operator==(const ValidationChoice&) const = default;
};

/// Everything about a model but its weights, as it stands in manifest.json.
struct ModelManifest : ModelInputs
{
    std::string format = kModelFormat;
    int formatVersion = kModelFormatVersion;
    std::string programVersion = kProgramVersion; ///< that trained it
    std::string notice = "For research and education only; not a medical device.";
    std::vector<std::string> classes;
    DecisiveSettings settings;
    std::string dataSha256;
    data::SplitSettings split;
    PartSizes rows;
    std::string observedColumn;                    ///< empty: no column said what was known first
    std::optional<data::ComplaintRule> complaints; ///< that O was drawn by
    std::string catalogueSha256;
    domain::Prices prices;
    PartitionFigures partition;
    ObservedFigures observed;
    std::vector<BudgetPlan> plans;
    std::vector<ValidationChoice> choices; ///< settings that validation data decided
    bool endedEarly = false;               ///< the training, with what was done
    std::vector<double> handChosenBudgets; ///< whose τ a person chose, not the rule

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        ModelInputs::visitFields(self, visit);
        visit("format", self.format, Defaulted{});
        visit("format_version", self.formatVersion, Defaulted{});
        visit("program_version", self.programVersion, AnyText{});
        visit("notice", self.notice, Defaulted{});
        visit("classes", self.classes, FewestEntries{2}, AnyText{}, MostBytes{kMostPathBytes});
        visit("settings", self.settings);
        visit("seed", self.settings.seed); // stands in both places
        visit("data_sha256", self.dataSha256, AnyText{});
        visit("split", self.split);
        visit("rows", self.rows);
        visit("observed_column", self.observedColumn, AnyText{}, MostBytes{kMostPathBytes});
        visit("observed_complaints", self.complaints);
        visit("catalogue_sha256", self.catalogueSha256, AnyText{});
        visit("prices", self.prices);
        visit("partition", self.partition);
        visit("observed", self.observed);
        visit("plans", self.plans);
        visit("choices", self.choices, OmittedWhenEmpty{});
        visit("ended_early", self.endedEarly, OmittedWhen{false});
        visit("thresholds_by_hand", self.handChosenBudgets, OmittedWhenEmpty{});
    }
    void check(const Text& where) const;

    bool isPersonal() const { return settings.selection == Selection::Personal; }
};

/// Purpose of every model.
Text modelPurpose(const std::string& programVersion);
/// Limitations of every model, one or two sentences each; of one that is calibrated or not.
std::vector<Text> modelLimits(bool isCalibrated = true);

} // namespace genex::contract

/// Not in every file that needs them: with the settings the list is long.
namespace genex {
extern template Json toJson(const contract::ModelManifest& manifest);
extern template contract::ModelManifest fromJson(const Json& json, const Text& where);
} // namespace genex
