#pragma once

#include "charts/differentialrows.h"
#include "services/demonstration.h"

#include <QString>

#include <vector>

namespace genex::ui {

struct FindingRow
{
    QString name;
    QString value; ///< "present", "absent" or the number with its unit
    bool absent = false;
};

struct OrderRow
{
    QString name;
    QString kind;
    QString cost;
    QString turnaround;
    QString effect;  ///< what it adds, as a share of the whole batch's
    QString details; ///< the same with the number the engine gave
};

/// The outcome of the demonstration as the texts of its panels: all the screen shows, and nothing it decides.
struct DemonstrationView
{
    QString story; ///< who the invented patient is
    std::vector<FindingRow> findings;
    std::vector<OrderRow> orders;
    QString batch; ///< the batch in one line: how many, what it costs, when the last result is there
    std::vector<QString> estimates;
    std::vector<DifferentialRow> differential;
    QString outlook;    ///< what the batch is expected to bring
    QString provenance; ///< model, seed and version: what makes the answer repeatable
};

DemonstrationView viewOf(const services::DemonstrationOutcome& outcome);

} // namespace genex::ui
