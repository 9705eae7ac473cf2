// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingrun.h"

#include "buckettask.h"
#include "budgetlevels.h"
#include "choosing.h"
#include "devicefailure.h"
#include "expertstart.h"
#include "losscomparison.h"
#include "modeldata.h"
#include "planchoices.h"
#include "plans.h"
#include "sharedtasks.h"
#include "tensors.h"
#include "trainingcontext.h"
#include "trainingtask.h"
#include "validationpatients.h"

#include "common/error.h"
#include "common/sha256.h"
#include "data/datasethash.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numeric>

namespace genex::method {

namespace {

constexpr const char* kOtherExpert = "shared-expert-without-counts";
constexpr const char* kSharedPhase = "Training the shared networks";

std::vector<std::string> namesOf(const std::vector<std::int64_t>& order, const data::Dataset& dataset)
{
    std::vector<std::string> names;
    for (const std::int64_t feature : order)
        names.push_back(dataset.features[static_cast<std::size_t>(feature)].id);
    return names;
}

/// Algorithm 1 from the table to the model.
class TrainingRun
{
public:
    TrainingRun(const TrainingInput& input, const TrainingSettings& settings, at::Device device,
                JobControl& control)
        : m_input(input)
        , m_control(control)
        , m_started(SteadyClock::now())
        , m_context(input, settings, device, control)
        , m_files(settings.checkpointFile, identity())
        , m_status(control, namesOfFeatures(input.dataset))
    {
        openLanes();
    }

    TrainingOutcome run(const KeepModel& keep)
    {
        trainShared();
        if (choosesOnValidation())
            chooseExperts();
        trainBuckets();
        m_status.tell();
        report(1 - kValidationShare, "Choosing thresholds on validation data");
        TrainingOutcome outcome{validated(), summarise()};
        report(1, "Writing the model");
        if (keep)
            keep(outcome);
        for (const TrainingTasks* tasks : {&m_shared, &m_buckets}) {
            for (const auto& task : *tasks)
                m_files.remove(*task);
        }
        return outcome;
    }

private:
    const TrainingSettings& settings() const { return m_context.settings; }
    bool choosesOnValidation() const
    {
        return settings().choosesOnValidation && settings().selection == Selection::Personal;
    }

    static std::vector<std::string> namesOfFeatures(const data::Dataset& dataset)
    {
        std::vector<std::string> names;
        for (const data::FeatureColumn& feature : dataset.features)
            names.push_back(feature.id);
        return names;
    }

    /// All of them before the first starts, so that waiting ones are visible.
    void openLanes()
    {
        const auto all = static_cast<std::int64_t>(m_context.trainingRows.size());
        if (m_context.hasGenerator())
            m_status.open("shared-generator", all);
        m_status.open("shared-expert", all);
        if (choosesOnValidation())
            m_status.open(kOtherExpert, all);
        else
            openBuckets(); // otherwise their number is not known yet
        m_status.tell();
    }

    void openBuckets()
    {
        for (std::size_t b = 0; b < m_context.buckets.size(); ++b)
            m_status.open("bucket-" + std::to_string(b), std::llround(patientsOf(m_context.buckets[b])));
    }

    /// What a checkpoint must match to be used.
    std::string identity() const
    {
        nlohmann::json patients{{"parts", m_input.split.parts}};
        if (m_input.observations)
            patients["observed"] = {m_input.observations->pool.sets, m_input.observations->setOfRow};
        if (m_input.pool)
            patients["pool"] = m_input.pool->sets;
        if (!m_input.budgets.empty())
            patients["budgets"] = m_input.budgets;
        return decisiveSettings(settings()).dump() + m_input.split.dataSha256 +
               data::hashOf(m_input.dataset) + Sha256::of(patients.dump()) +
               nlohmann::json(m_context.prices).dump() + m_context.device.str();
    }

    // --- the tasks

    int workers() const { return workersOf(settings(), m_context.device); }

    static double sumOf(const TrainingTasks& tasks)
    {
        return std::accumulate(tasks.begin(), tasks.end(), 0.0,
                               [](double sum, const auto& task) { return sum + task->workInAll(); });
    }

    /// All work, including that on validation data.
    double workInAll() const
    {
        const BucketTask one(m_context, 0, startOfExpert(m_context, settings()), nullptr);
        const double buckets = one.workInAll() * static_cast<double>(m_context.buckets.size());
        // An expert behind the encoder becomes a task only once the generator is trained.
        const double expert =
            m_sharedExpert ? 0
                           : SharedExpertTask(m_context, startOfExpert(m_context, settings())).workInAll();
        return std::max(1.0, (sumOf(m_shared) + expert + buckets) / (1 - kValidationShare));
    }

    void report(double share, const std::string& phase)
    {
        m_control.report(std::llround(share * m_workInAll), std::llround(m_workInAll), phase);
    }

    void runTasks(TrainingTasks& tasks, const Text& phase, double workBefore)
    {
        TaskRunner runner(m_files, m_control, m_status,
                          {workers(), settings().checkpointEverySteps, workBefore, m_workInAll, phase});
        runner.run(tasks);
        m_secondsBefore = std::max(m_secondsBefore, runner.secondsBefore());
    }

    void trainShared()
    {
        std::unique_ptr<SharedGeneratorTask> generator;
        if (m_context.hasGenerator())
            generator = std::make_unique<SharedGeneratorTask>(m_context);
        m_sharedGenerator = generator.get();
        if (generator)
            m_shared.push_back(std::move(generator));
        const bool hasFront = settings().expertFront == ExpertFront::Encoder;
        auto addExpert = [this](const Expert& start) {
            auto expert = std::make_unique<SharedExpertTask>(m_context, start);
            m_sharedExpert = expert.get();
            m_shared.push_back(std::move(expert));
        };
        if (!hasFront)
            addExpert(startOfExpert(m_context, settings()));
        if (choosesOnValidation())
            addOtherExpert();
        m_workInAll = workInAll();
        runTasks(m_shared, kSharedPhase, 0);
        if (!hasFront)
            return;
        TrainingTasks first = std::move(m_shared);
        m_shared.clear();
        addExpert(expertBehind(m_context, m_sharedGenerator->trainer().generator));
        runTasks(m_shared, kSharedPhase, sumOf(first));
        m_shared.insert(m_shared.begin(), std::make_move_iterator(first.begin()),
                        std::make_move_iterator(first.end()));
    }

    /// Alternative experts, which validation data may prefer.
    void addOtherExpert()
    {
        const TrainingSettings other = withoutCounts(settings());
        auto expert = std::make_unique<SharedExpertTask>(m_context, other, startOfExpert(m_context, other),
                                                         kOtherExpert);
        m_otherExpert = expert.get();
        m_shared.push_back(std::move(expert));
    }

    /// Chooses the experts all buckets start from, and the number of buckets.
    void chooseExperts()
    {
        report(sumOf(m_shared) / m_workInAll, "Comparing experts on validation data");
        const ValidationSample sample(m_input, m_context, m_control);
        if (sample.isEmpty() || m_control.finishRequested()) {
            openBuckets();
            return;
        }
        const bool usual = settings().startsFromCounts;
        m_choices.push_back(chooseByLosses(
            "starts_from_counts", std::array{usual ? 1.0 : 0.0, usual ? 0.0 : 1.0}, [&](double starts) {
                const bool isUsual = (starts > 0) == usual;
                return sample.losses((isUsual ? m_sharedExpert : m_otherExpert)->expert());
            }));
        if ((m_choices.back().taken > 0) != usual) {
            m_sharedExpert = m_otherExpert;
            m_context.settings = m_otherExpert->settings();
        }
        m_choices.push_back(chooseBuckets(m_context, sample, m_sharedExpert->expert(), workers(), m_control));
        openBuckets();
    }

    void trainBuckets()
    {
        const GeneratorTrainer* generator = m_sharedGenerator ? &m_sharedGenerator->trainer() : nullptr;
        for (std::size_t b = 0; b < m_context.buckets.size(); ++b)
            m_buckets.push_back(
                std::make_unique<BucketTask>(m_context, b, m_sharedExpert->expert(), generator));
        runTasks(m_buckets, "Training buckets and choosing their tests", sumOf(m_shared));
        m_isEndedEarly = m_control.finishRequested(); // no effect later
    }

    const BucketTask& bucketTask(std::size_t bucket) const
    {
        return dynamic_cast<const BucketTask&>(*m_buckets[bucket]);
    }

    // --- validation and the model

    contract::PartSizes partSizes() const
    {
        const auto count = [this](data::Part part) { return m_input.split.rowsOf(part).size(); };
        return {count(data::Part::Training), count(data::Part::Validation), count(data::Part::Test)};
    }

    ModelManifest facts() const
    {
        ModelManifest facts;
        facts.choices = m_choices;
        facts.features = m_input.dataset.features;
        facts.classes = m_input.dataset.classes;
        facts.settings = {settings()};
        facts.dataSha256 = m_input.split.dataSha256;
        facts.split = m_input.split.settings;
        facts.rows = partSizes();
        facts.observedColumn = m_input.observedColumn;
        facts.complaints = m_input.complaints;
        facts.catalogueSha256 = m_input.catalogueSha256;
        facts.prices = m_context.prices;
        facts.partition.kind = settings().partition;
        facts.partition.skew = m_context.partitionShape.skew;
        facts.partition.conicity = m_context.partitionShape.conicity;
        facts.partition.conicityOfBucket = m_context.partitionShape.conicityOfBucket;
        for (const Patients& bucket : m_context.buckets)
            facts.partition.patientsOfBucket.push_back(patientsOf(bucket));
        facts.endedEarly = m_isEndedEarly;
        return facts;
    }

    /// Rows of these patients, counted once for every O that leads here.
    double patientsOf(const Patients& bucket) const
    {
        return m_input.observations ? bucket.weight() : bucket.weight() / settings().pools;
    }

    /// One and a half times the order limit, since some are already known.
    std::size_t mostCommon() const
    {
        const auto n = static_cast<std::size_t>(m_context.features());
        const double most = settings().budgetCost > 0 ? static_cast<double>(n) : largestBudget(settings(), n);
        return static_cast<std::size_t>(std::ceil(1.5 * most));
    }

    Model validated()
    {
        ModelParts parts{facts(), &m_context, {}, {}};
        if (settings().selection == Selection::Personal)
            parts.common = commonGains(m_context, m_sharedExpert->expert(), mostCommon(), m_control);
        std::vector<FeaturesOfBuckets> estimated(m_context.levels.size());
        for (std::size_t b = 0; b < m_buckets.size(); ++b) {
            parts.buckets.push_back(bucketTask(b).result());
            for (std::size_t level = 0; level < estimated.size(); ++level)
                estimated[level].push_back(m_context.hasGenerator() ? parts.buckets[b].estimated[level]
                                                                    : std::vector<std::int64_t>());
        }
        if (choosesOnValidation() && !m_isEndedEarly)
            PlanChoices(m_input, m_context, m_control).choose(parts);
        const Model unplanned = modelOf(parts, m_context.device);
        const ValidationPatients patients(m_input, m_context);
        const TestCohort testCohort(unplanned, m_input.dataset, patients.tried(), m_context.pool);
        Validation validation = validateModel(unplanned, testCohort, patients.weightOfRow(),
                                              {m_context.levels, estimated, workers()}, m_control);
        parts.facts.observed.temperature = validation.observedTemperature;
        parts.facts.observed.distanceLimit = validation.observedDistanceLimit;
        parts.facts.observed.accuracy = validation.observedAccuracy;
        parts.facts.plans = std::move(validation.plans);
        return modelOf(parts, m_context.device);
    }

    TrainingSummary summarise() const
    {
        TrainingSummary summary;
        const contract::PartSizes parts = partSizes();
        summary.rows = static_cast<std::int64_t>(m_input.dataset.rows());
        summary.trainingRows = static_cast<std::int64_t>(parts.training);
        summary.validationRows = static_cast<std::int64_t>(parts.validation);
        summary.testRows = static_cast<std::int64_t>(parts.test);
        summary.seed = settings().seed;
        summary.bucketsWanted = settings().buckets;
        summary.endedEarly = m_isEndedEarly;
        summary.device = m_context.device.str();
        summary.skew = m_context.partitionShape.skew;
        summary.conicity = m_context.partitionShape.conicity;
        double working = 0;
        for (std::size_t b = 0; b < m_context.buckets.size(); ++b) {
            const BucketTask& task = bucketTask(b);
            summary.scoringSeconds += task.scoringSeconds();
            summary.scoringMultiplyAdds += task.scoringMultiplyAdds();
            working += task.workSeconds();
            summary.buckets.push_back({std::llround(patientsOf(m_context.buckets[b])),
                                       namesOf(task.result().order, m_input.dataset),
                                       m_context.partitionShape.conicityOfBucket[b]});
        }
        summary.scoringShare = working > 0 ? summary.scoringSeconds / working : 0;
        summary.seconds =
            m_secondsBefore + std::chrono::duration<double>(SteadyClock::now() - m_started).count();
        return summary;
    }

    const TrainingInput& m_input;
    JobControl& m_control;
    SteadyClock::time_point m_started;
    TrainingContext m_context;
    CheckpointFiles m_files;
    StatusReporter m_status;
    TrainingTasks m_shared;
    SharedExpertTask* m_sharedExpert = nullptr;
    SharedExpertTask* m_otherExpert = nullptr; ///< if validation data decide
    SharedGeneratorTask* m_sharedGenerator = nullptr;
    TrainingTasks m_buckets;
    std::vector<ValidationChoice> m_choices;
    double m_workInAll = 1;
    double m_secondsBefore = 0;
    bool m_isEndedEarly = false;
};

} // namespace

TrainingInput inputFrom(data::Dataset dataset, std::uint64_t seed)
{
    data::SplitSettings settings;
    settings.unit = data::SplitUnit::Groups;
    settings.seed = seed;
    TrainingInput input;
    input.split = data::makeSplit(dataset, settings);
    input.dataset = std::move(dataset);
    return input;
}

TrainingOutcome trainOn(const std::string& device, const TrainingInput& input,
                        const TrainingSettings& settings, JobControl& control, const KeepModel& keep)
{
    validate(settings);
    checkDataset(input.dataset);
    checkTrainingPart(input.dataset, input.split.rowsOf(data::Part::Training));
    return explainingDeviceFailures(
        [&] { return TrainingRun(input, settings, torchDevice(device), control).run(keep); });
}

TrainingOutcome train(const TrainingInput& input, const TrainingSettings& settings, JobControl& control,
                      const KeepModel& keep)
{
    return trainOn(resolveDevice(settings.device).name, input, settings, control, keep);
}

} // namespace genex::method
