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
    Efforts efforts;                   ///< [n]; empty: all equal
    std::vector<domain::Stage> stages; ///< [n]; empty: all laboratory
    std::vector<int> minutes;          ///< [n] until the result
    std::vector<std::string> panels;   ///< [n] panel it is ordered with; empty: none
    std::vector<std::string> names;    ///< [C] display name of each disease; empty: as in the table
    std::vector<double> cantMissFrom;  ///< [C] can't-miss thresholds
    std::optional<Prices> prices;      ///< if the catalogue has all features

    /// [C] Weight of recognising each disease: larger for can't-miss ones. Empty: all equal.
    std::vector<double> stakes() const;

    /// Factor for efforts given this differential, normally 1: the further a can't-miss disease is above its
    /// threshold, the less a test's cost, time and harm count.
    double calmness(std::span<const float> probabilities) const;

    /// Features and classes not in the catalogue get default values.
    static CaseContext from(const domain::Catalogue& catalogue,
                            const std::vector<data::FeatureColumn>& features,
                            const std::vector<std::string>& classes,
                            const domain::EffortWeights& weights = {});
};

} // namespace genex::method
