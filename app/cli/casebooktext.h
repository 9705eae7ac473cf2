// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "domain/caseindex.h"
#include "services/engineservice.h"

#include <iosfwd>
#include <string>

/// Cases of the store as text and as JSON.
namespace genex::cli {

void printList(std::ostream& out, const domain::CaseList& list);
services::Json listJson(const domain::CaseList& list);

/// Generated values are labelled and listed separately from observations.
void printCase(std::ostream& out, const std::string& id, const domain::CaseDocument& document,
               const domain::Catalogue& catalogue);
void printHistory(std::ostream& out, const domain::CaseDocument& document,
                  const domain::Catalogue& catalogue);

/// The derived part of a case file, with the can't-miss diseases.
services::Json caseJson(const std::string& id, const domain::CaseDocument& document,
                        const domain::Catalogue& catalogue);
services::Json historyJson(const domain::CaseDocument& document, const domain::Catalogue& catalogue);

} // namespace genex::cli
