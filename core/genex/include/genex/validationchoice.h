// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace genex::method {

/// A setting chosen on validation data: the values tried and the one chosen.
struct ValidationChoice
{
    struct Tried
    {
        double value = 0;
        double loss = 0;          ///< mean −ln p(truth) of validation patients, at the best temperature
        std::size_t patients = 0; ///< validation patients used: fewer if some sufficed to decide

        /// Of the best before it on the same patients, which is what it is compared with; empty: it was the
        /// first, or nobody wrote it down yet.
        std::optional<double> lossOfBest = std::nullopt;

        bool operator==(const Tried&) const = default;
    };

    std::string setting; ///< its name among the training settings
    std::vector<Tried> tried;
    double taken = 0;

    bool operator==(const ValidationChoice&) const = default;
};

void to_json(nlohmann::json& json, const ValidationChoice& choice);
/// Throws Failure or a JSON exception for invalid content.
void from_json(const nlohmann::json& json, ValidationChoice& choice);

} // namespace genex::method
