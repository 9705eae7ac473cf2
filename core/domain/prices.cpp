// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/prices.h"

#include "common/error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace genex::domain {

namespace {

constexpr int kNoPanel = -1;

[[noreturn]] void refuse(Text message, Text remedy = {})
{
    throw Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy));
}

std::string textOf(double price)
{
    return nlohmann::json(price).dump(); // shortest form that reads back the same
}

std::size_t indexOf(const Prices& prices, std::int64_t feature)
{
    if (feature < 0 || static_cast<std::size_t>(feature) >= prices.full.size())
        refuse(Text("There is no price for feature number %1 of %2.", feature, prices.full.size()));
    return static_cast<std::size_t>(feature);
}

/// Difference between full price and price in the panel.
double surcharge(const Prices& prices, std::size_t f)
{
    return prices.full[f] - prices.inPanel[f];
}

/// Per panel, the feature charged in full: smallest surcharge, the first in a tie.
std::map<int, std::size_t> payersOf(const Prices& prices, const std::set<std::size_t>& ordered)
{
    std::map<int, std::size_t> payers;
    for (const std::size_t f : ordered) {
        if (prices.panel[f] == kNoPanel)
            continue;
        const auto [payer, isFirst] = payers.try_emplace(prices.panel[f], f);
        if (!isFirst && surcharge(prices, f) < surcharge(prices, payer->second))
            payer->second = f;
    }
    return payers;
}

Text labelOf(std::size_t feature, std::span<const std::string> features)
{
    return feature < features.size() ? Text("\"" + features[feature] + "\"") : Text("number %1", feature);
}

void checkPrice(double price, const Text& name, const char* which)
{
    if (!std::isfinite(price))
        refuse(Text("The feature %1 has a price %2 that is not finite.", name, which));
    if (price < 0)
        refuse(Text("The feature %1 has a price %2 of %3.", name, which, textOf(price)),
               "A price cannot be negative.");
}

void checkFeature(const Prices& prices, std::size_t f, const Text& name)
{
    checkPrice(prices.full[f], name, "by itself");
    checkPrice(prices.inPanel[f], name, "in its panel");
    if (prices.inPanel[f] > prices.full[f])
        refuse(Text("The feature %1 costs %2 in its panel but %3 on its own.", name,
                    textOf(prices.inPanel[f]), textOf(prices.full[f])),
               "A test must not cost more in a panel than on its own.");
    if (prices.panel[f] < kNoPanel || prices.panel[f] >= static_cast<int>(prices.panelNames.size()))
        refuse(Text("The feature %1 is in panel number %2 of %3.", name, prices.panel[f],
                    prices.panelNames.size()));
}

void refuseMissing(const Catalogue& catalogue, std::span<const std::string> features)
{
    std::string missing;
    for (const std::string& feature : features) {
        if (catalogue.feature(feature) == nullptr)
            missing += (missing.empty() ? "\"" : ", \"") + feature + "\"";
    }
    if (!missing.empty())
        refuse(Text("The catalogue \"%1\" has no price for %2.", catalogue.content().id, missing),
               "Add it to the catalogue, or use a budget in tests instead of costs.");
}

/// The number of the feature's panel, which is added to the names when it is new.
int panelNumber(const Catalogue& catalogue, const std::string& id, std::map<std::string, int>& numbers,
                std::vector<std::string>& names)
{
    if (id.empty())
        return kNoPanel;
    const auto [number, isNew] = numbers.try_emplace(id, static_cast<int>(names.size()));
    if (isNew) {
        const Panel* panel = catalogue.panel(id);
        names.push_back(panel == nullptr ? id : panel->name);
    }
    return number->second;
}

} // namespace

Prices Prices::counting(std::size_t n)
{
    return {std::vector<double>(n, 1), std::vector<double>(n, 1), std::vector<int>(n, kNoPanel), {}, {}};
}

double Prices::of(std::int64_t feature, std::span<const std::int64_t> alreadyOrdered) const
{
    const std::size_t f = indexOf(*this, feature);
    double smallest = std::numeric_limits<double>::infinity(); // surcharge its panel already pays
    for (const std::int64_t ordered : alreadyOrdered) {
        const std::size_t other = indexOf(*this, ordered);
        if (other == f)
            return 0;
        if (panel[f] != kNoPanel && panel[other] == panel[f])
            smallest = std::min(smallest, surcharge(*this, other));
    }
    if (std::isinf(smallest))
        return full[f];
    return surcharge(*this, f) < smallest ? full[f] - smallest : inPanel[f];
}

double Prices::total(std::span<const std::int64_t> ordered) const
{
    std::set<std::size_t> distinct;
    for (const std::int64_t feature : ordered)
        distinct.insert(indexOf(*this, feature));
    const std::map<int, std::size_t> payers = payersOf(*this, distinct);
    double sum = 0;
    for (const std::size_t f : distinct) {
        const bool isFull = panel[f] == kNoPanel || payers.at(panel[f]) == f;
        sum += isFull ? full[f] : inPanel[f];
    }
    return sum;
}

void Prices::validate(std::span<const std::string> features) const
{
    if (inPanel.size() != full.size() || panel.size() != full.size())
        refuse(Text("%1 priced features have %2 panel prices and %3 panels.", full.size(), inPanel.size(),
                    panel.size()));
    for (std::size_t f = 0; f < full.size(); ++f)
        checkFeature(*this, f, labelOf(f, features));
}

Prices pricesFrom(const Catalogue& catalogue, std::span<const std::string> features)
{
    refuseMissing(catalogue, features);
    Prices prices;
    prices.currency = catalogue.content().currency;
    std::map<std::string, int> panelNumbers;
    for (const std::string& id : features) {
        const Feature& feature = *catalogue.feature(id);
        prices.full.push_back(feature.cost);
        prices.inPanel.push_back(feature.costInPanel);
        prices.panel.push_back(panelNumber(catalogue, feature.panel, panelNumbers, prices.panelNames));
    }
    prices.validate(features);
    return prices;
}

} // namespace genex::domain
