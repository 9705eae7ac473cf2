// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/figure.h"

#include "common/error.h"
#include "domain/jsonfields.h"

#include <cmath>

namespace genex::domain {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostText = 1000;
constexpr std::size_t kMostPanels = 12;
constexpr std::size_t kMostSeries = 1000;
constexpr std::size_t kMostPoints = 1'000'000;

Json toJson(const FigureSeries& series)
{
    Json points = Json::array();
    for (const FigurePoint& point : series.points)
        points.push_back({point.x, point.y, point.error});
    return {{"name", series.name}, {"points", points}};
}

Json toJson(const FigurePanel& panel)
{
    Json series = Json::array();
    for (const FigureSeries& one : panel.series)
        series.push_back(toJson(one));
    return {{"x", panel.xLabel}, {"y", panel.yLabel}, {"series", series}};
}

FigurePoint pointFrom(const Json& json)
{
    const auto isFinite = [](const Json& number) {
        return number.is_number() && std::isfinite(number.get<double>());
    };
    if (!json.is_array() || json.size() != 3 || !std::all_of(json.begin(), json.end(), isFinite))
        throw Failure(ErrorCode::InvalidInput, "A point of the figure is " + json.dump() + ".",
                      "It must be three finite numbers: x, y and the error of y.");
    return {json[0].get<double>(), json[1].get<double>(), json[2].get<double>()};
}

FigureSeries seriesFrom(const Json& json)
{
    JsonFields fields(json, "A series of the figure");
    FigureSeries series{fields.text("name", kMostText), {}};
    for (const Json& point : fields.list("points", 0, kMostPoints))
        series.points.push_back(pointFrom(point));
    fields.refuseUnread();
    return series;
}

FigurePanel panelFrom(const Json& json)
{
    JsonFields fields(json, "A panel of the figure");
    FigurePanel panel{fields.text("x", kMostText), fields.text("y", kMostText), {}};
    for (const Json& series : fields.list("series", 0, kMostSeries))
        panel.series.push_back(seriesFrom(series));
    fields.refuseUnread();
    return panel;
}

} // namespace

void to_json(Json& json, const Figure& figure)
{
    Json panels = Json::array();
    for (const FigurePanel& panel : figure.panels)
        panels.push_back(toJson(panel));
    json = {{"title", figure.title}, {"panels", panels}};
}

void from_json(const Json& json, Figure& figure)
{
    JsonFields fields(json, "The figure");
    Figure read{fields.text("title", kMostText), {}};
    for (const Json& panel : fields.list("panels", 0, kMostPanels))
        read.panels.push_back(panelFrom(panel));
    fields.refuseUnread();
    figure = std::move(read);
}

} // namespace genex::domain
