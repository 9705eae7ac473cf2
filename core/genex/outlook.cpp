#include "outlook.h"

#include "answerparts.h"
#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/addcmul.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/log_softmax.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace genex::method {

namespace {

constexpr std::int64_t kReferencesAtOnce = 64; // possible courses of a case that an outlook is the mean of

std::int64_t lengthOf(const auto& list)
{
    return static_cast<std::int64_t>(list.size());
}

} // namespace

Outlook::Outlook(const ModelData& data, const BucketModel& bucket, const KnownBatch& patient,
                 double temperature)
    : m_data(data)
    , m_bucket(bucket)
    , m_reference(data.courses.labels.defined() ? data.courses : bucket.reference)
    , m_hidden(hiddenOf(data, bucket, patient))
    , m_logNow((logitsOf(bucket.expert, m_hidden) / data.facts.observedTemperature).log_softmax(1))
    , m_temperature(temperature)
{
    chooseReferences();
}

std::vector<float> Outlook::probabilitiesNow() const
{
    return floatsOf(m_logNow.exp());
}

Outlook::Expectation Outlook::expect(const std::vector<std::int64_t>& tests) const
{
    // z after the first, the first two, … tests: one running sum of the rank-one changes.
    const at::Tensor hidden = changesBy(tests).cumsum(1) + m_hidden.unsqueeze(1);               // [R, k, h]
    const at::Tensor logs = (logitsOf(m_bucket.expert, hidden) / m_temperature).log_softmax(2); // [R, k, C]
    const at::Tensor labels = m_labels.view({-1, 1, 1}).expand({-1, logs.size(1), 1});
    const at::Tensor after = -(logs.gather(2, labels).squeeze(2) * m_weights).sum(0); // [k]
    const at::Tensor before =
        -(m_logNow.squeeze(0).index_select(0, m_labels).unsqueeze(1) * m_weights).sum(0); // [1]
    const at::Tensor losses = at::cat({before, after});
    const at::Tensor last = logs.select(1, logs.size(1) - 1).exp(); // [R, C]
    return {floatsOf(losses.narrow(0, 0, after.size(0)) - after), floatsOf((last * m_weights).sum(0)),
            floatsOf((last.amax(1, true) * m_weights).sum(0))[0]};
}

/// w_i ∝ p(y_i | findings) / #{j : y_j = y_i}. Where there are more reference patients than can be looked
/// at, each class is heard in proportion to its probability, by patients spread evenly over those it has:
/// the weightiest alone would be of one class, all patients of a class weighing the same.
void Outlook::chooseReferences()
{
    const std::vector<float> now = probabilitiesNow();
    requireFinite(now);
    std::map<std::int64_t, std::vector<std::int64_t>> ofClass;
    std::int64_t all = 0;
    for (const std::int64_t label : integersOf(m_reference.labels))
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
    m_labels = m_reference.labels.index_select(0, m_chosen);
    m_weights = toDevice(weights, {lengthOf(weights), 1}, m_data.device); // [R, 1]
    m_weights = m_weights / m_weights.sum();
}

at::Tensor Outlook::changesBy(const std::vector<std::int64_t>& tests) const
{
    const at::Tensor index = toDevice(tests, {lengthOf(tests)}, m_data.device);
    const auto ofTests = [&](const at::Tensor& table) {
        return table.index_select(0, m_chosen).index_select(1, index);
    };
    Values values{ofTests(m_reference.values.amounts), {}};
    if (m_reference.values.hasCategories())
        values.inputs = ofTests(m_reference.values.inputs);
    return m_bucket.expert.changes(values, index, m_data.kinds.inputs()) *
           ofTests(m_reference.known).unsqueeze(2);
}

} // namespace genex::method
