// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/figure.h"
#include "domain/resulttable.h"
#include "eval/experiment.h"
#include "eval/metrics.h"
#include "eval/repeatsetup.h"
#include "eval/statistics.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// The result of most experiments: a curve over the budgets for each variant, averaged over repeats.
namespace genex::eval {

std::vector<method::Budget> budgetsOf(const ExperimentPlan& plan);

/// "budget 0.3".
std::string budgetName(double budget);

/// {"levels": [{"budget": …, and the figures}, …], "training_rows": …, "test_rows": …}, one level per budget;
/// rows are distinct ones, for tests that correct for what repeats share.
nlohmann::json levelsOf(std::span<const Acquisitions> acquisitions, const RepeatSetup& setup,
                        const ExperimentPlan& plan);

/// A column of the table: a field of a level, or of the cell if the level does not have it.
struct CurveColumn
{
    std::string field;
    bool hasError = false; ///< whether its standard error is in the next column
    bool isFixed = false;  ///< the same in every repeat, number or text: shown as it is, beside the variant
};

/// Cells with levels.
class Curves
{
public:
    Curves(std::span<const CellResult> cells, std::vector<std::string> variants, std::vector<double> budgets);

    /// Over the repeats; empty if a cell does not have the field.
    std::vector<double> values(const std::string& variant, std::size_t level, const std::string& field) const;

    /// What the others are compared with: GENEX where it takes part, otherwise the first variant.
    const std::string& reference() const;

    /// The variant's accuracy minus the reference's, paired by repeat. Empty for the reference itself, for
    /// fewer than two common repeats, and where a repeat does not say how many rows it had (cells of older
    /// versions).
    std::optional<PairedTest> againstReference(const std::string& variant, std::size_t level) const;

    /// One row per budget and variant: accuracy and orders with their errors, cost, the columns, the
    /// difference from the reference with its 95 % interval, its p-value, plain and by Holm over all rows,
    /// and p-values of Welch's test against the accuracy of each other variant.
    domain::ResultTable table(const std::string& variantColumn,
                              const std::vector<CurveColumn>& columns) const;
    /// One series per variant.
    domain::FigurePanel panel(const std::string& xField, const std::string& xLabel, const std::string& yField,
                              const std::string& yLabel) const;

private:
    nlohmann::json fixedCell(const std::string& variant, const std::string& field) const;
    std::vector<nlohmann::json> row(const std::string& variant, std::size_t level,
                                    const std::vector<CurveColumn>& columns) const;
    std::vector<nlohmann::json> welchCells(const std::string& variant, std::size_t level) const;
    std::map<int, double> accuracyByRepeat(const std::string& variant, std::size_t level) const;
    std::optional<double> testPerTraining(int repeat) const;

    std::span<const CellResult> m_cells;
    std::vector<std::string> m_variants;
    std::vector<double> m_budgets;
};

/// Cells with {"ways": {name: {"levels": …}}} as if each way were a cell.
std::vector<CellResult> waysOf(std::span<const CellResult> cells);

/// The values of one field over the repeats of a variant.
std::vector<double> fieldOf(std::span<const CellResult> cells, const std::string& variant,
                            const std::string& field);

} // namespace genex::eval
