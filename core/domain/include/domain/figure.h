// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace genex::domain {

struct FigurePoint
{
    double x = 0;
    double y = 0;
    double error = 0; ///< standard error of y; 0: not drawn

    bool operator==(const FigurePoint&) const = default;
};

struct FigureSeries
{
    std::string name;
    std::vector<FigurePoint> points; ///< in drawing order

    bool operator==(const FigureSeries&) const = default;
};

/// One pair of axes.
struct FigurePanel
{
    std::string xLabel;
    std::string yLabel;
    std::vector<FigureSeries> series;

    bool operator==(const FigurePanel&) const = default;
};

/// Content of a line chart, without its style: drawn alike in window, command line and report.
struct Figure
{
    std::string title;
    std::vector<FigurePanel> panels; ///< side by side

    bool operator==(const Figure&) const = default;
};

/// {"title": …, "panels": [{"x": …, "y": …, "series": [{"name": …, "points": [[x, y, error], …]}]}]}
void to_json(nlohmann::json& json, const Figure& figure);
/// Throws Failure(InvalidInput) naming a missing or non-finite value.
void from_json(const nlohmann::json& json, Figure& figure);

} // namespace genex::domain
