// SPDX-License-Identifier: GPL-3.0-or-later
#include "buckettask.h"

#include "bucketwork.h"
#include "budgetlevels.h"
#include "expertstart.h"
#include "straightthrough.h"
#include "taskstate.h"
#include "trainingsteps.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace genex::method {

namespace {

constexpr double kRounding = 1e-9; // rounding error of summed prices

/// λ, or as many of it as the rule allows.
std::size_t mostEstimated(const TrainingSettings& settings, std::size_t batch)
{
    const auto most = std::floor(settings.estimatedShare * static_cast<double>(batch));
    return static_cast<std::size_t>(
        settings.secondVisitRule == SecondVisitRule::PrintedBreak ? std::min(most, 1.0) : most);
}

} // namespace

BucketTask::BucketTask(const TrainingContext& context, std::size_t bucket, const Expert& expert,
                       const GeneratorTrainer* generator)
    : m_context(context)
    , m_bucket(bucket)
    , m_unknownShares(unknownShares(context, patients()))
    , m_expert(expert, silentRows(context, context.settings))
    , m_frozenExpert(expert.clone())
{
    if (generator) {
        m_generator.emplace(generator->generator, generator->proposal);
        m_frozenGenerator = generator->generator.clone();
    }
}

Random BucketTask::randomOf(const char* purpose, std::int64_t number) const
{
    return m_context.random.child(name()).child(purpose).child(std::to_string(number));
}

Selector BucketTask::selector() const
{
    Selector selector;
    selector.expert = &m_expert.expert;
    selector.frozenExpert = &m_frozenExpert;
    if (m_generator) {
        selector.generator = &m_generator->generator;
        selector.frozenGenerator = &*m_frozenGenerator;
    }
    selector.kinds = &m_context.kinds;
    selector.deltaConstant = m_context.settings.deltaConstant;
    selector.strength = m_context.settings.estimateStrength;
    selector.draws = m_context.settings.selectionDraws;
    return selector;
}

bool BucketTask::isDone() const
{
    return m_isFull && (!m_generator || m_estimated.size() == m_context.levels.size());
}

bool BucketTask::advance()
{
    const Stopwatch watch(m_workSeconds);
    return step();
}

bool BucketTask::wantsExpertStep() const
{
    return !m_isToFinish && m_expertStep < m_context.settings.bucketSteps;
}

bool BucketTask::wantsGeneratorStep() const
{
    return !m_isToFinish && m_generator && m_generatorStep < m_context.settings.generatorBucketSteps;
}

/// As many tests as the smallest budget allows: fewer would leave nothing to order.
bool BucketTask::hasEnoughToFinish() const
{
    return m_isToFinish && !m_picked.empty() && !m_context.levels.empty() &&
           spent() + kRounding >= m_context.levels.front();
}

bool BucketTask::step()
{
    const TrainingSettings& settings = m_context.settings;
    if (wantsExpertStep()) {
        trainExpert();
        return false;
    }
    if (wantsGeneratorStep()) {
        trainGenerator(m_generatorStep, shareOf(m_generatorStep, settings.generatorBucketSteps));
        ++m_generatorStep;
        return false;
    }
    if (settings.selection == Selection::Personal) {
        m_isFull = true;
        m_estimated.resize(m_context.levels.size());
        return true;
    }
    if (m_isFull) {
        chooseEstimated();
        return isDone();
    }
    if (m_picked.empty())
        freeze();
    m_isFull = hasEnoughToFinish() || !pick();
    return m_isFull;
}

void BucketTask::trainExpert()
{
    const TrainingSettings& settings = m_context.settings;
    const Random random = randomOf("expert step", m_expertStep);
    m_expert.step(exchanged(m_context, patients(),
                            randomDraw(m_context, patients(), settings.batchSize, random),
                            settings.exchangedShare, random),
                  expertStep(settings, settings.bucketRate, shareOf(m_expertStep, settings.bucketSteps)));
    noteLoss(Network::Expert, m_expertStep, m_expert.lastLoss);
    m_patientsSeen += settings.batchSize;
    ++m_expertStep;
}

void BucketTask::trainGenerator(std::int64_t number, double progress)
{
    const TrainingSettings& settings = m_context.settings;
    const Random random = randomOf("generator step", number);
    m_generator->step(m_context.kinds, generatorBatch(m_context, patients(), random), m_context.beta(),
                      random.child("codes"), generatorStep(settings, progress));
    noteLoss(Network::Generator, number, m_generator->lastLoss);
    m_patientsSeen += settings.generatorBatch;
}

void BucketTask::freeze()
{
    m_frozenExpert = m_expert.expert.clone();
    if (m_generator)
        m_frozenGenerator = m_generator->generator.clone();
}

std::vector<std::int64_t> BucketTask::candidates() const
{
    const BudgetMeasure measure = measureOf(m_context.settings, m_context.prices);
    const double largest = largestBudget(m_context.settings, static_cast<std::size_t>(m_context.features()));
    const double left = largest - spent();
    std::vector<std::int64_t> list;
    for (std::int64_t e = 0; e < m_context.features(); ++e) {
        const bool isTaken = std::ranges::find(m_picked, e) != m_picked.end();
        // Known to nobody: e ∉ ∪ O_i over the bucket, as GreedyForU is printed.
        const bool mayBeAsked = m_context.settings.picksInitialFindings || unknownShare(e) >= 1;
        const double price = measure.isMoney ? m_context.prices.of(e, m_picked) : 1;
        // Tests are indivisible: the last one may exceed what the average patient has left.
        const bool fits = measure.isMoney
                              ? price <= largest + kRounding && price * unknownShare(e) <= left + kRounding
                              : left > kRounding;
        if (!isTaken && mayBeAsked && !m_context.forbidden.contains(e) && fits)
            list.push_back(e);
    }
    return list;
}

/// Mean cost of the picks for the bucket's patients: known features are free.
double BucketTask::spent() const
{
    const BudgetMeasure measure = measureOf(m_context.settings, m_context.prices);
    double sum = 0;
    for (std::size_t i = 0; i < m_picked.size(); ++i) {
        const double price =
            measure.isMoney ? m_context.prices.of(m_picked[i], std::span(m_picked).first(i)) : 1;
        sum += price * unknownShare(m_picked[i]);
    }
    return sum;
}

/// One iteration of GreedyForU; false if the batch is full or nothing improves.
bool BucketTask::pick()
{
    const auto turn = static_cast<std::int64_t>(m_picked.size());
    const std::vector<std::int64_t> open = candidates();
    if (open.empty())
        return false;
    const auto place = static_cast<std::size_t>(turn);
    const auto chosen =
        place < m_context.required.size() ? std::optional(m_context.required[place]) : choose(open, turn);
    if (!chosen)
        return false;
    m_picked.push_back(*chosen);
    for (int i = 0; i < m_context.settings.stepsAfterPick; ++i)
        trainAfterPick(turn * m_context.settings.stepsAfterPick + i);
    return true;
}

/// What gains are divided by. Empty where tests are counted: there every test takes one of the budget,
/// whatever it costs, and the largest gain is the best use of it.
std::vector<double> BucketTask::pricesToCompare(const std::vector<std::int64_t>& open) const
{
    std::vector<double> prices;
    if (!measureOf(m_context.settings, m_context.prices).isMoney)
        return prices;
    // Free tests count as a thousandth of the mean price, so that the better of two comes first.
    const double least = std::accumulate(m_context.prices.full.begin(), m_context.prices.full.end(), 0.0) /
                         (1000 * static_cast<double>(m_context.features()));
    for (const std::int64_t e : open)
        prices.push_back(std::max(m_context.prices.of(e, m_picked), std::max(least, 1e-12)));
    return prices;
}

std::optional<std::int64_t> BucketTask::choose(const std::vector<std::int64_t>& open, std::int64_t turn)
{
    const Stopwatch watch(m_scoringSeconds);
    const TrainingSettings& settings = m_context.settings;
    Random random = randomOf("pick", turn);
    if (random.child("exploration").bernoulli(settings.exploration))
        return open[static_cast<std::size_t>(random.child("explored").below(open.size()))];
    const Batch batch =
        m_context.gathered(drawShowing(m_context, patients(), settings.scoringRows, m_picked, random));
    const DrawnBatch drawn = drawFor(selector(), batch, random.child("draws"));
    const CandidateScores scores = scoreForU(selector(), batch, drawn, m_picked, open);
    m_scoringMultiplyAdds += scores.multiplyAdds;
    const std::vector<double> prices = pricesToCompare(open);
    const auto best = bestCandidate(scores, {prices, true});
    return best ? std::optional(open[*best]) : std::nullopt;
}

/// Train(F, U_b, b): the expert on patients with U_b known or generated; the generator on F, too, as printed,
/// or on its own bound, so that its values stay likely rather than convenient for the expert.
void BucketTask::trainAfterPick(std::int64_t number)
{
    const TrainingSettings& settings = m_context.settings;
    const Random random = randomOf("after pick", number);
    const Batch batch = exchanged(m_context, patients(),
                                  drawShowing(m_context, patients(), settings.batchSize, m_picked, random),
                                  settings.exchangedShare, random);
    const StepSettings rate = expertStep(settings, settings.bucketRate, 1);
    if (settings.trainsOnSurrogate && m_generator)
        trainOnSurrogate(batch, random.child("draws"), rate);
    else
        m_expert.step(batch, rate);
    noteLoss(Network::Expert, settings.bucketSteps + number, m_expert.lastLoss);
    m_patientsSeen += settings.batchSize;
    if (m_generator && !settings.trainsGeneratorOnSurrogate)
        trainGenerator(settings.generatorBucketSteps + number, 1);
}

/// A step of θ on F and, as set, of φ on the same loss.
void BucketTask::trainOnSurrogate(const Batch& batch, const Random& random, const StepSettings& rate)
{
    const TrainingSettings& settings = m_context.settings;
    DrawnBatch drawn = drawFor(selector(), batch, random);
    if (settings.trainsGeneratorOnSurrogate)
        drawn.slopes = slopesOf(selector(), batch, random);
    m_expert.stepOn(surrogateLoss(selector(), batch, drawn, m_picked, settings.labelSmoothing), rate);
    if (settings.trainsGeneratorOnSurrogate)
        m_generator->stepWithGradients(generatorStep(settings, 1));
}

/// V for the next budget level.
void BucketTask::chooseEstimated()
{
    const std::size_t level = m_estimated.size();
    const BudgetMeasure measure = measureOf(m_context.settings, m_context.prices);
    const std::size_t prefix = measure.prefix(m_picked, m_context.levels[level]);
    m_estimated.push_back(greedyForV(std::span(m_picked).first(prefix), static_cast<std::int64_t>(level)));
}

std::vector<std::int64_t> BucketTask::greedyForV(std::span<const std::int64_t> batch, std::int64_t number)
{
    const Stopwatch watch(m_scoringSeconds);
    const TrainingSettings& settings = m_context.settings;
    const Random random = randomOf("estimated", number);
    const Batch patientsSeen =
        m_context.gathered(drawShowing(m_context, patients(), settings.scoringRows, batch, random));
    const DrawnBatch drawn = drawFor(selector(), patientsSeen, random.child("draws"));
    const std::size_t most = mostEstimated(settings, batch.size());
    const PickRule rule{{}, settings.secondVisitRule != SecondVisitRule::Validated};
    std::vector<std::int64_t> estimated;
    std::vector<std::int64_t> open(batch.begin(), batch.end());
    while (estimated.size() < most) {
        const CandidateScores scores = scoreForV(selector(), patientsSeen, drawn, estimated, open);
        m_scoringMultiplyAdds += scores.multiplyAdds;
        const auto best = bestCandidate(scores, rule);
        if (!best)
            break;
        estimated.push_back(open[*best]);
        open.erase(open.begin() + static_cast<std::ptrdiff_t>(*best));
    }
    return estimated;
}

TrainedBucket BucketTask::result() const
{
    TrainedBucket bucket{m_expert.expert.clone(), std::nullopt, m_picked, m_estimated};
    if (m_generator)
        bucket.generator = m_generator->generator.clone();
    return bucket;
}

LaneState BucketTask::state() const
{
    using contract::LanePhase;
    const TrainingSettings& settings = m_context.settings;
    contract::LaneProgress progress;
    if (isDone())
        progress = {LanePhase::Done, 1, 1};
    else if (wantsExpertStep())
        progress = {LanePhase::Expert, m_expertStep, settings.bucketSteps};
    else if (wantsGeneratorStep())
        progress = {LanePhase::Generator, m_generatorStep, settings.generatorBucketSteps};
    else if (!m_isFull)
        progress = {LanePhase::Tests, static_cast<std::int64_t>(m_picked.size()),
                    std::llround(mostPicks(m_context))};
    else
        progress = {LanePhase::Estimates, static_cast<std::int64_t>(m_estimated.size()),
                    static_cast<std::int64_t>(m_context.levels.size())};
    progress.share = workInAll() > 0 ? workDone() / workInAll() : 1;
    progress.seconds = m_workSeconds;
    progress.estimated = m_estimated.empty() ? 0 : static_cast<std::int64_t>(m_estimated.back().size());
    return {progress, m_patientsSeen};
}

double BucketTask::workDone() const
{
    if (isDone())
        return workInAll();
    const double most = mostPicks(m_context);
    return static_cast<double>(m_expertStep) * expertStepWork(m_context, m_context.settings) +
           static_cast<double>(m_generatorStep) * generatorStepWork(m_context) +
           (m_isFull ? most : std::min(most, static_cast<double>(m_picked.size()))) * pickWork(m_context) +
           static_cast<double>(m_estimated.size()) * levelWork(m_context);
}

double BucketTask::workInAll() const
{
    const TrainingSettings& settings = m_context.settings;
    return settings.bucketSteps * expertStepWork(m_context, m_context.settings) +
           settings.generatorBucketSteps * generatorStepWork(m_context) +
           mostPicks(m_context) * pickWork(m_context) +
           static_cast<double>(m_context.levels.size()) * levelWork(m_context);
}

void BucketTask::save(TensorFile& file)
{
    StateWriter writer(file);
    writer.number("expert_step", m_expertStep);
    writer.number("generator_step", m_generatorStep);
    writer.number("is_full", m_isFull ? 1 : 0);
    writer.integers("picked", m_picked);
    writer.number("levels", static_cast<std::int64_t>(m_estimated.size()));
    for (std::size_t i = 0; i < m_estimated.size(); ++i)
        writer.integers("estimated." + std::to_string(i), m_estimated[i]);
    writer.parameters("expert.", m_expert.expert.parameters());
    writer.adam("expert.adam.", m_expert.adam);
    writer.parameters("frozen_expert.", m_frozenExpert.parameters());
    if (!m_generator)
        return;
    writer.parameters("generator.", m_generator->parameters());
    writer.adam("generator.adam.", m_generator->adam);
    writer.parameters("frozen_generator.", m_frozenGenerator->parameters());
}

void BucketTask::load(const TensorFile& file, const std::string& fileName)
{
    const StateReader reader(file, fileName);
    m_expertStep = reader.number("expert_step");
    m_generatorStep = reader.number("generator_step");
    m_isFull = reader.number("is_full") != 0;
    m_picked = reader.integers("picked");
    m_estimated.clear();
    for (std::int64_t i = 0; i < reader.number("levels"); ++i)
        m_estimated.push_back(reader.integers("estimated." + std::to_string(i)));
    reader.parameters("expert.", m_expert.expert.parameters());
    reader.adam("expert.adam.", m_expert.adam);
    reader.parameters("frozen_expert.", m_frozenExpert.parameters());
    if (!m_generator)
        return;
    reader.parameters("generator.", m_generator->parameters());
    reader.adam("generator.adam.", m_generator->adam);
    reader.parameters("frozen_generator.", m_frozenGenerator->parameters());
}

} // namespace genex::method
