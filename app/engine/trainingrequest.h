// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainingsource.h"

#include "data/dataset.h"
#include "data/splitsettings.h"
#include "domain/catalogue.h"
#include "domain/jsonfields.h"
#include "genex/prices.h"
#include "genex/trainingsettings.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace genex::engine {

/// The params of `model.train`, checked.
struct TrainingRequest
{
    nlohmann::json source;
    method::TrainingSettings settings; ///< the preset's, with what the message says over it
    data::SplitSettings split;
    ObservedSource observed;
    std::optional<std::string> dataSha256; ///< the table that it must be
    std::optional<domain::Catalogue> costs;
    std::string catalogueSha256; ///< of the catalogue among the costs; empty: none
    std::filesystem::path output;
    bool mayOverwrite = true;
    bool wantsEvaluation = false;
};

/// The fields that whatever trains has in common: source, preset, settings, split, observed_column or
/// observed, costs.
TrainingRequest commonRequestFrom(domain::JsonFields& fields);

/// Everything that can be said before the table is read is said here.
TrainingRequest trainingRequestFrom(const nlohmann::json& params);

/// The params of `model.estimate`: those of a training, without where it goes.
TrainingRequest estimateRequestFrom(const nlohmann::json& params);

/// The settings of `preset` with those of `settings` over them.
method::TrainingSettings settingsFrom(domain::JsonFields& fields);

/// The prices of these features, found in the costs by id or else by name; nothing without costs.
std::optional<method::Prices> pricesOf(const TrainingRequest& request,
                                       const std::vector<data::FeatureColumn>& features);

} // namespace genex::engine
