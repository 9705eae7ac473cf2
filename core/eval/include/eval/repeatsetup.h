// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/experimentkind.h"

#include "common/jobcontrol.h"
#include "data/observation.h"
#include "domain/prices.h"
#include "eval/testpatients.h"
#include "genex/model.h"
#include "genex/training.h"

#include <memory>
#include <mutex>
#include <optional>

namespace genex::eval {

/// What holds for every method of a comparison.
struct ComparisonRules
{
    int visits = 1; ///< a budget is divided among so many
    contract::StopRule stop = contract::StopRule::None;
    contract::ExpertsOf experts = contract::ExpertsOf::Shared;

    /// Whether a case may end before its last visit.
    bool mayStop() const { return visits > 1 && stop == contract::StopRule::Confidence; }
};

/// What one repeat gives every method: table, split, sets O, prices, settings, test patients, and shared
/// experts.
class RepeatSetup
{
public:
    /// The settings' seed is that of the repeat. Sets O are drawn where the input gives none.
    /// `cantMissFrom` [C]: from these probabilities on a disease must not be passed over; empty: none.
    RepeatSetup(method::TrainingInput input, const method::TrainingSettings& settings, JobControl& control,
                ComparisonRules rules = {}, std::vector<double> cantMissFrom = {});

    const method::TrainingInput& input() const { return m_input; }
    const method::TrainingSettings& settings() const { return m_settings; }
    const domain::Prices& prices() const { return m_prices; }
    const ComparisonRules& rules() const { return m_rules; }
    /// No case ends on estimates while such a disease stands, as for a doctor.
    const std::vector<double>& cantMissFrom() const { return m_cantMissFrom; }
    const data::ObservationPool& pool() const;
    /// Of the test part; each row counts once.
    const TestPatients& patients() const { return *m_patients; }
    /// Of the validation or training part, with the sets O of training: at most so many rows, each with as
    /// many sets as keep their number within `most`, but at least one.
    TestPatients patientsOf(data::Part part, std::size_t most) const;
    /// Distinct rows of the training part.
    const std::vector<std::size_t>& trainingRows() const { return m_trainingPart.rows; }
    /// Number of distinct rows of the test part, also of those beyond what patients() tries.
    std::size_t testRows() const { return m_testPart.rows.size(); }

    /// Experts with GENEX's architecture and partition, trained with random masks for any set of tests, not
    /// for a particular batch; GENEX's own are trained for its batch. Trained on first use; thread-safe.
    const method::Model& experts(JobControl& control) const;

    /// The same repeat with other sets O; with `testPool`, patients are tested with those instead.
    std::unique_ptr<RepeatSetup> withPool(data::ObservationPool pool, JobControl& control,
                                          std::optional<data::ObservationPool> testPool = {}) const;

    /// Number of passes of these steps over all training patients, each with every set O.
    double epochsOf(const method::TrainingSettings& settings) const;

private:
    void testWith(const data::ObservationPool& pool);
    std::vector<data::ObservedRow> triedPatients(std::vector<std::size_t> rows, std::size_t sets,
                                                 std::size_t most) const;

    method::TrainingInput m_input;
    method::TrainingSettings m_settings;
    domain::Prices m_prices;
    ComparisonRules m_rules;
    std::vector<double> m_cantMissFrom;
    PartRows m_trainingPart;
    PartRows m_validationPart;
    PartRows m_testPart;
    std::optional<TestPatients> m_patients;
    mutable std::mutex m_mutex; ///< guards the experts
    mutable std::optional<method::Model> m_experts;
};

} // namespace genex::eval
