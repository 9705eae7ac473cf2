// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentmessages.h"

#include "common/result.h"

#include <QString>
#include <QStringList>

/// Experiments as both faces run them: what to ask the engine, and what to keep of its answer.
namespace genex::services {

/// What is asked for, and where it goes on this machine.
struct ExperimentRequest : contract::ExperimentTask
{
    QString folder;

    bool operator==(const ExperimentRequest&) const = default;
};

using contract::ExperimentResult;

contract::ExperimentRun experimentRun(const ExperimentRequest& request);

/// Where the parts of an experiment stand in its folder: NAME.csv, NAME.json, NAME.png, NAME.pdf, and the
/// finished cells in NAME.cells.
QString experimentFile(const ExperimentRequest& request, const char* ending);

/// Writes table (CSV) and record (JSON, with table and figure) into the folder, each as a whole, and returns
/// their paths.
Result<QStringList> writeExperiment(const ExperimentRequest& request, const ExperimentResult& result);

} // namespace genex::services
