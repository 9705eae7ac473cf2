// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caserecord.h"
#include "pseudonym.h"

#include "exchange/casereport.h"

namespace genex::exchange {

/// Input of every section of a report.
struct ReportContext
{
    explicit ReportContext(const CaseReportSource& from)
        : source(from)
        , document(from.document)
        , catalogue(from.catalogue)
        , pseudonym(from.id, from.document, from.namesPatient)
        , record(from.document)
    {}

    const CaseReportSource& source;
    const domain::CaseDocument& document;
    const domain::Catalogue& catalogue;
    Pseudonym pseudonym;
    CaseRecord record;
};

} // namespace genex::exchange
