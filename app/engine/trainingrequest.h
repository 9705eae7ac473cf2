// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingmessages.h"
#include "trainingsource.h"

#include "data/dataset.h"
#include "data/splitsettings.h"
#include "domain/catalogue.h"
#include "domain/prices.h"
#include "genex/methodsettings.h"

#include <optional>
#include <string>
#include <vector>

namespace genex::engine {

/// A validated training request, before the table is read.
struct TrainingRequest
{
    contract::TableSource source;
    method::TrainingSettings settings; ///< the preset's, with the message's changes
    data::SplitSettings split;
    ObservedSource observed;
    std::optional<std::string> dataSha256; ///< hash the table must have
    std::optional<domain::Catalogue> costs;
    std::string catalogueSha256; ///< of the catalogue with the costs; may be empty
};

/// Validates everything that does not need the table.
TrainingRequest requestFrom(const contract::TrainingTask& task);
/// The same for a training on a specific table.
TrainingRequest requestFrom(const contract::EstimateTask& task);

/// The prices of these features, found in the costs by id or else by name; nothing without costs.
std::optional<domain::Prices> pricesOf(const TrainingRequest& request,
                                       const std::vector<data::FeatureColumn>& features);

} // namespace genex::engine
