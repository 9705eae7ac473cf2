// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/testselector.h"

#include "genex/model.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace genex::eval {

/// A patient as a visit finds him.
struct PatientAtVisit
{
    std::size_t number = 0; ///< among the patients
    std::size_t row = 0;    ///< of the table
    int bucket = 0;
    FeatureOrder known;        ///< O and the tests done
    std::vector<float> values; ///< [n], NaN if unknown
};

/// Sets for one patient at one visit.
class SetsAtVisit
{
public:
    SetsAtVisit() = default;
    SetsAtVisit(const SetsAtVisit&) = delete;
    SetsAtVisit& operator=(const SetsAtVisit&) = delete;
    virtual ~SetsAtVisit() = default;

    /// The best of them with at most so many tests.
    virtual FeatureOrder best(std::size_t most) const = 0;
};

/// Orders whole sets, compared as such, anew at each visit.
class SetSearch : public TestSelector
{
public:
    /// The experts must outlive it.
    explicit SetSearch(const method::Model& experts);

    std::vector<VisitOrders> select(const TestPatients& patients, std::span<const Schedule> schedules,
                                    JobControl& control) const final;

protected:
    const method::Model& experts() const { return m_experts; }

private:
    virtual std::unique_ptr<const SetsAtVisit> setsFor(const TestPatients& patients,
                                                       const PatientAtVisit& patient) const = 0;

    const method::Model& m_experts;
};

/// This patient once these tests are done.
PatientAtVisit patientAfter(const TestPatients& patients, std::size_t patient, const FeatureOrder& done,
                            const method::Model& experts);

/// At most so many of these rows.
std::vector<std::size_t> someRows(std::vector<std::size_t> rows, std::size_t most, std::uint64_t seed);

} // namespace genex::eval
