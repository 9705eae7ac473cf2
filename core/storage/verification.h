// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace genex {
class JobControl;
}

namespace genex::storage {

struct Context;

/// Looks through the whole store: SQLite's own check, slots, cases with their events, records, audit log.
/// Throws Failure(Corrupt) at the first thing that is not as it was written.
void verifyAll(const Context& context, JobControl& job);

} // namespace genex::storage
