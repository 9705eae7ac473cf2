// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerparts.h"
#include "evidence.h"
#include "expectedresults.h"
#include "modeldata.h"
#include "patientcase.h"
#include "proposedbatch.h"
#include "tensors.h"
#include "testoutcomes.h"

#include "genex/model.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/matmul.h>
#include <c10/core/InferenceMode.h>

#include <algorithm>
#include <numeric>
#include <optional>

namespace genex::method {

namespace {

constexpr std::size_t kDiseasesWithEvidence = 8;
constexpr std::size_t kMostLikely = 6; // diseases among which a test may separate two
constexpr float kLeastLikely = 0.01F;
constexpr double kLeastSeparation = 0.01; // nats: a change of the odds by one percent separates nothing

/// Sums of weights may exceed 1 by rounding.
double shareOf(float number)
{
    return std::clamp(static_cast<double>(number), 0.0, 1.0);
}

/// The most likely classes, in order.
std::vector<std::int64_t> likelyClasses(const std::vector<float>& now)
{
    std::vector<std::int64_t> classes(now.size());
    std::iota(classes.begin(), classes.end(), 0);
    const auto probability = [&](std::int64_t c) { return now[static_cast<std::size_t>(c)]; };
    std::ranges::stable_sort(classes, std::ranges::greater{}, probability);
    std::erase_if(classes, [&](std::int64_t c) { return probability(c) < kLeastLikely; });
    classes.resize(std::min(classes.size(), kMostLikely));
    return classes;
}

/// All courses under every requested placement of the k tests, in one evaluation of the expert.
class Placings
{
public:
    Placings(const ExpectedResults& expected, const ProposedBatch& batch, at::Device device)
        : m_expected(expected)
        , m_tests(lengthOf(batch.tests))
        , m_device(device)
    {
        const at::Tensor& now = expected.hiddenNow();                                 // [1, h]
        const at::Tensor changes = expected.changesBy(batch.tests);                   // [R, k, h]
        const at::Tensor ordered = toDevice(batch.isOrdered, {m_tests, 1}, m_device); // [k, 1]
        const at::Tensor asProposed = now + (changes * ordered).sum(1);               // [R, h]
        const at::Tensor allOrdered = now + changes.sum(1);
        // An ordered test is removed, any other added.
        const at::Tensor moved = asProposed.unsqueeze(1) + changes * (1 - 2 * ordered);
        const at::Tensor all =
            at::cat({asProposed.unsqueeze(1), allOrdered.unsqueeze(1), moved, now.unsqueeze(1) + changes}, 1);
        m_scores = logitsOf(expected.expert(), all) / expected.temperature();
        // argmax would accept non-finite numbers.
        requireFinite(floatsOf(m_scores.abs().amax().reshape({1})));
    }

    /// Σ_r w_r [argmax = y_r] as proposed, with all ordered, and with each test moved: [2 + k].
    std::vector<float> accuracies() const
    {
        const at::Tensor named = m_scores.narrow(1, 0, 2 + m_tests).argmax(2); // [R, 2 + k]
        const at::Tensor isRight = (named == m_expected.labels().unsqueeze(1)).to(at::kFloat);
        return floatsOf((isRight * m_expected.weights()).sum(0));
    }

    /// Mean probabilities [C] as proposed, and the mean largest one.
    ExpectedResults::Expectation expectation() const
    {
        const at::Tensor after = m_scores.select(1, 0).softmax(1); // [R, C]
        return {{},
                floatsOf((after * m_expected.weights()).sum(0).clamp_max(1)),
                floatsOf((after.amax(1, true) * m_expected.weights()).sum(0))[0]};
    }

    /// E_{r of a}[ln p(b) after f alone] up to a constant common to all b: [a × f × b] over L classes;
    /// `counts` [L]: courses of each.
    std::vector<float> meansAlone(const std::vector<std::int64_t>& classes, std::vector<float>& counts) const
    {
        const at::Tensor index = toDevice(classes, {lengthOf(classes)}, m_device);
        const at::Tensor isOf =
            (m_expected.labels().unsqueeze(0) == index.unsqueeze(1)).to(at::kFloat); // [L, R]
        const at::Tensor count = isOf.sum(1, true);
        counts = floatsOf(count);
        const at::Tensor alone = m_scores.narrow(1, 2 + m_tests, m_tests).index_select(2, index); // [R, k, L]
        return floatsOf(at::matmul(isOf / count.clamp_min(1), alone.reshape({alone.size(0), -1})));
    }

    /// Probabilities of these classes after each test alone: [R × k × L]. At the temperature of what is
    /// believed now, so that a result that says nothing changes nothing.
    std::vector<float> probabilitiesAlone(const std::vector<std::int64_t>& classes,
                                          double temperatureNow) const
    {
        const at::Tensor index = toDevice(classes, {lengthOf(classes)}, m_device);
        const at::Tensor logits =
            m_scores.narrow(1, 2 + m_tests, m_tests) * (m_expected.temperature() / temperatureNow);
        return floatsOf(logits.softmax(2).index_select(2, index));
    }

private:
    const ExpectedResults& m_expected;
    std::int64_t m_tests;
    at::Device m_device;
    /// ln p up to a constant per row [R, 2 + 2k, C]: as proposed, all ordered, each moved, each alone.
    at::Tensor m_scores;
};

/// How well each test separates each pair of likely classes:
///   s_f(a, b) = E_{r of a}[ln p(a)/p(b) after f] − E_{r of b}[ln p(a)/p(b) after f],
/// which is 0 before f, when p(a)/p(b) is the same in all courses. The pair with the largest p_a·p_b·s_f(a,
/// b) is the reason for f: two diseases that both matter now.
class Separations
{
public:
    Separations(const Placings& placings, const std::vector<float>& now, std::size_t tests)
        : m_classes(likelyClasses(now))
        , m_now(now)
        , m_tests(tests)
        , m_means(placings.meansAlone(m_classes, m_counts))
    {}

    /// Two of the likely classes, the more likely one first, by their places among them.
    struct Pair
    {
        std::size_t disease = 0;
        std::size_t other = 0;
        double separation = 0;
    };

    /// Nothing for a test that parts none.
    std::optional<Pair> partedBy(std::size_t test) const
    {
        std::optional<Pair> parted;
        double most = 0;
        for (std::size_t a = 0; a < m_classes.size(); ++a) {
            for (std::size_t b = a + 1; b < m_classes.size(); ++b) {
                const double separation = between(test, a, b);
                const double weighted = separation * probability(a) * probability(b);
                if (separation < kLeastSeparation || weighted <= most)
                    continue;
                most = weighted;
                parted = Pair{a, b, separation};
            }
        }
        return parted;
    }

    const std::vector<std::int64_t>& classes() const { return m_classes; }
    const std::string& nameOf(std::size_t place, const std::vector<std::string>& names) const
    {
        return names[static_cast<std::size_t>(m_classes[place])];
    }

private:
    double between(std::size_t test, std::size_t a, std::size_t b) const
    {
        if (m_counts[a] == 0 || m_counts[b] == 0)
            return 0;
        return mean(test, a, a) - mean(test, a, b) - mean(test, b, a) + mean(test, b, b);
    }
    double mean(std::size_t test, std::size_t ofClass, std::size_t about) const
    {
        return m_means[(ofClass * m_tests + test) * m_classes.size() + about];
    }
    double probability(std::size_t place) const { return m_now[static_cast<std::size_t>(m_classes[place])]; }

    std::vector<std::int64_t> m_classes; ///< [L]
    const std::vector<float>& m_now;
    std::size_t m_tests;
    std::vector<float> m_counts;
    std::vector<float> m_means;
};

/// What the result of each test alone would do to two diseases.
class OutcomesOfTests
{
public:
    OutcomesOfTests(const ModelData& data, const ExpectedResults& expected, const Placings& placings,
                    const std::vector<std::int64_t>& tests, const std::vector<std::int64_t>& classes)
        : m_data(data)
        , m_tests(tests)
        , m_classes(classes.size())
        , m_probabilities(placings.probabilitiesAlone(classes, data.facts.observed.temperature))
        , m_weights(floatsOf(expected.weights()))
    {
        const at::Tensor index = toDevice(tests, {lengthOf(tests)}, data.device);
        m_amounts = floatsOf(expected.results().amounts.index_select(1, index));
        if (expected.results().hasCategories())
            m_inputs = integersOf(expected.results().inputs.index_select(1, index));
        if (expected.known().defined())
            m_known = floatsOf(expected.known().index_select(1, index));
    }

    std::vector<domain::TestOutcome> of(std::size_t test, const Separations::Pair& pair) const
    {
        std::vector<CourseResult> courses;
        for (std::size_t r = 0; r < m_weights.size(); ++r) {
            const std::size_t at = r * m_tests.size() + test;
            if (!m_known.empty() && m_known[at] == 0)
                continue;
            courses.push_back({valueAt(at, test), m_weights[r], probability(at, pair.disease),
                               probability(at, pair.other)});
        }
        const std::size_t feature = featureOf(test);
        return outcomesOf(m_data.facts.features[feature], std::move(courses),
                          [&](double value) { return lowerEnd(feature, value); });
    }

private:
    std::size_t featureOf(std::size_t test) const { return static_cast<std::size_t>(m_tests[test]); }
    double probability(std::size_t at, std::size_t place) const
    {
        return m_probabilities[at * m_classes + place];
    }
    double valueAt(std::size_t at, std::size_t test) const
    {
        const auto input = m_inputs.empty() ? std::uint32_t{0} : static_cast<std::uint32_t>(m_inputs[at]);
        return m_data.encoding.valueOf(featureOf(test), {input, m_amounts[at]});
    }
    /// In the courses of a plan a value stands for its bin.
    double lowerEnd(std::size_t feature, double value) const
    {
        if (!m_data.facts.isPersonal())
            return value;
        const ValueBins& bins = m_data.rates->bins;
        const std::size_t bin = bins.binOf(feature, m_data.encoding.cell(feature, value));
        if (bin == bins.begin(feature))
            return value;
        const float cut = bins.cutsOf(feature)[bin - bins.begin(feature) - 1];
        return m_data.encoding.valueOf(feature, {0, cut});
    }

    const ModelData& m_data;
    const std::vector<std::int64_t>& m_tests;
    std::size_t m_classes;
    std::vector<float> m_probabilities; ///< [R × k × L]
    std::vector<float> m_weights;       ///< [R]
    std::vector<float> m_amounts;       ///< [R × k]
    std::vector<std::int64_t> m_inputs; ///< [R × k]; empty where no feature is categorical
    std::vector<float> m_known;         ///< [R × k]; empty: all are
};

/// Whoever is estimated counts as unknown, as whoever is struck out. A result cannot make the truth harder to
/// find: where a test seems to, as the likeliest disease is counted over some hundred courses, moving it
/// changes nothing.
domain::BatchEffect effectOf(bool isOrdered, double asProposed, double moved, bool canEstimate)
{
    domain::BatchEffect effect;
    effect.ordered = isOrdered ? asProposed : std::max(moved, asProposed);
    effect.struckOut = isOrdered ? std::min(moved, asProposed) : asProposed;
    if (canEstimate)
        effect.estimated = effect.struckOut;
    return effect;
}

std::vector<domain::Diagnosis> differentialOf(const ModelData& data, const PatientCase& patient,
                                              const ExpectedResults& expected, const std::vector<float>& now,
                                              const std::set<std::string>& also)
{
    std::vector<domain::Diagnosis> diagnoses = diagnosesOf(data, now);
    if (patient.findings.features.empty())
        return diagnoses;
    const at::Tensor hidden = expected.hiddenNow().unsqueeze(1); // [1, 1, h]
    addEvidence(diagnoses, data, patient.findings,
                leaveOneOut(data, *patient.bucket, patient.findings, logitsOf(expected.expert(), hidden),
                            hidden, data.facts.observed.temperature),
                {kDiseasesWithEvidence, also});
    return diagnoses;
}

} // namespace

domain::Explanation Model::explain(const domain::ExplanationInput& input, const Budget& budget) const
{
    const c10::InferenceMode withoutGradients;
    const PatientCase patient = PatientCase::withoutBatch(*this, *m_data, input.findings, budget);
    const ProposedBatch batch = readBatch(input, patient.findings, features());
    const std::set<std::string> also = readDiseases(input.also, classes());
    const double then = temperatureOnceKnown(*m_data, patient.batch, batch.ordered(), Known::FirstBatch);
    const ExpectedResults expected(*m_data, *patient.bucket, oneBatch(*m_data, patient.findings), then);
    const std::vector<float> now = expected.probabilitiesNow();
    const Placings placings(expected, batch, m_data->device);
    const std::vector<float> accuracies = placings.accuracies();
    ExpectedResults::Expectation after{{}, now, largestOf(now)};
    if (batch.ordersAny())
        after = placings.expectation();
    const Separations separations(placings, now, batch.tests.size());
    const OutcomesOfTests outcomes(*m_data, expected, placings, batch.tests, separations.classes());

    domain::Explanation answer;
    answer.modelSha256 = m_data->sha256;
    answer.differential = differentialOf(*m_data, patient, expected, now, also);
    answer.expectedAccuracy = shareOf(accuracies[0]);
    answer.expectedConfidence = shareOf(after.confidence);
    answer.expectedDifferential = likelihoodsOf(classes(), now, after.probabilities);
    answer.accuracyIfAllOrdered = std::max(shareOf(accuracies[1]), answer.expectedAccuracy);
    for (const std::size_t test : batch.asked) {
        const std::string& name = features()[static_cast<std::size_t>(batch.tests[test])].id;
        answer.reasons.push_back({name, {}, {}, 0});
        if (const auto pair = separations.partedBy(test))
            answer.reasons.back() = {name, separations.nameOf(pair->disease, classes()),
                                     separations.nameOf(pair->other, classes()), pair->separation,
                                     outcomes.of(test, *pair)};
        answer.effects.push_back(effectOf(batch.isOrdered[test] > 0, answer.expectedAccuracy,
                                          shareOf(accuracies[2 + test]),
                                          patient.bucket->generator.has_value()));
        answer.effects.back().feature = name;
    }
    return answer;
}

} // namespace genex::method
