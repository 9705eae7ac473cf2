// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/experiments.h"

#include <QString>

#include <optional>

namespace genex::services {

/// What a problem is about.
enum class ExperimentField { Table, Label, Methods, Budgets, Split, Observed, Costs };

struct ExperimentProblem
{
    ExperimentField field = ExperimentField::Table;
    QString text;
    bool isOpen = false; ///< nothing is wrong, it is only not chosen yet
};

/// The first thing that keeps a request from being run, as far as it shows without reading the table.
std::optional<ExperimentProblem> problemOf(const ExperimentRequest& request);

} // namespace genex::services
