// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casesummary.h"
#include "storage/casestore.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Serialisation of cases for the store.
namespace genex::services {

/// Throws Failure(NotFound) for invalid ids too.
storage::CaseId caseIdFrom(std::string_view text);

std::vector<std::string> bytesOf(std::span<const domain::CaseEvent> events);
domain::CaseDocument documentFrom(const storage::CaseContent& content);

std::string bytesOf(const domain::CaseSummary& summary);
domain::CaseSummary summaryFrom(const storage::CaseSummary& record);

/// Kinds of the changes, for the audit log: "finding_set ×2, note_added".
std::string kindsOf(std::span<const domain::CaseEvent> events);

} // namespace genex::services
