// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingtext.h"

#include "evaluationtext.h"
#include "texttable.h"

#include <ostream>

namespace genex::cli {

namespace {

void printBuckets(std::ostream& out, const std::vector<contract::BucketSummary>& buckets)
{
    TextTable table({"bucket", "patients", "tests", "batch"});
    for (std::size_t i = 0; i < buckets.size(); ++i)
        table.add({std::to_string(i), std::to_string(buckets[i].patients),
                   std::to_string(buckets[i].order.size()), joined(buckets[i].order)});
    table.print(out);
}

/// What was chosen at each budget: how much is estimated, from which confidence on, and what that costs.
void printPlans(std::ostream& out, const std::vector<contract::BudgetPlan>& plans)
{
    TextTable table(
        {"budget", "accuracy", "all ordered", "estimated", "threshold", "saved", "fall back", "ece"});
    for (const contract::BudgetPlan& plan : plans)
        table.add({fixed(plan.budget, 0), fixed(plan.chosen.accuracy, 3), fixed(plan.accuracyWithAll, 3),
                   std::to_string(plan.chosen.size), fixed(plan.threshold, 2),
                   percentText(plan.chosen.savedShare, 0), percentText(plan.chosen.fallbackRate, 0),
                   fixed(plan.calibrationErrorAfter, 3)});
    out << "\nOn validation data\n";
    table.print(out);
}

} // namespace

void printTraining(std::ostream& out, const contract::TrainedModel& trained, const std::string& folder)
{
    const contract::TrainingSummary& summary = trained.summary;
    printBuckets(out, summary.buckets);
    printPlans(out, trained.manifest.plans);
    if (trained.evaluation) {
        out << "\nOn test data\n";
        printEvaluation(out, *trained.evaluation);
    }
    out << "\nRows: " << summary.rows << ", of which " << summary.trainingRows
        << " for training\nSeed: " << summary.seed << "\nDevice: " << summary.device << ", "
        << fixed(summary.seconds, 1) << " s\nModel: " << folder << "\nSHA-256: " << trained.modelSha256
        << '\n';
}

} // namespace genex::cli
