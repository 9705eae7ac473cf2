// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"
#include "figures/readtable.h"

#include "domain/catalogue.h"
#include "domain/figure.h"

/// Figures on test patients as tables and curves, without a widget.
namespace genex::ui {

/// Can't-miss diseases first, marked !, then the ones that are recognised least. `active`: the figures of the
/// active model on the same patients, or nullptr.
TableContent classTable(const contract::DetailedFigures& outcome, const domain::Catalogue& catalogue,
                        const contract::DetailedFigures* active);
TableContent subgroupTable(const contract::DetailedFigures& outcome, const domain::Catalogue& catalogue);
/// True classes below each other, named ones side by side.
TableContent confusionTable(const contract::ModelEvaluation& figures,
                            const contract::DetailedFigures& outcome, const domain::Catalogue& catalogue);

domain::Figure calibrationFigure(const contract::DetailedFigures& outcome);
/// The same as sentences.
QString calibrationText(const contract::DetailedFigures& outcome);

} // namespace genex::ui
