// SPDX-License-Identifier: GPL-3.0-or-later
#include "groupfigures.h"

#include "experiments/curves.h"

#include "eval/clinicalstatistics.h"
#include "genex/calibration.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

namespace genex::eval {

namespace {

using Json = nlohmann::json;

constexpr std::array kFigures = {"group_patients",
                                 "accuracy",
                                 "accuracy_low",
                                 "accuracy_high",
                                 "mean_orders",
                                 "ece",
                                 "ece_by_chance",
                                 "calibration_slope",
                                 "calibration_slope_low",
                                 "calibration_slope_high",
                                 "calibration_intercept",
                                 "calibration_intercept_low",
                                 "calibration_intercept_high"};

void put(Json& figures, const std::string& name, const IntervalFigure& figure)
{
    figures[name] = figure.value;
    figures[name + "_low"] = figure.low;
    figures[name + "_high"] = figure.high;
}

/// Cells of experiments that compare ways within one model hold several results.
std::vector<CellResult> singleResults(std::span<const CellResult> cells)
{
    std::vector<CellResult> results;
    for (const CellResult& cell : cells) {
        if (cell.result.contains("ways"))
            std::ranges::move(waysOf(std::span(&cell, 1)), std::back_inserter(results));
        else if (cell.result.contains("levels"))
            results.push_back(cell);
    }
    return results;
}

Json cellOf(const Json& level, const char* figure)
{
    return level.contains(figure) ? level.at(figure) : Json();
}

} // namespace

Json groupFigures(const Acquisitions& acquisitions, const TestPatients& patients)
{
    const PredictedOutcomes answers{
        method::confidenceOf(acquisitions.probabilities, patients.dataset().classes.size()),
        patients.isRight(acquisitions.probabilities), patients.weights()};
    const auto count = static_cast<double>(patients.rows());
    const IntervalFigure accuracy = wilsonInterval(patients.accuracyOf(answers.outcomes).mean * count, count);
    Json figures = {{"group_patients", patients.rows()},
                    {"accuracy_low", accuracy.low},
                    {"accuracy_high", accuracy.high}};
    if (const auto line = calibrationLineOf(answers)) {
        put(figures, "calibration_slope", line->slope);
        put(figures, "calibration_intercept", line->intercept);
    }
    return figures;
}

domain::ResultTable tableByGroup(std::span<const CellResult> cells, const std::vector<std::string>& groups)
{
    domain::ResultTable table;
    table.columns = {"group", "variant", "budget"};
    table.columns.insert(table.columns.end(), kFigures.begin(), kFigures.end());
    for (const CellResult& cell : singleResults(cells)) {
        for (const Json& level : cell.result.at("levels")) {
            if (!level.contains("group_patients"))
                continue;
            std::vector<Json> row = {groups.at(static_cast<std::size_t>(cell.repeat)), cell.variant,
                                     level.at("budget")};
            for (const char* figure : kFigures)
                row.push_back(cellOf(level, figure));
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

} // namespace genex::eval
