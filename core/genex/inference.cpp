#include "findings.h"
#include "modeldata.h"
#include "tensors.h"

#include "common/error.h"
#include "common/version.h"
#include "genex/model.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/addcmul.h>
#include <ATen/ops/cat.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace genex::method {

namespace {

constexpr std::size_t kRowsAtOnce = 4096;

std::int64_t lengthOf(const auto& list)
{
    return static_cast<std::int64_t>(list.size());
}

/// The first `most` tests of the batch that are not known yet, in its order.
std::vector<std::int64_t> testsToOrder(const std::vector<std::int64_t>& batch, const ObservedPatient& patient,
                                       int most)
{
    std::vector<std::int64_t> tests;
    for (const std::int64_t test : batch) {
        if (most > 0 && lengthOf(tests) >= most)
            break;
        if (patient.mask[static_cast<std::size_t>(test)] <= 0)
            tests.push_back(test);
    }
    return tests;
}

/// One patient before an expert. R reference patients, k tests.
class Outlook
{
public:
    Outlook(const BucketModel& bucket, const ObservedPatient& patient, at::Device device)
        : m_bucket(bucket)
        , m_device(device)
    {
        const std::int64_t n = lengthOf(patient.values);
        m_hidden = hiddenOf(bucket.expert, toDevice(patient.values, {1, n}, device),
                            toDevice(patient.mask, {1, n}, device));
        m_logNow = logitsOf(bucket.expert, m_hidden).log_softmax(1);
        // w_i ∝ p(y_i | findings) / #{j : y_j = y_i}; the floor keeps the sum above zero.
        const at::Tensor weights =
            m_logNow.squeeze(0).exp().index_select(0, bucket.reference.labels).clamp_min(1e-30) /
            bucket.reference.ofClass;
        m_weights = (weights / weights.sum()).unsqueeze(1); // [R, 1]
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
        const Reference& reference = m_bucket.reference;
        const at::Tensor logs = logitsOf(m_bucket.expert, hiddenAfter(tests)).log_softmax(2); // [R, k, C]
        const at::Tensor labels = reference.labels.view({-1, 1, 1}).expand({-1, logs.size(1), 1});
        const at::Tensor after = -(logs.gather(2, labels).squeeze(2) * m_weights).sum(0); // [k]
        const at::Tensor before =
            -(m_logNow.squeeze(0).index_select(0, reference.labels).unsqueeze(1) * m_weights).sum(0); // [1]
        const at::Tensor losses = at::cat({before, after});
        const at::Tensor last = logs.select(1, logs.size(1) - 1).exp(); // [R, C]
        return {floatsOf(losses.narrow(0, 0, after.size(0)) - after), floatsOf((last * m_weights).sum(0)),
                floatsOf((last.amax(1, true) * m_weights).sum(0))[0]};
    }

private:
    /// z after the first, the first two, … tests turned out as for each reference patient: [R, k, h]. One
    /// running sum of the rank-one changes.
    at::Tensor hiddenAfter(const std::vector<std::int64_t>& tests) const
    {
        const Expert& expert = m_bucket.expert;
        const at::Tensor index = toDevice(tests, {lengthOf(tests)}, m_device);
        const at::Tensor known = m_bucket.reference.known.index_select(1, index).unsqueeze(2);
        const at::Tensor values = m_bucket.reference.values.index_select(1, index).unsqueeze(2);
        const at::Tensor change =
            at::addcmul(known * expert.maskWeight().index_select(0, index).unsqueeze(0), values,
                        expert.valueWeight().index_select(0, index).unsqueeze(0));
        return change.cumsum(1) + m_hidden.unsqueeze(1);
    }

    const BucketModel& m_bucket;
    at::Device m_device;
    at::Tensor m_hidden;  ///< [1, h]
    at::Tensor m_logNow;  ///< [1, C]
    at::Tensor m_weights; ///< [R, 1]
};

std::vector<domain::Likelihood> differentialOf(const std::vector<std::string>& classes,
                                               const std::vector<float>& now,
                                               const std::vector<float>& expected)
{
    std::vector<domain::Likelihood> list;
    for (std::size_t c = 0; c < classes.size(); ++c)
        list.push_back({classes[c], now[c], expected[c]});
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.now > b.now; });
    return list;
}

void checkFinite(const domain::Recommendation& answer)
{
    bool isFinite = std::isfinite(answer.confidenceNow) && std::isfinite(answer.confidenceExpected);
    for (const domain::OrderItem& item : answer.order)
        isFinite = isFinite && std::isfinite(item.expectedGain);
    for (const domain::Likelihood& likelihood : answer.differential)
        isFinite = isFinite && std::isfinite(likelihood.now) && std::isfinite(likelihood.expected);
    if (!isFinite)
        throw Failure(ErrorCode::Internal, "The model gave a number that is not finite.", "Train it again.");
}

/// Logits' largest class of these rows by one expert.
std::vector<std::int64_t> classifyBy(const Expert& expert, std::span<const float> values,
                                     const Encoding& encoding, std::span<const std::size_t> rows,
                                     at::Device device)
{
    const std::size_t n = encoding.mean.size();
    std::vector<float> encoded;
    std::vector<float> mask;
    for (const std::size_t row : rows) {
        const ObservedPatient patient = readRow(values.subspan(row * n, n), encoding);
        encoded.insert(encoded.end(), patient.values.begin(), patient.values.end());
        mask.insert(mask.end(), patient.mask.begin(), patient.mask.end());
    }
    const std::vector<std::int64_t> shape{lengthOf(rows), static_cast<std::int64_t>(n)};
    const at::Tensor hidden =
        hiddenOf(expert, toDevice(encoded, shape, device), toDevice(mask, shape, device));
    return integersOf(logitsOf(expert, hidden).argmax(1));
}

} // namespace

domain::Recommendation Model::recommend(std::span<const domain::Finding> findings,
                                        const RecommendOptions& options) const
{
    if (options.maxOrders < 0)
        throw Failure(ErrorCode::InvalidInput,
                      "The most orders asked for is " + std::to_string(options.maxOrders) + ".",
                      "It must be 0 (no limit) or more.");
    const at::NoGradGuard noGradient;
    const ModelFacts& facts = m_data->facts;
    const ObservedPatient patient = readFindings(findings, facts.features, facts.encoding);
    const std::size_t b = facts.partition.bucket(patient.values, patient.observed);
    const BucketModel& bucket = m_data->buckets[b];
    const std::vector<std::int64_t> tests = testsToOrder(bucket.order, patient, options.maxOrders);
    const Outlook outlook(bucket, patient, m_data->device);

    const std::vector<float> now = outlook.probabilitiesNow();
    const float confidence = *std::max_element(now.begin(), now.end());
    Outlook::Expectation after{{}, now, confidence};
    if (!tests.empty())
        after = outlook.expect(tests);

    domain::Recommendation answer;
    answer.modelSha256 = m_data->sha256;
    answer.programVersion = kProgramVersion;
    answer.seed = facts.settings.seed;
    answer.bucket = static_cast<int>(b);
    for (std::size_t i = 0; i < tests.size(); ++i)
        answer.order.push_back({facts.features[static_cast<std::size_t>(tests[i])].id, after.gains[i]});
    answer.differential = differentialOf(facts.classes, now, after.probabilities);
    answer.confidenceNow = confidence;
    answer.confidenceExpected = after.confidence;
    checkFinite(answer);
    return answer;
}

std::vector<std::int32_t> Model::classify(std::span<const float> values,
                                          std::span<const int> bucketOfRow) const
{
    if (values.size() != bucketOfRow.size() * features().size())
        throw Failure(ErrorCode::Internal, "There are " + std::to_string(values.size()) + " values for " +
                                               std::to_string(bucketOfRow.size()) + " patients.");
    const at::NoGradGuard noGradient;
    std::vector<std::int32_t> predicted(bucketOfRow.size());
    for (int b = 0; b < buckets(); ++b) {
        std::vector<std::size_t> rows;
        for (std::size_t r = 0; r < bucketOfRow.size(); ++r) {
            if (bucketOfRow[r] == b)
                rows.push_back(r);
        }
        for (std::size_t begin = 0; begin < rows.size(); begin += kRowsAtOnce) {
            const auto part = std::span(rows).subspan(begin, std::min(kRowsAtOnce, rows.size() - begin));
            const std::vector<std::int64_t> classes =
                classifyBy(m_data->buckets[static_cast<std::size_t>(b)].expert, values,
                           m_data->facts.encoding, part, m_data->device);
            for (std::size_t i = 0; i < part.size(); ++i)
                predicted[part[i]] = static_cast<std::int32_t>(classes[i]);
        }
    }
    return predicted;
}

} // namespace genex::method
