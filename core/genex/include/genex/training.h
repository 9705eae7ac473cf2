// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingresults.h"

#include "common/jobcontrol.h"
#include "data/complaints.h"
#include "data/observation.h"
#include "data/split.h"
#include "domain/prices.h"
#include "genex/methodsettings.h"
#include "genex/model.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace genex::method {

/// Input of a training.
struct TrainingInput
{
    data::Dataset dataset;
    data::Split split; ///< of its rows; `dataSha256` identifies the table in model and checkpoint
    /// O of each row, from a column or complaints; otherwise sets are sampled as set in the settings.
    std::optional<data::GivenObservations> observations;
    std::string observedColumn;                    ///< column name
    std::optional<data::ComplaintRule> complaints; ///< rule that sampled the observations
    /// The sets O of every row, instead of those sampled as set in the settings.
    std::optional<data::ObservationPool> pool;
    /// Budgets, as fractions of all features, for which V, τ and temperature are chosen beside the usual
    /// ones.
    std::vector<double> budgets;
    /// Costs of tests; empty: all equal.
    std::optional<Prices> prices;
    std::string catalogueSha256; ///< of the catalogue with the features; empty: none
};

/// The settings with |O| resolved if it depends on the table: 15 % of the features, at most 20.
TrainingSettings settingsFor(const data::Dataset& dataset, const TrainingSettings& wanted);
/// The sets O sampled by a training with these settings; |O| must be resolved.
data::ObservationPool drawnPool(const data::Dataset& dataset, const TrainingSettings& settings);

/// The table alone, split 70/10/20 by the distinct vectors of every class.
TrainingInput inputFrom(data::Dataset dataset, std::uint64_t seed);

using contract::BucketSummary;
using contract::TrainingEstimate;
using contract::TrainingSummary;

struct TrainingOutcome
{
    Model model;
    TrainingSummary summary;
};

/// Partitions the patients and times a few units of each kind of work.
TrainingEstimate estimateTraining(const TrainingInput& input, const TrainingSettings& settings,
                                  JobControl& control);

/// Persists a trained model.
using KeepModel = std::function<void(const TrainingOutcome&)>;

/// Algorithm 1 on the training part, then |V|, τ and the temperature on the validation part. The test part is
/// held out. With a checkpoint file the run can be stopped or killed: called again with the same table and
/// settings, it resumes and ends, on the same device, with the same model bit for bit. The files are removed
/// once `keep` has returned, so a run that dies while saving resumes at its end. Checkpoints of other
/// trainings or versions and damaged ones are ignored and logged.
TrainingOutcome train(const TrainingInput& input, const TrainingSettings& settings, JobControl& control,
                      const KeepModel& keep = {});

} // namespace genex::method
