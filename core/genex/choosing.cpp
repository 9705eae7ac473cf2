// SPDX-License-Identifier: GPL-3.0-or-later
#include "choosing.h"

#include "buckettask.h"
#include "budgetlevels.h"
#include "losscomparison.h"

#include "genex/parallelfor.h"
#include "genex/personalvisits.h"

#include <algorithm>
#include <mutex>

namespace genex::method {

namespace {

/// Experts of the context's buckets, each trained from this one.
std::vector<Expert> bucketExperts(const TrainingContext& context, const Expert& expert, int workers,
                                  JobControl& control)
{
    std::vector<Expert> experts(context.buckets.size());
    std::mutex pausing; // while paused, one thread waits for all
    parallelFor(experts.size(), workers, [&](std::size_t b) {
        BucketTask task(context, b, expert, nullptr);
        while (!task.isDone() && !control.finishRequested()) {
            {
                const std::lock_guard lock(pausing);
                control.checkPoint();
            }
            task.advance();
        }
        experts[b] = task.result().expert;
    });
    return experts;
}

std::vector<double> powersOfTwoUpTo(int most)
{
    std::vector<double> powers;
    for (int power = 1; power <= most; power *= 2)
        powers.push_back(power);
    return powers;
}

} // namespace

ValidationChoice chooseBuckets(TrainingContext& context, const ValidationSample& sample, const Expert& expert,
                               int workers, JobControl& control)
{
    ValidationChoice choice =
        chooseByLosses("buckets", powersOfTwoUpTo(context.settings.buckets), [&](double buckets) {
            context.partitionInto(static_cast<int>(buckets), control);
            return sample.losses(context.partition, bucketExperts(context, expert, workers, control));
        });
    context.partitionInto(static_cast<int>(choice.taken), control);
    return choice;
}

std::vector<double> planLosses(const Model& model, const TestCohort& patients, double most, int workers)
{
    const PersonalVisits visits(model, patients, 1, workers);
    const double half = spentBy(1, 2, most, model.settings().budgetCost > 0);
    FeaturesOfPatients tests = visits.next(FeaturesOfPatients(patients.size()), half, PlanAim::Learn, 1, 1);
    std::vector<double> losses = lossesWith(model, patients, tests);
    const FeaturesOfPatients second = visits.next(tests, most, PlanAim::BeRight, 1, 1);
    for (std::size_t i = 0; i < tests.size(); ++i)
        tests[i].insert(tests[i].end(), second[i].begin(), second[i].end());
    std::ranges::transform(losses, lossesWith(model, patients, tests), losses.begin(),
                           [](double first, double both) { return (first + both) / 2; });
    return losses;
}

} // namespace genex::method
