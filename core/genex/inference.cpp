#include "answerparts.h"
#include "evidence.h"
#include "findings.h"
#include "modeldata.h"
#include "outlook.h"
#include "patientcase.h"
#include "prediction.h"
#include "tensors.h"

#include "common/error.h"
#include "common/version.h"
#include "genex/model.h"

#include <c10/core/InferenceMode.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace genex::method {

namespace {

constexpr std::size_t kDiagnosesExplained = 5;

// --- what speaks against an answer

const domain::Concern kTooFew{"too_few_findings", "Nothing is known of the patient yet."};
const domain::Concern kUnlike{"unlike_training",
                              "No patient in the training data was like this one; the model is guessing."};
const domain::Concern kUnstable{"unstable_draws",
                                "Estimated values differ so much between draws that they decide the answer."};
const domain::Concern kBelowFloor{"below_floor", "No disease is likely enough to be named."};

/// Two draws in five or more that name another disease.
constexpr double kMostInstability = 0.4;

void addDistanceConcern(const ModelData& data, const BucketModel& bucket, const KnownBatch& patient,
                        double limit, std::vector<domain::Concern>& concerns)
{
    if (limit > 0 && floatsOf(distancesOf(data, bucket, patient))[0] > limit)
        concerns.push_back(kUnlike);
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

/// Whether generated values may stand: τ against confidence, which counts less the more the draws disagree.
bool isTrusted(double confidence, double instability, double threshold)
{
    return confidence * (1 - instability) >= threshold;
}

/// How the case is answered with what is known now.
class Judgement
{
public:
    Judgement(const ModelData& data, const PatientCase& patientCase, const KnownPatient& known,
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
                leaveOneOut(m_data, *m_case.bucket, m_known, m_logits, hiddenWithDraws(), temperature),
                {.mostLikely = kDiagnosesExplained, .also = {}});
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
    const PatientCase& m_case;
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
    const PatientCase patient(*this, *m_data, findings, budget);
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
    answer.estimate = namesOf(features(), patient.batch.estimated);
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
    const PatientCase patient(*this, *m_data, input.findings, budget);
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
        answer.order = namesOf(features(), awaited);
        if (hasFallenBack) {
            for (const std::string& name : namesOf(features(), openEstimates))
                answer.order.push_back(name);
        }
        return answer;
    }
    if (answer.usesEstimates && !isTrusted(answer.confidence, answer.instability, answer.threshold)) {
        answer.stage = domain::CaseStage::FallBack;
        answer.order = namesOf(features(), openEstimates);
        return answer;
    }
    answer.stage = domain::CaseStage::Concluded;
    judgement.addConcerns(answer);
    answer.abstains = !answer.concerns.empty();
    return answer;
}

} // namespace genex::method
