// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/fields.h"

#include <string>
#include <vector>

namespace genex::domain {

struct FigurePoint
{
    static constexpr bool kIsRow = true;

    double x = 0;
    double y = 0;
    double error = 0; ///< standard error of y; 0: not drawn

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("x", self.x);
        visit("y", self.y);
        visit("error", self.error);
    }

    bool operator==(const FigurePoint&) const = default;
};

struct FigureSeries
{
    std::string name;
    std::vector<FigurePoint> points; ///< in drawing order

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("name", self.name);
        visit("points", self.points);
    }

    bool operator==(const FigureSeries&) const = default;
};

/// One pair of axes.
struct FigurePanel
{
    std::string xLabel;
    std::string yLabel;
    std::vector<FigureSeries> series;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("x", self.xLabel);
        visit("y", self.yLabel);
        visit("series", self.series, MostEntries{1000});
    }

    bool operator==(const FigurePanel&) const = default;
};

/// Content of a line chart, without its style: drawn alike in window, command line and report.
/// {"title": …, "panels": [{"x": …, "y": …, "series": [{"name": …, "points": [[x, y, error], …]}]}]}
struct Figure
{
    static constexpr const char* kTitle = "The figure";

    std::string title;
    std::vector<FigurePanel> panels; ///< side by side

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("title", self.title);
        visit("panels", self.panels, MostEntries{12});
    }

    bool operator==(const Figure&) const = default;
};

} // namespace genex::domain
