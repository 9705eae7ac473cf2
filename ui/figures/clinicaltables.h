// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/clinicalfigures.h"
#include "figures/readtable.h"

#include "domain/catalogue.h"
#include "domain/figure.h"

/// What a clinical reviewer asks, as sentences, table and curves, independent of widgets.
namespace genex::ui {

/// "0.98 (0.91–1.05)"
QString intervalText(const contract::IntervalFigure& figure, int decimals);
/// Calibration line, areas, cost and patients unlike those of training, a sentence each.
QString clinicalText(const contract::ClinicalFigures& figures, const QString& currency);
TableContent cantMissTable(const contract::ClinicalFigures& figures, const domain::Catalogue& catalogue);
/// Net benefit, and risk among the patients answered.
domain::Figure decisionFigure(const contract::ClinicalFigures& figures);
QString decisionText(const contract::ClinicalFigures& figures);
/// ROC and precision–recall.
domain::Figure discriminationFigure(const contract::ClinicalFigures& figures);
QString discriminationText(const contract::ClinicalFigures& figures);

} // namespace genex::ui
