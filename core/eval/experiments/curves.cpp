// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"

#include "eval/statistics.h"

namespace genex::eval {

namespace {

using Json = nlohmann::json;

const std::vector<CurveColumn> kFirstColumns = {{"accuracy", true}, {"mean_orders", true}};

std::vector<CurveColumn> allColumns(const std::vector<CurveColumn>& columns)
{
    std::vector<CurveColumn> all = kFirstColumns;
    all.insert(all.end(), columns.begin(), columns.end());
    return all;
}

} // namespace

std::vector<method::Budget> budgetsOf(const ExperimentPlan& plan)
{
    std::vector<method::Budget> budgets;
    for (const double fraction : plan.budgets)
        budgets.push_back({.fraction = fraction, .count = {}, .cost = {}});
    return budgets;
}

std::string budgetName(double budget)
{
    return "budget " + Json(budget).dump();
}

Json levelsOf(std::span<const Acquisitions> acquisitions, const RepeatSetup& setup,
              const ExperimentPlan& plan)
{
    Json levels = Json::array();
    for (std::size_t i = 0; i < acquisitions.size(); ++i) {
        levels.push_back(setup.patients().figuresOf(acquisitions[i], setup.prices()));
        levels.back()["budget"] = plan.budgets[i];
    }
    return {{"levels", levels}};
}

Curves::Curves(std::span<const CellResult> cells, std::vector<std::string> variants,
               std::vector<double> budgets)
    : m_cells(cells)
    , m_variants(std::move(variants))
    , m_budgets(std::move(budgets))
{}

std::vector<double> Curves::values(const std::string& variant, std::size_t level,
                                   const std::string& field) const
{
    std::vector<double> values;
    for (const CellResult& cell : m_cells) {
        if (cell.variant != variant)
            continue;
        const Json& figures = cell.result.at("levels").at(level);
        if (figures.contains(field))
            values.push_back(figures.at(field).get<double>());
        else if (cell.result.contains(field))
            values.push_back(cell.result.at(field).get<double>());
    }
    return values;
}

std::vector<Json> Curves::row(const std::string& variant, std::size_t level,
                              const std::vector<CurveColumn>& columns) const
{
    std::vector<Json> row = {m_budgets[level], variant};
    for (const CurveColumn& column : allColumns(columns)) {
        const std::vector<double> numbers = values(variant, level, column.field);
        const Estimate estimate = estimateOf(numbers);
        row.push_back(numbers.empty() ? Json() : Json(estimate.mean));
        if (column.hasError)
            row.push_back(numbers.size() < 2 ? Json() : Json(estimate.standardError));
    }
    const std::vector<double> accuracy = values(variant, level, "accuracy");
    row.emplace_back(accuracy.size());
    for (const std::string& other : m_variants) {
        const auto test = welchTest(accuracy, values(other, level, "accuracy"));
        row.push_back(test && other != variant ? Json(test->p) : Json());
    }
    return row;
}

domain::ResultTable Curves::table(const std::string& variantColumn,
                                  const std::vector<CurveColumn>& columns) const
{
    domain::ResultTable table;
    table.columns = {"budget", variantColumn};
    for (const CurveColumn& column : allColumns(columns)) {
        table.columns.push_back(column.field);
        if (column.hasError)
            table.columns.push_back(column.field + "_standard_error");
    }
    table.columns.emplace_back("repeats");
    for (const std::string& variant : m_variants)
        table.columns.push_back("p_against_" + variant);
    for (std::size_t level = 0; level < m_budgets.size(); ++level) {
        for (const std::string& variant : m_variants)
            table.rows.push_back(row(variant, level, columns));
    }
    return table;
}

domain::FigurePanel Curves::panel(const std::string& xField, const std::string& xLabel,
                                  const std::string& yField, const std::string& yLabel) const
{
    domain::FigurePanel panel{xLabel, yLabel, {}};
    for (const std::string& variant : m_variants) {
        domain::FigureSeries series{variant, {}};
        for (std::size_t level = 0; level < m_budgets.size(); ++level) {
            const Estimate x = estimateOf(values(variant, level, xField));
            const Estimate y = estimateOf(values(variant, level, yField));
            if (x.count > 0 && y.count > 0)
                series.points.push_back({x.mean, y.mean, y.standardError});
        }
        panel.series.push_back(std::move(series));
    }
    return panel;
}

std::vector<CellResult> waysOf(std::span<const CellResult> cells)
{
    std::vector<CellResult> ways;
    for (const CellResult& cell : cells) {
        for (const auto& [name, result] : cell.result.at("ways").items())
            ways.push_back({name, cell.repeat, result});
    }
    return ways;
}

std::vector<double> fieldOf(std::span<const CellResult> cells, const std::string& variant,
                            const std::string& field)
{
    std::vector<double> values;
    for (const CellResult& cell : cells) {
        if (cell.variant == variant && cell.result.contains(field))
            values.push_back(cell.result.at(field).get<double>());
    }
    return values;
}

} // namespace genex::eval
