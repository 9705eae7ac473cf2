// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "data/observation.h"
#include "genex/model.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// One list of features per bucket.
using FeaturesOfBuckets = std::vector<std::vector<std::int64_t>>;
/// One list of features per patient.
using FeaturesOfPatients = std::vector<std::vector<std::int64_t>>;

/// Patients to test a model on: rows of a table with sets O. Known are O and the tests done; missing values
/// stay unknown but count as ordered.
class TestCohort
{
public:
    /// Model, table and pool must outlive it.
    TestCohort(const Model& model, const data::Dataset& dataset, std::vector<data::ObservedRow> patients,
               const data::ObservationPool& pool);

    std::size_t size() const { return m_patients.size(); }
    std::size_t rowOf(std::size_t patient) const { return m_patients[patient].row; }
    std::int32_t labelOf(std::size_t patient) const { return m_dataset.labels[rowOf(patient)]; }
    /// Given O: further results do not move a patient to another bucket.
    const std::vector<int>& buckets() const { return m_buckets; }

    /// O without missing values.
    std::vector<std::int64_t> known(std::size_t patient) const;

    /// Rows [N × n] with O known, NaN elsewhere.
    std::vector<float> withFindings() const { return withTests(FeaturesOfPatients(size())); }
    /// Rows [N × n] with O and the patient's tests known, NaN elsewhere.
    std::vector<float> withTests(const FeaturesOfPatients& tests) const;
    /// Rows [N × n] with all values of the table.
    std::vector<float> withEverything() const;
    /// The patients' tests without those of their bucket.
    FeaturesOfPatients without(FeaturesOfPatients tests, const FeaturesOfBuckets& left) const;

    /// Whether each patient's class has the highest of these scores [N × C].
    std::vector<std::uint8_t> isRight(std::span<const float> scores) const;

private:
    const Model& m_model;
    const data::Dataset& m_dataset;
    std::vector<data::ObservedRow> m_patients;
    const data::ObservationPool& m_pool;
    std::vector<int> m_buckets;
};

/// Every row with every set, or with one set if that exceeds `most` patients.
std::vector<data::ObservedRow> cohortPatients(std::span<const std::size_t> rows, std::size_t sets,
                                              std::size_t most, std::uint64_t seed);

/// Every row with every set, or with as many distinct ones, sampled per row, as keep the total within `most`
/// patients; at least one.
std::vector<data::ObservedRow> cohortPatientsWithin(std::span<const std::size_t> rows, std::size_t sets,
                                                    std::size_t most, std::uint64_t seed);

/// Largest probability of each row.
std::vector<double> confidenceOf(std::span<const float> probabilities, std::size_t classes);
/// softmax(logits / T), row by row.
std::vector<float> softmaxOf(std::span<const float> logits, std::size_t classes, double temperature);
/// Compared with τ: the confidence, reduced by the disagreement between draws.
std::vector<double> trustOf(const GeneratedPredictions& predictions, std::size_t classes);

} // namespace genex::method
