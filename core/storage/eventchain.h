// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keys.h"
#include "seal.h"

#include "storage/casestore.h"

#include <string>
#include <string_view>

namespace genex::storage {

struct Context;

/// Number of a case's events and a keyed hash over all of them in order.
struct EventChain
{
    std::uint64_t count = 0;
    Hash link{};

    void add(const Context& context, const CaseId& id, std::string_view sealed);

    bool operator==(const EventChain&) const = default;
};

/// An opened row of the case table: what the summary seals in addition to the caller's text.
struct CaseRow
{
    CaseId id;
    std::uint64_t change = 0;
    EventChain chain;
    std::string summary;
    Hash rowHash{}; ///< its contribution to the head's tally
};

Place placeOfSummary(const Context& context, const CaseId& id, std::uint64_t change);
Place placeOfEvent(const Context& context, const CaseId& id, std::uint64_t position);

std::string sealSummary(const Context& context, const CaseRow& row);
/// Throws Failure(Corrupt) naming the case.
CaseRow openSummary(const Context& context, const CaseId& id, std::uint64_t change, std::string_view sealed);

} // namespace genex::storage
