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

/// The patients of the validation part that thresholds, temperatures and settings are chosen on: different
/// rows, no more than can be tried.
class ValidationPatients
{
public:
    /// Input and context must outlive it.
    ValidationPatients(const TrainingInput& input, const TrainingContext& context);

    /// Each row with some sets O.
    std::vector<data::ObservedRow> tried() const;
    /// Fewer, in an order that chance made: several plans are compared on each.
    std::vector<data::ObservedRow> compared() const;
    /// How often each row stands in the table.
    std::map<std::size_t, double> weightOfRow() const;

private:
    bool isPersonal() const { return m_context.settings.selection == Selection::Personal; }
    std::vector<data::ObservedRow> withSets(std::size_t most) const;

    const TrainingInput& m_input;
    const TrainingContext& m_context;
    std::vector<data::Instance> m_rows;
};

} // namespace genex::method
