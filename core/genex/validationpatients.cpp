// SPDX-License-Identifier: GPL-3.0-or-later
#include "validationpatients.h"

#include "genex/testcohort.h"

#include <algorithm>

namespace genex::method {

namespace {

constexpr std::size_t kMostValidationRows = 8000;
// Six sizes of V per budget level, with every draw: further trials of the same rows are not worth their cost.
constexpr std::size_t kMostValidationTries = 2000;
/// Personal plans take milliseconds each, with several per patient.
constexpr std::size_t kMostPlannedTries = 200;
constexpr std::size_t kMostPlannedRows = 1500;
/// Several plans are compared on each; they take longer the more classes there are.
constexpr std::size_t kFewestCompared = 200;
constexpr std::size_t kMostCompared = 800;
constexpr std::size_t kComparedByClasses = 4800;

} // namespace

ValidationPatients::ValidationPatients(const TrainingInput& input, const TrainingContext& context)
    : m_input(input)
    , m_context(context)
{
    const data::ObservationPool onePool{{{}}};
    JobControl silent; // short, no progress
    m_rows =
        data::mergeWithEverySet(input.dataset, input.split.rowsOf(data::Part::Validation), onePool, silent);
    const std::size_t most = isPersonal() ? kMostPlannedRows : kMostValidationRows;
    if (m_rows.size() > most) {
        context.random.child("validation").shuffle(m_rows);
        m_rows.resize(most);
    }
}

std::vector<data::ObservedRow> ValidationPatients::tried() const
{
    return withSets(isPersonal() ? kMostPlannedTries : kMostValidationTries);
}

std::vector<data::ObservedRow> ValidationPatients::compared() const
{
    const std::size_t most =
        std::clamp(kComparedByClasses / m_input.dataset.classes.size(), kFewestCompared, kMostCompared);
    std::vector<data::ObservedRow> patients = withSets(most);
    m_context.random.child("compared").shuffle(patients);
    patients.resize(std::min(patients.size(), most));
    return patients;
}

std::map<std::size_t, double> ValidationPatients::weightOfRow() const
{
    std::map<std::size_t, double> weights;
    for (const data::Instance& instance : m_rows)
        weights[instance.row] = instance.weight;
    return weights;
}

std::vector<data::ObservedRow> ValidationPatients::withSets(std::size_t most) const
{
    std::vector<std::size_t> rows;
    for (const data::Instance& instance : m_rows)
        rows.push_back(instance.row);
    if (!m_input.observations)
        return cohortPatientsWithin(rows, m_context.pool.sets.size(), most, m_context.settings.seed);
    std::vector<data::ObservedRow> patients;
    for (const std::size_t row : rows)
        patients.push_back({static_cast<std::uint32_t>(row), m_input.observations->setOfRow[row]});
    return patients;
}

} // namespace genex::method
