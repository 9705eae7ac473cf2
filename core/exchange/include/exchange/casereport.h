// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "domain/modelcard.h"
#include "exchange/reportcontent.h"

#include <cstdint>
#include <optional>
#include <string>

namespace genex::exchange {

/// Input of a report.
struct CaseReportSource
{
    std::string id; ///< of the case; determines the pseudonym
    const domain::CaseDocument& document;
    const domain::Catalogue& catalogue;
    std::optional<domain::ModelCard> card = std::nullopt; ///< of the model that answered, if available
    bool namesPatient = false;                            ///< include name, number, remarks and notes
    std::int64_t madeAtMs = 0;
    std::string programVersion = {};
};

/// The report of a case in any state. Unless the name is requested, nothing that identifies the patient is
/// included: all names and numbers the case has ever had are replaced in typed text, and notes and remarks
/// are omitted.
ReportContent caseReport(const CaseReportSource& source);

} // namespace genex::exchange
