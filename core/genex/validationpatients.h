// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trainingcontext.h"

#include "data/instances.h"
#include "data/observation.h"
#include "genex/training.h"

#include <cstddef>
#include <map>
#include <vector>

namespace genex::method {

/// The validation patients on which thresholds, temperatures and settings are chosen: distinct rows, limited
/// in number.
class ValidationPatients
{
public:
    /// Input and context must outlive it.
    ValidationPatients(const TrainingInput& input, const TrainingContext& context);

    /// Each row with some sets O.
    std::vector<data::ObservedRow> tried() const;
    /// Fewer, in random order: several plans are compared on each.
    std::vector<data::ObservedRow> compared() const;
    /// Multiplicity of each row in the table.
    std::map<std::size_t, double> weightOfRow() const;

private:
    bool isPersonal() const { return m_context.settings.selection == Selection::Personal; }
    std::vector<data::ObservedRow> withSets(std::size_t most) const;

    const TrainingInput& m_input;
    const TrainingContext& m_context;
    std::vector<data::Instance> m_rows;
};

} // namespace genex::method
