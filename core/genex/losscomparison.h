// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/manifest.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace genex::method {

using contract::ValidationChoice;

double meanOf(std::span<const double> numbers);

/// Whether these losses are significantly lower than those of the same patients: by more than two standard
/// errors of the difference.
bool areLower(std::span<const double> losses, std::span<const double> than);

/// Tries values of one setting on the same validation patients. A later value is chosen only if it is
/// significantly better, so the default comes first. Stops after two values that are not better on average.
ValidationChoice chooseByLosses(std::string setting, std::span<const double> values,
                                const std::function<std::vector<double>(double value)>& lossesOf);

/// Compares alternatives with the best so far on the same validation patients. Those that are not better on
/// the first quarter are not tried on the rest.
class LossRace
{
public:
    /// Losses of the first `patients` patients.
    using Losses = std::function<std::vector<double>(std::size_t patients)>;

    LossRace(std::size_t patients, const Losses& usual);

    /// Whether this one is better by more than chance; then it is the best from now on. `tried` is told its
    /// loss, and that of the best before it on the same patients.
    bool isBetter(const Losses& lossesOf, ValidationChoice::Tried& tried);
    /// Result of the best.
    ValidationChoice::Tried best(double value) const;

private:
    std::size_t m_patients;
    std::size_t m_first; ///< patients every alternative is tried on
    std::vector<double> m_losses;
    double m_lossOfFirst = 0;
};

} // namespace genex::method
