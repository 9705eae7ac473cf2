// SPDX-License-Identifier: GPL-3.0-or-later
#include "auditentry.h"
#include "context.h"
#include "database.h"
#include "head.h"
#include "keyslots.h"
#include "recoverykey.h"
#include "storefile.h"

#include "storage/store.h"

#include <unistd.h>

namespace genex::storage {

namespace {

/// A database with the newest schema and the row that identifies the store.
void makeDatabase(const std::filesystem::path& path, const SecretBytes* openKey)
{
    createPrivateFile(path);
    const Database database(path, DatabaseAccess::Write, kLayerWithoutLocks); // not visible to others
    upgrade(database, allMigrations());
    Statement row(database, "INSERT INTO store (id, store_id, open_key) VALUES (1, ?1, ?2)");
    row.bindBlob(1, randomBytes(kStoreIdBytes));
    if (openKey != nullptr)
        row.bindBlob(2, openKey->view());
    else
        row.bindNull(2);
    row.run();
}

void addSlot(const Context& context, Head& head, KeySlot& slot)
{
    sealIdentity(slot, context, Role::Administrator, head.change);
    insertSlot(context.file.database(), slot);
    head.slots.add(hashOfSlot(slot, context));
}

/// The first administrator and the recovery key, whose text is returned.
std::string addFirstSlots(const Context& context, Head& head, const NewStore& options)
{
    KeySlot user;
    user.id = 1;
    user.userName = options.administrator;
    wrapWithPassphrase(user, context, options.passphrase, options.cost);
    addSlot(context, head, user);
    const RecoveryKey key = RecoveryKey::random();
    KeySlot recovery;
    recovery.id = 2;
    wrapWithRecoveryKey(recovery, context, key.bytes());
    addSlot(context, head, recovery);
    return key.text();
}

std::string fillStore(const std::filesystem::path& path, const NewStore& options, SecretBytes dataKey)
{
    OpenOptions writing;
    writing.clock = options.clock;
    StoreFile file(path, writing);
    const Context context{file, KeyRing(std::move(dataKey)), {options.administrator, Role::Administrator}};
    Transaction transaction(file.database(), Transaction::Kind::Write);
    Head head;
    head.change = 1;
    std::string recoveryKey = options.openToAll ? std::string() : addFirstSlots(context, head, options);
    appendAuditEntry(context, head, {"store.created", {}}, std::nullopt);
    writeHead(context, head, true);
    transaction.commit();
    return recoveryKey;
}

} // namespace

std::string createStore(const std::filesystem::path& path, const NewStore& options)
{
    if (!options.openToAll) {
        requireUsableName(options.administrator);
        requireUsablePassphrase(options.passphrase);
    }
    const std::filesystem::path part = withSuffix(path, ".part" + std::to_string(::getpid()));
    removeStoreFiles(part);
    try {
        SecretBytes dataKey = SecretBytes::random(kKeyBytes);
        makeDatabase(part, options.openToAll ? &dataKey : nullptr);
        std::string recoveryKey = fillStore(part, options, std::move(dataKey));
        publish(part, path);
        removeStoreFiles(part);
        return recoveryKey;
    } catch (...) {
        removeStoreFiles(part);
        throw;
    }
}

} // namespace genex::storage
