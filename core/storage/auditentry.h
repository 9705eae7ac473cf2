// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "head.h"

#include "storage/auditlog.h"

#include <string>
#include <string_view>

namespace genex::storage {

struct Context;

/// Appends the entry and updates count and link in the head.
void appendAuditEntry(const Context& context, Head& head, const AuditNote& note,
                      const std::optional<CaseId>& caseId);

Place placeOfAuditEntry(const Context& context, std::uint64_t position);

/// Throws Failure(Corrupt) naming the entry if it is not the one written at this position.
AuditEntry openAuditEntry(const Context& context, std::uint64_t position, std::string_view sealed);

/// Links an entry to all previous ones.
Hash auditLink(const Context& context, const Hash& before, std::uint64_t position, std::string_view sealed);

} // namespace genex::storage
