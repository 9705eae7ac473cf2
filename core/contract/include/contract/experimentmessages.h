// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentkind.h"
#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"

#include "domain/figure.h"
#include "domain/resulttable.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace genex::contract {

/// The methods compared.
inline constexpr std::array<std::string_view, 11> kAcquisitionMethods{
    "genex", "personal",  "random",      "mutual_information",   "static_greedy", "facility_location",
    "aaco",  "aaco_fast", "naive_bayes", "naive_bayes_personal", "hindsight"};

/// The method of this name in requests of earlier versions.
constexpr std::string_view methodNameToday(std::string_view name)
{
    return name == "oracle" ? "hindsight" : name;
}

/// One of the paper's experiments.
struct ExperimentTask : TrainingTask
{
    static constexpr const char* kTitle = "The experiment";

    ExperimentKind kind = ExperimentKind::Budget;
    int repeats = 20;
    std::vector<std::string> methods = {}; ///< empty: all
    std::vector<double> budgets = {0.1, 0.2, 0.3, 0.4, 0.5};
    int visits = 1; ///< every method's; requests say kUsualVisits unless the user wants others
    StopRule stop = StopRule::Confidence;
    ExpertsOf experts = ExpertsOf::Both;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        TrainingTask::visitFields(self, visit);
        visit("experiment", self.kind);
        visit("repeats", self.repeats, Range{1, 1'000'000});
        visit("methods", self.methods, OmittedWhenEmpty{}, MostEntries{100});
        visit("budgets", self.budgets, FewestEntries{1}, MostEntries{100});
        visit("visits", self.visits, OmittedWhen{1}, Range{1, kMostVisits});
        visit("stop", self.stop, OmittedWhen{StopRule::Confidence});
        visit("experts", self.experts, OmittedWhen{ExpertsOf::Both});
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

/// Its result.
struct ExperimentResult
{
    domain::ResultTable table;
    domain::Figure figure;
    Json record; ///< all cells, and everything needed to repeat it

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("table", self.table);
        visit("figure", self.figure);
        visit("record", self.record);
    }
};

/// Resumes from matching cells in `output`.
struct RunExperiment
{
    static constexpr char kMethod[] = "experiment.run";
    static constexpr Lane kLane = Lane::Long;
    using Params = ExperimentRun;
    using Result = ExperimentResult;
};

} // namespace genex::contract
