// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

#include "domain/figure.h"
#include "domain/resulttable.h"

#include <cstddef>
#include <string>
#include <vector>

namespace genex::services {

/// One difference between two runs.
struct RunDifference
{
    std::string what; ///< its path in the record
    std::string first;
    std::string second;

    bool operator==(const RunDifference&) const = default;
};

/// All differences between two records, except cells and measurements of the machine.
std::vector<RunDifference> differencesOf(const contract::Json& first, const contract::Json& second);

/// Rows of two results that differ: "budget 0.2, genex: accuracy" with both figures and their standard
/// errors. A row only one of them has is empty on the other side.
std::vector<RunDifference> differencesOf(const domain::ResultTable& first, const domain::ResultTable& second);

/// One condition of a run, from its record.
struct RunCondition
{
    std::string what; ///< its path in the record
    std::string value;
    std::size_t entries = 0; ///< length of a list too long to show

    bool operator==(const RunCondition&) const = default;
};

/// Everything needed to repeat a run, choices before derived values.
std::vector<RunCondition> conditionsOf(const contract::Json& record);

/// A finished experiment.
struct ExperimentReport
{
    domain::Figure figure;
    domain::ResultTable table;
    std::vector<RunCondition> conditions;
    domain::ResultTable byGroup; ///< where each repeat tested on one group, such as a hospital; else empty
};

/// The figures of each group in a record; empty if no groups were held out. Throws like
/// experimentReportFrom().
domain::ResultTable byGroupIn(const contract::Json& record);
/// Throws Failure or a JSON exception for an invalid record.
ExperimentReport experimentReportFrom(const contract::Json& record);
/// Conditions, then results.
std::vector<RunDifference> differencesOf(const ExperimentReport& first, const ExperimentReport& second);

} // namespace genex::services
