// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/experiments.h"

#include <QString>

#include <optional>

namespace genex::services {

/// The field a problem refers to.
enum class ExperimentField { Table, Label, Methods, Budgets, Split, Observed, Costs };

struct ExperimentProblem
{
    ExperimentField field = ExperimentField::Table;
    QString text;
    bool isOpen = false; ///< not an error: not chosen yet
};

/// The first problem that prevents a run, as far as it can be seen without reading the table.
std::optional<ExperimentProblem> problemOf(const ExperimentRequest& request);

} // namespace genex::services
