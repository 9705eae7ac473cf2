#include "findings.h"
#include "modeldata.h"
#include "prediction.h"
#include "tensors.h"

#include "common/error.h"
#include "common/version.h"
#include "genex/model.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/addcmul.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/log_softmax.h>
#include <c10/core/InferenceMode.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace genex::method {

namespace {

constexpr std::int64_t kReferencesAtOnce = 64; // possible courses of a case that an outlook is the mean of
constexpr std::size_t kDiagnosesExplained = 5;

std::int64_t lengthOf(const auto& list)
{
    return static_cast<std::int64_t>(list.size());
}

float largestOf(const std::vector<float>& numbers)
{
    return *std::max_element(numbers.begin(), numbers.end());
}

void requireFinite(const std::vector<float>& numbers)
{
    if (!std::ranges::all_of(numbers, [](float number) { return std::isfinite(number); }))
        throw Failure(ErrorCode::Internal, "The model gave a number that is not finite.", "Train it again.");
}

// --- what speaks against an answer

const domain::Concern kTooFew{"too_few_findings", "Nothing is known of the patient yet."};
const domain::Concern kUnlike{"unlike_training",
                              "No patient in the training data was like this one; the model is guessing."};
const domain::Concern kUnstable{"unstable_draws",
                                "Estimated values differ so much between draws that they decide the answer."};
const domain::Concern kBelowFloor{"below_floor", "No disease is likely enough to be named."};

/// Two draws in five or more that name another disease.
constexpr double kMostInstability = 0.4;

// --- one patient

/// A case before the model: the bucket of its findings and the batch that the budget allows.
struct Case
{
    KnownPatient findings;
    int bucketNumber = 0;
    const BucketModel* bucket = nullptr;
    BatchChoice batch;

    Case(const Model& model, const ModelData& data, std::span<const domain::Finding> observed,
         const Budget& budget)
        : findings(readFindings(observed, data.facts.features, data.encoding))
        , bucketNumber(static_cast<int>(data.partition.bucket(findings.cells)))
        , bucket(&data.buckets[static_cast<std::size_t>(bucketNumber)])
        , batch(model.choose(bucketNumber, budget, findings.features))
    {}
};

KnownBatch oneBatch(const ModelData& data, const KnownPatient& patient)
{
    return toBatch(std::span(&patient, 1), !data.kinds.categorical.empty(), data.device);
}

void addDistanceConcern(const ModelData& data, const BucketModel& bucket, const KnownBatch& patient,
                        double limit, std::vector<domain::Concern>& concerns)
{
    if (limit > 0 && floatsOf(distancesOf(data, bucket, patient))[0] > limit)
        concerns.push_back(kUnlike);
}

/// One patient before an expert, and what tests may show: R courses of reference patients, k tests.
class Outlook
{
public:
    Outlook(const ModelData& data, const BucketModel& bucket, const KnownBatch& patient, double temperature)
        : m_data(data)
        , m_bucket(bucket)
        , m_hidden(hiddenOf(data, bucket, patient))
        , m_logNow((logitsOf(bucket.expert, m_hidden) / data.facts.observedTemperature).log_softmax(1))
        , m_temperature(temperature)
    {
        chooseReferences();
    }

    std::vector<float> probabilitiesNow() const { return floatsOf(m_logNow.exp()); }

    struct Expectation
    {
        std::vector<float> gains; ///< [k] fall of the expected loss by each test after those before it
        std::vector<float> probabilities; ///< [C] with all of them known
        float confidence = 0;
    };

    Expectation expect(const std::vector<std::int64_t>& tests) const
    {
        const at::Tensor logs =
            (logitsOf(m_bucket.expert, hiddenAfter(tests)) / m_temperature).log_softmax(2); // [R, k, C]
        const at::Tensor labels = m_labels.view({-1, 1, 1}).expand({-1, logs.size(1), 1});
        const at::Tensor after = -(logs.gather(2, labels).squeeze(2) * m_weights).sum(0); // [k]
        const at::Tensor before =
            -(m_logNow.squeeze(0).index_select(0, m_labels).unsqueeze(1) * m_weights).sum(0); // [1]
        const at::Tensor losses = at::cat({before, after});
        const at::Tensor last = logs.select(1, logs.size(1) - 1).exp(); // [R, C]
        return {floatsOf(losses.narrow(0, 0, after.size(0)) - after), floatsOf((last * m_weights).sum(0)),
                floatsOf((last.amax(1, true) * m_weights).sum(0))[0]};
    }

private:
    /// w_i ∝ p(y_i | findings) / #{j : y_j = y_i}. Where there are more reference patients than can be looked
    /// at, each class is heard in proportion to its probability, by patients spread evenly over those it has:
    /// the weightiest alone would be of one class, all patients of a class weighing the same.
    void chooseReferences()
    {
        const std::vector<float> now = probabilitiesNow();
        requireFinite(now);
        std::map<std::int64_t, std::vector<std::int64_t>> ofClass;
        std::int64_t all = 0;
        for (const std::int64_t label : integersOf(m_bucket.reference.labels))
            ofClass[label].push_back(all++);
        const auto share = [&](std::int64_t label) {
            return std::max(static_cast<double>(now[static_cast<std::size_t>(label)]), 1e-30);
        };
        double total = 0;
        for (const auto& [label, rows] : ofClass)
            total += share(label);
        double upTo = 0;
        std::vector<std::int64_t> chosen;
        std::vector<float> weights;
        for (const auto& [label, rows] : ofClass) {
            const std::int64_t before = std::llround(upTo / total * kReferencesAtOnce);
            upTo += share(label);
            const std::int64_t heard = std::llround(upTo / total * kReferencesAtOnce) - before;
            const std::int64_t count =
                all <= kReferencesAtOnce ? lengthOf(rows) : std::min(lengthOf(rows), heard);
            for (std::int64_t i = 0; i < count; ++i) {
                chosen.push_back(rows[static_cast<std::size_t>((2 * i + 1) * lengthOf(rows) / (2 * count))]);
                weights.push_back(static_cast<float>(share(label) / static_cast<double>(count)));
            }
        }
        m_chosen = toDevice(chosen, {lengthOf(chosen)}, m_data.device);
        m_labels = m_bucket.reference.labels.index_select(0, m_chosen);
        m_weights = toDevice(weights, {lengthOf(weights), 1}, m_data.device); // [R, 1]
        m_weights = m_weights / m_weights.sum();
    }

    /// z after the first, the first two, … tests turned out as for each reference patient: [R, k, h]. One
    /// running sum of the rank-one changes.
    at::Tensor hiddenAfter(const std::vector<std::int64_t>& tests) const
    {
        const Expert& expert = m_bucket.expert;
        const std::int64_t inputs = m_data.kinds.inputs();
        const at::Tensor index = toDevice(tests, {lengthOf(tests)}, m_data.device);
        const auto ofTests = [&](const at::Tensor& table) {
            return table.index_select(0, m_chosen).index_select(1, index);
        };
        const at::Tensor known = ofTests(m_bucket.reference.known).unsqueeze(2);
        const at::Tensor amounts = ofTests(m_bucket.reference.values.amounts).unsqueeze(2) * known;
        const at::Tensor rows = weightsAt(index, ofTests);
        const at::Tensor change =
            at::addcmul(known * expert.maskWeight(inputs).index_select(0, index).unsqueeze(0), amounts, rows);
        return change.cumsum(1) + m_hidden.unsqueeze(1);
    }

    /// W₁ at the inputs of the tests: [1, k, h], or [R, k, h] when categories decide about the input.
    template <typename OfTests>
    at::Tensor weightsAt(const at::Tensor& index, const OfTests& ofTests) const
    {
        const at::Tensor weight = m_bucket.expert.valueWeight(m_data.kinds.inputs());
        if (!m_bucket.reference.values.hasCategories())
            return weight.index_select(0, index).unsqueeze(0);
        const at::Tensor inputs = ofTests(m_bucket.reference.values.inputs);
        return weight.index_select(0, inputs.reshape({-1})).view({inputs.size(0), inputs.size(1), -1});
    }

    const ModelData& m_data;
    const BucketModel& m_bucket;
    at::Tensor m_hidden; ///< [1, h]
    at::Tensor m_logNow; ///< [1, C]
    double m_temperature;
    at::Tensor m_chosen;  ///< [R]
    at::Tensor m_labels;  ///< [R]
    at::Tensor m_weights; ///< [R, 1]
};

std::vector<domain::Likelihood> likelihoodsOf(const std::vector<std::string>& classes,
                                              const std::vector<float>& now,
                                              const std::vector<float>& expected)
{
    std::vector<domain::Likelihood> list;
    for (std::size_t c = 0; c < classes.size(); ++c)
        list.push_back({classes[c], now[c], expected[c]});
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.now > b.now; });
    return list;
}

std::vector<std::string> namesOf(const ModelData& data, const std::vector<std::int64_t>& features)
{
    std::vector<std::string> names;
    for (const std::int64_t feature : features)
        names.push_back(data.facts.features[static_cast<std::size_t>(feature)].id);
    return names;
}

std::vector<domain::OrderItem> orderItems(const ModelData& data, const std::vector<std::int64_t>& tests,
                                          const std::vector<float>& gains)
{
    std::vector<domain::OrderItem> items;
    for (std::size_t i = 0; i < tests.size(); ++i)
        items.push_back({data.facts.features[static_cast<std::size_t>(tests[i])].id, gains[i],
                         data.facts.prices.of(tests[i], std::span(tests).first(i))});
    return items;
}

// --- concluding

/// Findings and results in one, each checked.
KnownPatient knownOf(const ModelData& data, const domain::CaseInput& input)
{
    std::vector<domain::Finding> all = input.findings;
    all.insert(all.end(), input.results.begin(), input.results.end());
    return readFindings(all, data.facts.features, data.encoding);
}

std::set<std::int64_t> unavailableOf(const ModelData& data, const domain::CaseInput& input)
{
    std::set<std::int64_t> features;
    for (const std::string& id : input.unavailable)
        features.insert(static_cast<std::int64_t>(featureNumber(id, data.facts.features)));
    return features;
}

/// Those that are neither known nor unavailable.
std::vector<std::int64_t> stillOpen(const std::vector<std::int64_t>& tests, const KnownPatient& known,
                                    const std::set<std::int64_t>& unavailable)
{
    std::vector<std::int64_t> open;
    for (const std::int64_t test : tests) {
        if (!known.knows(test) && !unavailable.contains(test))
            open.push_back(test);
    }
    return open;
}

domain::EstimatedValue estimateOf(const ModelData& data, const EstimatedDraws& drawn, std::int64_t place,
                                  std::int64_t feature)
{
    const auto f = static_cast<std::size_t>(feature);
    const data::FeatureColumn& column = data.facts.features[f];
    domain::EstimatedValue value;
    value.feature = column.id;
    const std::vector<float> amounts = floatsOf(drawn.values.amounts.select(1, place));
    const auto draws = static_cast<double>(amounts.size());
    if (column.kind == data::FeatureKind::Categorical) {
        std::vector<double> counts(column.categories.size());
        const std::int64_t begin = drawn.kinds.begins[static_cast<std::size_t>(place)];
        for (const std::int64_t input : integersOf(drawn.values.inputs.select(1, place)))
            ++counts[static_cast<std::size_t>(input - begin)];
        for (std::size_t i = 0; i < counts.size(); ++i)
            value.categories.push_back({column.categories[i], counts[i] / draws});
        std::ranges::stable_sort(value.categories, std::ranges::greater{},
                                 &domain::CategoryShare::probability);
        return value;
    }
    double sum = 0;
    double squares = 0;
    for (const float amount : amounts) {
        const double number = data.encoding.valueOf(f, {static_cast<std::uint32_t>(0), amount});
        sum += number;
        squares += number * number;
    }
    const double mean = sum / draws;
    if (column.kind == data::FeatureKind::Binary) {
        value.present = std::clamp(mean, 0.0, 1.0);
        return value;
    }
    value.mean = mean;
    value.deviation = std::sqrt(std::max(0.0, squares / draws - mean * mean));
    return value;
}

/// ln p(c | all) − ln p(c | all but f) [k, C] for the k known features: exact, by the rank-one change of z.
at::Tensor leaveOneOut(const ModelData& data, const BucketModel& bucket, const KnownPatient& patient,
                       const at::Tensor& logits, const at::Tensor& hidden, double temperature)
{
    const std::int64_t inputs = data.kinds.inputs();
    std::vector<std::int64_t> places;
    std::vector<float> amounts;
    for (const Cell& cell : patient.cells) {
        places.push_back(cell.input);
        amounts.push_back(cell.amount);
    }
    const std::int64_t count = lengthOf(places);
    const at::Tensor change =
        bucket.expert.valueWeight(inputs).index_select(0, toDevice(places, {count}, data.device)) *
            toDevice(amounts, {count, 1}, data.device) +
        bucket.expert.maskWeight(inputs).index_select(0, toDevice(patient.features, {count}, data.device));
    // [k, D, C]: with drawn values the comparison is made draw by draw, and then averaged.
    const at::Tensor without = logitsOf(bucket.expert, hidden - change.unsqueeze(1));
    const auto logMean = [temperature](const at::Tensor& all) {
        return (all / temperature).softmax(-1).mean(-2).clamp_min(1e-30).log();
    };
    return logMean(logits) - logMean(without);
}

std::vector<domain::Diagnosis> diagnosesOf(const ModelData& data, const std::vector<float>& probabilities)
{
    std::vector<domain::Diagnosis> list;
    for (std::size_t c = 0; c < probabilities.size(); ++c)
        list.push_back({data.facts.classes[c], probabilities[c], {}});
    std::ranges::stable_sort(list, std::ranges::greater{}, &domain::Diagnosis::probability);
    return list;
}

/// Puts the evidence [k, C] to the most likely diseases.
void addEvidence(std::vector<domain::Diagnosis>& diagnoses, const ModelData& data,
                 const KnownPatient& patient, const at::Tensor& evidence)
{
    const std::vector<float> numbers = floatsOf(evidence);
    requireFinite(numbers);
    const std::size_t classes = data.facts.classes.size();
    const std::vector<std::string> names = namesOf(data, patient.features);
    for (std::size_t d = 0; d < std::min(kDiagnosesExplained, diagnoses.size()); ++d) {
        const auto found = std::ranges::find(data.facts.classes, diagnoses[d].disease);
        const auto c = static_cast<std::size_t>(found - data.facts.classes.begin());
        for (std::size_t k = 0; k < names.size(); ++k)
            diagnoses[d].evidence.push_back({names[k], numbers[k * classes + c]});
        std::ranges::stable_sort(diagnoses[d].evidence, std::ranges::greater{},
                                 [](const domain::Evidence& e) { return std::abs(e.support); });
    }
}

/// Whether generated values may stand: τ against confidence, which counts less the more the draws disagree.
bool isTrusted(double confidence, double instability, double threshold)
{
    return confidence * (1 - instability) >= threshold;
}

/// How the case is answered with what is known now.
class Judgement
{
public:
    Judgement(const ModelData& data, const Case& patientCase, const KnownPatient& known,
              std::vector<std::int64_t> toEstimate)
        : m_data(data)
        , m_case(patientCase)
        , m_known(known)
        , m_batch(oneBatch(data, known))
        , m_estimated(std::move(toEstimate))
        , m_hidden(hiddenOf(data, *patientCase.bucket, m_batch).unsqueeze(1))
        , m_logits(logitsOf(patientCase.bucket->expert, m_hidden))
    {
        if (!m_estimated.empty()) {
            m_drawn = drawEstimates(data, *patientCase.bucket, m_batch, m_estimated);
            m_logits = m_drawn->logits;
        }
    }

    void fill(domain::Conclusion& answer) const
    {
        const double temperature = m_case.batch.temperature;
        const MeanPrediction mean = meanOf(m_logits, temperature);
        const std::vector<float> probabilities = floatsOf(mean.probabilities);
        requireFinite(probabilities);
        answer.confidence = largestOf(probabilities);
        answer.instability = floatsOf(mean.instability)[0];
        answer.usesEstimates = !m_estimated.empty();
        answer.differential = diagnosesOf(m_data, probabilities);
        for (std::size_t i = 0; i < m_estimated.size(); ++i)
            answer.estimates.push_back(
                estimateOf(m_data, *m_drawn, static_cast<std::int64_t>(i), m_estimated[i]));
        if (!m_known.features.empty())
            addEvidence(
                answer.differential, m_data, m_known,
                leaveOneOut(m_data, *m_case.bucket, m_known, m_logits, hiddenWithDraws(), temperature));
    }

    void addConcerns(domain::Conclusion& answer) const
    {
        if (m_known.features.empty())
            answer.concerns.push_back(kTooFew);
        else
            addDistanceConcern(m_data, *m_case.bucket, m_batch, m_case.batch.distanceLimit, answer.concerns);
        if (answer.instability >= kMostInstability)
            answer.concerns.push_back(kUnstable);
        if (answer.confidence < m_data.facts.settings.confidenceFloor)
            answer.concerns.push_back(kBelowFloor);
    }

private:
    /// z [1, D, h] of the draws, or [1, 1, h] without any.
    at::Tensor hiddenWithDraws() const
    {
        if (!m_drawn)
            return m_hidden;
        return m_drawn->hidden;
    }

    const ModelData& m_data;
    const Case& m_case;
    const KnownPatient& m_known;
    KnownBatch m_batch;
    std::vector<std::int64_t> m_estimated;
    at::Tensor m_hidden;
    at::Tensor m_logits; ///< [1, D, C]
    std::optional<EstimatedDraws> m_drawn;
};

} // namespace

domain::Recommendation Model::recommend(std::span<const domain::Finding> findings, const Budget& budget) const
{
    const c10::InferenceMode withoutGradients;
    const Case patient(*this, *m_data, findings, budget);
    const KnownBatch batch = oneBatch(*m_data, patient.findings);
    const Outlook outlook(*m_data, *patient.bucket, batch, patient.batch.temperature);
    const std::vector<float> now = outlook.probabilitiesNow();
    Outlook::Expectation after{{}, now, largestOf(now)};
    if (!patient.batch.ordered.empty())
        after = outlook.expect(patient.batch.ordered);
    requireFinite(now);
    requireFinite(after.probabilities);
    requireFinite(after.gains);

    domain::Recommendation answer;
    answer.modelSha256 = m_data->sha256;
    answer.programVersion = kProgramVersion;
    answer.seed = seed();
    answer.bucket = patient.bucketNumber;
    answer.order = orderItems(*m_data, patient.batch.ordered, after.gains);
    answer.estimate = namesOf(*m_data, patient.batch.estimated);
    answer.differential = likelihoodsOf(classes(), now, after.probabilities);
    answer.confidenceNow = largestOf(now);
    answer.confidenceExpected = after.confidence;
    answer.threshold = patient.batch.threshold;
    answer.currency = prices().currency;
    if (patient.findings.features.empty())
        answer.concerns.push_back(kTooFew);
    else
        addDistanceConcern(*m_data, *patient.bucket, batch, m_data->facts.observedDistanceLimit,
                           answer.concerns);
    return answer;
}

domain::Conclusion Model::conclude(const domain::CaseInput& input, const Budget& budget) const
{
    const c10::InferenceMode withoutGradients;
    const Case patient(*this, *m_data, input.findings, budget);
    const KnownPatient known = knownOf(*m_data, input);
    const std::set<std::int64_t> unavailable = unavailableOf(*m_data, input);
    const std::vector<std::int64_t> awaited = stillOpen(patient.batch.ordered, known, unavailable);
    const std::vector<std::int64_t> openEstimates = stillOpen(patient.batch.estimated, known, unavailable);
    // A result of V says that the second visit has begun.
    const bool hasFallenBack = std::ranges::any_of(
        patient.batch.estimated, [&](std::int64_t feature) { return known.knows(feature); });

    domain::Conclusion answer;
    answer.modelSha256 = m_data->sha256;
    answer.programVersion = kProgramVersion;
    answer.seed = seed();
    answer.bucket = patient.bucketNumber;
    answer.threshold = patient.batch.threshold;
    const bool estimates = awaited.empty() && !hasFallenBack;
    const Judgement judgement(*m_data, patient, known,
                              estimates ? openEstimates : std::vector<std::int64_t>());
    judgement.fill(answer);
    if (!awaited.empty() || (hasFallenBack && !openEstimates.empty())) {
        answer.stage = domain::CaseStage::AwaitingResults;
        answer.order = namesOf(*m_data, awaited);
        if (hasFallenBack) {
            for (const std::string& name : namesOf(*m_data, openEstimates))
                answer.order.push_back(name);
        }
        return answer;
    }
    if (answer.usesEstimates && !isTrusted(answer.confidence, answer.instability, answer.threshold)) {
        answer.stage = domain::CaseStage::FallBack;
        answer.order = namesOf(*m_data, openEstimates);
        return answer;
    }
    answer.stage = domain::CaseStage::Concluded;
    judgement.addConcerns(answer);
    answer.abstains = !answer.concerns.empty();
    return answer;
}

} // namespace genex::method
