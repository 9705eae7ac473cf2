// SPDX-License-Identifier: GPL-3.0-or-later
#include "verification.h"

#include "context.h"
#include "keyslots.h"
#include "storefile.h"
#include "storetransactions.h"

#include "common/error.h"
#include "common/jobcontrol.h"
#include "storage/casestore.h"
#include "storage/recordstore.h"

namespace genex::storage {

void verifyAll(const Context& context, JobControl& job)
{
    requireIntact(context.file.database());
    job.checkPoint();
    verifySlots(context, ReadTransaction(context).head());
    CaseStore(context).verify(job);
    RecordStore(context).verify(job);
    if (const auto finding = AuditLog(context).verify(job))
        throw Failure(ErrorCode::Corrupt, finding->message, "Restore the store from a backup.");
}

} // namespace genex::storage
