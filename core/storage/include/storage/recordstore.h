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

/// Sealed bytes by name: a store's settings, "where you were", records of training runs and of models.
/// Writing one replaces it as a whole. Names are sealed too.
///
/// The name's first part, up to the first '/', is its kind: "setting/…", "run/…". names() lists by beginning.
class RecordStore
{
public:
    explicit RecordStore(const Context& context)
        : m_context(context)
    {}

    /// On the disk when it returns, with an entry in the audit log.
    void write(std::string_view name, std::string_view bytes, const AuditNote& note);
    /// Empty when nothing was ever written under that name. Corrupt when it was altered, removed or put back
    /// as it once was.
    std::optional<std::string> read(std::string_view name) const;
    /// Sorted.
    std::vector<std::string> names(std::string_view beginning = {}) const;

    /// Opens every record; throws Failure(Corrupt) at the first that is not as it was written.
    void verify(JobControl& job) const;

private:
    const Context& m_context;
};

} // namespace genex::storage
