// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/repeatsetup.h"

#include "common/error.h"
#include "common/random.h"

#include <algorithm>
#include <utility>

namespace genex::eval {

namespace {

constexpr std::size_t kMostPatients = 2000;
constexpr std::size_t kFewestPatients = 200;
constexpr std::size_t kMostValues = 400'000; ///< over all patients: wide tables use fewer

std::size_t mostPatients(const data::Dataset& dataset)
{
    return std::clamp(kMostValues / std::max<std::size_t>(1, dataset.width()), kFewestPatients,
                      kMostPatients);
}

} // namespace

RepeatSetup::RepeatSetup(method::TrainingInput input, const method::TrainingSettings& settings,
                         JobControl& control, ComparisonRules rules, std::vector<double> cantMissFrom)
    : m_input(std::move(input))
    , m_settings(method::settingsFor(m_input.dataset, settings))
    , m_prices(m_input.prices.value_or(domain::Prices::counting(m_input.dataset.width())))
    , m_rules(rules)
    , m_cantMissFrom(std::move(cantMissFrom))
{
    m_prices.validate();
    if (!m_input.observations && !m_input.pool)
        m_input.pool = method::drawnPool(m_input.dataset, m_settings);
    m_trainingPart = differentRows(m_input.dataset, m_input.split, data::Part::Training, control);
    m_validationPart = differentRows(m_input.dataset, m_input.split, data::Part::Validation, control);
    m_testPart = differentRows(m_input.dataset, m_input.split, data::Part::Test, control);
    if (m_testPart.rows.empty())
        throw Failure(ErrorCode::InvalidInput, "The split leaves no rows to test on.",
                      "Use a larger table or another split.");
    testWith(pool());
}

void RepeatSetup::testWith(const data::ObservationPool& pool)
{
    m_patients.emplace(m_input.dataset, pool,
                       triedPatients(m_testPart.rows, pool.sets.size(), mostPatients(m_input.dataset)),
                       m_testPart.weightOf);
}

const data::ObservationPool& RepeatSetup::pool() const
{
    return m_input.observations ? m_input.observations->pool : *m_input.pool;
}

TestPatients RepeatSetup::patientsOf(data::Part part, std::size_t most) const
{
    const PartRows& rows = part == data::Part::Training ? m_trainingPart : m_validationPart;
    return {m_input.dataset, pool(), triedPatients(rows.rows, pool().sets.size(), most), rows.weightOf};
}

std::vector<data::ObservedRow> RepeatSetup::triedPatients(std::vector<std::size_t> rows, std::size_t sets,
                                                          std::size_t most) const
{
    if (rows.size() > most) {
        Random(m_settings.seed).child("test rows").shuffle(rows);
        rows.resize(most);
        std::ranges::sort(rows);
    }
    if (!m_input.observations)
        return method::cohortPatientsWithin(rows, sets, most, m_settings.seed);
    std::vector<data::ObservedRow> patients;
    for (const std::size_t row : rows)
        patients.push_back({static_cast<std::uint32_t>(row), m_input.observations->setOfRow[row]});
    return patients;
}

const method::Model& RepeatSetup::experts(JobControl& control) const
{
    const std::lock_guard lock(m_mutex);
    if (!m_experts) {
        method::TrainingSettings settings = m_settings;
        settings.generator = method::GeneratorKind::None;
        settings.expertFront = method::ExpertFront::None;
        settings.stepsAfterPick = 0;
        settings.required.clear();
        settings.budgetCost = 0;
        settings.budgetFraction = 1.0 / static_cast<double>(m_input.dataset.width()); // a batch of one
        m_experts = method::train(m_input, settings, control).model;
    }
    return *m_experts;
}

std::unique_ptr<RepeatSetup> RepeatSetup::withPool(data::ObservationPool pool, JobControl& control,
                                                   std::optional<data::ObservationPool> testPool) const
{
    method::TrainingInput input = m_input;
    input.observations.reset();
    input.observedColumn.clear();
    input.complaints.reset();
    input.pool = std::move(pool);
    auto other =
        std::make_unique<RepeatSetup>(std::move(input), m_settings, control, m_rules, m_cantMissFrom);
    if (testPool)
        other->testWith(*testPool);
    return other;
}

double RepeatSetup::epochsOf(const method::TrainingSettings& settings) const
{
    const double steps = settings.sharedSteps + static_cast<double>(settings.buckets) * settings.bucketSteps;
    const std::size_t sets = m_input.observations ? 1 : pool().sets.size();
    return steps * settings.batchSize / static_cast<double>(m_trainingPart.rows.size() * sets);
}

} // namespace genex::eval
