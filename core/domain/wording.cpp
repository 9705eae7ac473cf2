// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/wording.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

namespace genex::domain {

namespace {

constexpr std::string_view kThinSpace = "\u2009";
constexpr int kMinutesOfHour = 60;
constexpr int kMinutesOfDay = 24 * kMinutesOfHour;

std::string fixed(double value, int decimals)
{
    char text[64];
    const int length = std::snprintf(text, sizeof text, "%.*f", decimals, value);
    return {text, static_cast<std::size_t>(std::clamp<int>(length, 0, sizeof text - 1))};
}

std::string withUnit(std::string number, std::string_view unit)
{
    if (unit.empty())
        return number;
    number += kThinSpace;
    number += unit;
    return number;
}

/// At most one decimal, omitting .0.
std::string short1(double value)
{
    const bool isWhole = std::abs(value - std::round(value)) < 0.05;
    return fixed(value, isWhole ? 0 : 1);
}

} // namespace

std::string featureName(const Catalogue& catalogue, std::string_view id)
{
    const Feature* feature = catalogue.feature(id);
    return feature ? feature->name : std::string(id);
}

std::string diseaseName(const Catalogue& catalogue, std::string_view id)
{
    const Disease* disease = catalogue.disease(id);
    return disease ? disease->name : std::string(id);
}

Text actText(Act act)
{
    switch (act) {
    case Act::Ask:
        return Text("ask");
    case Act::Examine:
        return Text("examine");
    case Act::Lab:
        return Text("lab");
    case Act::Imaging:
        return Text("imaging");
    }
    return {};
}

Text observationText(const Finding& finding, const Catalogue& catalogue)
{
    switch (finding.state) {
    case FindingState::Present:
        return Text("present");
    case FindingState::Absent:
        return Text("absent");
    case FindingState::Category:
        return finding.category;
    case FindingState::Measured:
        break;
    }
    const Feature* feature = catalogue.feature(finding.feature);
    return Text::number(feature && feature->quantity ? quantityText(finding.value, *feature->quantity)
                                                     : short1(finding.value));
}

std::string quantityText(double value, const Quantity& quantity)
{
    return withUnit(fixed(value, quantity.decimals), quantity.unit);
}

std::string costText(double cost, std::string_view currency)
{
    const bool isWhole = std::abs(cost - std::round(cost)) < 0.005;
    return withUnit(fixed(cost, isWhole ? 0 : 2), currency == "EUR" ? "€" : currency);
}

Text durationText(int minutes)
{
    if (minutes <= 0)
        return Text("at once");
    if (minutes < kMinutesOfHour)
        return withUnit(std::to_string(minutes), "min");
    if (minutes < 2 * kMinutesOfDay)
        return Text::number(withUnit(short1(static_cast<double>(minutes) / kMinutesOfHour), "h"));
    return Text::number(withUnit(short1(static_cast<double>(minutes) / kMinutesOfDay), "d"));
}

std::string percentText(double probability)
{
    if (!std::isfinite(probability))
        return "–";
    const double percent = 100 * probability;
    if (percent > 0 && percent < 0.5)
        return withUnit("<1", "%");
    if (percent < 100 && percent >= 99.5)
        return withUnit(">99", "%");
    return withUnit(fixed(percent, 0), "%");
}

std::string gainText(double gain)
{
    constexpr double kWholeFrom = 0.95; // below it, an integer would be too coarse
    constexpr double kLeastShown = 0.05;
    const double percent = 100 * gain;
    if (!(percent > 0) || !std::isfinite(percent))
        return {};
    if (percent < kLeastShown)
        return withUnit("<0.1", "%");
    return withUnit("+" + fixed(percent, percent < kWholeFrom ? 1 : 0), "%");
}

std::string thresholdText(double share)
{
    constexpr int kMostDecimals = 2;
    const double percent = 100 * share;
    int decimals = 0;
    for (double scaled = percent; decimals < kMostDecimals && std::abs(scaled - std::round(scaled)) > 1e-6;
         scaled *= 10)
        ++decimals;
    return withUnit(fixed(percent, decimals), "%");
}

BatchTotals totalsOf(const std::vector<std::string>& features, const Catalogue& catalogue)
{
    BatchTotals totals;
    std::set<std::string_view> openPanels;
    for (const std::string& id : features) {
        ++totals.tests;
        const Feature* feature = catalogue.feature(id);
        if (!feature)
            continue; // no entry: its price is unknown
        const bool isPanelOpen = !feature->panel.empty() && !openPanels.insert(feature->panel).second;
        totals.cost += isPanelOpen ? feature->costInPanel : feature->cost;
        totals.turnaroundMinutes = std::max(totals.turnaroundMinutes, feature->turnaroundMinutes);
    }
    return totals;
}

} // namespace genex::domain
