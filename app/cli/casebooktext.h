// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "domain/caseindex.h"
#include "services/engineservice.h"

#include <iosfwd>
#include <string>

/// Cases of the store for people and for programs.
namespace genex::cli {

void printList(std::ostream& out, const domain::CaseList& list);
services::Json listJson(const domain::CaseList& list);

/// Generated values stand apart from what was observed, and say so.
void printCase(std::ostream& out, const std::string& id, const domain::CaseDocument& document,
               const domain::Catalogue& catalogue);
void printHistory(std::ostream& out, const domain::CaseDocument& document,
                  const domain::Catalogue& catalogue);

/// What the case file derives from the events, with the diseases that must not be missed.
services::Json caseJson(const std::string& id, const domain::CaseDocument& document,
                        const domain::Catalogue& catalogue);
services::Json historyJson(const domain::CaseDocument& document, const domain::Catalogue& catalogue);

} // namespace genex::cli
