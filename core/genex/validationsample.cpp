// SPDX-License-Identifier: GPL-3.0-or-later
#include "validationsample.h"

#include "tensors.h"

#include "data/instances.h"
#include "genex/calibration.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace genex::method {

namespace {

constexpr std::size_t kMostPatients = 4000;

/// Distinct validation rows, with every set O, or with their own.
std::vector<data::Instance> validationInstances(const TrainingInput& input, const TrainingContext& context,
                                                JobControl& control)
{
    const std::vector<std::size_t> rows = input.split.rowsOf(data::Part::Validation);
    JobControl quiet([&control](const Progress&) { control.checkPoint(); });
    std::vector<data::Instance> instances;
    if (input.observations) {
        std::vector<data::ObservedRow> observed;
        for (const std::size_t row : rows)
            observed.push_back({static_cast<std::uint32_t>(row), input.observations->setOfRow[row]});
        instances = data::mergeInstances(input.dataset, observed, context.pool, quiet);
    } else {
        instances = data::mergeWithEverySet(input.dataset, rows, context.pool, quiet);
    }
    for (data::Instance& instance : instances)
        instance.weight = 1;
    return instances;
}

std::vector<double> lossesAt(const Predictions& predictions, double temperature)
{
    std::vector<double> losses;
    for (std::size_t i = 0; i < predictions.labels.size(); ++i) {
        const std::span<const float> logits =
            std::span(predictions.logits).subspan(i * predictions.classes, predictions.classes);
        const double highest = std::ranges::max(logits);
        double sum = 0;
        for (const float logit : logits)
            sum += std::exp((logit - highest) / temperature);
        losses.push_back(std::log(sum) -
                         (logits[static_cast<std::size_t>(predictions.labels[i])] - highest) / temperature);
    }
    return losses;
}

std::vector<double> meansByRow(const std::vector<double>& losses, std::span<const std::int64_t> rows)
{
    std::map<std::int64_t, std::pair<double, double>> sums;
    for (std::size_t i = 0; i < losses.size(); ++i) {
        sums[rows[i]].first += losses[i];
        ++sums[rows[i]].second;
    }
    std::vector<double> means;
    for (const auto& [row, sum] : sums)
        means.push_back(sum.first / sum.second);
    return means;
}

std::vector<double> lossesAtBest(Predictions predictions, std::span<const std::int64_t> rows)
{
    predictions.weights.assign(predictions.labels.size(), 1);
    return meansByRow(lossesAt(predictions, fitTemperature(predictions)), rows);
}

} // namespace

ValidationSample::ValidationSample(const TrainingInput& input, const TrainingContext& context,
                                   JobControl& control)
    : m_context(context)
{
    const std::vector<data::Instance> instances = validationInstances(input, context, control);
    if (instances.empty())
        return;
    const Cohort cohort(input.dataset, instances, context.encoding);
    Random random = context.random.child("validation sample");
    const auto n = static_cast<std::size_t>(context.features());
    const Draw draw = drawBatch(cohort.patients, kMostPatients, n, context.settings.revealFraction, random);
    m_size = draw.rows.size();
    m_rows = draw.rows;
    const DeviceRows rows(cohort.rows, context.pool, context.inputs(), context.device);
    m_batch = gather(rows, draw);
    for (std::size_t i = 0; i < m_size; ++i)
        m_observed.push_back(cohort.rows.cells(static_cast<std::size_t>(draw.rows[i]),
                                               context.pool.sets[static_cast<std::size_t>(draw.sets[i])]));
}

std::vector<double> ValidationSample::losses(const Expert& expert) const
{
    const at::NoGradGuard noGradient;
    return lossesOf(
        floatsOf(logitsOf(expert, hiddenOf(expert, m_batch->values, m_batch->mask, m_batch->inputs))));
}

std::vector<double> ValidationSample::losses(const Partition& partition,
                                             std::span<const Expert> experts) const
{
    const at::NoGradGuard noGradient;
    const auto classes = static_cast<std::size_t>(m_context.classes());
    std::vector<std::size_t> bucketOf;
    for (const std::vector<Cell>& observed : m_observed)
        bucketOf.push_back(static_cast<std::size_t>(partition.bucket(observed)));
    std::vector<float> logits(m_size * classes);
    for (std::size_t b = 0; b < experts.size(); ++b) {
        // All patients with every expert: there are few experts, and selecting rows would cost as much.
        const std::vector<float> all = floatsOf(
            logitsOf(experts[b], hiddenOf(experts[b], m_batch->values, m_batch->mask, m_batch->inputs)));
        for (std::size_t i = 0; i < m_size; ++i) {
            if (bucketOf[i] == b)
                std::copy_n(all.begin() + static_cast<std::ptrdiff_t>(i * classes), classes,
                            logits.begin() + static_cast<std::ptrdiff_t>(i * classes));
        }
    }
    return lossesOf(std::move(logits));
}

std::vector<double> ValidationSample::lossesOf(std::vector<float> logits) const
{
    Predictions predictions{static_cast<std::size_t>(m_context.classes()), std::move(logits), {}, {}};
    for (const std::int64_t label : integersOf(m_batch->labels))
        predictions.labels.push_back(static_cast<std::int32_t>(label));
    return lossesAtBest(std::move(predictions), m_rows);
}

std::vector<double> lossesWith(const Model& model, const TestCohort& patients,
                               const FeaturesOfPatients& tests)
{
    Predictions predictions{
        model.classes().size(), model.logits(patients.withTests(tests), patients.buckets()), {}, {}};
    std::vector<std::int64_t> rows;
    for (std::size_t i = 0; i < patients.size(); ++i) {
        predictions.labels.push_back(patients.labelOf(i));
        rows.push_back(static_cast<std::int64_t>(patients.rowOf(i)));
    }
    return lossesAtBest(std::move(predictions), rows);
}

} // namespace genex::method
