// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/chosenorders.h"

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// The tests that tell most about the diagnosis, each by itself: the same ranking for everybody.
class MutualInformationMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "mutual_information"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

/// All features of these rows, the one with the highest I(x_f; y) first; of equal ones the first in the
/// table.
FeatureOrder rankedByInformation(const data::Dataset& dataset, std::span<const std::size_t> rows);

} // namespace genex::eval
