// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"

#include "groupfigures.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace genex::eval {

namespace {

using Json = nlohmann::json;

const std::vector<CurveColumn> kFirstColumns = {{"accuracy", true}, {"mean_orders", true}, {"mean_cost"}};

std::vector<CurveColumn> allColumns(const std::vector<CurveColumn>& columns)
{
    std::vector<CurveColumn> all;
    std::ranges::copy_if(columns, std::back_inserter(all), &CurveColumn::isFixed);
    std::ranges::copy(kFirstColumns, std::back_inserter(all));
    std::ranges::copy_if(columns, std::back_inserter(all), std::not_fn(&CurveColumn::isFixed));
    return all;
}

using OptionalTests = std::vector<std::optional<PairedTest>>;

/// Holm's p-values in the order of the tests; empty where there is no test.
std::vector<Json> holmCells(const OptionalTests& tests)
{
    std::vector<double> pValues;
    for (const std::optional<PairedTest>& test : tests) {
        if (test)
            pValues.push_back(test->p);
    }
    const std::vector<double> adjusted = holmAdjusted(pValues);
    std::vector<Json> cells;
    std::size_t next = 0;
    for (const std::optional<PairedTest>& test : tests)
        cells.push_back(test ? Json(adjusted[next++]) : Json());
    return cells;
}

std::vector<Json> pairedCells(const std::optional<PairedTest>& test)
{
    if (!test)
        return std::vector<Json>(4);
    return {test->difference, test->low, test->high, test->p};
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
        if (plan.split.rule == data::SplitRule::GroupColumn)
            levels.back().update(groupFigures(acquisitions[i], setup.patients()));
    }
    return {
        {"levels", levels}, {"training_rows", setup.trainingRows().size()}, {"test_rows", setup.testRows()}};
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

Json Curves::fixedCell(const std::string& variant, const std::string& field) const
{
    const auto cell = std::ranges::find(m_cells, variant, &CellResult::variant);
    return cell == m_cells.end() ? Json() : cell->result.value(field, Json());
}

std::vector<Json> Curves::row(const std::string& variant, std::size_t level,
                              const std::vector<CurveColumn>& columns) const
{
    std::vector<Json> row = {m_budgets[level], variant};
    for (const CurveColumn& column : allColumns(columns)) {
        if (column.isFixed) {
            row.push_back(fixedCell(variant, column.field));
            continue;
        }
        const std::vector<double> numbers = values(variant, level, column.field);
        const Estimate estimate = estimateOf(numbers);
        row.push_back(numbers.empty() ? Json() : Json(estimate.mean));
        if (column.hasError)
            row.push_back(numbers.size() < 2 ? Json() : Json(estimate.standardError));
    }
    row.emplace_back(values(variant, level, "accuracy").size());
    return row;
}

std::vector<Json> Curves::welchCells(const std::string& variant, std::size_t level) const
{
    const std::vector<double> accuracy = values(variant, level, "accuracy");
    std::vector<Json> cells;
    for (const std::string& other : m_variants) {
        const auto test = welchTest(accuracy, values(other, level, "accuracy"));
        cells.push_back(test && other != variant ? Json(test->p) : Json());
    }
    return cells;
}

const std::string& Curves::reference() const
{
    const auto genex = std::ranges::find(m_variants, "genex");
    return genex == m_variants.end() ? m_variants.front() : *genex;
}

std::map<int, double> Curves::accuracyByRepeat(const std::string& variant, std::size_t level) const
{
    std::map<int, double> accuracies;
    for (const CellResult& cell : m_cells) {
        if (cell.variant == variant)
            accuracies[cell.repeat] = cell.result.at("levels").at(level).at("accuracy").get<double>();
    }
    return accuracies;
}

/// From any cell of the repeat: all of them have the same split.
std::optional<double> Curves::testPerTraining(int repeat) const
{
    for (const CellResult& cell : m_cells) {
        if (cell.repeat == repeat && cell.result.contains("test_rows"))
            return cell.result.at("test_rows").get<double>() / cell.result.at("training_rows").get<double>();
    }
    return std::nullopt;
}

std::optional<PairedTest> Curves::againstReference(const std::string& variant, std::size_t level) const
{
    if (variant == reference())
        return std::nullopt;
    const std::map<int, double> others = accuracyByRepeat(reference(), level);
    std::vector<double> differences;
    std::vector<double> ratios;
    for (const auto& [repeat, accuracy] : accuracyByRepeat(variant, level)) {
        const auto other = others.find(repeat);
        if (other == others.end())
            continue;
        const std::optional<double> ratio = testPerTraining(repeat);
        if (!ratio)
            return std::nullopt;
        differences.push_back(accuracy - other->second);
        ratios.push_back(*ratio);
    }
    if (differences.size() < 2)
        return std::nullopt;
    return correctedPairedTest(differences, estimateOf(ratios).mean);
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
    table.columns.insert(table.columns.end(), {"repeats", "difference_from_" + reference(), "difference_low",
                                               "difference_high", "p_corrected", "p_holm"});
    for (const std::string& variant : m_variants)
        table.columns.push_back("p_against_" + variant);
    OptionalTests tests;
    for (std::size_t level = 0; level < m_budgets.size(); ++level) {
        for (const std::string& variant : m_variants)
            tests.push_back(againstReference(variant, level));
    }
    const std::vector<Json> holm = holmCells(tests);
    for (std::size_t i = 0; i < tests.size(); ++i) {
        const std::string& variant = m_variants[i % m_variants.size()];
        const std::size_t level = i / m_variants.size();
        std::vector<Json> cells = row(variant, level, columns);
        std::ranges::copy(pairedCells(tests[i]), std::back_inserter(cells));
        cells.push_back(holm[i]);
        std::ranges::copy(welchCells(variant, level), std::back_inserter(cells));
        table.rows.push_back(std::move(cells));
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
