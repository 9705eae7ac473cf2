// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/testcohort.h"

#include "common/random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>

namespace genex::method {

namespace {

constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();

} // namespace

TestCohort::TestCohort(const Model& model, const data::Dataset& dataset,
                       std::vector<data::ObservedRow> patients, const data::ObservationPool& pool)
    : m_model(model)
    , m_dataset(dataset)
    , m_patients(std::move(patients))
    , m_pool(pool)
{
    m_buckets = m_model.findBuckets(withFindings());
}

std::vector<std::int64_t> TestCohort::known(std::size_t patient) const
{
    const std::span<const float> row = m_dataset.row(rowOf(patient));
    std::vector<std::int64_t> features;
    for (const std::uint32_t feature : m_pool.sets[m_patients[patient].set]) {
        if (!std::isnan(row[feature]))
            features.push_back(feature);
    }
    return features;
}

std::vector<float> TestCohort::withTests(const FeaturesOfPatients& tests) const
{
    const std::size_t n = m_dataset.width();
    std::vector<float> values(size() * n, kUnknown);
    for (std::size_t i = 0; i < size(); ++i) {
        const std::span<const float> row = m_dataset.row(rowOf(i));
        const auto reveal = [&](std::size_t feature) { values[i * n + feature] = row[feature]; };
        for (const std::uint32_t feature : m_pool.sets[m_patients[i].set])
            reveal(feature);
        for (const std::int64_t feature : tests[i])
            reveal(static_cast<std::size_t>(feature));
    }
    return values;
}

std::vector<float> TestCohort::withEverything() const
{
    std::vector<float> values;
    values.reserve(size() * m_dataset.width());
    for (std::size_t i = 0; i < size(); ++i) {
        const std::span<const float> row = m_dataset.row(rowOf(i));
        values.insert(values.end(), row.begin(), row.end());
    }
    return values;
}

FeaturesOfPatients TestCohort::without(FeaturesOfPatients tests, const FeaturesOfBuckets& left) const
{
    for (std::size_t i = 0; i < size(); ++i) {
        const std::vector<std::int64_t>& list = left[static_cast<std::size_t>(m_buckets[i])];
        std::erase_if(tests[i],
                      [&](std::int64_t test) { return std::ranges::find(list, test) != list.end(); });
    }
    return tests;
}

std::vector<std::uint8_t> TestCohort::isRight(std::span<const float> scores) const
{
    std::vector<std::uint8_t> right(size());
    const std::size_t classes = m_model.classes().size();
    for (std::size_t i = 0; i < size(); ++i) {
        const std::span<const float> row = scores.subspan(i * classes, classes);
        const auto best = std::max_element(row.begin(), row.end()) - row.begin();
        right[i] = static_cast<std::uint8_t>(best == labelOf(i));
    }
    return right;
}

std::vector<data::ObservedRow> cohortPatients(std::span<const std::size_t> rows, std::size_t sets,
                                              std::size_t most, std::uint64_t seed)
{
    return rows.size() * sets <= most ? data::everySet(rows, sets) : data::oneSetEach(rows, sets, seed);
}

std::vector<data::ObservedRow> cohortPatientsWithin(std::span<const std::size_t> rows, std::size_t sets,
                                                    std::size_t most, std::uint64_t seed)
{
    if (rows.size() * sets <= most)
        return data::everySet(rows, sets);
    const std::size_t each = std::max<std::size_t>(1, most / rows.size());
    const Random random = Random(seed).child("observations");
    std::vector<data::ObservedRow> patients;
    for (const std::size_t row : rows) {
        std::vector<std::uint32_t> numbers(sets);
        std::iota(numbers.begin(), numbers.end(), 0U);
        Random ofRow = random.child("row " + std::to_string(row));
        for (std::size_t i = 0; i < each; ++i) {
            std::swap(numbers[i], numbers[i + static_cast<std::size_t>(ofRow.below(sets - i))]);
            patients.push_back({static_cast<std::uint32_t>(row), numbers[i]});
        }
    }
    return patients;
}

std::vector<double> confidenceOf(std::span<const float> probabilities, std::size_t classes)
{
    std::vector<double> confidence(probabilities.size() / classes);
    for (std::size_t i = 0; i < confidence.size(); ++i) {
        const auto row = probabilities.subspan(i * classes, classes);
        // Means of probabilities may exceed 1 by rounding.
        confidence[i] = std::min(1.0, static_cast<double>(*std::max_element(row.begin(), row.end())));
    }
    return confidence;
}

std::vector<float> softmaxOf(std::span<const float> logits, std::size_t classes, double temperature)
{
    std::vector<float> probabilities(logits.size());
    for (std::size_t begin = 0; begin < logits.size(); begin += classes) {
        const auto row = logits.subspan(begin, classes);
        const double highest = *std::max_element(row.begin(), row.end());
        double sum = 0;
        for (const float logit : row)
            sum += std::exp((logit - highest) / temperature);
        for (std::size_t c = 0; c < classes; ++c)
            probabilities[begin + c] = static_cast<float>(std::exp((row[c] - highest) / temperature) / sum);
    }
    return probabilities;
}

std::vector<double> trustOf(const GeneratedPredictions& predictions, std::size_t classes)
{
    std::vector<double> trust = confidenceOf(predictions.probabilities, classes);
    for (std::size_t i = 0; i < trust.size(); ++i)
        trust[i] *= 1 - static_cast<double>(predictions.instability[i]);
    return trust;
}

} // namespace genex::method
