// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerparts.h"
#include "estimates.h"
#include "evidence.h"
#include "expectedresults.h"
#include "findings.h"
#include "modeldata.h"
#include "patientcase.h"
#include "prediction.h"
#include "tensors.h"

#include "common/error.h"
#include "common/version.h"
#include "domain/cantmiss.h"
#include "genex/model.h"

#include <c10/core/InferenceMode.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <tuple>

namespace genex::method {

namespace {

constexpr std::size_t kDiagnosesExplained = 5;

// --- concerns

const domain::Concern kTooFew{"too_few_findings", "Nothing is known about the patient yet."};
const domain::Concern kUnlike{"unlike_training",
                              "No training patient resembles this one: the model is extrapolating."};
const domain::Concern kUnstable{
    "unstable_draws", "The estimated values vary so much between draws that they determine the answer."};
const domain::Concern kBelowFloor{"below_floor", "No disease is likely enough."};

/// Two of five draws or more that name another disease.
constexpr double kMostInstability = 0.4;

void addDistanceConcern(const ModelData& data, const BucketModel& bucket, const KnownBatch& patient,
                        double limit, std::vector<domain::Concern>& concerns)
{
    if (limit > 0 && floatsOf(distancesOf(data, bucket, patient))[0] > limit)
        concerns.push_back(kUnlike);
}

/// The model's prices, or the catalogue's if the model was trained without.
const Prices& pricesShown(const ModelData& data, const CaseContext& context)
{
    return data.facts.prices.isCounting() && context.prices ? *context.prices : data.facts.prices;
}

std::vector<domain::OrderItem> orderItems(const ModelData& data, const std::vector<std::int64_t>& tests,
                                          const std::vector<double>& gains, const CaseContext& context)
{
    const Prices& prices = pricesShown(data, context);
    std::vector<domain::OrderItem> items;
    for (std::size_t i = 0; i < tests.size(); ++i) {
        const auto f = static_cast<std::size_t>(tests[i]);
        domain::OrderItem item;
        item.feature = data.facts.features[f].id;
        item.expectedGain = gains[i];
        item.price = prices.of(tests[i], std::span(tests).first(i));
        if (!context.stages.empty()) {
            item.stage = context.stages[f];
            item.minutes = context.minutes[f];
        }
        items.push_back(std::move(item));
    }
    return items;
}

/// The batch as it is shown: what it adds is a mean over some hundred courses, and may come out a little
/// below nothing by chance.
void takeGains(BatchChoice& choice, const std::vector<float>& gains)
{
    choice.gains.clear();
    for (const float gain : gains)
        choice.gains.push_back(std::max(0.0, static_cast<double>(gain)));
}

/// What adds most comes first.
void sortByGain(BatchChoice& choice)
{
    std::vector<std::pair<double, std::int64_t>> tests;
    for (std::size_t i = 0; i < choice.ordered.size(); ++i)
        tests.emplace_back(choice.gains[i], choice.ordered[i]);
    std::ranges::stable_sort(tests, std::ranges::greater{}, &std::pair<double, std::int64_t>::first);
    for (std::size_t i = 0; i < tests.size(); ++i)
        std::tie(choice.gains[i], choice.ordered[i]) = tests[i];
}

/// Says which two diseases each test parts and what its results would do to them, as explain() would.
void addReasons(std::vector<domain::OrderItem>& items, const Model& model,
                std::span<const domain::Finding> findings, const Budget& budget)
{
    domain::ExplanationInput input;
    input.findings.assign(findings.begin(), findings.end());
    for (const domain::OrderItem& item : items)
        input.order.push_back(item.feature);
    const domain::Explanation explanation = model.explain(input, budget);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const domain::OrderReason& reason = explanation.reasons[i];
        if (!reason.disease.empty())
            items[i].separates = {reason.disease, reason.other};
        items[i].outcomes = reason.outcomes;
    }
}

// --- concluding

/// Findings and results combined and validated.
KnownPatient knownOf(const ModelData& data, const domain::CaseInput& input)
{
    std::vector<domain::Finding> all = input.findings;
    all.insert(all.end(), input.results.begin(), input.results.end());
    return readFindings(all, data.facts.features, data.encoding);
}

std::vector<std::int64_t> resultsOf(const ModelData& data, const domain::CaseInput& input)
{
    std::vector<std::int64_t> tests;
    for (const domain::Finding& result : input.results)
        tests.push_back(static_cast<std::int64_t>(featureNumber(result.feature, data.facts.features)));
    return tests;
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

/// The answer to a case given what is known now.
class Judgement
{
public:
    Judgement(const ModelData& data, const PatientCase& patientCase, const KnownPatient& known,
              std::vector<std::int64_t> toEstimate, double temperature)
        : m_data(data)
        , m_case(patientCase)
        , m_known(known)
        , m_batch(oneBatch(data, known))
        , m_estimated(std::move(toEstimate))
        , m_temperature(temperature)
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
        const MeanPrediction mean = meanOf(m_logits, m_temperature);
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
                leaveOneOut(m_data, *m_case.bucket, m_known, m_logits, hiddenWithDraws(), m_temperature),
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
    /// z [1, D, h] of the draws, or [1, 1, h] without draws.
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
    double m_temperature;
    at::Tensor m_hidden;
    at::Tensor m_logits; ///< [1, D, C]
    std::optional<EstimatedDraws> m_drawn;
};

} // namespace

domain::Recommendation Model::recommend(std::span<const domain::Finding> findings, const Budget& budget,
                                        const CaseContext& context) const
{
    const c10::InferenceMode withoutGradients;
    PatientCase patient(*this, *m_data, findings, budget, context);
    const KnownBatch batch = oneBatch(*m_data, patient.findings);
    const double then =
        temperatureOnceKnown(*m_data, patient.batch, patient.batch.ordered, Known::FirstBatch);
    const ExpectedResults expected(*m_data, *patient.bucket, batch, then);
    const std::vector<float> now = expected.probabilitiesNow();
    ExpectedResults::Expectation after{{}, now, largestOf(now)};
    if (!patient.batch.ordered.empty())
        after = expected.expect(patient.batch.ordered);
    requireFinite(now);
    requireFinite(after.probabilities);
    requireFinite(after.gains);

    domain::Recommendation answer;
    answer.modelSha256 = m_data->sha256;
    answer.programVersion = kProgramVersion;
    answer.seed = seed();
    answer.bucket = patient.bucketNumber;
    answer.selection = isPersonal() ? "personal" : "bucket";
    if (!isPersonal())
        takeGains(patient.batch, after.gains);
    sortByGain(patient.batch);
    answer.order = orderItems(*m_data, patient.batch.ordered, patient.batch.gains, context);
    addReasons(answer.order, *this, findings, budget);
    answer.estimate = namesOf(features(), patient.batch.estimated);
    answer.differential = likelihoodsOf(classes(), now, after.probabilities);
    answer.confidenceNow = largestOf(now);
    answer.confidenceExpected = after.confidence;
    answer.threshold = patient.batch.threshold;
    answer.currency = pricesShown(*m_data, context).currency;
    if (patient.findings.features.empty())
        answer.concerns.push_back(kTooFew);
    else
        addDistanceConcern(*m_data, *patient.bucket, batch, m_data->facts.observed.distanceLimit,
                           answer.concerns);
    return answer;
}

namespace {

/// The tests of a second visit.
struct SecondVisit
{
    std::vector<std::int64_t> tests; ///< ordered, or to be ordered
    bool hasBegun = false;
};

/// The findings with the results of these tests.
KnownPatient afterFirst(const ModelData& data, const domain::CaseInput& input,
                        const std::vector<std::int64_t>& first)
{
    std::vector<domain::Finding> known = input.findings;
    for (const domain::Finding& result : input.results) {
        const auto feature = static_cast<std::int64_t>(featureNumber(result.feature, data.facts.features));
        if (std::ranges::find(first, feature) != first.end())
            known.push_back(result);
    }
    return readFindings(known, data.facts.features, data.encoding);
}

/// Cases with a possible can't-miss disease are not concluded on estimates.
std::vector<domain::Concern> notRuledOut(const std::vector<domain::Diagnosis>& differential,
                                         const std::vector<std::string>& classes, const CaseContext& context)
{
    std::vector<double> probabilities;
    std::vector<double> thresholds;
    std::vector<std::string> names;
    for (const domain::Diagnosis& diagnosis : differential) {
        const auto c =
            static_cast<std::size_t>(std::ranges::find(classes, diagnosis.disease) - classes.begin());
        probabilities.push_back(diagnosis.probability);
        thresholds.push_back(context.cantMissFrom.empty() ? domain::kMayBeMissed : context.cantMissFrom[c]);
        names.push_back(context.names.empty() ? diagnosis.disease : context.names[c]);
    }
    std::vector<domain::Concern> concerns;
    for (const std::size_t i : domain::notRuledOut(std::span<const double>(probabilities), thresholds))
        concerns.push_back(domain::notRuledOutConcern(names[i]));
    return concerns;
}

std::vector<std::int64_t> numbersOf(const ModelData& data, const std::vector<std::string>& names)
{
    std::vector<std::int64_t> numbers;
    for (const std::string& name : names)
        numbers.push_back(static_cast<std::int64_t>(featureNumber(name, data.facts.features)));
    return numbers;
}

/// The placed batch, or the one that would be recommended.
void takePlaced(PatientCase& patient, const ModelData& data, const domain::CaseInput& input)
{
    if (!input.placed)
        return;
    patient.batch.ordered = numbersOf(data, input.placed->order);
    patient.batch.estimated = numbersOf(data, input.placed->estimate);
}

/// Planned from the results of the first, with personal plans. There is none if everything was ordered at
/// once.
SecondVisit secondVisit(const Model& model, const ModelData& data, const PatientCase& patient,
                        const domain::CaseInput& input, const KnownPatient& known, bool isFirstOver,
                        const Budget& budget, const CaseContext& context)
{
    if (input.placed && !input.placed->again.empty())
        return {numbersOf(data, input.placed->again), true};
    SecondVisit second{patient.batch.estimated, false};
    if (isFirstOver && model.isPersonal())
        second.tests =
            plannedAgain(model, data, patient.bucketNumber, afterFirst(data, input, patient.batch.ordered),
                         patient.batch.ordered, budget, context)
                .ordered;
    // If no orders are given, a result of the second visit means that it has begun.
    second.hasBegun = !input.placed && std::ranges::any_of(second.tests, [&](std::int64_t feature) {
        return known.knows(feature);
    });
    return second;
}

} // namespace

domain::Conclusion Model::conclude(const domain::CaseInput& input, const Budget& budget,
                                   const CaseContext& context) const
{
    const c10::InferenceMode withoutGradients;
    PatientCase patient(*this, *m_data, input.findings, budget, context);
    takePlaced(patient, *m_data, input);
    const KnownPatient known = knownOf(*m_data, input);
    const std::set<std::int64_t> unavailable = unavailableOf(*m_data, input);
    const std::vector<std::int64_t> awaited = stillOpen(patient.batch.ordered, known, unavailable);
    const std::vector<std::int64_t> openEstimates = stillOpen(patient.batch.estimated, known, unavailable);
    const SecondVisit second = secondVisit(*this, *m_data, patient, input, known,
                                           awaited.empty() && !openEstimates.empty(), budget, context);
    const std::vector<std::int64_t> openTests = stillOpen(second.tests, known, unavailable);

    domain::Conclusion answer;
    answer.modelSha256 = m_data->sha256;
    answer.programVersion = kProgramVersion;
    answer.seed = seed();
    answer.bucket = patient.bucketNumber;
    answer.threshold = patient.batch.threshold;
    const bool estimates = awaited.empty() && !second.hasBegun;
    const double temperature = temperatureOnceKnown(*m_data, patient.batch, resultsOf(*m_data, input),
                                                    second.hasBegun ? Known::SecondBatch : Known::FirstBatch);
    const Judgement judgement(*m_data, patient, known,
                              estimates ? openEstimates : std::vector<std::int64_t>(), temperature);
    judgement.fill(answer);
    if (!awaited.empty() || (second.hasBegun && !openTests.empty())) {
        answer.stage = domain::CaseStage::AwaitingResults;
        answer.order = namesOf(features(), awaited);
        if (second.hasBegun) {
            for (const std::string& name : namesOf(features(), openTests))
                answer.order.push_back(name);
        }
        return answer;
    }
    const std::vector<domain::Concern> missed = notRuledOut(answer.differential, classes(), context);
    const bool isTrusted = domain::isTrusted(answer.confidence, answer.instability, answer.threshold);
    const bool restsOnDoubt = answer.usesEstimates && (!isTrusted || !missed.empty());
    if (!second.hasBegun && !openTests.empty() && restsOnDoubt) {
        answer.stage = domain::CaseStage::FallBack;
        answer.order = namesOf(features(), openTests);
        answer.concerns = missed;
        return answer;
    }
    answer.stage = domain::CaseStage::Concluded;
    judgement.addConcerns(answer);
    answer.concerns.insert(answer.concerns.end(), missed.begin(), missed.end());
    answer.abstains = !answer.concerns.empty();
    return answer;
}

} // namespace genex::method
