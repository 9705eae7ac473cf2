// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// What one repeat gives to every method alike: table, split, sets O, prices, settings, the patients that are
/// measured, and experts for whoever brings none.
class RepeatSetup
{
public:
    /// The settings' seed is that of the repeat. Sets O are drawn where the input gives none.
    RepeatSetup(method::TrainingInput input, const method::TrainingSettings& settings, JobControl& control,
                int visits = 1);

    const method::TrainingInput& input() const { return m_input; }
    const method::TrainingSettings& settings() const { return m_settings; }
    const domain::Prices& prices() const { return m_prices; }
    /// Whoever can plan again from first results divides a budget among so many visits.
    int visits() const { return m_visits; }
    const data::ObservationPool& pool() const;
    /// Of the test part; each row counts once.
    const TestPatients& patients() const { return *m_patients; }
    /// Rows of the training part that differ.
    const std::vector<std::size_t>& trainingRows() const { return m_trainingRows; }

    /// Experts of GENEX's architecture on GENEX's partition, trained under random masks for any set of tests
    /// and for no batch in particular. Trained when first asked for; safe from any thread.
    const method::Model& experts(JobControl& control) const;

    /// The same repeat with other sets O.
    std::unique_ptr<RepeatSetup> withPool(data::ObservationPool pool, JobControl& control) const;

    /// How many times these steps pass over all training patients, each with every set O.
    double epochsOf(const method::TrainingSettings& settings) const;

private:
    std::vector<data::ObservedRow> triedPatients(std::vector<std::size_t> rows) const;

    method::TrainingInput m_input;
    method::TrainingSettings m_settings;
    domain::Prices m_prices;
    int m_visits;
    std::vector<std::size_t> m_trainingRows;
    std::optional<TestPatients> m_patients;
    mutable std::mutex m_mutex; ///< guards the experts
    mutable std::optional<method::Model> m_experts;
};

} // namespace genex::eval
