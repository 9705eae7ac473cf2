// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingrun.h"

#include "buckettask.h"
#include "budgetlevels.h"
#include "choosing.h"
#include "devicefailure.h"
#include "losscomparison.h"
#include "modeldata.h"
#include "plans.h"
#include "sharedtasks.h"
#include "tensors.h"
#include "trainingtask.h"
#include "workshop.h"

#include "common/error.h"
#include "common/sha256.h"
#include "data/datasethash.h"

#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <array>
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
constexpr std::size_t kMostPlannedTries = 200;
constexpr std::size_t kMostPlannedRows = 1500;
/// Several plans are compared on each of these; they take the longer, the more classes there are.
constexpr std::size_t kFewestCompared = 200;
constexpr std::size_t kMostCompared = 800;
constexpr std::size_t kComparedByClasses = 4800;
constexpr const char* kOtherExpert = "shared-expert-without-counts";
constexpr const char* kSharedPhase = "Training the shared networks";

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
        if (choosesOnValidation())
            chooseExperts();
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

    /// All of them before the first begins: whoever watches sees what waits.
    void openLanes()
    {
        const auto all = static_cast<std::int64_t>(m_workshop.trainingRows.size());
        if (m_workshop.hasGenerator())
            m_news.open("shared-generator", all);
        m_news.open("shared-expert", all);
        if (choosesOnValidation())
            m_news.open(kOtherExpert, all);
        else
            openBuckets(); // otherwise their number is not known yet
        m_news.tell();
    }

    void openBuckets()
    {
        for (std::size_t b = 0; b < m_workshop.buckets.size(); ++b)
            m_news.open("bucket-" + std::to_string(b), std::llround(patientsOf(m_workshop.buckets[b])));
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
        const BucketTask one(m_workshop, 0, startOfExpert(), nullptr);
        const double buckets = one.workInAll() * static_cast<double>(m_workshop.buckets.size());
        // An expert behind the encoder is not among the tasks until the generator is trained.
        const double expert = m_sharedExpert ? 0 : SharedExpertTask(m_workshop, startOfExpert()).workInAll();
        return std::max(1.0, (sumOf(m_shared) + expert + buckets) / (1 - kValidationShare));
    }

    void report(double share, const std::string& phase)
    {
        m_control.report(std::llround(share * m_workInAll), std::llround(m_workInAll), phase);
    }

    void runTasks(TrainingTasks& tasks, const Text& phase, double workBefore)
    {
        TaskRunner runner(m_files, m_control, m_news,
                          {workers(), settings().checkpointEverySteps, workBefore, m_workInAll, phase});
        runner.run(tasks);
        m_secondsBefore = std::max(m_secondsBefore, runner.secondsBefore());
    }

    Expert startOfExpert() const { return startOfExpert(settings()); }

    Expert startOfExpert(const TrainingSettings& wanted) const
    {
        Expert expert = Expert::random(expertShape(m_workshop, wanted), m_workshop.random.child("start"),
                                       m_workshop.device);
        expert.silence(unseenInputs(m_workshop.cohort.rows, m_workshop.encoding.layout));
        if (wanted.startsFromCounts)
            expert.startFrom(m_workshop.rates);
        return expert;
    }

    /// The expert's first layers are the encoder's, where the paper's variant is wanted.
    Expert behind(const Generator& generator) const
    {
        const at::NoGradGuard noGradient;
        Expert expert = startOfExpert();
        const std::int64_t latent = generator.shape.latent;
        expert.hiddenWeight = generator.encoder.weight.detach().clone();
        expert.hiddenBias = generator.encoder.bias.detach().clone();
        expert.silence(unseenInputs(m_workshop.cohort.rows, m_workshop.encoding.layout));
        expert.tail[0].weight = generator.encoder.codeWeight.detach().narrow(1, 0, latent).clone();
        expert.tail[0].bias = generator.encoder.codeBias.detach().narrow(0, 0, latent).clone();
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
        if (choosesOnValidation())
            addOtherExpert();
        m_workInAll = workInAll();
        runTasks(m_shared, kSharedPhase, 0);
        if (!hasFront)
            return;
        TrainingTasks first = std::move(m_shared);
        m_shared.clear();
        addExpert(behind(m_sharedGenerator->trainer().generator));
        runTasks(m_shared, kSharedPhase, sumOf(first));
        m_shared.insert(m_shared.begin(), std::make_move_iterator(first.begin()),
                        std::make_move_iterator(first.end()));
    }

    /// Experts of another kind, which validation data may prefer.
    void addOtherExpert()
    {
        const TrainingSettings other = withoutCounts(settings());
        auto expert =
            std::make_unique<SharedExpertTask>(m_workshop, other, startOfExpert(other), kOtherExpert);
        m_otherExpert = expert.get();
        m_shared.push_back(std::move(expert));
    }

    /// What all buckets start from, and how many there are.
    void chooseExperts()
    {
        report(sumOf(m_shared) / m_workInAll, "Comparing experts on validation data");
        const ValidationSample sample(m_input, m_workshop, m_control);
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
            m_workshop.settings = m_otherExpert->settings();
        }
        m_choices.push_back(
            chooseBuckets(m_workshop, sample, m_sharedExpert->expert(), workers(), m_control));
        openBuckets();
    }

    void trainBuckets()
    {
        const GeneratorTrainer* generator = m_sharedGenerator ? &m_sharedGenerator->trainer() : nullptr;
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
        facts.choices = m_choices;
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

    /// Half as many again as may be ordered: some of them are known of a patient already.
    std::size_t mostCommon() const
    {
        const auto n = static_cast<std::size_t>(m_workshop.features());
        const double most = settings().budgetCost > 0 ? static_cast<double>(n) : largestBudget(settings(), n);
        return static_cast<std::size_t>(std::ceil(1.5 * most));
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

    std::vector<data::ObservedRow> patientsOf(const std::vector<data::Instance>& instances,
                                              std::size_t most) const
    {
        std::vector<std::size_t> rows;
        for (const data::Instance& instance : instances)
            rows.push_back(instance.row);
        if (!m_input.observations)
            return trialPatientsWithin(rows, m_workshop.pool.sets.size(), most, settings().seed);
        std::vector<data::ObservedRow> patients;
        for (const std::size_t row : rows)
            patients.push_back({static_cast<std::uint32_t>(row), m_input.observations->setOfRow[row]});
        return patients;
    }

    /// Some validation patients, in an order that chance made.
    std::vector<data::ObservedRow> comparedPatients() const
    {
        const std::size_t most =
            std::clamp(kComparedByClasses / m_input.dataset.classes.size(), kFewestCompared, kMostCompared);
        std::vector<data::ObservedRow> patients = patientsOf(validationRows(), most);
        m_workshop.random.child("compared").shuffle(patients);
        patients.resize(std::min(patients.size(), most));
        return patients;
    }

    /// How much patients in general count in a plan, and how many of its courses are generated.
    void choosePlans(ModelParts& parts)
    {
        const std::vector<data::ObservedRow> patients = comparedPatients();
        if (patients.empty() || m_workshop.levels.empty() || m_isEndedEarly)
            return;
        const double most = m_workshop.levels[m_workshop.levels.size() / 2];
        const LossRace::Losses lossesNow = [&](std::size_t count) {
            m_control.checkPoint();
            const Model model = modelOf(parts);
            const std::span<const data::ObservedRow> first = std::span(patients).first(count);
            const Trials trials(model, m_input.dataset, {first.begin(), first.end()}, m_workshop.pool);
            return planLosses(model, trials, most, plannersOf(settings()));
        };
        LossRace race(patients.size(), lossesNow);
        chooseBy(race, lossesNow, parts, "common_weight", &TrainingSettings::commonWeight,
                 std::array{1.0, 10.0, 100.0});
        if (m_workshop.hasGenerator() && settings().generatorTraining == GeneratorTraining::Proposal)
            chooseBy(race, lossesNow, parts, "generated_courses", &TrainingSettings::generatedCourses,
                     std::array{0.5});
        parts.facts.choices = m_choices;
    }

    void chooseBy(LossRace& race, const LossRace::Losses& lossesNow, ModelParts& parts, const char* name,
                  double TrainingSettings::*setting, std::span<const double> others)
    {
        double& value = parts.facts.settings.*setting;
        ValidationChoice choice{name, {race.best(value)}, value};
        for (const double other : others) {
            value = other;
            choice.tried.push_back({other, 0, 0});
            if (race.isBetter(lossesNow, choice.tried.back()))
                choice.taken = other;
        }
        m_workshop.settings.*setting = value = choice.taken;
        m_choices.push_back(std::move(choice));
    }

    Model validated()
    {
        ModelParts parts{facts(), &m_workshop, {}, {}};
        if (settings().selection == Selection::Personal)
            parts.common = commonGains(m_workshop, m_sharedExpert->expert(), mostCommon(), m_control);
        std::vector<FeaturesOfBuckets> estimated(m_workshop.levels.size());
        for (std::size_t b = 0; b < m_buckets.size(); ++b) {
            parts.buckets.push_back(bucketTask(b).result());
            for (std::size_t level = 0; level < estimated.size(); ++level)
                estimated[level].push_back(m_workshop.hasGenerator() ? parts.buckets[b].estimated[level]
                                                                     : std::vector<std::int64_t>());
        }
        if (choosesOnValidation())
            choosePlans(parts);
        const Model unplanned = modelOf(parts);
        const std::vector<data::Instance> rows = validationRows();
        const Trials trials(unplanned, m_input.dataset, patientsOf(rows, mostTries()), m_workshop.pool);
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
    SharedExpertTask* m_otherExpert = nullptr; ///< where validation data choose
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
