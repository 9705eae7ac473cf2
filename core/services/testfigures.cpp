// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/testfigures.h"

#include "common/error.h"

#include <algorithm>

namespace genex::services {

namespace {

std::optional<double> numberOrNone(const Json& json, const char* name)
{
    const Json& value = json.at(name);
    return value.is_null() ? std::nullopt : std::optional(value.get<double>());
}

ClassOutcome classFrom(const Json& json)
{
    return {json.at("class").get<std::string>(), json.at("patients").get<double>(),
            numberOrNone(json, "recall"), numberOrNone(json, "precision")};
}

SubgroupOutcome subgroupFrom(const Json& json)
{
    return {json.at("feature").get<std::string>(), json.at("group").get<std::string>(),
            json.at("patients").get<double>(), json.at("accuracy").get<double>()};
}

OrderingOutcome orderingFrom(const Json& json)
{
    OrderingOutcome outcome;
    json.at("accuracy").get_to(outcome.accuracy);
    json.at("accuracy_standard_error").get_to(outcome.standardError);
    json.at("mean_orders").get_to(outcome.meanOrders);
    json.at("fallback_rate").get_to(outcome.fallBackRate);
    json.at("ece").get_to(outcome.calibrationError);
    for (const Json& entry : json.at("by_class"))
        outcome.byClass.push_back(classFrom(entry));
    for (const Json& entry : json.at("by_subgroup"))
        outcome.bySubgroup.push_back(subgroupFrom(entry));
    for (const Json& bin : json.at("calibration")) {
        const double share = bin.at("share").get<double>();
        if (share > 0)
            outcome.calibration.push_back(
                {share, bin.at("confidence").get<double>(), bin.at("accuracy").get<double>()});
    }
    json.at("confusion").get_to(outcome.confusion);
    return outcome;
}

/// Whoever shows the table relies on it being one.
bool isSquare(const std::vector<std::vector<double>>& confusion, std::size_t classes)
{
    return confusion.empty() ||
           (confusion.size() == classes &&
            std::ranges::all_of(confusion, [classes](const auto& row) { return row.size() == classes; }));
}

bool isWhole(const TestFigures& figures)
{
    const std::size_t classes = figures.classes.size();
    const auto isWholeWay = [classes](const OrderingOutcome& way) {
        return way.byClass.size() == classes && isSquare(way.confusion, classes);
    };
    return !figures.budgets.empty() &&
           std::ranges::all_of(figures.budgets, [&](const BudgetOutcome& outcome) {
               return isWholeWay(outcome.genex) && isWholeWay(outcome.allOrdered);
           });
}

TestFigures figuresFrom(const Json& json)
{
    TestFigures figures;
    json.at("by_money").get_to(figures.isByMoney);
    json.at("currency").get_to(figures.currency);
    json.at("classes").get_to(figures.classes);
    json.at("floor_accuracy").get_to(figures.floorAccuracy);
    json.at("ceiling_accuracy").get_to(figures.ceilingAccuracy);
    json.at("test_rows").get_to(figures.testRows);
    json.at("split").get_to(figures.split);
    json.at("data_sha256").get_to(figures.dataSha256);
    if (const Json& saw = json.at("saw_test_rows"); !saw.is_null())
        figures.sawTestRows = saw.get<bool>();
    for (const Json& row : json.at("budgets"))
        figures.budgets.push_back({row.at("budget").get<double>(), orderingFrom(row.at("genex")),
                                   orderingFrom(row.at("all_ordered"))});
    std::ranges::stable_sort(figures.budgets, {}, &BudgetOutcome::budget);
    return figures;
}

} // namespace

const ClassOutcome* OrderingOutcome::ofClass(const std::string& name) const
{
    const auto found = std::ranges::find(byClass, name, &ClassOutcome::name);
    return found == byClass.end() ? nullptr : &*found;
}

TestFigures testFiguresFrom(const Json& evaluation, const Text& where)
{
    constexpr const char* kRemedy = "Evaluate the model again: `genex-cli evaluate`.";
    TestFigures figures;
    try {
        figures = figuresFrom(evaluation);
    } catch (const Json::exception&) {
        throw Failure(ErrorCode::InvalidInput, Text("%1 lacks figures of the evaluation.", where), kRemedy);
    }
    if (!isWhole(figures))
        throw Failure(ErrorCode::InvalidInput, Text("%1 lacks figures for some classes.", where), kRemedy);
    return figures;
}

} // namespace genex::services
