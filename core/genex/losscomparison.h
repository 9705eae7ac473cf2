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

/// Whether these losses are lower than those of the same patients by more than chance would have it: by more
/// than two standard errors of the difference.
bool areLower(std::span<const double> losses, std::span<const double> than);

/// Values of one setting, tried one after the other on the same validation patients. A later one is taken
/// only where it is better by more than chance, so what is tried first is what is usual. After two that are
/// not better even on average the rest is not tried.
ValidationChoice chooseByLosses(std::string setting, std::span<const double> values,
                                const std::function<std::vector<double>(double value)>& lossesOf);

/// One way of doing things after the other against the best so far, on the same validation patients. Whatever
/// is not better on the first quarter of them is not tried on the rest.
class LossRace
{
public:
    /// The losses of the first so many patients.
    using Losses = std::function<std::vector<double>(std::size_t patients)>;

    LossRace(std::size_t patients, const Losses& usual);

    /// Whether this one is better by more than chance; then it is the best from now on. `tried` is told its
    /// loss.
    bool isBetter(const Losses& lossesOf, ValidationChoice::Tried& tried);
    /// What the best is known by.
    ValidationChoice::Tried best(double value) const;

private:
    std::size_t m_patients;
    std::size_t m_first; ///< patients that everything is tried on
    std::vector<double> m_losses;
    double m_lossOfFirst = 0;
};

} // namespace genex::method
