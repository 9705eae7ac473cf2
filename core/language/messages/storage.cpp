// Made by resources/translations/update from core/storage.

#include "messages.h"

#include <QtGlobal>

namespace genex::language {

namespace {

// NOLINTBEGIN(bugprone-suspicious-missing-comma): long texts take more than one line
constexpr const char* kTemplates[] = {
    QT_TRANSLATE_NOOP("Message", "%1 does not say which store it is."),
    QT_TRANSLATE_NOOP("Message", "%1 has no head record."),
    QT_TRANSLATE_NOOP("Message", "%1 is damaged: %2."),
    QT_TRANSLATE_NOOP("Message", "%1 is in use by %2, on a file system without locks."),
    QT_TRANSLATE_NOOP("Message", "%1 is in use by %2."),
    QT_TRANSLATE_NOOP("Message", "%1 is in use%2."),
    QT_TRANSLATE_NOOP("Message", "%1 is no backup of a store."),
    QT_TRANSLATE_NOOP("Message", "%1 is not open to all."),
    QT_TRANSLATE_NOOP("Message", "%1 is of an older version."),
    QT_TRANSLATE_NOOP("Message", "%1 is the store's last administrator."),
    QT_TRANSLATE_NOOP("Message", "%1 is there already."),
    QT_TRANSLATE_NOOP("Message", "A case's id has the wrong length."),
    QT_TRANSLATE_NOOP("Message", "A key slot asks for %1 bytes and %2 passes, which no version writes."),
    QT_TRANSLATE_NOOP("Message", "A key slot holds no key."),
    QT_TRANSLATE_NOOP("Message", "A key slot's salt has the wrong length."),
    QT_TRANSLATE_NOOP("Message", "A note for the audit log is longer than a million bytes."),
    QT_TRANSLATE_NOOP("Message", "A passphrase has at least %1 characters, and no more than %2."),
    QT_TRANSLATE_NOOP("Message", "A record's name has between 1 and %1 bytes."),
    QT_TRANSLATE_NOOP("Message", "A store that is open to all has no users."),
    QT_TRANSLATE_NOOP("Message", "A summary of %1 bytes is longer than %2."),
    QT_TRANSLATE_NOOP("Message", "A user's name has between 1 and %1 bytes and no control characters."),
    QT_TRANSLATE_NOOP("Message", "After %1 wrong passphrases for %2 the store waits."),
    QT_TRANSLATE_NOOP("Message", "An event of %1 bytes is longer than %2."),
    QT_TRANSLATE_NOOP("Message", "Ask an administrator of this store."),
    QT_TRANSLATE_NOOP("Message", "Ask for the file again."),
    QT_TRANSLATE_NOOP("Message", "Cannot complete %1: its journal could not be written back."),
    QT_TRANSLATE_NOOP("Message", "Case %1 has %2 events, not %3: it was changed elsewhere."),
    QT_TRANSLATE_NOOP("Message", "Case %1 has %2 events, which are not the %3 that were saved."),
    QT_TRANSLATE_NOOP("Message", "Check the disk and its free space, then try again."),
    QT_TRANSLATE_NOOP("Message", "Choose a file that was exported."),
    QT_TRANSLATE_NOOP("Message", "Choose a file that was written as a backup."),
    QT_TRANSLATE_NOOP("Message", "Choose one of its users, or ask an administrator to add you."),
    QT_TRANSLATE_NOOP("Message", "Close it there and try again."),
    QT_TRANSLATE_NOOP("Message", "Close the store and open it again; nothing that was saved is lost."),
    QT_TRANSLATE_NOOP("Message", "Create a store with a passphrase."),
    QT_TRANSLATE_NOOP("Message", "Create one, restore one from a backup, or choose another file."),
    QT_TRANSLATE_NOOP("Message", "Look for it in the list."),
    QT_TRANSLATE_NOOP("Message", "Look for the one that was printed last for this store."),
    QT_TRANSLATE_NOOP("Message", "Make somebody else an administrator first."),
    QT_TRANSLATE_NOOP("Message", "Neither passphrase nor recovery key opens this backup."),
    QT_TRANSLATE_NOOP("Message", "Only an administrator manages users."),
    QT_TRANSLATE_NOOP("Message", "Open it for writing, on a disk that can be written."),
    QT_TRANSLATE_NOOP("Message", "Open it once for writing, which upgrades it; a copy is made before."),
    QT_TRANSLATE_NOOP("Message", "Open the case again and repeat the change."),
    QT_TRANSLATE_NOOP("Message", "Restore the store from a backup."),
    QT_TRANSLATE_NOOP("Message",
                      "Restore the store from a backup; the damaged file is set aside, not deleted."),
    QT_TRANSLATE_NOOP("Message", "Take a few words that belong together for you alone."),
    QT_TRANSLATE_NOOP("Message", "The backup %1 is damaged or cut short."),
    QT_TRANSLATE_NOOP("Message", "The export was altered after it was signed."),
    QT_TRANSLATE_NOOP("Message", "The index of the cases has lost case %1."),
    QT_TRANSLATE_NOOP("Message", "The lock file %1 was removed while the store was open."),
    QT_TRANSLATE_NOOP("Message", "The passphrase of %1 is not right."),
    QT_TRANSLATE_NOOP("Message", "The present passphrase is not right."),
    QT_TRANSLATE_NOOP("Message", "The record %1 has %2 bytes; no more than %3 fit."),
    QT_TRANSLATE_NOOP("Message", "The store %1 has no user %2."),
    QT_TRANSLATE_NOOP("Message", "The store has no slot for a recovery key."),
    QT_TRANSLATE_NOOP("Message", "The store's %1 are %2."),
    QT_TRANSLATE_NOOP("Message", "The store's %1 has the wrong length."),
    QT_TRANSLATE_NOOP("Message", "The store's %1 was altered."),
    QT_TRANSLATE_NOOP("Message", "The store's %1 was removed."),
    QT_TRANSLATE_NOOP("Message", "There is a case %1 already."),
    QT_TRANSLATE_NOOP("Message", "There is a user %1 already."),
    QT_TRANSLATE_NOOP("Message", "There is no case %1."),
    QT_TRANSLATE_NOOP("Message", "There is no store at %1."),
    QT_TRANSLATE_NOOP("Message", "This is no recovery key: its letters do not fit together."),
    QT_TRANSLATE_NOOP("Message", "This is no signed export."),
    QT_TRANSLATE_NOOP("Message", "This is the recovery key of another store, or an old one."),
    QT_TRANSLATE_NOOP("Message", "Try again in %1 s."),
    QT_TRANSLATE_NOOP("Message", "Try again; each wrong one makes the next wait twice as long."),
    QT_TRANSLATE_NOOP("Message", "Type it again."),
    QT_TRANSLATE_NOOP("Message", "Type the eight groups of five letters as they are printed."),
    QT_TRANSLATE_NOOP("Message", "Unlock it with a user's passphrase."),
    QT_TRANSLATE_NOOP("Message", "Use another backup."),
    QT_TRANSLATE_NOOP("Message", "Use one that was valid when the backup was made."),
    QT_TRANSLATE_NOOP("Message", "Wait until it is closed there, then open it again."),
    QT_TRANSLATE_NOOP("Message", "Wait until that program has closed it. If it is not running any more, "
                                 "delete %1 and open the store again."),
};
// NOLINTEND(bugprone-suspicious-missing-comma)

} // namespace

Templates messagesOfStorage()
{
    return kTemplates;
}

} // namespace genex::language
