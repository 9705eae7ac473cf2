// SPDX-License-Identifier: GPL-3.0-or-later
#include "snakecase.h"

#include "domain/turney.h"
#include "domain/wording.h"

#include <algorithm>
#include <map>
#include <set>

namespace genex::domain {

namespace {

/// A valid catalogue title, whatever the file name.
std::string plainTitle(const std::string& title)
{
    constexpr std::size_t kMostBytes = 40;
    std::string plain = snakeCaseOf(title).substr(0, kMostBytes);
    std::ranges::replace(plain, '_', '-');
    while (plain.ends_with('-'))
        plain.pop_back();
    return plain.empty() ? "tests" : plain;
}

/// Panels of the groups, with unique ids and names.
class Panels
{
public:
    Panels(const TurneyCosts& costs, std::vector<Panel>& panels)
    {
        std::set<std::string> taken;
        for (const Panel& panel : panels) {
            taken.insert(panel.id);
            taken.insert(snakeCaseOf(panel.name));
        }
        for (const std::string& group : costs.groups) {
            std::string id = "group_" + snakeCaseOf(group).substr(0, kMostGroupBytes);
            std::string name = "Group " + group;
            for (int copy = 2; !taken.insert(id).second; ++copy) {
                id = "group_" + snakeCaseOf(group).substr(0, kMostGroupBytes) + "_" + std::to_string(copy);
                name = "Group " + group + " (" + std::to_string(copy) + ")";
            }
            m_ids[group] = id;
            panels.push_back({id, name});
        }
    }

    std::string of(const TurneyTest& test) const { return test.group.empty() ? "" : m_ids.at(test.group); }

private:
    static constexpr std::size_t kMostGroupBytes = 50;
    std::map<std::string, std::string> m_ids;
};

void setCosts(Feature& feature, const TurneyTest& test, const Panels& panels,
              const TurneyAssumptions& assumptions)
{
    feature.cost = test.cost;
    feature.costInPanel = test.costInGroup;
    feature.panel = panels.of(test);
    feature.turnaroundMinutes = test.isDelayed ? assumptions.delayedMinutes : 0;
}

Feature featureOf(const TurneyTest& test, const Panels& panels, const TurneyAssumptions& assumptions)
{
    Feature feature;
    feature.id = snakeCaseOf(test.name);
    feature.name = test.name;
    feature.act = test.isDelayed ? assumptions.delayedAct : assumptions.immediateAct;
    feature.invasiveness = feature.act == Act::Lab ? 1 : 0; // a blood sample
    setCosts(feature, test, panels, assumptions);
    return feature;
}

std::string noticeOf(const std::string& title, const TurneyAssumptions& assumptions)
{
    return "Prices, groups and delays from Turney's files " + title + ". Assumed: prices in " +
           assumptions.currency + "; a delayed result takes " +
           durationText(assumptions.delayedMinutes).english() +
           ", an immediate one no time; immediate tests are \"" +
           std::string(nameOf(assumptions.immediateAct)) + "\", delayed ones \"" +
           std::string(nameOf(assumptions.delayedAct)) + "\"; every value is present or absent.";
}

} // namespace

Catalogue catalogueOf(const TurneyCosts& costs, const TurneyAssumptions& assumptions)
{
    const std::string title = plainTitle(costs.title);
    CatalogueContent content;
    content.id = title;
    content.title = "Test costs: " + title;
    content.version = "1";
    content.language = "en";
    content.currency = assumptions.currency;
    content.notice = noticeOf(title, assumptions);
    const Panels panels(costs, content.panels);
    for (const TurneyTest& test : costs.tests)
        content.features.push_back(featureOf(test, panels, assumptions));
    return Catalogue(std::move(content));
}

Catalogue withCosts(const Catalogue& catalogue, const TurneyCosts& costs,
                    const TurneyAssumptions& assumptions)
{
    CatalogueContent content = catalogue.content();
    std::map<std::string, std::size_t> positions;
    for (std::size_t i = 0; i < content.features.size(); ++i)
        positions.emplace(snakeCaseOf(content.features[i].name), i);
    for (std::size_t i = 0; i < content.features.size(); ++i)
        positions[content.features[i].id] = i; // ids take precedence over names
    const Panels panels(costs, content.panels);
    for (const TurneyTest& test : costs.tests) {
        const auto found = positions.find(snakeCaseOf(test.name));
        if (found == positions.end())
            content.features.push_back(featureOf(test, panels, assumptions));
        else
            setCosts(content.features[found->second], test, panels, assumptions);
    }
    return Catalogue(std::move(content));
}

} // namespace genex::domain
