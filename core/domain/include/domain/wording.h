// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/catalogue.h"
#include "domain/finding.h"

#include <string>
#include <string_view>
#include <vector>

/// How values are written for people: the same on screen, on paper and on the command line.
namespace genex::domain {

/// The catalogue's name of a feature or disease; the id where it has no entry.
std::string featureName(const Catalogue& catalogue, std::string_view id);
std::string diseaseName(const Catalogue& catalogue, std::string_view id);

/// "ask", "examine", "lab", "imaging".
Text actText(Act act);
/// What was observed: "present", "absent", or the value with its unit; without one where the catalogue knows
/// none.
Text observationText(const Finding& finding, const Catalogue& catalogue);

/// "38.9 °C": the quantity's decimals, a thin space, the unit.
std::string quantityText(double value, const Quantity& quantity);
/// "18 €", "2.50 €"; other currencies by their code.
std::string costText(double cost, std::string_view currency);
/// "at once", "30 min", "4 h", "2 d".
Text durationText(int minutes);
/// "44 %"; "<1 %" and ">99 %" where rounding would claim certainty.
std::string percentText(double probability);
/// "+13 %", "+0.4 %", "<0.1 %": what a test adds to a probability; empty where it adds nothing.
std::string gainText(double gain);
/// "2 %", "0.5 %": a share that somebody has set, as exact as it was set.
std::string thresholdText(double share);

/// What a batch costs and when its last result is there. A test of a panel that another one of the batch has
/// opened costs its price in the panel.
struct BatchTotals
{
    int tests = 0;
    double cost = 0;
    int turnaroundMinutes = 0;

    bool operator==(const BatchTotals&) const = default;
};
BatchTotals totalsOf(const std::vector<std::string>& features, const Catalogue& catalogue);

} // namespace genex::domain
