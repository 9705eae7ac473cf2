// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

#include "domain/figure.h"
#include "domain/resulttable.h"

#include <cstddef>
#include <string>
#include <vector>

namespace genex::services {

/// One thing in which two runs differ.
struct RunDifference
{
    std::string what; ///< its path in the record
    std::string first;
    std::string second;

    bool operator==(const RunDifference&) const = default;
};

/// Everything in which two records differ, but for their cells and what a machine measured of itself.
std::vector<RunDifference> differencesOf(const contract::Json& first, const contract::Json& second);

/// The rows of two results that differ: "budget 0.2, genex: accuracy" with both figures and their standard
/// errors. A row that only one of them has is empty on the other side.
std::vector<RunDifference> differencesOf(const domain::ResultTable& first, const domain::ResultTable& second);

/// One thing that a record says about how a run was made.
struct RunCondition
{
    std::string what; ///< its path in the record
    std::string value;
    std::size_t entries = 0; ///< of a list that is too long to be shown as a value

    bool operator==(const RunCondition&) const = default;
};

/// Everything that is needed to repeat a run, what was chosen before what followed from it.
std::vector<RunCondition> conditionsOf(const contract::Json& record);

/// An experiment that has ended.
struct ExperimentReport
{
    domain::Figure figure;
    domain::ResultTable table;
    std::vector<RunCondition> conditions;
};

/// Throws Failure or a JSON exception for what is none.
ExperimentReport experimentReportFrom(const contract::Json& record);
/// Conditions, then results.
std::vector<RunDifference> differencesOf(const ExperimentReport& first, const ExperimentReport& second);

} // namespace genex::services
