// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/auditlog.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::storage {

struct Context;

/// Sealed bytes by name: settings, session state, records of trainings and models. Writing replaces a record
/// as a whole. Names are sealed too. The first part of a name, up to '/', is its kind: "setting/…", "run/…".
/// names() lists by prefix.
class RecordStore
{
public:
    explicit RecordStore(const Context& context)
        : m_context(context)
    {}

    /// On disk when it returns, with an audit entry.
    void write(std::string_view name, std::string_view bytes, const AuditNote& note);
    /// Empty if nothing was written under that name. Corrupt if it was altered, removed or reverted.
    std::optional<std::string> read(std::string_view name) const;
    /// Sorted.
    std::vector<std::string> names(std::string_view beginning = {}) const;

    /// Verifies every record; throws Failure(Corrupt) at the first alteration.
    void verify(JobControl& job) const;

private:
    const Context& m_context;
};

} // namespace genex::storage
