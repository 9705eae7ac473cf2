// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "services/modelfeatures.h"

#include <vector>

/// Age and sex as findings, for window and command line.
namespace genex::services {

/// Age and sex, as far as the model has them: a number "age" within the catalogue's plausible range;
/// "female_sex" or "male_sex", present or absent; "sex" or "gender" by category. Unknown values and those the
/// model does not know are omitted.
std::vector<domain::Finding> patientFindings(const domain::PatientDetails& patient,
                                             const ModelFeatures& features);

/// Adds them, except those the doctor has entered or marked unavailable, and those in a batch chosen without
/// them.
void addPatient(std::vector<domain::Finding>& findings, const domain::CaseDocument& document,
                const domain::CaseBatch& batch, const ModelFeatures& features);

} // namespace genex::services
