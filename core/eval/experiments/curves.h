// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/figure.h"
#include "domain/resulttable.h"
#include "eval/experiment.h"
#include "eval/metrics.h"
#include "eval/repeatsetup.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <vector>

/// What most experiments come to: for each variant a curve over the budgets, with repeats behind each point.
namespace genex::eval {

std::vector<method::Budget> budgetsOf(const ExperimentPlan& plan);

/// "budget 0.3".
std::string budgetName(double budget);

/// {"levels": [{"budget": …, and the figures}, …]}, one level for each budget.
nlohmann::json levelsOf(std::span<const Acquisitions> acquisitions, const RepeatSetup& setup,
                        const ExperimentPlan& plan);

/// A column of the table: a field of a level, or of the cell itself where the level has none.
struct CurveColumn
{
    std::string field;
    bool hasError = false; ///< whether its standard error stands beside it
};

/// Cells that hold levels.
class Curves
{
public:
    Curves(std::span<const CellResult> cells, std::vector<std::string> variants, std::vector<double> budgets);

    /// Over the repeats; none where a cell does not have the field.
    std::vector<double> values(const std::string& variant, std::size_t level, const std::string& field) const;

    /// A row for each budget and variant: accuracy and orders with their errors, the columns, and p-values of
    /// Welch's test that the accuracy is that of each other variant.
    domain::ResultTable table(const std::string& variantColumn,
                              const std::vector<CurveColumn>& columns) const;
    /// A series for each variant.
    domain::FigurePanel panel(const std::string& xField, const std::string& xLabel, const std::string& yField,
                              const std::string& yLabel) const;

private:
    std::vector<nlohmann::json> row(const std::string& variant, std::size_t level,
                                    const std::vector<CurveColumn>& columns) const;

    std::span<const CellResult> m_cells;
    std::vector<std::string> m_variants;
    std::vector<double> m_budgets;
};

/// Cells that hold {"ways": {name: {"levels": …}}} as if each way were a cell of its own.
std::vector<CellResult> waysOf(std::span<const CellResult> cells);

/// The numbers of one field of cells, over the repeats of a variant.
std::vector<double> fieldOf(std::span<const CellResult> cells, const std::string& variant,
                            const std::string& field);

} // namespace genex::eval
