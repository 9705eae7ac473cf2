// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"
#include "contract/manifest.h"
#include "contract/message.h"
#include "contract/settingchanges.h"
#include "contract/tablesource.h"
#include "contract/trainingresults.h"

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::contract {

/// How initial findings are chosen if no column lists them.
enum class ObservedKind {
    Complaints, ///< sampled complaints of each patient: age, sex, complaints
    Drawn,      ///< sampled according to the settings
};

constexpr std::array<std::string_view, 2> namesOf(ObservedKind)
{
    return {"complaints", "drawn"};
}

/// Parameters common to everything that trains.
struct TrainingTask
{
    TableSource source = {};
    std::string preset = kUsualPreset;
    SettingChanges settings = {}; ///< what differs from the preset
    std::string split = "group";
    std::string observedColumn = {}; ///< a text column with feature names joined by |
    std::optional<ObservedKind> observed = {};
    std::string costs = {}; ///< a catalogue or one of Turney's files; empty: all tests cost the same

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("source", self.source);
        visit("preset", self.preset, Defaulted{});
        visit("settings", self.settings, Defaulted{});
        visit("split", self.split, Defaulted{}, MostBytes{kMostPathBytes});
        visit("observed_column", self.observedColumn, OmittedWhenEmpty{});
        visit("observed", self.observed);
        visit("costs", self.costs, OmittedWhenEmpty{}, MostBytes{kMostPathBytes});
    }
    void check(const Text& where) const;

    bool operator==(const TrainingTask&) const = default;
};

struct EstimateTask : TrainingTask
{
    std::string dataSha256 = {}; ///< any other table is refused; empty: any

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        TrainingTask::visitFields(self, visit);
        visit("data_sha256", self.dataSha256, OmittedWhenEmpty{});
    }
};

/// Long: reads the table and times some units of work.
struct EstimateTraining
{
    static constexpr char kMethod[] = "model.estimate";
    static constexpr Lane kLane = Lane::Long;
    using Params = EstimateTask;
    using Result = TrainingEstimate;
};

struct TrainTask : EstimateTask
{
    std::string output = {};  ///< folder of the model
    bool mayOverwrite = true; ///< never a folder that contains anything but a model
    bool wantsEvaluation = false;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        EstimateTask::visitFields(self, visit);
        visit("output", self.output, MostBytes{kMostPathBytes});
        visit("overwrite", self.mayOverwrite, Defaulted{});
        visit("evaluate", self.wantsEvaluation, Defaulted{});
    }
};

struct TrainedModel
{
    TrainingSummary summary;
    std::string modelSha256;
    ModelManifest manifest;
    std::optional<ModelEvaluation> evaluation; ///< on the test part, where it was asked for

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("summary", self.summary);
        visit("model_sha256", self.modelSha256);
        visit("manifest", self.manifest);
        visit("evaluation", self.evaluation);
    }
};

/// Resumes from the settings' checkpoint_file if it matches.
struct TrainModel
{
    static constexpr char kMethod[] = "model.train";
    static constexpr Lane kLane = Lane::Long;
    using Params = TrainTask;
    using Result = TrainedModel;
};

struct PresetChanges
{
    std::string preset = kUsualPreset;
    SettingChanges settings = {};

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("preset", self.preset, Defaulted{});
        visit("settings", self.settings, Defaulted{});
    }
};

struct CheckedSettings
{
    TrainingSettings settings;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("settings", self.settings);
    }
};

/// All settings of a training, or the invalid ones.
struct CheckSettings
{
    static constexpr char kMethod[] = "model.settings";
    static constexpr Lane kLane = Lane::Quick;
    using Params = PresetChanges;
    using Result = CheckedSettings;
};

} // namespace genex::contract
