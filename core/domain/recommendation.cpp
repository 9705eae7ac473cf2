// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/recommendation.h"

#include "domain/jsonform.h"

#include <algorithm>

namespace genex::domain {

Stage stageOf(Act act)
{
    switch (act) {
    case Act::Ask:
    case Act::Examine:
        return Stage::Bedside;
    case Act::Lab:
        return Stage::Laboratory;
    case Act::Imaging:
        return Stage::Imaging;
    }
    return Stage::Laboratory;
}

/// The first versions had neither stages nor reasons.
void OrderItem::upgrade(Json& older)
{
    if (!older.contains("expected_gain"))
        return;
    older.update({{"gain", older["expected_gain"]},
                  {"stage", nameOf(Stage::Laboratory)},
                  {"minutes", 0},
                  {"separates", Json::array()}});
    older.erase("expected_gain");
}

void OrderItem::check(const Text& where) const
{
    if (separates.size() == 1 || (separates.empty() && !outcomes.empty()))
        refuseField(where, "separates", "does not name two diseases", "Ask the engine again.");
}

std::vector<StageOrders> stagesOf(const std::vector<OrderItem>& order)
{
    std::vector<StageOrders> stages{
        {Stage::Bedside, 0, {}}, {Stage::Laboratory, 0, {}}, {Stage::Imaging, 0, {}}};
    for (const OrderItem& item : order) {
        StageOrders& stage = stages[static_cast<std::size_t>(item.stage)];
        stage.tests.push_back(item.feature);
        stage.minutes = std::max(stage.minutes, item.minutes);
    }
    std::erase_if(stages, [](const StageOrders& stage) { return stage.tests.empty(); });
    return stages;
}

std::vector<NamedTest> namedTests(const std::vector<std::string>& features)
{
    std::vector<NamedTest> tests;
    for (const std::string& feature : features)
        tests.push_back({feature});
    return tests;
}

std::vector<std::string> featuresOf(const std::vector<NamedTest>& tests)
{
    std::vector<std::string> features;
    for (const NamedTest& test : tests)
        features.push_back(test.feature);
    return features;
}

/// The first versions listed the names of the estimated tests alone.
void Recommendation::upgrade(Json& older)
{
    const auto tests = older.find("estimate");
    if (tests == older.end() || !tests->is_array())
        return;
    for (Json& test : *tests) {
        if (test.is_string())
            test = {{"feature", test}};
    }
}

} // namespace genex::domain
