// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "domain/figure.h"
#include "domain/resulttable.h"
#include "protocol/message.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

/// Experiments as both faces run them: what to ask the engine, and what to keep of its answer.
namespace genex::services {

/// That an experiment may divide a budget among.
inline constexpr int kMostVisits = 50;

/// What is asked for.
struct ExperimentRequest
{
    std::string name;
    protocol::Json source; ///< as core/protocol/README.md has it
    int repeats = 20;
    std::vector<std::string> methods; ///< none: all
    std::vector<double> budgets = {0.1, 0.2, 0.3, 0.4, 0.5};
    int visits = 1; ///< of methods that can plan again
    std::string preset = "fast";
    protocol::Json settings = protocol::Json::object(); ///< what differs from the preset
    std::string split = "group";
    std::string observedColumn;
    std::string observed; ///< complaints or drawn; empty: a column, or drawn
    std::string costs;
    QString folder;

    bool operator==(const ExperimentRequest&) const = default;
};

/// Everything but the folder, which is the machine's.
void to_json(protocol::Json& json, const ExperimentRequest& request);
/// Checks every field; a Failure names it.
void from_json(const protocol::Json& json, ExperimentRequest& request);

/// Puts "draws=16" into the settings as {"draws": 16}; what is no JSON is text. Failure for what sets
/// nothing.
void putSetting(const std::string& text, protocol::Json& settings);

/// params of `experiment.run`.
protocol::Json experimentParams(const ExperimentRequest& request);

/// What came of it.
struct ExperimentResult
{
    domain::ResultTable table;
    domain::Figure figure;
    protocol::Json record; ///< everything that is needed to repeat it, and every cell
};

Result<ExperimentResult> experimentFrom(const protocol::Json& answer);

/// Where the parts of an experiment stand in its folder: NAME.csv, NAME.json, NAME.png, NAME.pdf, and the
/// finished cells in NAME.cells.
QString experimentFile(const ExperimentRequest& request, const char* ending);

/// Writes table (CSV) and record (JSON, with table and figure) into the folder, each as a whole, and returns
/// their paths.
Result<QStringList> writeExperiment(const ExperimentRequest& request, const ExperimentResult& result);

} // namespace genex::services
