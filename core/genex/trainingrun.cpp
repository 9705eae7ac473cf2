#include "trainingrun.h"

#include "devicefailure.h"
#include "modeldata.h"
#include "networktasks.h"
#include "plans.h"
#include "tensors.h"
#include "trainingtask.h"
#include "workshop.h"

#include "common/error.h"
#include "common/sha256.h"
#include "data/datasethash.h"

#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <numeric>

namespace genex::method {

namespace {

constexpr std::size_t kMostValidationRows = 8000;
// Six sizes of V for each budget level, with every draw: more tries of the same rows cost more than they
// tell.
constexpr std::size_t kMostValidationTries = 2000;
/// Personal plans take milliseconds each, and there are several for each patient.
constexpr std::size_t kMostPlannedTries = 400;
constexpr std::size_t kMostPlannedRows = 1500;
constexpr const char* kSharedPhase = "Training what all buckets start from";

/// Algorithm 1 from the table to the model.
class TrainingRun
{
public:
    TrainingRun(const TrainingInput& input, const TrainingSettings& settings, at::Device device,
                JobControl& control)
        : m_input(input)
        , m_control(control)
        , m_started(SteadyClock::now())
        , m_workshop(input, settings, device, control)
        , m_files(settings.checkpointFile, identity())
        , m_news(control, namesOfFeatures(input.dataset))
    {
        openLanes();
    }

    TrainingOutcome run(const KeepModel& keep)
    {
        trainShared();
        trainBuckets();
        m_news.tell();
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
    const TrainingSettings& settings() const { return m_workshop.settings; }

    static std::vector<std::string> namesOfFeatures(const data::Dataset& dataset)
    {
        std::vector<std::string> names;
        for (const data::FeatureColumn& feature : dataset.features)
            names.push_back(feature.id);
        return names;
    }

    /// All of them before the first begins: whoever watches sees what waits.
    void openLanes()
    {
        const auto all = static_cast<std::int64_t>(m_workshop.trainingRows.size());
        if (m_workshop.hasGenerator())
            m_news.open("shared-generator", all);
        m_news.open("shared-expert", all);
        for (std::size_t b = 0; b < m_workshop.buckets.size(); ++b)
            m_news.open("bucket-" + std::to_string(b), std::llround(patientsOf(m_workshop.buckets[b])));
        m_news.tell();
    }

    /// What a checkpoint must agree with to be of use here.
    std::string identity() const
    {
        nlohmann::json patients{{"parts", m_input.split.parts}};
        if (m_input.observations)
            patients["observed"] = {m_input.observations->pool.sets, m_input.observations->setOfRow};
        if (m_input.pool)
            patients["pool"] = m_input.pool->sets;
        return decisiveSettings(settings()).dump() + m_input.split.dataSha256 +
               data::hashOf(m_input.dataset) + Sha256::of(patients.dump()) +
               nlohmann::json(m_workshop.prices).dump() + m_workshop.device.str();
    }

    // --- the tasks

    int workers() const { return workersOf(settings(), m_workshop.device); }

    static double sumOf(const TrainingTasks& tasks)
    {
        return std::accumulate(tasks.begin(), tasks.end(), 0.0,
                               [](double sum, const auto& task) { return sum + task->workInAll(); });
    }

    /// All of the work, that on validation data included.
    double workInAll() const
    {
        const BucketTask one(m_workshop, 0, startOfExpert(), std::nullopt);
        const double buckets = one.workInAll() * static_cast<double>(m_workshop.buckets.size());
        // An expert behind the encoder is not among the tasks until the generator is trained.
        const double expert = m_sharedExpert ? 0 : SharedExpertTask(m_workshop, startOfExpert()).workInAll();
        return std::max(1.0, (sumOf(m_shared) + expert + buckets) / (1 - kValidationShare));
    }

    void report(double share, const std::string& phase)
    {
        m_control.report(std::llround(share * m_workInAll), std::llround(m_workInAll), phase);
    }

    void runTasks(TrainingTasks& tasks, const std::string& phase, double workBefore)
    {
        TaskRunner runner(m_files, m_control, m_news,
                          {workers(), settings().checkpointEverySteps, workBefore, m_workInAll, phase});
        runner.run(tasks);
        m_secondsBefore = std::max(m_secondsBefore, runner.secondsBefore());
    }

    std::int64_t classes() const { return static_cast<std::int64_t>(m_input.dataset.classes.size()); }

    Expert startOfExpert() const
    {
        Expert expert = Expert::random(expertShape(m_workshop, classes()), m_workshop.random.child("start"),
                                       m_workshop.device);
        expert.silence(unseenInputs(m_workshop.cohort.rows, m_workshop.encoding.layout));
        if (settings().startsFromCounts)
            expert.startFrom(m_workshop.rates);
        return expert;
    }

    /// The expert's first layers are the encoder's, where the paper's variant is wanted.
    Expert behind(const Generator& generator) const
    {
        const at::NoGradGuard noGradient;
        Expert expert = startOfExpert();
        const std::int64_t latent = generator.shape.latent;
        expert.hiddenWeight = generator.encoderWeight.detach().clone();
        expert.hiddenBias = generator.encoderBias.detach().clone();
        expert.silence(unseenInputs(m_workshop.cohort.rows, m_workshop.encoding.layout));
        expert.tail[0].weight = generator.codeWeight.detach().narrow(1, 0, latent).clone();
        expert.tail[0].bias = generator.codeBias.detach().narrow(0, 0, latent).clone();
        return expert;
    }

    void trainShared()
    {
        std::unique_ptr<SharedGeneratorTask> generator;
        if (m_workshop.hasGenerator())
            generator = std::make_unique<SharedGeneratorTask>(m_workshop);
        m_sharedGenerator = generator.get();
        if (generator)
            m_shared.push_back(std::move(generator));
        const bool hasFront = settings().expertFront == ExpertFront::Encoder;
        auto addExpert = [this](const Expert& start) {
            auto expert = std::make_unique<SharedExpertTask>(m_workshop, start);
            m_sharedExpert = expert.get();
            m_shared.push_back(std::move(expert));
        };
        if (!hasFront)
            addExpert(startOfExpert());
        m_workInAll = workInAll();
        runTasks(m_shared, kSharedPhase, 0);
        if (!hasFront)
            return;
        TrainingTasks first = std::move(m_shared);
        m_shared.clear();
        addExpert(behind(m_sharedGenerator->generator()));
        runTasks(m_shared, kSharedPhase, sumOf(first));
        m_shared.insert(m_shared.begin(), std::make_move_iterator(first.begin()),
                        std::make_move_iterator(first.end()));
    }

    void trainBuckets()
    {
        std::optional<Generator> generator;
        if (m_sharedGenerator)
            generator = m_sharedGenerator->generator();
        for (std::size_t b = 0; b < m_workshop.buckets.size(); ++b)
            m_buckets.push_back(
                std::make_unique<BucketTask>(m_workshop, b, m_sharedExpert->expert(), generator));
        runTasks(m_buckets, "Training buckets and choosing their tests", sumOf(m_shared));
        m_isEndedEarly = m_control.finishRequested(); // later it changes nothing
    }

    const BucketTask& bucketTask(std::size_t bucket) const
    {
        return dynamic_cast<const BucketTask&>(*m_buckets[bucket]);
    }

    // --- validation and the model

    PartSizes partSizes() const
    {
        const auto count = [this](data::Part part) {
            return static_cast<std::int64_t>(m_input.split.rowsOf(part).size());
        };
        return {count(data::Part::Training), count(data::Part::Validation), count(data::Part::Test)};
    }

    ModelFacts facts() const
    {
        ModelFacts facts;
        facts.features = m_input.dataset.features;
        facts.classes = m_input.dataset.classes;
        facts.settings = settings();
        facts.dataSha256 = m_input.split.dataSha256;
        facts.split = m_input.split.settings;
        facts.rows = partSizes();
        facts.observedColumn = m_input.observedColumn;
        facts.complaints = m_input.complaints;
        facts.catalogueSha256 = m_input.catalogueSha256;
        facts.prices = m_workshop.prices;
        facts.skew = m_workshop.partitionShape.skew;
        facts.conicity = m_workshop.partitionShape.conicity;
        facts.conicityOfBucket = m_workshop.partitionShape.conicityOfBucket;
        for (const Patients& bucket : m_workshop.buckets)
            facts.patientsOfBucket.push_back(patientsOf(bucket));
        facts.endedEarly = m_isEndedEarly;
        return facts;
    }

    /// Rows of the table that these patients are, each counted with every O that leads here.
    double patientsOf(const Patients& bucket) const
    {
        return m_input.observations ? bucket.weight() : bucket.weight() / settings().pools;
    }

    Model modelOf(ModelParts& parts) const
    {
        // Read back as from disk: what was trained is what will be loaded.
        return Model(readModel(describeModel(parts), "The trained model", m_workshop.device));
    }

    /// Different rows of the validation part, with how often each stands in the table; no more than can be
    /// tried.
    std::vector<data::Instance> validationRows() const
    {
        const data::ObservationPool onePool{{{}}};
        JobControl silent; // a moment's work
        std::vector<data::Instance> rows = data::mergeWithEverySet(
            m_input.dataset, m_input.split.rowsOf(data::Part::Validation), onePool, silent);
        if (rows.size() > mostRows()) {
            m_workshop.random.child("validation").shuffle(rows);
            rows.resize(mostRows());
        }
        return rows;
    }

    std::size_t mostRows() const
    {
        return settings().selection == Selection::Personal ? kMostPlannedRows : kMostValidationRows;
    }

    /// A plan for each patient and visit takes longer than a list for all of them.
    std::size_t mostTries() const
    {
        return settings().selection == Selection::Personal ? kMostPlannedTries : kMostValidationTries;
    }

    std::vector<data::ObservedRow> patientsOf(const std::vector<data::Instance>& instances) const
    {
        std::vector<std::size_t> rows;
        for (const data::Instance& instance : instances)
            rows.push_back(instance.row);
        if (!m_input.observations)
            return trialPatientsWithin(rows, m_workshop.pool.sets.size(), mostTries(), settings().seed);
        std::vector<data::ObservedRow> patients;
        for (const std::size_t row : rows)
            patients.push_back({static_cast<std::uint32_t>(row), m_input.observations->setOfRow[row]});
        return patients;
    }

    Model validated()
    {
        ModelParts parts{facts(), &m_workshop, {}};
        std::vector<FeaturesOfBuckets> estimated(m_workshop.levels.size());
        for (std::size_t b = 0; b < m_buckets.size(); ++b) {
            parts.buckets.push_back(bucketTask(b).result());
            for (std::size_t level = 0; level < estimated.size(); ++level)
                estimated[level].push_back(m_workshop.hasGenerator() ? parts.buckets[b].estimated[level]
                                                                     : std::vector<std::int64_t>());
        }
        const Model unplanned = modelOf(parts);
        const std::vector<data::Instance> rows = validationRows();
        const Trials trials(unplanned, m_input.dataset, patientsOf(rows), m_workshop.pool);
        std::map<std::size_t, double> weightOfRow;
        for (const data::Instance& instance : rows)
            weightOfRow[instance.row] = instance.weight;
        Validation validation = validateModel(unplanned, trials, weightOfRow,
                                              {m_workshop.levels, estimated, workers()}, m_control);
        parts.facts.observedTemperature = validation.observedTemperature;
        parts.facts.observedDistanceLimit = validation.observedDistanceLimit;
        parts.facts.observedAccuracy = validation.observedAccuracy;
        parts.facts.plans = std::move(validation.plans);
        return modelOf(parts);
    }

    TrainingSummary summarise() const
    {
        TrainingSummary summary;
        const PartSizes parts = partSizes();
        summary.rows = static_cast<std::int64_t>(m_input.dataset.rows());
        summary.trainingRows = parts.training;
        summary.validationRows = parts.validation;
        summary.testRows = parts.test;
        summary.seed = settings().seed;
        summary.bucketsWanted = settings().buckets;
        summary.endedEarly = m_isEndedEarly;
        summary.device = m_workshop.device.str();
        summary.skew = m_workshop.partitionShape.skew;
        summary.conicity = m_workshop.partitionShape.conicity;
        double working = 0;
        for (std::size_t b = 0; b < m_workshop.buckets.size(); ++b) {
            const BucketTask& task = bucketTask(b);
            summary.scoringSeconds += task.scoringSeconds();
            summary.scoringMultiplyAdds += task.scoringMultiplyAdds();
            working += task.workSeconds();
            summary.buckets.push_back({std::llround(patientsOf(m_workshop.buckets[b])),
                                       namesOf(task.result().order),
                                       m_workshop.partitionShape.conicityOfBucket[b]});
        }
        summary.scoringShare = working > 0 ? summary.scoringSeconds / working : 0;
        summary.seconds =
            m_secondsBefore + std::chrono::duration<double>(SteadyClock::now() - m_started).count();
        return summary;
    }

    std::vector<std::string> namesOf(const std::vector<std::int64_t>& order) const
    {
        std::vector<std::string> names;
        for (const std::int64_t feature : order)
            names.push_back(m_input.dataset.features[static_cast<std::size_t>(feature)].id);
        return names;
    }

    const TrainingInput& m_input;
    JobControl& m_control;
    SteadyClock::time_point m_started;
    Workshop m_workshop;
    CheckpointFiles m_files;
    TrainingNews m_news;
    TrainingTasks m_shared;
    SharedExpertTask* m_sharedExpert = nullptr;
    SharedGeneratorTask* m_sharedGenerator = nullptr;
    TrainingTasks m_buckets;
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
