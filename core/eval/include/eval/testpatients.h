// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "data/dataset.h"
#include "data/observation.h"
#include "data/split.h"
#include "domain/prices.h"
#include "eval/acquisition.h"
#include "eval/metrics.h"
#include "genex/model.h"
#include "genex/testcohort.h"

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace genex::eval {

using contract::OrderingFigures;

/// Distinct rows of a part with their multiplicities in the table.
struct PartRows
{
    std::vector<std::size_t> rows;
    std::map<std::size_t, double> weightOf;
};

PartRows differentRows(const data::Dataset& dataset, const data::Split& split, data::Part part,
                       JobControl& control);

/// Patients to evaluate on: rows of a table, each tried with some sets O. A row counts by the mean of its
/// trials, weighted by its multiplicity in the table, since its trials are not independent.
class TestPatients
{
public:
    /// The table must outlive it.
    TestPatients(const data::Dataset& dataset, data::ObservationPool pool,
                 std::vector<data::ObservedRow> patients, const std::map<std::size_t, double>& weightOfRow);

    std::size_t size() const { return m_patients.size(); }
    const data::Dataset& dataset() const { return m_dataset; }
    std::int32_t labelOf(std::size_t patient) const { return m_dataset.labels[m_patients[patient].row]; }
    std::vector<std::int32_t> labels() const;
    const data::ObservedRow& observedRow(std::size_t patient) const { return m_patients[patient]; }
    /// All values of the patient's row, [n].
    std::span<const float> valuesOf(std::size_t patient) const
    {
        return m_dataset.row(m_patients[patient].row);
    }
    /// O without missing values.
    std::vector<std::int64_t> known(std::size_t patient) const;
    /// Row of the table for each trial.
    std::vector<std::size_t> rowsOfPatients() const;
    const std::vector<double>& weights() const { return m_weights; }
    /// The same, adding up to the number of distinct rows: the patients that are independent.
    std::vector<double> weightsOfRows() const;
    /// Rows of the table, including repetitions.
    std::int64_t rows() const;

    /// The same patients as a model's cohort; neither this nor the model may be destroyed before it.
    method::TestCohort before(const method::Model& model) const;

    Estimate accuracyOf(std::span<const std::uint8_t> right) const;
    double meanOf(std::span<const double> values) const;
    OrderingFigures figuresOf(const Acquisitions& acquisitions, const domain::Prices& prices) const;
    /// Whether each patient's class has the highest of these scores [N × C].
    std::vector<std::uint8_t> isRight(std::span<const float> scores) const;

private:
    double classwiseError(std::span<const float> probabilities) const;

    const data::Dataset& m_dataset;
    data::ObservationPool m_pool;
    std::vector<data::ObservedRow> m_patients;
    std::vector<double> m_weights; ///< of each trial
};

} // namespace genex::eval
