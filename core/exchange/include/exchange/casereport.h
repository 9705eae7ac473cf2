// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "domain/modelcard.h"
#include "exchange/reportcontent.h"

#include <cstdint>
#include <optional>
#include <string>

namespace genex::exchange {

/// What a report is made from.
struct CaseReportSource
{
    std::string id; ///< of the case: its pseudonym is made from it
    const domain::CaseDocument& document;
    const domain::Catalogue& catalogue;
    std::optional<domain::ModelCard> card = std::nullopt; ///< of the model that answered, where it is at hand
    bool namesPatient = false;                            ///< name, number, remarks and notes, too
    std::int64_t madeAtMs = 0;
    std::string programVersion = {};
};

/// The report of a case in any state.
///
/// Unless the name is asked for, nothing that names the patient gets in: names and numbers that the case has
/// ever had are replaced in what people have typed, and notes and remarks are left out.
ReportContent caseReport(const CaseReportSource& source);

} // namespace genex::exchange
