// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "domain/figure.h"
#include "services/trainingrun.h"

#include <QString>
#include <QStringList>

namespace genex::ui {

/// Accuracy against mean orders on test patients, with and without estimates, between floor and ceiling. A
/// panel without series if the run was not evaluated.
domain::Figure accuracyFigure(const services::TrainingRun& run);
/// The same in sentences.
QString accuracyFigureText(const services::TrainingRun& run);

/// Writes record (JSON) and chart (PNG, PDF) of a run atomically, named after it. Returns the file names.
Result<QStringList> writeRun(const services::TrainingRun& run, const QString& folder);

} // namespace genex::ui
