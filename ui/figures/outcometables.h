// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"
#include "figures/readtable.h"

#include "domain/catalogue.h"
#include "domain/figure.h"

/// Test figures as tables and curves, independent of widgets.
namespace genex::ui {

/// Can't-miss diseases first, marked !, then by increasing recall. `active`: the active model's figures on
/// the same patients, or nullptr.
TableContent classTable(const contract::DetailedFigures& outcome, const domain::Catalogue& catalogue,
                        const contract::DetailedFigures* active);
TableContent subgroupTable(const contract::DetailedFigures& outcome, const domain::Catalogue& catalogue);
/// True classes as rows, predicted ones as columns.
TableContent confusionTable(const contract::ModelEvaluation& figures,
                            const contract::DetailedFigures& outcome, const domain::Catalogue& catalogue);

domain::Figure calibrationFigure(const contract::DetailedFigures& outcome);
/// The same as sentences.
QString calibrationText(const contract::DetailedFigures& outcome);

} // namespace genex::ui
