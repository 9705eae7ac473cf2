// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/catalogue.h"
#include "domain/finding.h"

#include <string>
#include <string_view>
#include <vector>

/// Wording of values for users: the same on screen, on paper and on the command line.
namespace genex::domain {

/// The catalogue's name of a feature or disease; the id if it has no entry.
std::string featureName(const Catalogue& catalogue, std::string_view id);
std::string diseaseName(const Catalogue& catalogue, std::string_view id);

/// "ask", "examine", "lab", "imaging".
Text actText(Act act);
/// What was observed: "present", "absent", or the value with the catalogue's unit, if any.
Text observationText(const Finding& finding, const Catalogue& catalogue);

/// "38.9 °C": the quantity's decimals, a thin space, the unit.
std::string quantityText(double value, const Quantity& quantity);
/// "18 €", "2.50 €"; other currencies by their code.
std::string costText(double cost, std::string_view currency);
/// "at once", "30 min", "4 h", "2 d".
Text durationText(int minutes);
/// "44 %"; "<1 %" and ">99 %" where rounding would claim certainty.
std::string percentText(double probability);
/// "+13 %", "+0.4 %", "<0.1 %": a test's contribution to a probability; empty if it adds nothing.
std::string gainText(double gain);
/// "2 %", "0.5 %": a configured share, with the precision it was set with.
std::string thresholdText(double share);

/// Cost of a batch and time of its last result. Further tests of a panel in the batch cost their price within
/// the panel.
struct BatchTotals
{
    int tests = 0;
    double cost = 0;
    int turnaroundMinutes = 0;

    bool operator==(const BatchTotals&) const = default;
};
BatchTotals totalsOf(const std::vector<std::string>& features, const Catalogue& catalogue);

} // namespace genex::domain
