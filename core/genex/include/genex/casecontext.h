#pragma once

#include "data/dataset.h"
#include "domain/catalogue.h"
#include "domain/recommendation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace genex::method {

/// What money, time and harm count in the choice of tests, against one that costs, takes and harms nothing.
struct EffortWeights
{
    double price = 0.2;        ///< for each hundred of the currency
    double time = 0.1;         ///< for each hour until the result, eight at most: then it is another visit's
    double invasiveness = 0.3; ///< for each level, squared: a scope is not three needles

    bool operator==(const EffortWeights&) const = default;
};

/// What a catalogue knows of a model's features and classes.
struct CaseContext
{
    std::vector<double> efforts;       ///< [n] from 1 on; empty: all alike
    std::vector<domain::Stage> stages; ///< [n]; empty: all laboratory
    std::vector<int> minutes;          ///< [n] until the result
    std::vector<std::string> panels;   ///< [n] what it is ordered together with; empty: nothing
    std::vector<double> cantMissFrom;  ///< [C] probability from which a disease must not be passed over

    /// Features and classes that the catalogue does not have are like any other.
    static CaseContext from(const domain::Catalogue& catalogue,
                            const std::vector<data::FeatureColumn>& features,
                            const std::vector<std::string>& classes, const EffortWeights& weights = {});
};

} // namespace genex::method
