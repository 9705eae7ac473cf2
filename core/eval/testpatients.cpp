// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/testpatients.h"

#include "data/instances.h"
#include "genex/calibration.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace genex::eval {

PartRows differentRows(const data::Dataset& dataset, const data::Split& split, data::Part part,
                       JobControl& control)
{
    const data::ObservationPool onePool{{{}}};
    // Can be stopped, but reports no progress.
    JobControl quiet([&control](const Progress&) { control.checkPoint(); });
    PartRows different;
    for (const data::Instance& instance :
         data::mergeWithEverySet(dataset, split.rowsOf(part), onePool, quiet)) {
        different.rows.push_back(instance.row);
        different.weightOf[instance.row] += instance.weight;
    }
    return different;
}

TestPatients::TestPatients(const data::Dataset& dataset, data::ObservationPool pool,
                           std::vector<data::ObservedRow> patients,
                           const std::map<std::size_t, double>& weightOfRow)
    : m_dataset(dataset)
    , m_pool(std::move(pool))
    , m_patients(std::move(patients))
{
    std::map<std::size_t, double> tries;
    for (const data::ObservedRow& patient : m_patients)
        ++tries[patient.row];
    for (const data::ObservedRow& patient : m_patients)
        m_weights.push_back(weightOfRow.at(patient.row) / tries[patient.row]);
}

std::vector<std::int32_t> TestPatients::labels() const
{
    std::vector<std::int32_t> labels;
    for (std::size_t i = 0; i < size(); ++i)
        labels.push_back(labelOf(i));
    return labels;
}

std::vector<std::int64_t> TestPatients::known(std::size_t patient) const
{
    const data::FeatureSet set = data::observedIn(m_pool.sets[m_patients[patient].set], valuesOf(patient));
    return {set.begin(), set.end()};
}

std::vector<std::size_t> TestPatients::rowsOfPatients() const
{
    std::vector<std::size_t> rows;
    for (const data::ObservedRow& patient : m_patients)
        rows.push_back(patient.row);
    return rows;
}

std::vector<double> TestPatients::weightsOfRows() const
{
    const std::vector<std::size_t> rows = rowsOfPatients();
    const auto different = static_cast<double>(std::set(rows.begin(), rows.end()).size());
    const double sum = std::accumulate(m_weights.begin(), m_weights.end(), 0.0);
    std::vector<double> weights = m_weights;
    for (double& weight : weights)
        weight *= different / sum;
    return weights;
}

std::int64_t TestPatients::rows() const
{
    return std::llround(std::accumulate(m_weights.begin(), m_weights.end(), 0.0));
}

method::TestCohort TestPatients::before(const method::Model& model) const
{
    return {model, m_dataset, m_patients, m_pool};
}

Estimate TestPatients::accuracyOf(std::span<const std::uint8_t> right) const
{
    std::map<std::size_t, std::pair<double, double>> ofRow; // Σ w·correct, Σ w
    for (std::size_t i = 0; i < size(); ++i) {
        auto& [hits, weight] = ofRow[m_patients[i].row];
        hits += m_weights[i] * right[i];
        weight += m_weights[i];
    }
    std::vector<double> means;
    std::vector<double> weights;
    for (const auto& [row, sums] : ofRow) {
        means.push_back(sums.first / sums.second);
        weights.push_back(sums.second);
    }
    return estimateOf(means, weights);
}

double TestPatients::meanOf(std::span<const double> values) const
{
    return estimateOf(values, m_weights).mean;
}

std::vector<std::uint8_t> TestPatients::isRight(std::span<const float> scores) const
{
    std::vector<std::uint8_t> right(size());
    const std::size_t classes = m_dataset.classes.size();
    for (std::size_t i = 0; i < size(); ++i) {
        const std::span<const float> row = scores.subspan(i * classes, classes);
        right[i] =
            static_cast<std::uint8_t>(std::max_element(row.begin(), row.end()) - row.begin() == labelOf(i));
    }
    return right;
}

/// Calibration error of each class's probability, averaged over classes: detects a class that is always
/// underestimated, which does not show in the confidence of the predicted one.
double TestPatients::classwiseError(std::span<const float> probabilities) const
{
    const std::size_t classes = m_dataset.classes.size();
    double sum = 0;
    for (std::size_t c = 0; c < classes; ++c) {
        std::vector<double> predicted(size());
        std::vector<std::uint8_t> isIt(size());
        for (std::size_t i = 0; i < size(); ++i) {
            predicted[i] = std::clamp(static_cast<double>(probabilities[i * classes + c]), 0.0, 1.0);
            isIt[i] = labelOf(i) == static_cast<std::int32_t>(c) ? 1 : 0;
        }
        sum += method::expectedCalibrationError(predicted, isIt, m_weights);
    }
    return sum / static_cast<double>(classes);
}

OrderingFigures TestPatients::figuresOf(const Acquisitions& acquisitions, const domain::Prices& prices) const
{
    std::vector<double> orders(size());
    std::vector<double> costs(size());
    std::vector<double> generated(size());
    for (std::size_t i = 0; i < size(); ++i) {
        const auto estimated = static_cast<double>(acquisitions.estimated[i].size());
        orders[i] = static_cast<double>(acquisitions.ordered[i].size());
        costs[i] = prices.total(acquisitions.ordered[i]);
        generated[i] = estimated > 0 ? estimated / (estimated + orders[i]) : 0;
    }
    const std::vector<std::uint8_t> right = isRight(acquisitions.probabilities);
    const std::vector<double> fellBack(acquisitions.fellBack.begin(), acquisitions.fellBack.end());
    OrderingFigures figures;
    figures.accuracy = accuracyOf(right);
    figures.meanOrders = meanOf(orders);
    figures.p95Orders = quantileOf(orders, m_weights, 0.95);
    figures.meanCost = meanOf(costs);
    figures.fallbackRate = meanOf(fellBack);
    figures.generatedShare = meanOf(generated);
    figures.meanVisits = meanOf(std::vector<double>(acquisitions.visits.begin(), acquisitions.visits.end()));
    const std::vector<double> confidence =
        method::confidenceOf(acquisitions.probabilities, m_dataset.classes.size());
    figures.calibrationError = method::expectedCalibrationError(confidence, right, m_weights);
    figures.errorByChance = method::calibrationErrorByChance(confidence, m_weights);
    figures.classwiseError = classwiseError(acquisitions.probabilities);
    return figures;
}

} // namespace genex::eval
