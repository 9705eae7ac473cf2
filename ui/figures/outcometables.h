// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figures/readtable.h"

#include "domain/catalogue.h"
#include "domain/figure.h"
#include "services/testfigures.h"

/// Figures on test patients as tables and curves, without a widget.
namespace genex::ui {

/// Can't-miss diseases first, marked !, then the ones that are recognised least. `active`: the figures of the
/// active model on the same patients, or nullptr.
TableContent classTable(const services::OrderingOutcome& outcome, const domain::Catalogue& catalogue,
                        const services::OrderingOutcome* active);
TableContent subgroupTable(const services::OrderingOutcome& outcome, const domain::Catalogue& catalogue);
/// True classes below each other, named ones side by side.
TableContent confusionTable(const services::TestFigures& figures, const services::OrderingOutcome& outcome,
                            const domain::Catalogue& catalogue);

domain::Figure calibrationFigure(const services::OrderingOutcome& outcome);
/// The same as sentences.
QString calibrationText(const services::OrderingOutcome& outcome);

} // namespace genex::ui
