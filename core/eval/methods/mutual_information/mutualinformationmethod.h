// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/testselector.h"

#include "eval/acquisitionmethod.h"

namespace genex::eval {

/// The tests most informative about the diagnosis, each individually: one ranking for all patients.
class MutualInformationMethod : public AcquisitionMethod
{
public:
    std::string_view name() const override { return "mutual_information"; }
    std::unique_ptr<FittedMethod> fit(const RepeatSetup& setup, JobControl& control) const override;
};

/// All features by decreasing I(x_f; y) over these rows; in table order in a tie.
FeatureOrder rankedByInformation(const data::Dataset& dataset, std::span<const std::size_t> rows);

} // namespace genex::eval
