// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace genex {
class JobControl;
}

namespace genex::storage {

struct Context;

/// Verifies the whole store: SQLite's own check, slots, cases with their events, records, audit log. Throws
/// Failure(Corrupt) at the first alteration.
void verifyAll(const Context& context, JobControl& job);

} // namespace genex::storage
