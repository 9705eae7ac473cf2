// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentkind.h"

#include "common/jobcontrol.h"
#include "data/splitsettings.h"
#include "domain/figure.h"
#include "domain/resulttable.h"
#include "eval/repeatsetup.h"
#include "genex/methodsettings.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <vector>

namespace genex::eval {

/// Parameters of an experiment.
struct ExperimentPlan
{
    contract::ExperimentKind kind = contract::ExperimentKind::Budget;
    int repeats = 20;
    std::vector<std::string> methods; ///< for experiments that compare methods
    std::vector<double> budgets;      ///< fractions of all features, ascending
    int visits = 1;                   ///< each budget is divided among them
    contract::StopRule stop = contract::StopRule::Confidence;
    contract::ExpertsOf experts = contract::ExpertsOf::Both; ///< of methods which only order
    method::TrainingSettings
        settings;              ///< the seed is that of the first repeat and increases by one per repeat
    data::SplitSettings split; ///< its seed depends on the repeat as well
};

/// What an experiment has instead of variants that it compares.
inline constexpr const char* kOnlyVariant = "genex";

/// Result of one cell.
struct CellResult
{
    std::string variant;
    int repeat = 0;
    nlohmann::json result;
};

struct ExperimentReport
{
    domain::ResultTable table;
    domain::Figure figure;
};

/// One experiment of the paper: cells, one per variant and repeat, and their combined result.
class Experiment
{
public:
    Experiment() = default;
    Experiment(const Experiment&) = delete;
    Experiment& operator=(const Experiment&) = delete;
    virtual ~Experiment() = default;

    virtual contract::ExperimentKind kind() const = 0;
    /// What is compared: methods, kinds of partition, numbers of buckets. Valid in file names. Unless it is
    /// overridden, a single model is examined.
    virtual std::vector<std::string> variants(const ExperimentPlan& /*plan*/,
                                              const data::Dataset& /*dataset*/) const
    {
        return {kOnlyVariant};
    }
    /// A pure function of variant, setup and plan, except for measured times.
    virtual nlohmann::json run(const std::string& variant, const RepeatSetup& setup,
                               const ExperimentPlan& plan, JobControl& control) const = 0;
    virtual ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan& plan) const = 0;
    /// Whether it measures the batch of a bucket, which there is none of where plans are personal.
    virtual bool needsBuckets() const { return false; }
    /// Whether a cell must have the machine, and a setup of its own, to itself: it is timed.
    virtual bool isTimed() const { return false; }
};

const std::vector<const Experiment*>& experiments();
const Experiment& experimentOf(contract::ExperimentKind kind);

/// Throws Failure(InvalidInput) naming what cannot be: repeats, methods, budgets, visits, selection.
void validate(const ExperimentPlan& plan);

} // namespace genex::eval
