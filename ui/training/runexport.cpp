// SPDX-License-Identifier: GPL-3.0-or-later
#include "runexport.h"

#include "contract/evaluation.h"
#include "figures/readtable.h"
#include "language/translated.h"

#include "charts/figurepicture.h"
#include "common/atomicfile.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace genex::ui {

namespace {

using domain::FigurePanel; // lupdate loses the context after a qualified type
using domain::FigureSeries;

/// Translation context of the texts below.
struct RunWords
{
    Q_DECLARE_TR_FUNCTIONS(TrainingRun)
};

template <typename Figures>
FigureSeries seriesOf(const contract::ModelEvaluation& figures, Figures contract::BudgetFigures::*way,
                      const QString& name)
{
    FigureSeries series{name.toStdString(), {}};
    for (const contract::BudgetFigures& budget : figures.budgets) {
        const contract::OrderingFigures& outcome = budget.*way;
        series.points.push_back({outcome.meanOrders, outcome.accuracy.mean, outcome.accuracy.standardError});
    }
    return series;
}

/// A horizontal line over the range of the others.
FigureSeries levelOf(double level, const QString& name, double upTo)
{
    return {name.toStdString(), {{0, level, 0}, {upTo, level, 0}}};
}

FigurePanel panelOf(const contract::ModelEvaluation& figures)
{
    FigurePanel panel{RunWords::tr("mean tests ordered per patient").toStdString(),
                      RunWords::tr("accuracy").toStdString(),
                      {}};
    panel.series = {
        seriesOf(figures, &contract::BudgetFigures::genex, RunWords::tr("with estimates and τ")),
        seriesOf(figures, &contract::BudgetFigures::allOrdered, RunWords::tr("all tests ordered"))};
    double most = 0;
    for (const FigureSeries& series : panel.series) {
        for (const domain::FigurePoint& point : series.points)
            most = std::max(most, point.x);
    }
    panel.series.push_back(
        levelOf(figures.floorAccuracy, RunWords::tr("floor: initial findings only"), most));
    panel.series.push_back(levelOf(figures.ceilingAccuracy, RunWords::tr("ceiling: all values known"), most));
    return panel;
}

} // namespace

domain::Figure accuracyFigure(const services::TrainingRun& run)
{
    domain::Figure figure{run.plan.name, {}};
    if (run.evaluation)
        figure.panels.push_back(panelOf(*run.evaluation));
    return figure;
}

QString accuracyFigureText(const services::TrainingRun& run)
{
    const domain::Figure figure = accuracyFigure(run);
    QStringList lines;
    for (const FigurePanel& panel : figure.panels) {
        for (const FigureSeries& series : panel.series) {
            const domain::FigurePoint& last = series.points.back();
            lines << RunWords::tr("%1: accuracy %2 with %3 tests ordered.")
                         .arg(QString::fromStdString(series.name), percentText(last.y),
                              language::number(last.x, 1));
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
    return attempt([&] {
               writeFileAtomically(place.filePath(names[0]).toStdString(), services::recordText(run));
           })
        .and_then([&] {
            return writeFigure(accuracyFigure(run), place.filePath(names[1]), place.filePath(names[2]));
        })
        .map([&] { return names; });
}

} // namespace genex::ui
