#include "budgetlevels.h"
#include "modeldata.h"
#include "patientcase.h"
#include "patientpieces.h"
#include "personalcase.h"
#include "prediction.h"
#include "tensors.h"

#include "genex/model.h"
#include "genex/sidebyside.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/cat.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

namespace genex::method {

namespace {

/// What a test adds that nobody would notice, beside rounding.
constexpr double kNothing = 1e-6;

/// The states of all patients, in plain numbers: z, then the wide logits with the last layer's bias.
struct PlanStates
{
    std::size_t hidden = 0;
    std::size_t width = 0;
    std::vector<float> numbers; ///< [N × width]

    std::span<const float> of(std::size_t row) const
    {
        return std::span(numbers).subspan(row * width, width);
    }
};

at::Tensor stateOf(const ModelData& data, const BucketModel& bucket, const KnownBatch& batch)
{
    const Expert& expert = bucket.expert;
    const at::Tensor state = hiddenOf(data, bucket, batch);
    const at::Tensor bias = expert.tail.back().bias.unsqueeze(0).expand({state.size(0), -1});
    const at::Tensor wide =
        expert.wide.isEmpty() ? bias : bias + state.narrow(1, expert.width(), expert.classes());
    return at::cat({state.narrow(1, 0, expert.width()), wide}, 1);
}

PlanStates statesOf(const ModelData& data, std::span<const float> values, std::span<const int> bucketOfRow)
{
    const at::NoGradGuard noGradient;
    PlanStates states;
    states.hidden = data.buckets.front().planExpert.hidden;
    states.width = states.hidden + data.facts.classes.size();
    states.numbers.resize(bucketOfRow.size() * states.width);
    forPieces(data.buckets.size(), bucketOfRow, rowsWithin(4 * data.facts.features.size()),
              [&](std::size_t b, std::span<const std::size_t> rows) {
                  scatter(stateOf(data, data.buckets[b], batchOf(data, values, rows)), rows, states.numbers);
              });
    return states;
}

std::vector<std::uint8_t> closedFor(const ModelData& data, const PlannedPatients& patients, std::size_t row)
{
    const std::size_t n = data.facts.features.size();
    std::vector<std::uint8_t> isClosed(n);
    for (std::size_t f = 0; f < n; ++f)
        isClosed[f] = std::isnan(patients.values[row * n + f]) ? 0 : 1;
    if (!patients.closed.empty()) {
        for (const std::int64_t feature : patients.closed[row])
            isClosed[static_cast<std::size_t>(feature)] = 1;
    }
    for (const std::string& name : data.facts.settings.forbidden)
        isClosed[featureNumber(name, data.facts.features)] = 1;
    return isClosed;
}

PlanLimits limitsOf(const ModelFacts& facts, const PlanWishes& wishes, double most,
                    std::span<const std::uint8_t> isClosed, std::span<const std::int64_t> required)
{
    PlanLimits limits;
    limits.aim = wishes.aim;
    limits.most = most;
    limits.prices = facts.settings.budgetCost > 0 ? &facts.prices : nullptr;
    limits.efforts = wishes.efforts;
    limits.stakes = wishes.stakes;
    limits.isClosed = isClosed;
    limits.first = required;
    return limits;
}

std::vector<std::int64_t> requiredOf(const ModelFacts& facts)
{
    std::vector<std::int64_t> required;
    for (const std::string& name : facts.settings.required)
        required.push_back(static_cast<std::int64_t>(featureNumber(name, facts.features)));
    return required;
}

} // namespace

std::vector<Plan> Model::plan(const PlannedPatients& patients, const PlanWishes& wishes) const
{
    checkSizes(*m_data, patients.values, patients.bucketOfRow);
    const PlanStates states = statesOf(*m_data, patients.values, patients.bucketOfRow);
    const std::vector<std::int64_t> required = requiredOf(m_data->facts);
    std::vector<Plan> plans(patients.bucketOfRow.size());
    sideBySide(plans.size(), wishes.workers, [&](std::size_t i) {
        const std::vector<std::uint8_t> isClosed = closedFor(*m_data, patients, i);
        const PlanState state{states.of(i).first(states.hidden), states.of(i).subspan(states.hidden),
                              wishes.temperatureNow, wishes.temperatureThen};
        const PlanLimits limits = limitsOf(m_data->facts, wishes, patients.most[i], isClosed, required);
        const auto bucket = static_cast<std::size_t>(patients.bucketOfRow[i]);
        plans[i] = planTests(m_data->buckets[bucket].planExpert, m_data->bank, state, limits);
    });
    return plans;
}

namespace {

/// However sure the expert is, a doctor wants to see what confirms it: a few tests, and not all of a small
/// table.
std::size_t fewestTests(const ModelFacts& facts)
{
    constexpr std::size_t kOneIn = 25;
    return std::clamp<std::size_t>(facts.features.size() / kOneIn, 3, 8);
}

/// What is ordered with something else of its panel is not estimated: it comes with it.
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

/// What comes with something that is ordered and costs nothing more, and tells a little: whoever has the
/// white cells counted has the platelets.
Plan withWhatComesAlong(Plan paying, const Plan& whole, const Efforts& efforts, double leastGain)
{
    constexpr double kLittle = 1.0 / 3;
    const std::size_t ordered = paying.size();
    for (std::size_t i = ordered; !efforts.tests.empty() && i < whole.size(); ++i) {
        const TestEffort& effort = efforts.tests[static_cast<std::size_t>(whole[i].feature)];
        const bool comesAlong = std::any_of(whole.begin(), whole.begin() + ordered, [&](const auto& test) {
            return efforts.tests[static_cast<std::size_t>(test.feature)].panel == effort.panel;
        });
        if (!effort.panel.empty() && effort.priceInPanel == 0 && comesAlong &&
            whole[i].gain >= kLittle * leastGain)
            paying.push_back(whole[i]);
    }
    return paying;
}

/// One patient's plan, without what adds nothing.
Plan planOf(const ModelData& data, int bucket, const KnownPatient& known, std::span<const std::int64_t> asked,
            double most, const PlanWishes& wishes)
{
    const at::NoGradGuard noGradient;
    const BucketModel& of = data.buckets[static_cast<std::size_t>(bucket)];
    const std::vector<float> state = floatsOf(stateOf(data, of, oneBatch(data, known)));
    std::vector<std::uint8_t> isClosed(known.mask.size());
    std::ranges::transform(known.mask, isClosed.begin(),
                           [](float isKnown) { return static_cast<std::uint8_t>(isKnown > 0); });
    for (const std::int64_t feature : asked)
        isClosed[static_cast<std::size_t>(feature)] = 1;
    for (const std::string& name : data.facts.settings.forbidden)
        isClosed[featureNumber(name, data.facts.features)] = 1;
    const std::vector<std::int64_t> required = requiredOf(data.facts);
    const PlanState patient{std::span(state).first(of.planExpert.hidden),
                            std::span(state).subspan(of.planExpert.hidden), wishes.temperatureNow,
                            wishes.temperatureThen};
    const Plan whole =
        planTests(of.planExpert, data.bank, patient, limitsOf(data.facts, wishes, most, isClosed, required));
    const double leastGain = data.facts.settings.leastGain;
    Plan plan = withWhatComesAlong(whilePaying(whole, leastGain, fewestTests(data.facts)), whole,
                                   wishes.efforts, leastGain);
    std::erase_if(plan, [&](const PlannedTest& test) {
        return test.gain <= kNothing && std::ranges::find(required, test.feature) == required.end();
    });
    return plan;
}

} // namespace

BatchChoice plannedBatch(const Model& model, const ModelData& data, int bucket, const KnownPatient& known,
                         const Budget& budget, const CaseContext& context)
{
    BatchChoice choice = model.levelFor(budget);
    PlanWishes wishes;
    wishes.aim = PlanAim::Learn;
    wishes.temperatureNow = data.facts.observedTemperature;
    wishes.temperatureThen = choice.temperature;
    wishes.efforts = context.efforts;
    wishes.stakes = context.stakes();
    const Plan plan = planOf(data, bucket, known, {}, model.amountOf(budget), wishes);
    const bool canEstimate = data.buckets[static_cast<std::size_t>(bucket)].generator.has_value();
    const auto half = static_cast<std::size_t>(
        canEstimate ? std::floor(choice.estimatedPart * static_cast<double>(plan.size())) : 0);
    const std::size_t ordered = std::max(plan.size() - half, std::min(plan.size(), fewestTests(data.facts)));
    std::map<std::int64_t, double> gainOf;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        (i < ordered ? choice.ordered : choice.estimated).push_back(plan[i].feature);
        gainOf[plan[i].feature] = plan[i].gain;
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
    PlanWishes wishes;
    wishes.aim = PlanAim::Learn;
    wishes.temperatureNow = choice.temperatureFirst;
    wishes.temperatureThen = choice.temperatureAgain;
    wishes.efforts = context.efforts;
    wishes.stakes = context.stakes();
    const double spent = measureOf(data.facts.settings, data.facts.prices).of(asked);
    const double left = std::max(0.0, model.amountOf(budget) - spent);
    choice.gains.clear();
    for (const PlannedTest& test : planOf(data, bucket, known, asked, left, wishes)) {
        choice.ordered.push_back(test.feature);
        choice.gains.push_back(test.gain);
    }
    return choice;
}

GeneratedPredictions Model::predictWithEstimatesOf(std::span<const float> values,
                                                   std::span<const int> bucketOfRow,
                                                   const std::vector<std::vector<std::int64_t>>& estimated,
                                                   std::span<const double> temperatures, int workers) const
{
    checkSizes(*m_data, values, bucketOfRow);
    const std::size_t count = bucketOfRow.size();
    GeneratedPredictions all{std::vector<float>(count * classes().size()), std::vector<float>(count)};
    sideBySide(count, workers, [&](std::size_t i) {
        const at::NoGradGuard noGradient;
        const BucketModel& bucket = m_data->buckets[static_cast<std::size_t>(bucketOfRow[i])];
        const KnownBatch batch = batchOf(*m_data, values, std::span(&i, 1));
        const at::Tensor logits = estimated[i].empty() || !bucket.generator
                                      ? logitsOf(bucket.expert, hiddenOf(*m_data, bucket, batch)).unsqueeze(1)
                                      : drawEstimates(*m_data, bucket, batch, estimated[i]).logits;
        const MeanPrediction mean = meanOf(logits, temperatures[i]);
        scatter(mean.probabilities, std::span(&i, 1), all.probabilities);
        all.instability[i] = floatsOf(mean.instability)[0];
    });
    return all;
}

} // namespace genex::method
