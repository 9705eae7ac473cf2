// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "services/modelfeatures.h"

#include <vector>

/// Who the patient is, as the model is told it: decided once, for window and command line.
namespace genex::services {

/// Age and sex, where the model has them: a number "age", within what the catalogue calls plausible;
/// "female_sex" or "male_sex", present or absent; "sex" or "gender" by category. What is unknown, or what the
/// model has no word for, is left out.
std::vector<domain::Finding> patientFindings(const domain::PatientDetails& patient,
                                             const ModelFeatures& features);

/// Adds them, except what the doctor has entered or called unavailable, and what stands in a batch that was
/// chosen without it.
void addPatient(std::vector<domain::Finding>& findings, const domain::CaseDocument& document,
                const domain::CaseBatch& batch, const ModelFeatures& features);

} // namespace genex::services
