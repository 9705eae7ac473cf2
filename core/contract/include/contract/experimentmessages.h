// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"

#include "domain/figure.h"
#include "domain/resulttable.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace genex::contract {

/// The experiments that there are.
inline constexpr std::array<std::string_view, 10> kExperiments{
    "budget",   "generator",   "clustering", "buckets",  "confidence",
    "fidelity", "assumptions", "timing",     "observed", "calibration"};

/// Whether an experiment compares methods at all.
constexpr bool comparesMethods(std::string_view experiment)
{
    return experiment == "budget" || experiment == "timing";
}

/// The methods that it compares.
inline constexpr std::array<std::string_view, 10> kAcquisitionMethods{"genex",
                                                                      "personal",
                                                                      "random",
                                                                      "mutual_information",
                                                                      "static_greedy",
                                                                      "facility_location",
                                                                      "aaco",
                                                                      "naive_bayes",
                                                                      "naive_bayes_personal",
                                                                      "oracle"};

/// One of the paper's experiments.
struct ExperimentTask : TrainingTask
{
    static constexpr const char* kTitle = "The experiment";

    std::string name = {};
    int repeats = 20;
    std::vector<std::string> methods = {}; ///< none: all
    std::vector<double> budgets = {0.1, 0.2, 0.3, 0.4, 0.5};
    int visits = 1; ///< of methods that can plan again

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        TrainingTask::visitFields(self, visit);
        visit("experiment", self.name);
        visit("repeats", self.repeats, Range{1, 1'000'000});
        visit("methods", self.methods, OmittedWhenEmpty{}, MostEntries{100});
        visit("budgets", self.budgets, FewestEntries{1}, MostEntries{100});
        visit("visits", self.visits, OmittedWhen{1}, Range{1, kMostVisits});
    }

    bool operator==(const ExperimentTask&) const = default;
};

struct ExperimentRun : ExperimentTask
{
    std::string output = {}; ///< folder of the finished cells

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        ExperimentTask::visitFields(self, visit);
        visit("output", self.output, MostBytes{kMostPathBytes});
    }
};

/// What came of it.
struct ExperimentResult
{
    domain::ResultTable table;
    domain::Figure figure;
    Json record; ///< everything that is needed to repeat it, and every cell

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("table", self.table);
        visit("figure", self.figure);
        visit("record", self.record);
    }
};

/// Goes on from the cells in `output` that fit.
struct RunExperiment
{
    static constexpr char kMethod[] = "experiment.run";
    static constexpr Lane kLane = Lane::Long;
    using Params = ExperimentRun;
    using Result = ExperimentResult;
};

} // namespace genex::contract
