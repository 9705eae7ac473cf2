// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keys.h"
#include "seal.h"

#include "storage/casestore.h"

#include <string>
#include <string_view>

namespace genex::storage {

struct Context;

/// How many events a case has, and a keyed hash over all of them in order.
struct EventChain
{
    std::uint64_t count = 0;
    Hash link{};

    void add(const Context& context, const CaseId& id, std::string_view sealed);

    bool operator==(const EventChain&) const = default;
};

/// A row of the table of cases, opened: what the summary seals beside the caller's text.
struct CaseRow
{
    CaseId id;
    std::uint64_t change = 0;
    EventChain chain;
    std::string summary;
    Hash rowHash{}; ///< its part of the head's tally
};

Place placeOfSummary(const Context& context, const CaseId& id, std::uint64_t change);
Place placeOfEvent(const Context& context, const CaseId& id, std::uint64_t position);

std::string sealSummary(const Context& context, const CaseRow& row);
/// Throws Failure(Corrupt) naming the case.
CaseRow openSummary(const Context& context, const CaseId& id, std::uint64_t change, std::string_view sealed);

} // namespace genex::storage
