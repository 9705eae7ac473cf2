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

/// What a training is asked for, with all that can be known before the table is read.
struct TrainingRequest
{
    contract::TableSource source;
    method::TrainingSettings settings; ///< the preset's, with what the message says over it
    data::SplitSettings split;
    ObservedSource observed;
    std::optional<std::string> dataSha256; ///< the table that it must be
    std::optional<domain::Catalogue> costs;
    std::string catalogueSha256; ///< of the catalogue among the costs; empty: none
};

/// Everything that can be said before the table is read is said here.
TrainingRequest requestFrom(const contract::TrainingTask& task);
/// The same, of a training on one certain table.
TrainingRequest requestFrom(const contract::EstimateTask& task);

/// The prices of these features, found in the costs by id or else by name; nothing without costs.
std::optional<domain::Prices> pricesOf(const TrainingRequest& request,
                                       const std::vector<data::FeatureColumn>& features);

} // namespace genex::engine
