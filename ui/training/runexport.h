// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "domain/figure.h"
#include "services/trainingrun.h"

#include <QString>
#include <QStringList>

namespace genex::ui {

/// Accuracy against mean orders on test patients, with and without estimates, between floor and ceiling.
/// A panel without series where the run was not evaluated.
domain::Figure accuracyFigure(const services::TrainingRun& run);
/// The same in sentences.
QString accuracyFigureText(const services::TrainingRun& run);

/// The record (JSON) and the chart (PNG, PDF) of a run, named after it, each written as a whole. Returns the
/// names of the files.
Result<QStringList> writeRun(const services::TrainingRun& run, const QString& folder);

} // namespace genex::ui
