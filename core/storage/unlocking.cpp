// SPDX-License-Identifier: GPL-3.0-or-later
#include "unlocking.h"

#include "attempts.h"
#include "keyslots.h"
#include "recoverykey.h"
#include "storefile.h"
#include "storetransactions.h"
#include "timecode.h"

#include "common/error.h"

#include <functional>

namespace genex::storage {

namespace {

/// Attempts are also counted for a read-only store, as far as the system permits writing.
void withWritableDatabase(const StoreFile& file, const std::function<void(const Database&)>& use)
{
    if (file.isWritable()) {
        use(file.database());
        return;
    }
    try {
        use(Database(file.path(), DatabaseAccess::Write));
    } catch (const Failure&) {
        return; // an unwritable file has no counter; each attempt still costs an Argon2id hash
    }
}

std::unique_ptr<Context> contextOf(StoreFile& file, SecretBytes dataKey)
{
    return std::make_unique<Context>(Context{file, KeyRing(std::move(dataKey)), {}});
}

/// A key holder gets in only if head and slots are the last ones written.
void requireWhole(const Context& context)
{
    verifySlots(context, ReadTransaction(context).head());
}

void noteUnlocked(const Context& context, const std::string& detail)
{
    if (context.file.isWritable())
        WriteTransaction(context).commit({"store.unlocked", detail});
}

} // namespace

std::unique_ptr<Context> unlockWithPassphrase(StoreFile& file, std::string_view user,
                                              std::string_view passphrase)
{
    const KeySlot slot = slotOfUser(file.database(), user);
    if (timeOfMilliseconds(slot.failedAt) > file.now())
        withWritableDatabase(file,
                             [&](const Database& database) { restartWait(database, slot, file.now()); });
    requireNoWait(slot, file.now());
    auto dataKey = unwrapWithPassphrase(slot, file.storeId(), passphrase);
    if (!dataKey) {
        withWritableDatabase(file,
                             [&](const Database& database) { countFailure(database, slot.id, file.now()); });
        throw Failure(ErrorCode::PermissionDenied, Text("The passphrase for %1 is wrong.", user),
                      "Try again; each wrong attempt doubles the next wait.");
    }
    if (slot.failures > 0)
        withWritableDatabase(file, [&](const Database& database) { clearAttempts(database, slot.id); });
    auto context = contextOf(file, std::move(*dataKey));
    requireWhole(*context);
    context->user = openIdentity(slot, *context);
    noteUnlocked(*context,
                 slot.failures > 0 ? std::to_string(slot.failures) + " wrong passphrases before" : "");
    return context;
}

std::unique_ptr<Context> unlockWithRecoveryKey(StoreFile& file, std::string_view text)
{
    const RecoveryKey key = RecoveryKey::fromText(text);
    for (const KeySlot& slot : readSlots(file.database())) {
        if (slot.userName)
            continue;
        auto dataKey = unwrapWithRecoveryKey(slot, file.storeId(), key.bytes());
        if (!dataKey)
            continue;
        auto context = contextOf(file, std::move(*dataKey));
        requireWhole(*context);
        context->user = openIdentity(slot, *context);
        noteUnlocked(*context, "with the recovery key");
        return context;
    }
    throw Failure(ErrorCode::PermissionDenied, "This is the recovery key of another store, or an old one.",
                  "Use the one printed last for this store.");
}

std::unique_ptr<Context> unlockOpenStore(StoreFile& file)
{
    if (file.openKey().empty())
        throw Failure(ErrorCode::InvalidInput, Text("%1 is protected by a passphrase.", file.path().string()),
                      "Unlock it with a user's passphrase.");
    auto context = contextOf(file, SecretBytes::copyOf(file.openKey()));
    requireWhole(*context);
    return context;
}

} // namespace genex::storage
