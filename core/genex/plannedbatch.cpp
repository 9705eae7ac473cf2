// SPDX-License-Identifier: GPL-3.0-or-later
#include "budgetlevels.h"
#include "patientcase.h"
#include "patientcourses.h"
#include "personalcase.h"
#include "planlimits.h"
#include "tensors.h"

#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

namespace genex::method {

namespace {

/// A negligible gain.
constexpr double kNothing = 1e-6;
/// What would be shown as less than a tenth of a percent: not worth a line.
constexpr double kLeastShown = 5e-4;
/// So many are proposed all the same, as long as they add anything.
constexpr std::size_t kFewestShown = 3;
/// What takes a day or longer is begun now or never.
constexpr int kBegunAtOnceMinutes = 24 * 60;
/// From this level on a test is done for its own result: nobody would accept an estimate of spinal fluid.
constexpr double kInvasive = 3;

/// However sure the expert is, a doctor wants to see what confirms it: a few tests, and not all of a small
/// table.
std::size_t fewestTests(const ModelManifest& facts)
{
    constexpr std::size_t kOneIn = 25;
    return std::clamp<std::size_t>(facts.features.size() / kOneIn, 3, 8);
}

/// Tests of a panel that is ordered anyway are not estimated.
void joinPanels(BatchChoice& choice, const CaseContext& context)
{
    if (context.panels.empty())
        return;
    const auto panelOf = [&](std::int64_t test) { return context.panels[static_cast<std::size_t>(test)]; };
    const auto isOrderedToo = [&](std::int64_t test) {
        return !panelOf(test).empty() &&
               std::ranges::find(choice.ordered, panelOf(test), panelOf) != choice.ordered.end();
    };
    std::vector<std::int64_t> joining;
    std::ranges::copy_if(choice.estimated, std::back_inserter(joining), isOrderedToo);
    for (const std::int64_t test : joining) {
        choice.ordered.push_back(test);
        std::erase(choice.estimated, test);
    }
}

/// Adds informative tests that come along with an ordered one: a white cell count with platelets.
Plan withWhatComesAlong(Plan paying, const Plan& whole, const Efforts& efforts, double leastGain)
{
    constexpr double kLittle = 0.1;
    const std::size_t ordered = paying.size();
    for (std::size_t i = ordered; !efforts.tests.empty() && i < whole.size(); ++i) {
        const TestEffort& effort = efforts.tests[static_cast<std::size_t>(whole[i].feature)];
        const bool isPanelOrdered =
            std::any_of(whole.begin(), whole.begin() + ordered, [&](const auto& test) {
                return efforts.tests[static_cast<std::size_t>(test.feature)].panel == effort.panel;
            });
        if (comesAlong(effort) && isPanelOrdered && whole[i].gain >= kLittle * leastGain)
            paying.push_back(whole[i]);
    }
    return paying;
}

/// Whether it comes along with another test of the plan that is worth its line.
bool comesWithAnother(const PlannedTest& test, const Plan& plan, const Efforts& efforts)
{
    if (efforts.tests.empty())
        return false;
    const auto effortOf = [&](const PlannedTest& of) -> const TestEffort& {
        return efforts.tests[static_cast<std::size_t>(of.feature)];
    };
    const TestEffort& effort = effortOf(test);
    return comesAlong(effort) && std::ranges::any_of(plan, [&](const auto& of) {
               return of.worth >= kLeastShown && effortOf(of).panel == effort.panel;
           });
}

/// Without what adds nothing that would be seen, unless it is required, comes along, or too little would be
/// left. Those before in the plan are kept first.
Plan withoutTrifles(const Plan& plan, std::span<const std::int64_t> required, const Efforts& efforts)
{
    const auto isWorthALine = [&](const PlannedTest& test) {
        // A threshold of 0 leaves a worth that is no number: such a test stays.
        const bool isTrifle = test.worth < kLeastShown;
        return !isTrifle || std::ranges::find(required, test.feature) != required.end() ||
               (test.worth > kNothing && comesWithAnother(test, plan, efforts));
    };
    auto kept = static_cast<std::size_t>(std::ranges::count_if(plan, isWorthALine));
    Plan worthy;
    for (const PlannedTest& test : plan) {
        if (isWorthALine(test))
            worthy.push_back(test);
        else if (test.worth > kNothing && kept < kFewestShown) {
            worthy.push_back(test);
            ++kept;
        }
    }
    return worthy;
}

PlanWishes wishesOf(PlanAim aim, const CaseContext& context, double temperatureNow, double temperatureThen)
{
    PlanWishes wishes;
    wishes.aim = aim;
    wishes.temperatureNow = temperatureNow;
    wishes.temperatureThen = temperatureThen;
    wishes.efforts = context.efforts;
    wishes.stakes = context.stakes();
    wishes.cantMissFrom = context.cantMissFrom;
    return wishes;
}

void scale(domain::EffortWeights& weights, double factor)
{
    weights.price *= factor;
    weights.time *= factor;
    weights.invasiveness *= factor;
}

/// Adds the tests of a longer plan that take days: ordered after the first results they would be too late.
Plan withSlowTests(Plan batch, const Plan& longer, const CaseContext& context)
{
    if (context.minutes.empty())
        return batch;
    for (const PlannedTest& test : longer) {
        const bool isSlow = context.minutes[static_cast<std::size_t>(test.feature)] >= kBegunAtOnceMinutes;
        if (isSlow && std::ranges::find(batch, test.feature, &PlannedTest::feature) == batch.end())
            batch.push_back(test);
    }
    return batch;
}

/// In which fraction of the courses each laboratory or imaging test still pays once the bedside answers of
/// the plan are known. Without those that take days, and without the first ones, which confirm what is
/// likely.
std::map<std::int64_t, double> sharesAfterBedside(const Plan& plan, std::size_t first,
                                                  const CaseContext& context, const PlanProblem& problem,
                                                  double leastGain)
{
    std::vector<std::int64_t> bedside;
    std::vector<std::int64_t> others;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        const auto f = static_cast<std::size_t>(plan[i].feature);
        if (context.stages[f] == domain::Stage::Bedside)
            bedside.push_back(plan[i].feature);
        else if (i >= first && context.minutes[f] < kBegunAtOnceMinutes)
            others.push_back(plan[i].feature);
    }
    std::map<std::int64_t, double> shareOf;
    if (bedside.empty()) // nothing to wait for
        return shareOf;
    const std::vector<double> shares = sharesGainingAfter(problem, bedside, others, leastGain);
    for (std::size_t i = 0; i < others.size(); ++i)
        shareOf[others[i]] = shares[i];
    return shareOf;
}

/// Without tests that would help few patients once the bedside answers are known. Those come within minutes,
/// and the plan is made anew from them before the order is placed: CT of the head for a cough waits until a
/// face droops. What comes with a helpful test of its panel stays.
Plan withoutPremature(const Plan& plan, const std::map<std::int64_t, double>& shares,
                      std::span<const std::int64_t> required, const CaseContext& context)
{
    constexpr double kFew = 0.3;
    const auto isHelpful = [&](const PlannedTest& test) {
        const auto share = shares.find(test.feature);
        return share == shares.end() || share->second >= kFew ||
               std::ranges::find(required, test.feature) != required.end();
    };
    const auto panelOf = [&](const PlannedTest& test) {
        return context.panels.empty() ? std::string()
                                      : context.panels[static_cast<std::size_t>(test.feature)];
    };
    Plan kept;
    std::ranges::copy_if(plan, std::back_inserter(kept), [&](const PlannedTest& test) {
        return isHelpful(test) || (!panelOf(test).empty() && std::ranges::any_of(plan, [&](const auto& of) {
                   return panelOf(of) == panelOf(test) && isHelpful(of);
               }));
    });
    return kept;
}

/// One patient's plan, without negligible tests.
Plan planOf(const ModelData& data, int bucket, const KnownPatient& known, std::span<const std::int64_t> asked,
            double most, const CaseContext& context, PlanWishes wishes)
{
    const at::NoGradGuard noGradient;
    const BucketModel& of = data.buckets[static_cast<std::size_t>(bucket)];
    const KnownBatch batch = oneBatch(data, known);
    const std::vector<float> numbers = floatsOf(planStates(data, of, batch));
    const PlanState state =
        StateRow{numbers, of.planExpert.hidden}.at(wishes.temperatureNow, wishes.temperatureThen);
    scale(wishes.efforts.weights, context.calmness(probabilitiesNow(of.planExpert, state)));
    std::vector<std::uint8_t> isClosed(known.mask.size());
    std::ranges::transform(known.mask, isClosed.begin(),
                           [](float isKnown) { return static_cast<std::uint8_t>(isKnown > 0); });
    closeTests(isClosed, asked);
    closeForbidden(isClosed, data.facts);
    const std::vector<std::int64_t> required = requiredOf(data.facts);
    const Courses courses = drawCourses(data, of, batch, state);
    const PlanLimits limits = limitsOf(data, wishes, most, isClosed, required);
    const PlanProblem problem{of.planExpert, courses, state, limits};
    const Plan whole = planTests(problem);
    const double usual = data.facts.settings.leastGain;
    const bool isFirst = wishes.aim == PlanAim::Learn;
    const double leastGain = isFirst ? leastGainOfFirstBatch(whole, usual) : usual;
    const std::size_t fewest = fewestTests(data.facts);
    Plan plan = withWhatComesAlong(whilePaying(whole, leastGain, fewest), whole, wishes.efforts, leastGain);
    if (isFirst)
        plan = withSlowTests(std::move(plan), whilePaying(whole, usual, fewest), context);
    if (isFirst && !context.stages.empty())
        plan = withoutPremature(plan, sharesAfterBedside(plan, fewest, context, problem, usual), required,
                                context);
    return withoutTrifles(plan, required, wishes.efforts);
}

/// 0 for a test that excludes something and may slightly lower the probability of the leading disease.
double gainShown(const PlannedTest& test)
{
    return std::max(0.0, test.gain);
}

enum class Placing { Ordered, Estimated, LeftOut };

/// Whether a test of the plan's last part is estimated. Questions that take a minute are asked or dropped,
/// and so are invasive tests; tests that take days would be too late if ordered after the first results.
Placing placingOf(const PlannedTest& test, const CaseContext& context, double leastGain)
{
    const auto f = static_cast<std::size_t>(test.feature);
    if (context.stages.empty())
        return Placing::Estimated;
    const bool isInvasive =
        !context.efforts.tests.empty() && context.efforts.tests[f].invasiveness >= kInvasive;
    if (context.stages[f] == domain::Stage::Bedside || isInvasive)
        return test.worth >= leastGain ? Placing::Ordered : Placing::LeftOut;
    return context.minutes[f] >= kBegunAtOnceMinutes ? Placing::Ordered : Placing::Estimated;
}

} // namespace

BatchChoice plannedBatch(const Model& model, const ModelData& data, int bucket, const KnownPatient& known,
                         const Budget& budget, const CaseContext& context)
{
    BatchChoice choice = model.levelFor(budget);
    const Plan plan =
        planOf(data, bucket, known, {}, model.amountOf(budget), context,
               wishesOf(PlanAim::Learn, context, data.facts.observed.temperature, choice.temperature));
    const bool canEstimate = data.buckets[static_cast<std::size_t>(bucket)].generator.has_value();
    const auto half = static_cast<std::size_t>(
        canEstimate ? std::floor(choice.estimatedPart * static_cast<double>(plan.size())) : 0);
    const std::size_t first = std::max(plan.size() - half, std::min(plan.size(), fewestTests(data.facts)));
    std::map<std::int64_t, double> gainOf;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        const Placing placing =
            i < first ? Placing::Ordered : placingOf(plan[i], context, data.facts.settings.leastGain);
        if (placing != Placing::LeftOut)
            (placing == Placing::Ordered ? choice.ordered : choice.estimated).push_back(plan[i].feature);
        gainOf[plan[i].feature] = gainShown(plan[i]);
    }
    joinPanels(choice, context);
    for (const std::vector<std::int64_t>* tests : {&choice.ordered, &choice.estimated}) {
        for (const std::int64_t test : *tests)
            choice.gains.push_back(gainOf[test]);
    }
    return choice;
}

BatchChoice plannedAgain(const Model& model, const ModelData& data, int bucket, const KnownPatient& known,
                         std::span<const std::int64_t> asked, const Budget& budget,
                         const CaseContext& context)
{
    BatchChoice choice = model.levelFor(budget);
    const BudgetMeasure measure = measureOf(data.facts.settings, data.facts.prices);
    const double spent = measure.of(asked);
    const double left = std::max(0.0, model.amountOf(budget) - spent);
    std::vector<std::int64_t> answered;
    std::ranges::copy_if(asked, std::back_inserter(answered),
                         [&](std::int64_t test) { return known.knows(test); });
    const double now = temperatureAfter(data.facts, measure.of(answered), Known::FirstBatch);
    choice.gains.clear();
    for (const PlannedTest& test :
         planOf(data, bucket, known, asked, left, context,
                wishesOf(PlanAim::BeRight, context, now, choice.temperatureAgain))) {
        choice.ordered.push_back(test.feature);
        choice.gains.push_back(gainShown(test));
    }
    return choice;
}

} // namespace genex::method
