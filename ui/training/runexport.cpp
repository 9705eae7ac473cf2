#include "runexport.h"

#include "charts/figurepicture.h"
#include "common/atomicfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

namespace genex::ui {

namespace {

using services::Json;

QString tr(const char* text)
{
    return QCoreApplication::translate("RunExport", text);
}

domain::FigurePoint pointOf(const Json& budget, const char* way)
{
    const Json& figures = budget.at(way);
    return {figures.at("mean_orders").get<double>(), figures.at("accuracy").at("mean").get<double>(),
            figures.at("accuracy").at("standard_error").get<double>()};
}

domain::FigureSeries seriesOf(const Json& evaluation, const char* way, const QString& name)
{
    domain::FigureSeries series{name.toStdString(), {}};
    for (const Json& budget : evaluation.at("budgets"))
        series.points.push_back(pointOf(budget, way));
    return series;
}

/// A line over all that the others span.
domain::FigureSeries levelOf(const Json& evaluation, const char* figure, const QString& name, double upTo)
{
    const double level = evaluation.at(figure).at("mean").get<double>();
    return {name.toStdString(), {{0, level, 0}, {upTo, level, 0}}};
}

domain::FigurePanel panelOf(const Json& evaluation)
{
    domain::FigurePanel panel{tr("mean orders per patient").toStdString(), tr("accuracy").toStdString(), {}};
    panel.series = {seriesOf(evaluation, "genex", tr("with estimates and τ")),
                    seriesOf(evaluation, "all_ordered", tr("all of U ordered"))};
    double most = 0;
    for (const domain::FigureSeries& series : panel.series) {
        for (const domain::FigurePoint& point : series.points)
            most = std::max(most, point.x);
    }
    panel.series.push_back(levelOf(evaluation, "floor_accuracy", tr("floor: nothing ordered"), most));
    panel.series.push_back(levelOf(evaluation, "ceiling_accuracy", tr("ceiling: everything known"), most));
    return panel;
}

QString percent(double share)
{
    return QLocale().toString(100 * share, 'f', 1) + QStringLiteral(" %");
}

} // namespace

domain::Figure accuracyFigure(const services::TrainingRun& run)
{
    domain::Figure figure{run.plan.name, {}};
    const auto panel = attempt([&] { return panelOf(run.evaluation); });
    if (panel)
        figure.panels.push_back(*panel);
    return figure;
}

QString accuracyFigureText(const services::TrainingRun& run)
{
    const domain::Figure figure = accuracyFigure(run);
    QStringList lines;
    for (const domain::FigurePanel& panel : figure.panels) {
        for (const domain::FigureSeries& series : panel.series) {
            const domain::FigurePoint& last = series.points.back();
            lines << tr("%1: %2 right with %3 orders.")
                         .arg(QString::fromStdString(series.name), percent(last.y),
                              QLocale().toString(last.x, 'f', 1));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

Result<QStringList> writeRun(const services::TrainingRun& run, const QString& folder)
{
    const QString stem = QString::fromStdString(run.key).section(QLatin1Char('/'), 1);
    const QStringList names{stem + QStringLiteral(".json"), stem + QStringLiteral(".png"),
                            stem + QStringLiteral(".pdf")};
    const QDir place(folder);
    return attempt(
               [&] { writeFileAtomically(place.filePath(names[0]).toStdString(), Json(run).dump(1) + '\n'); })
        .and_then([&] {
            return writeFigure(accuracyFigure(run), place.filePath(names[1]), place.filePath(names[2]));
        })
        .map([&] { return names; });
}

} // namespace genex::ui
