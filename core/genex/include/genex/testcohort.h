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

/// One list of features for each bucket.
using FeaturesOfBuckets = std::vector<std::vector<std::int64_t>>;
/// One list of features for each patient.
using FeaturesOfPatients = std::vector<std::vector<std::int64_t>>;

/// Patients to try a model on: rows of a table, each with some sets O. What is known of them is O and
/// whatever tests are done; what a row does not hold stays unknown, but was ordered all the same.
class TestCohort
{
public:
    /// Model, table and pool must outlive it.
    TestCohort(const Model& model, const data::Dataset& dataset, std::vector<data::ObservedRow> patients,
               const data::ObservationPool& pool);

    std::size_t size() const { return m_patients.size(); }
    std::size_t rowOf(std::size_t patient) const { return m_patients[patient].row; }
    std::int32_t labelOf(std::size_t patient) const { return m_dataset.labels[rowOf(patient)]; }
    /// By O: more results do not move a patient to another bucket.
    const std::vector<int>& buckets() const { return m_buckets; }

    /// O, without what the row does not hold.
    std::vector<std::int64_t> known(std::size_t patient) const;

    /// Rows [N × n] with O known, NaN elsewhere.
    std::vector<float> withFindings() const { return withTests(FeaturesOfPatients(size())); }
    /// Rows [N × n] with O and the patient's tests known, NaN elsewhere.
    std::vector<float> withTests(const FeaturesOfPatients& tests) const;
    /// Rows [N × n] with everything known that the table holds.
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

/// Every row with every set, or each with one when that would be more than `most` patients.
std::vector<data::ObservedRow> cohortPatients(std::span<const std::size_t> rows, std::size_t sets,
                                              std::size_t most, std::uint64_t seed);

/// Every row with every set, or with as many different ones, drawn for each row, as make no more than `most`
/// patients; with one at least.
std::vector<data::ObservedRow> cohortPatientsWithin(std::span<const std::size_t> rows, std::size_t sets,
                                                    std::size_t most, std::uint64_t seed);

/// The highest of each row's probabilities.
std::vector<double> confidenceOf(std::span<const float> probabilities, std::size_t classes);
/// softmax(logits / T), row by row.
std::vector<float> softmaxOf(std::span<const float> logits, std::size_t classes, double temperature);
/// What τ is held against: confidence, which counts less the more the draws disagree.
std::vector<double> trustOf(const GeneratedPredictions& predictions, std::size_t classes);

} // namespace genex::method
