// SPDX-License-Identifier: GPL-3.0-or-later
#include "expectedresults.h"

#include "answerparts.h"
#include "patientcourses.h"
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

constexpr float kLeastShare = 1e-30F;          // of a class, so that weights never sum to zero
constexpr std::int64_t kReferencesAtOnce = 64; // possible courses of a case averaged at once

} // namespace

ExpectedResults::ExpectedResults(const ModelData& data, const BucketModel& bucket, const KnownBatch& patient,
                                 double temperature)
    : m_data(data)
    , m_bucket(bucket)
    , m_hidden(hiddenOf(data, bucket, patient))
    , m_logNow((logitsOf(bucket.expert, m_hidden) / data.facts.observed.temperature).log_softmax(1))
    , m_temperature(temperature)
{
    if (data.facts.isPersonal())
        takeCourses(patient);
    else
        chooseReferences();
}

std::vector<float> ExpectedResults::probabilitiesNow() const
{
    return floatsOf(m_logNow.exp());
}

ExpectedResults::Expectation ExpectedResults::expect(const std::vector<std::int64_t>& tests) const
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

/// The courses of a plan weighted by the current belief, without the plan's doubt.
void ExpectedResults::takeCourses(const KnownBatch& patient)
{
    const std::vector<float> now = probabilitiesNow();
    requireFinite(now);
    const std::vector<float> numbers = floatsOf(planStates(m_data, m_bucket, patient));
    const StateRow state{numbers, m_bucket.planExpert.hidden};
    const Courses courses =
        drawCourses(m_data, m_bucket, patient, state.at(m_data.facts.observed.temperature, m_temperature));
    const std::vector<std::size_t>& classOf = courses.chosen.classOf;
    std::vector<float> weights;
    for (const std::size_t c : classOf)
        weights.push_back(std::max(now[c], kLeastShare) / static_cast<float>(std::ranges::count(classOf, c)));
    m_results = valuesOf(courses, m_data);
    m_labels = toDevice(std::vector<std::int64_t>(classOf.begin(), classOf.end()), {lengthOf(classOf)},
                        m_data.device);
    m_weights = toDevice(weights, {lengthOf(weights), 1}, m_data.device);
    m_weights = m_weights / m_weights.sum();
}

/// w_i ∝ p(y_i | findings) / #{j : y_j = y_i}. If there are too many reference patients, each class is
/// represented in proportion to its probability, by patients spread evenly over its own: the heaviest alone
/// would all be of one class, since patients of a class have equal weights.
void ExpectedResults::chooseReferences()
{
    const std::vector<float> now = probabilitiesNow();
    requireFinite(now);
    std::map<std::int64_t, std::vector<std::int64_t>> ofClass;
    std::int64_t all = 0;
    for (const std::int64_t label : integersOf(m_bucket.reference.labels))
        ofClass[label].push_back(all++);
    const auto share = [&](std::int64_t label) {
        return static_cast<double>(std::max(now[static_cast<std::size_t>(label)], kLeastShare));
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
    const at::Tensor index = toDevice(chosen, {lengthOf(chosen)}, m_data.device);
    const Reference& reference = m_bucket.reference;
    m_results.amounts = reference.values.amounts.index_select(0, index);
    if (reference.values.hasCategories())
        m_results.inputs = reference.values.inputs.index_select(0, index);
    m_known = reference.known.index_select(0, index);
    m_labels = reference.labels.index_select(0, index);
    m_weights = toDevice(weights, {lengthOf(weights), 1}, m_data.device); // [R, 1]
    m_weights = m_weights / m_weights.sum();
}

at::Tensor ExpectedResults::changesBy(const std::vector<std::int64_t>& tests) const
{
    const at::Tensor index = toDevice(tests, {lengthOf(tests)}, m_data.device);
    Values values{m_results.amounts.index_select(1, index), {}};
    if (m_results.hasCategories())
        values.inputs = m_results.inputs.index_select(1, index);
    const at::Tensor changes = m_bucket.expert.changes(values, index, m_data.kinds.inputs());
    return m_known.defined() ? changes * m_known.index_select(1, index).unsqueeze(2) : changes;
}

} // namespace genex::method
