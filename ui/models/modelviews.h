// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"
#include "figures/readtable.h"

#include "services/activemodel.h"
#include "services/modellist.h"
#include "widgets/rowlist.h"

#include <QString>

#include <vector>

/// Models, figures and checks as rows and texts, independent of widgets.
namespace genex::ui {

Row modelRow(const services::ListedModel& model);
/// `number`: its index in the history.
Row activationRow(const services::Activation& activation, int number, bool isCurrent);

QString checkSign(services::GateState state);
QString checkWord(services::GateState state);
QString checkTitle(const std::string& name);

TableContent comparisonTable(const contract::DetailedFigures& mine, const contract::DetailedFigures& active);

} // namespace genex::ui
