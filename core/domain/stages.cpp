// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/stages.h"

#include <algorithm>
#include <map>

namespace genex::domain {

namespace {

std::string panelOf(const std::string& feature, const Catalogue& catalogue)
{
    const Feature* entry = catalogue.feature(feature);
    return entry ? entry->panel : std::string();
}

/// Moves each test to the first one of its panel.
std::vector<std::string> withPanelsTogether(const std::vector<std::string>& tests, const Catalogue& catalogue)
{
    std::map<std::string, std::size_t> begins;
    std::vector<std::pair<std::size_t, std::string>> places;
    for (const std::string& test : tests) {
        const std::string panel = panelOf(test, catalogue);
        const std::size_t own = places.size();
        places.emplace_back(panel.empty() ? own : begins.try_emplace(panel, own).first->second, test);
    }
    std::ranges::stable_sort(places, {}, &std::pair<std::size_t, std::string>::first);
    std::vector<std::string> sorted;
    for (auto& [place, test] : places)
        sorted.push_back(std::move(test));
    return sorted;
}

} // namespace

Stage stageOfTest(const std::string& feature, const Recommendation* recommendation,
                  const Catalogue& catalogue)
{
    if (const Feature* entry = catalogue.feature(feature))
        return stageOf(entry->act);
    if (!recommendation)
        return Stage::Laboratory;
    const auto item = std::ranges::find(recommendation->order, feature, &OrderItem::feature);
    return item == recommendation->order.end() ? Stage::Laboratory : item->stage;
}

std::vector<StagedTests> testsByStage(const std::vector<std::string>& features,
                                      const Recommendation* recommendation, const Catalogue& catalogue)
{
    std::map<Stage, std::vector<std::string>> groups;
    for (const std::string& feature : features)
        groups[stageOfTest(feature, recommendation, catalogue)].push_back(feature);
    std::vector<StagedTests> staged;
    for (const auto& [stage, tests] : groups)
        staged.push_back({stage, withPanelsTogether(tests, catalogue)});
    return staged;
}

} // namespace genex::domain
