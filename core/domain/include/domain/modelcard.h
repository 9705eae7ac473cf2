// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace genex::domain {

/// Validation figures of a model at one budget.
struct ModelFigures
{
    double budget = 0; ///< number of tests, or money if the model has a currency
    double accuracyWithAll = 0;
    double accuracy = 0;     ///< with estimates
    double fallBackRate = 0; ///< fraction of patients whose estimates are not accepted
    double threshold = 0;    ///< τ
    double calibrationError = 0;

    bool operator==(const ModelFigures&) const = default;
};

/// A model's description: origin, purpose and limitations.
struct ModelCard
{
    std::string sha256;
    std::string programVersion; ///< version that trained it
    std::uint64_t seed = 0;     ///< of the training
    std::uint64_t trainingRows = 0;
    std::uint64_t validationRows = 0;
    std::size_t features = 0;
    std::size_t classes = 0;
    std::string currency;     ///< of the budgets; empty: they count tests
    Text purpose;             ///< one paragraph
    std::vector<Text> limits; ///< a sentence or two each
    std::vector<ModelFigures> figures;

    bool operator==(const ModelCard&) const = default;
};

} // namespace genex::domain
