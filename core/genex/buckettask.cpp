// SPDX-License-Identifier: GPL-3.0-or-later
#include "buckettask.h"

#include "budgetlevels.h"
#include "taskstate.h"
#include "trainingsteps.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace genex::method {

namespace {

constexpr double kMillion = 1e6;
constexpr double kRounding = 1e-9; // sums of prices may miss a budget by this

double scoringWork(const Workshop& workshop, double candidates)
{
    const TrainingSettings& s = workshop.settings;
    const double passes = workshop.hasGenerator() ? 1 + 2 * s.selectionDraws : 1;
    return passes * s.scoringRows * candidates * s.hidden * (4 + 40) / kMillion;
}

double pickWork(const Workshop& workshop)
{
    return scoringWork(workshop, static_cast<double>(workshop.features())) +
           workshop.settings.stepsAfterPick *
               (2 * expertStepWork(workshop, workshop.settings) + generatorStepWork(workshop));
}

double mostInBatch(const Workshop& workshop)
{
    const auto n = static_cast<std::size_t>(workshop.features());
    return workshop.settings.budgetCost > 0 ? static_cast<double>(n) : largestBudget(workshop.settings, n);
}

/// About how many tests it takes for the average patient to use up the budget; none where each patient gets
/// a plan of its own.
double mostPicks(const Workshop& workshop)
{
    if (workshop.settings.selection == Selection::Personal)
        return 0;
    const auto n = static_cast<double>(workshop.features());
    double known = 0;
    for (const data::FeatureSet& set : workshop.pool.sets)
        known += static_cast<double>(set.size()) / static_cast<double>(workshop.pool.sets.size());
    return std::min(n, mostInBatch(workshop) / std::max(1 - known / n, 0.01));
}

/// The part of the patients, by weight, who do not know a feature yet.
std::vector<double> unknownShares(const Workshop& workshop, const Patients& patients)
{
    std::vector<double> shares(static_cast<std::size_t>(workshop.features()), 1);
    for (std::size_t i = 0; i < patients.size(); ++i) {
        const auto row = static_cast<std::size_t>(patients.rows()[i]);
        for (const std::uint32_t f : workshop.pool.sets[static_cast<std::size_t>(patients.sets()[i])]) {
            if (workshop.cohort.rows.isKnown(row, f))
                shares[f] -= patients.weightOf(i) / patients.weight();
        }
    }
    return shares;
}

double levelWork(const Workshop& workshop)
{
    if (workshop.settings.selection == Selection::Personal)
        return 0;
    const double picks = workshop.settings.estimatedShare * mostInBatch(workshop) / 2;
    return workshop.hasGenerator() ? 2 * picks * scoringWork(workshop, picks) / 3 : 0;
}

} // namespace

BucketTask::BucketTask(const Workshop& workshop, std::size_t bucket, const Expert& expert,
                       const GeneratorTrainer* generator)
    : m_workshop(workshop)
    , m_bucket(bucket)
    , m_unknownShares(unknownShares(workshop, patients()))
    , m_expert(expert)
    , m_frozenExpert(expert.clone())
{
    if (generator) {
        m_generator.emplace(generator->generator, generator->proposal);
        m_frozenGenerator = generator->generator.clone();
    }
}

Random BucketTask::randomOf(const char* purpose, std::int64_t number) const
{
    return m_workshop.random.child(name()).child(purpose).child(std::to_string(number));
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
    selector.kinds = &m_workshop.kinds;
    selector.deltaConstant = m_workshop.settings.deltaConstant;
    selector.strength = m_workshop.settings.estimateStrength;
    selector.draws = m_workshop.settings.selectionDraws;
    return selector;
}

bool BucketTask::isDone() const
{
    return m_isFull && (!m_generator || m_estimated.size() == m_workshop.levels.size());
}

bool BucketTask::advance()
{
    const Stopwatch watch(m_workSeconds);
    return step();
}

bool BucketTask::wantsExpertStep() const
{
    return !m_isToFinish && m_expertStep < m_workshop.settings.bucketSteps;
}

bool BucketTask::wantsGeneratorStep() const
{
    return !m_isToFinish && m_generator && m_generatorStep < m_workshop.settings.generatorBucketSteps;
}

/// As many tests as the smallest budget allows: with fewer, there is nothing to order.
bool BucketTask::hasEnoughToFinish() const
{
    return m_isToFinish && !m_picked.empty() && !m_workshop.levels.empty() &&
           spent() + kRounding >= m_workshop.levels.front();
}

bool BucketTask::step()
{
    const TrainingSettings& settings = m_workshop.settings;
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
        m_estimated.resize(m_workshop.levels.size());
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
    const TrainingSettings& settings = m_workshop.settings;
    const Random random = randomOf("expert step", m_expertStep);
    m_expert.step(exchanged(m_workshop, patients(),
                            randomDraw(m_workshop, patients(), settings.batchSize, random),
                            settings.exchangedShare, random),
                  expertStep(settings, settings.bucketRate, shareOf(m_expertStep, settings.bucketSteps)));
    noteLoss(Network::Expert, m_expertStep, m_expert.lastLoss);
    m_patientsSeen += settings.batchSize;
    ++m_expertStep;
}

void BucketTask::trainGenerator(std::int64_t number, double progress)
{
    const TrainingSettings& settings = m_workshop.settings;
    const Random random = randomOf("generator step", number);
    m_generator->step(m_workshop.kinds,
                      m_workshop.gathered(randomDraw(m_workshop, patients(), settings.generatorBatch, random,
                                                     RevealedShare::OfAll)),
                      m_workshop.beta(), random.child("codes"), generatorStep(settings, progress));
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
    const BudgetMeasure measure = measureOf(m_workshop.settings, m_workshop.prices);
    const double largest =
        largestBudget(m_workshop.settings, static_cast<std::size_t>(m_workshop.features()));
    const double left = largest - spent();
    std::vector<std::int64_t> list;
    for (std::int64_t e = 0; e < m_workshop.features(); ++e) {
        const bool isTaken = std::ranges::find(m_picked, e) != m_picked.end();
        const double price = measure.isMoney ? m_workshop.prices.of(e, m_picked) : 1;
        // Tests are counted in wholes: the last one may be more than the average patient has left.
        const bool fits = measure.isMoney
                              ? price <= largest + kRounding && price * unknownShare(e) <= left + kRounding
                              : left > kRounding;
        if (!isTaken && !m_workshop.forbidden.contains(e) && fits)
            list.push_back(e);
    }
    return list;
}

/// What the picks cost the bucket's patients on average: nobody pays for what is known already.
double BucketTask::spent() const
{
    const BudgetMeasure measure = measureOf(m_workshop.settings, m_workshop.prices);
    double sum = 0;
    for (std::size_t i = 0; i < m_picked.size(); ++i) {
        const double price =
            measure.isMoney ? m_workshop.prices.of(m_picked[i], std::span(m_picked).first(i)) : 1;
        sum += price * unknownShare(m_picked[i]);
    }
    return sum;
}

/// One turn of GreedyForU; false when the batch is full or nothing helps any more.
bool BucketTask::pick()
{
    const auto turn = static_cast<std::int64_t>(m_picked.size());
    const std::vector<std::int64_t> open = candidates();
    if (open.empty())
        return false;
    const auto place = static_cast<std::size_t>(turn);
    const auto chosen =
        place < m_workshop.required.size() ? std::optional(m_workshop.required[place]) : choose(open, turn);
    if (!chosen)
        return false;
    m_picked.push_back(*chosen);
    for (int i = 0; i < m_workshop.settings.stepsAfterPick; ++i)
        trainAfterPick(turn * m_workshop.settings.stepsAfterPick + i);
    return true;
}

std::optional<std::int64_t> BucketTask::choose(const std::vector<std::int64_t>& open, std::int64_t turn)
{
    const Stopwatch watch(m_scoringSeconds);
    const TrainingSettings& settings = m_workshop.settings;
    Random random = randomOf("pick", turn);
    if (random.child("exploration").bernoulli(settings.exploration))
        return open[static_cast<std::size_t>(random.child("explored").below(open.size()))];
    const Batch batch =
        m_workshop.gathered(drawShowing(m_workshop, patients(), settings.scoringRows, m_picked, random));
    const DrawnBatch drawn = drawFor(selector(), batch, random.child("draws"));
    const CandidateScores scores = scoreForU(selector(), batch, drawn, m_picked, open);
    m_scoringMultiplyAdds += scores.multiplyAdds;
    std::vector<double> prices;
    if (!m_workshop.prices.isCounting()) {
        // What costs nothing is taken for a thousandth of the mean price: the better of two free tests goes
        // first.
        const double least =
            std::accumulate(m_workshop.prices.full.begin(), m_workshop.prices.full.end(), 0.0) /
            (1000 * static_cast<double>(m_workshop.features()));
        for (const std::int64_t e : open)
            prices.push_back(std::max(m_workshop.prices.of(e, m_picked), std::max(least, 1e-12)));
    }
    const auto best = bestCandidate(scores, {prices, true});
    return best ? std::optional(open[*best]) : std::nullopt;
}

/// Train(F, U_b, b): the expert on what the patients look like with U_b known or generated, the generator on
/// its own bound, so that its values stay what is likely and not what suits the expert.
void BucketTask::trainAfterPick(std::int64_t number)
{
    const TrainingSettings& settings = m_workshop.settings;
    const Random random = randomOf("after pick", number);
    const Batch batch = exchanged(m_workshop, patients(),
                                  drawShowing(m_workshop, patients(), settings.batchSize, m_picked, random),
                                  settings.exchangedShare, random);
    const StepSettings rate = expertStep(settings, settings.bucketRate, 1);
    if (settings.trainsOnSurrogate && m_generator) {
        const DrawnBatch drawn = drawFor(selector(), batch, random.child("draws"));
        m_expert.stepOn(surrogateLoss(selector(), batch, drawn, m_picked, settings.labelSmoothing), rate);
    } else {
        m_expert.step(batch, rate);
    }
    noteLoss(Network::Expert, settings.bucketSteps + number, m_expert.lastLoss);
    m_patientsSeen += settings.batchSize;
    if (m_generator)
        trainGenerator(settings.generatorBucketSteps + number, 1);
}

/// V for the next budget level.
void BucketTask::chooseEstimated()
{
    const std::size_t level = m_estimated.size();
    const BudgetMeasure measure = measureOf(m_workshop.settings, m_workshop.prices);
    const std::size_t prefix = measure.prefix(m_picked, m_workshop.levels[level]);
    m_estimated.push_back(greedyForV(std::span(m_picked).first(prefix), static_cast<std::int64_t>(level)));
}

std::vector<std::int64_t> BucketTask::greedyForV(std::span<const std::int64_t> batch, std::int64_t number)
{
    const Stopwatch watch(m_scoringSeconds);
    const TrainingSettings& settings = m_workshop.settings;
    const Random random = randomOf("estimated", number);
    const Batch patientsSeen =
        m_workshop.gathered(drawShowing(m_workshop, patients(), settings.scoringRows, batch, random));
    const DrawnBatch drawn = drawFor(selector(), patientsSeen, random.child("draws"));
    const auto most =
        static_cast<std::size_t>(std::floor(settings.estimatedShare * static_cast<double>(batch.size())));
    std::vector<std::int64_t> estimated;
    std::vector<std::int64_t> open(batch.begin(), batch.end());
    while (estimated.size() < most) {
        const CandidateScores scores = scoreForV(selector(), patientsSeen, drawn, estimated, open);
        m_scoringMultiplyAdds += scores.multiplyAdds;
        const auto best = bestCandidate(scores, {{}, settings.secondVisitRule == SecondVisitRule::Printed});
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
    const TrainingSettings& settings = m_workshop.settings;
    LaneState state;
    if (isDone())
        state = {"done", 1, 1};
    else if (wantsExpertStep())
        state = {"expert", m_expertStep, settings.bucketSteps};
    else if (wantsGeneratorStep())
        state = {"generator", m_generatorStep, settings.generatorBucketSteps};
    else if (!m_isFull)
        state = {"tests", static_cast<std::int64_t>(m_picked.size()), std::llround(mostPicks(m_workshop))};
    else
        state = {"estimates", static_cast<std::int64_t>(m_estimated.size()),
                 static_cast<std::int64_t>(m_workshop.levels.size())};
    state.share = workInAll() > 0 ? workDone() / workInAll() : 1;
    state.seconds = m_workSeconds;
    state.patientsSeen = m_patientsSeen;
    state.estimated = m_estimated.empty() ? 0 : static_cast<std::int64_t>(m_estimated.back().size());
    return state;
}

UnitCounts unitCounts(const Workshop& workshop)
{
    return {mostPicks(workshop), levelWork(workshop) / std::max(pickWork(workshop), 1e-9)};
}

double BucketTask::workDone() const
{
    if (isDone())
        return workInAll();
    const double most = mostPicks(m_workshop);
    return static_cast<double>(m_expertStep) * expertStepWork(m_workshop, m_workshop.settings) +
           static_cast<double>(m_generatorStep) * generatorStepWork(m_workshop) +
           (m_isFull ? most : std::min(most, static_cast<double>(m_picked.size()))) * pickWork(m_workshop) +
           static_cast<double>(m_estimated.size()) * levelWork(m_workshop);
}

double BucketTask::workInAll() const
{
    const TrainingSettings& settings = m_workshop.settings;
    return settings.bucketSteps * expertStepWork(m_workshop, m_workshop.settings) +
           settings.generatorBucketSteps * generatorStepWork(m_workshop) +
           mostPicks(m_workshop) * pickWork(m_workshop) +
           static_cast<double>(m_workshop.levels.size()) * levelWork(m_workshop);
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
