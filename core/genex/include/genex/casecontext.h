// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "domain/catalogue.h"
#include "domain/prices.h"
#include "domain/recommendation.h"
#include "genex/efforts.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace genex::method {

using domain::Prices;

/// What a catalogue knows of a model's features and classes.
struct CaseContext
{
    Efforts efforts;                   ///< [n]; empty: all alike
    std::vector<domain::Stage> stages; ///< [n]; empty: all laboratory
    std::vector<int> minutes;          ///< [n] until the result
    std::vector<std::string> panels;   ///< [n] what it is ordered together with; empty: nothing
    std::vector<std::string> names;    ///< [C] what a person calls each disease; empty: as the table does
    std::vector<double> cantMissFrom;  ///< [C] probability from which a disease must not be passed over
    std::optional<Prices> prices;      ///< where the catalogue has all of the features

    /// [C] What knowing each disease is worth: more where it must not be missed. Empty: all alike.
    std::vector<double> stakes() const;

    /// What efforts count with this differential, 1 as usual: the further a disease that must not be missed
    /// stands above its threshold, the less does it matter what a test costs, takes and hurts.
    double calmness(std::span<const float> probabilities) const;

    /// Features and classes that the catalogue does not have are like any other.
    static CaseContext from(const domain::Catalogue& catalogue,
                            const std::vector<data::FeatureColumn>& features,
                            const std::vector<std::string>& classes,
                            const domain::EffortWeights& weights = {});
};

} // namespace genex::method
