// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentmessages.h"

#include "common/result.h"

#include <QString>
#include <QStringList>

/// Experiments for window and command line: the request to the engine and the files written.
namespace genex::services {

/// What to run, and where to write it.
struct ExperimentRequest : contract::ExperimentTask
{
    QString folder;

    bool operator==(const ExperimentRequest&) const = default;
};

using contract::ExperimentResult;

contract::ExperimentRun experimentRun(const ExperimentRequest& request);

/// Files of an experiment in its folder: NAME.csv, NAME.json, NAME.png, NAME.pdf, NAME.groups.csv where
/// groups were held out, and finished cells in NAME.cells.
QString experimentFile(const ExperimentRequest& request, const char* ending);

/// Writes tables (CSV) and record (JSON, with table and figure) atomically into the folder and returns their
/// paths.
Result<QStringList> writeExperiment(const ExperimentRequest& request, const ExperimentResult& result);

} // namespace genex::services
