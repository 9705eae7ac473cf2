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

/// What a model is trained on.
struct TrainingInput
{
    data::Dataset dataset;
    data::Split split; ///< of its rows; `dataSha256` names the table in model and checkpoint
    /// O of each row where a column or complaints give it; otherwise sets are drawn as the settings say.
    std::optional<data::GivenObservations> observations;
    std::string observedColumn;                    ///< its name
    std::optional<data::ComplaintRule> complaints; ///< that the observations were drawn by
    /// The sets O that every row comes with, where they are not to be drawn as the settings say.
    std::optional<data::ObservationPool> pool;
    /// What tests cost; every test alike where there is none.
    std::optional<Prices> prices;
    std::string catalogueSha256; ///< of the catalogue that names the features; empty: none
};

/// The settings with |O| filled in where they leave it to the table: 15 % of the features, at most 20.
TrainingSettings settingsFor(const data::Dataset& dataset, const TrainingSettings& wanted);
/// The sets O that a training with these settings draws; |O| must be filled in.
data::ObservationPool drawnPool(const data::Dataset& dataset, const TrainingSettings& settings);

/// The table by itself, divided 70/10/20 by the different vectors of every class.
TrainingInput inputFrom(data::Dataset dataset, std::uint64_t seed);

using contract::BucketSummary;
using contract::TrainingEstimate;
using contract::TrainingSummary;

struct TrainingOutcome
{
    Model model;
    TrainingSummary summary;
};

/// Divides the patients and does a few units of every kind of work, timed: seconds instead of guesses.
TrainingEstimate estimateTraining(const TrainingInput& input, const TrainingSettings& settings,
                                  JobControl& control);

/// Puts a trained model where it is safe.
using KeepModel = std::function<void(const TrainingOutcome&)>;

/// Algorithm 1 on the training part, then |V|, τ and the temperature on the validation part. The test part is
/// not looked at.
///
/// With a checkpoint file the run can be stopped or killed: called again with the same table and settings it
/// goes on and ends, on the same device, with the same model bit for bit. The files are removed when `keep`
/// has returned: a run that dies while it saves goes on from its end. Those that belong to something else or
/// to another version of the program, or are damaged, are ignored with a line in the log.
TrainingOutcome train(const TrainingInput& input, const TrainingSettings& settings, JobControl& control,
                      const KeepModel& keep = {});

} // namespace genex::method
