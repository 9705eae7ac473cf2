#include "trainingrun.h"

#include "checkpoint.h"
#include "expert.h"
#include "modeldata.h"
#include "selection.h"
#include "tensors.h"
#include "trainingtable.h"

#include "common/error.h"
#include "common/log.h"
#include "data/datasethash.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <numbers>

namespace genex::method {

namespace {

constexpr int kStepsAfterPick = 2;
constexpr std::size_t kReferenceRows = 256;
constexpr double kLastRate = 0.1; // of the learning rate, at the last step of an expert

/// What a run works on; depends on table, settings and device only, so it is made anew when a run goes on.
struct Workshop
{
    std::vector<std::size_t> trainingRows;
    ModelFacts facts;
    TrainingTable table;
    std::vector<Patients> buckets;
    Patients everybody;
    DeviceTable onDevice;
    Random random;

    static ModelFacts makeFacts(const data::Dataset& dataset, const TrainingSettings& settings,
                                std::span<const std::size_t> trainingRows)
    {
        const Random random(settings.seed);
        const auto planes =
            static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(settings.buckets)) - 1);
        return {dataset.features,
                dataset.classes,
                settings,
                data::hashOf(dataset),
                Encoding::measure(dataset, trainingRows),
                Partition(dataset.width(), planes, random.child("hyperplanes")),
                drawPools(dataset.width(), static_cast<std::size_t>(settings.observedSize),
                          static_cast<std::size_t>(settings.pools), random.child("pools"))};
    }

    Workshop(const data::Dataset& dataset, const TrainingSettings& settings, at::Device device)
        : trainingRows(splitOf(dataset, settings.seed).rowsOf(data::Part::Training))
        , facts(makeFacts(dataset, settings, trainingRows))
        , table(dataset, trainingRows, facts.encoding)
        , buckets(distribute(table, facts.pools, facts.partition, 1.0 / (8.0 * settings.buckets)))
        , onDevice(table, facts.pools, device)
        , random(settings.seed)
    {
        for (const Patients& bucket : buckets) {
            for (std::size_t i = 0; i < bucket.size(); ++i)
                everybody.add(static_cast<std::size_t>(bucket.rows()[i]),
                              static_cast<std::size_t>(bucket.pools()[i]), bucket.weightOf(i));
        }
    }
};

/// Algorithm 1 as a chain of small units of work: a training step, or a pick. Between any two of them it can
/// be stopped, saved and taken up again.
class TrainingRun
{
public:
    TrainingRun(const data::Dataset& dataset, const TrainingSettings& settings, at::Device device,
                JobControl& control)
        : m_settings(settings)
        , m_control(control)
        , m_device(device)
        , m_work(dataset, settings, device)
        , m_mostPicks(static_cast<std::int64_t>(
              std::lround(settings.budgetFraction * static_cast<double>(dataset.width()))))
        , m_started(SteadyClock::now())
        , m_state(startOrResume())
        , m_secondsBefore(m_state.seconds)
        , m_rows(dataset.rows())
    {}

    TrainingOutcome run()
    {
        while (!isDone()) {
            m_control.report(unitsDone(), unitsInAll(), phase());
            const bool phaseEnded = advance();
            saveIfDue(phaseEnded);
        }
        m_control.report(unitsInAll(), unitsInAll(), "Writing the model");
        TrainingOutcome outcome{assemble(), summarise()};
        removeCheckpoint();
        return outcome;
    }

private:
    // --- the chain of units

    bool isDone() const { return m_state.bucket == bucketCount(); }
    bool isShared() const { return m_state.bucket < 0; }
    std::int64_t bucketCount() const { return static_cast<std::int64_t>(m_work.buckets.size()); }
    std::int64_t stepsAtHand() const { return isShared() ? m_settings.sharedSteps : m_settings.bucketSteps; }
    const Patients& patientsAtHand() const
    {
        return isShared() ? m_work.everybody : m_work.buckets[static_cast<std::size_t>(m_state.bucket)];
    }

    /// One unit of work; true when it was the last of a phase.
    bool advance()
    {
        if (m_state.step < stepsAtHand()) {
            trainStep();
            return false;
        }
        if (!isShared() && pick())
            return false;
        isShared() ? finishShared() : finishBucket();
        return true;
    }

    /// The source of everything random in this unit.
    Random randomOf(const std::string& purpose, std::int64_t number) const
    {
        return m_work.random.child(purpose + " of bucket " + std::to_string(m_state.bucket))
            .child(std::to_string(number));
    }

    StepSettings stepSettings(double progress) const
    {
        const double fall = (1 + std::cos(std::numbers::pi * progress)) / 2;
        return {m_settings.learningRate * (kLastRate + (1 - kLastRate) * fall), m_settings.labelSmoothing,
                m_settings.weightDecay};
    }

    /// Under random masks O ∪ R, so that any set of known features is something the expert has seen.
    void trainStep()
    {
        const Draw draw =
            drawBatch(patientsAtHand(), static_cast<std::size_t>(m_settings.batchSize), m_work.table.features,
                      m_settings.revealFraction, randomOf("step", m_state.step));
        const double progress = static_cast<double>(m_state.step) / static_cast<double>(stepsAtHand());
        m_state.trainer.step(gather(m_work.onDevice, draw), stepSettings(progress));
        ++m_state.step;
    }

    /// One turn of GreedyForU; false when the batch is full or nothing helps any more.
    bool pick()
    {
        const auto turn = static_cast<std::int64_t>(m_state.picked.size());
        if (turn >= m_mostPicks)
            return false;
        const Draw scored = drawWithBatch(patientsAtHand(), static_cast<std::size_t>(m_settings.scoringRows),
                                          m_work.table.features, m_state.picked, randomOf("pick", turn));
        const auto best = pickBest(m_state.trainer.expert, gather(m_work.onDevice, scored), m_state.picked);
        if (!best)
            return false;
        m_state.picked.push_back(*best);
        for (int i = 0; i < kStepsAfterPick; ++i)
            trainOnBatch(turn * kStepsAfterPick + i);
        return true;
    }

    /// Train(F, U_b, b): on what the patients look like with U_b known.
    void trainOnBatch(std::int64_t number)
    {
        const Draw draw =
            drawWithBatch(patientsAtHand(), static_cast<std::size_t>(m_settings.batchSize),
                          m_work.table.features, m_state.picked, randomOf("after pick", number));
        m_state.trainer.step(gather(m_work.onDevice, draw), stepSettings(1));
    }

    void finishShared()
    {
        m_state.shared = m_state.trainer.expert.clone();
        startBucket();
    }

    void finishBucket()
    {
        m_state.finished.push_back({m_state.trainer.expert.clone(), m_state.picked});
        startBucket();
    }

    void startBucket()
    {
        ++m_state.bucket;
        m_state.step = 0;
        m_state.picked.clear();
        m_state.trainer = ExpertTrainer(m_state.shared);
    }

    // --- progress

    /// A pick in training steps, by the multiplications that both take.
    std::int64_t unitsOfPick() const
    {
        const auto n = static_cast<double>(m_work.table.features);
        const auto classes = static_cast<double>(m_work.facts.classes.size());
        const double hidden = m_settings.hidden;
        const double step = 3.0 * m_settings.batchSize * hidden * (2 * n + classes);
        const double scoring = m_settings.scoringRows * n * hidden * classes;
        return kStepsAfterPick + std::max<std::int64_t>(1, std::llround(scoring / step));
    }

    std::int64_t unitsOfBucket() const { return m_settings.bucketSteps + m_mostPicks * unitsOfPick(); }
    std::int64_t unitsInAll() const { return m_settings.sharedSteps + bucketCount() * unitsOfBucket(); }
    std::int64_t unitsDone() const
    {
        if (isShared())
            return m_state.step;
        const auto picks = static_cast<std::int64_t>(m_state.picked.size());
        return m_settings.sharedSteps + m_state.bucket * unitsOfBucket() + m_state.step +
               picks * unitsOfPick();
    }

    std::string phase() const
    {
        if (isShared())
            return "Training the shared expert";
        const std::string which =
            "bucket " + std::to_string(m_state.bucket + 1) + " of " + std::to_string(bucketCount());
        return (m_state.step < stepsAtHand() ? "Training the expert of " : "Choosing tests for ") + which;
    }

    double secondsSoFar() const
    {
        return m_secondsBefore + std::chrono::duration<double>(SteadyClock::now() - m_started).count();
    }

    // --- checkpoints

    /// What a checkpoint must agree with to be of use here.
    std::string identity() const
    {
        nlohmann::json settings = m_settings;
        settings.erase("checkpoint_file");
        settings.erase("checkpoint_every_steps");
        settings["device"] = m_device.str();
        return settings.dump() + m_work.facts.dataSha256;
    }

    TrainingState startOrResume() const
    {
        const Expert start = Expert::random(
            static_cast<std::int64_t>(m_work.table.features), m_settings.hidden,
            static_cast<std::int64_t>(m_work.facts.classes.size()), m_work.random.child("start"), m_device);
        if (!m_settings.checkpointFile.empty()) {
            if (auto saved = loadCheckpoint(m_settings.checkpointFile, identity(), start))
                return std::move(*saved);
        }
        return TrainingState(start);
    }

    void saveIfDue(bool phaseEnded)
    {
        const bool isDue = phaseEnded || unitsDone() - m_savedAt >= m_settings.checkpointEverySteps;
        if (m_settings.checkpointFile.empty() || !isDue)
            return;
        m_savedAt = unitsDone();
        m_state.seconds = secondsSoFar();
        try {
            saveCheckpoint(m_settings.checkpointFile, m_state, identity());
        } catch (const Failure& failure) { // hours of work are not thrown away because a copy of them failed
            log::warning("training.checkpoint_failed", {{"reason", log::Word(nameOf(failure.error().code))}});
        }
    }

    void removeCheckpoint() const
    {
        std::error_code error;
        if (!m_settings.checkpointFile.empty())
            std::filesystem::remove(m_settings.checkpointFile, error);
    }

    // --- the end

    Model assemble() const
    {
        std::vector<std::vector<std::int64_t>> references;
        for (std::size_t b = 0; b < m_work.buckets.size(); ++b)
            references.push_back(referenceRows(m_work.table, m_work.buckets[b], kReferenceRows,
                                               m_work.random.child("reference").child(std::to_string(b))));
        TensorFile file = describeModel(m_work.facts, m_state.finished, m_work.table, references);
        file.metadata["sha256"] = encodeTensorFile(file).sha256;
        // Read back as from disk: what was trained is what will be loaded.
        return Model(readModel(std::move(file), "The trained model", m_device));
    }

    TrainingSummary summarise() const
    {
        TrainingSummary summary;
        summary.rows = static_cast<std::int64_t>(m_rows);
        summary.trainingRows = static_cast<std::int64_t>(m_work.trainingRows.size());
        summary.seed = m_settings.seed;
        summary.device = m_device.str();
        summary.seconds = secondsSoFar();
        for (std::size_t b = 0; b < m_work.buckets.size(); ++b) {
            const double patients = m_work.buckets[b].weight() / m_settings.pools;
            summary.buckets.push_back({std::llround(patients), namesOf(m_state.finished[b].order)});
        }
        return summary;
    }

    std::vector<std::string> namesOf(const std::vector<std::int64_t>& order) const
    {
        std::vector<std::string> names;
        for (const std::int64_t feature : order)
            names.push_back(m_work.facts.features[static_cast<std::size_t>(feature)].id);
        return names;
    }

    TrainingSettings m_settings;
    JobControl& m_control;
    at::Device m_device;
    Workshop m_work;
    std::int64_t m_mostPicks;
    SteadyClock::time_point m_started;
    TrainingState m_state;
    double m_secondsBefore;
    std::size_t m_rows;
    std::int64_t m_savedAt = 0;
};

} // namespace

data::Split splitOf(const data::Dataset& dataset, std::uint64_t seed)
{
    data::SplitSettings settings;
    settings.unit = data::SplitUnit::Groups;
    settings.seed = seed;
    return data::makeSplit(dataset, settings);
}

TrainingOutcome trainOn(const std::string& device, const data::Dataset& dataset,
                        const TrainingSettings& settings, JobControl& control)
{
    validate(settings);
    checkDataset(dataset);
    return TrainingRun(dataset, settings, torchDevice(device), control).run();
}

TrainingOutcome train(const data::Dataset& dataset, const TrainingSettings& settings, JobControl& control)
{
    return trainOn(resolveDevice(settings.device).name, dataset, settings, control);
}

} // namespace genex::method
