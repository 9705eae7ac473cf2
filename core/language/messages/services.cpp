// Made by resources/translations/update from core/services and core/exchange.

#include "messages.h"

#include <QtGlobal>

namespace genex::language {

namespace {

constexpr const char* kTemplates[] = {
    QT_TRANSLATE_NOOP("Message", "\"%1\" is not known to this model."),
    QT_TRANSLATE_NOOP("Message", "%1 ends neither in .pdf nor in .html."),
    QT_TRANSLATE_NOOP("Message", "%1 has no unit."),
    QT_TRANSLATE_NOOP("Message", "%1 is measured: it needs a number."),
    QT_TRANSLATE_NOOP("Message", "%1 is not plausible for %2."),
    QT_TRANSLATE_NOOP("Message", "%1 is one of several things: it cannot be absent."),
    QT_TRANSLATE_NOOP("Message", "%1 is present or absent: it has no number."),
    QT_TRANSLATE_NOOP("Message", "%1 is recorded in %2, not in %3."),
    QT_TRANSLATE_NOOP("Message", "%1 was signed by another store, with %2."),
    QT_TRANSLATE_NOOP("Message", "Amend it, with a reason, or start another batch."),
    QT_TRANSLATE_NOOP("Message", "As %1 you may not %2."),
    QT_TRANSLATE_NOOP("Message", "Ask a clinician or an administrator of this store."),
    QT_TRANSLATE_NOOP("Message", "Ask where it comes from."),
    QT_TRANSLATE_NOOP("Message", "Cannot make the folder %1."),
    QT_TRANSLATE_NOOP("Message", "Cannot save the settings in %1: %2."),
    QT_TRANSLATE_NOOP("Message", "Cannot write %1: %2."),
    QT_TRANSLATE_NOOP("Message", "Check its name, or leave it out."),
    QT_TRANSLATE_NOOP("Message", "Check who may write there, or choose another with --profile."),
    QT_TRANSLATE_NOOP("Message", "Choose a file that `case export` wrote."),
    QT_TRANSLATE_NOOP("Message", "Choose another folder, or free some space."),
    QT_TRANSLATE_NOOP("Message", "Choose another."),
    QT_TRANSLATE_NOOP("Message", "Choose what it is."),
    QT_TRANSLATE_NOOP("Message", "Enter results and conclude, or order further tests besides."),
    QT_TRANSLATE_NOOP("Message", "Enter them, or say that they are unavailable."),
    QT_TRANSLATE_NOOP("Message", "Give one."),
    QT_TRANSLATE_NOOP("Message", "Give the file one of these endings."),
    QT_TRANSLATE_NOOP("Message", "It is one of %1."),
    QT_TRANSLATE_NOOP("Message", "It lies between %1."),
    QT_TRANSLATE_NOOP("Message", "It stands in %1."),
    QT_TRANSLATE_NOOP("Message", "Leave the number out."),
    QT_TRANSLATE_NOOP("Message", "Like it are: %1."),
    QT_TRANSLATE_NOOP("Message", "Name another file, or allow it to be replaced (--overwrite)."),
    QT_TRANSLATE_NOOP("Message", "Name another file."),
    QT_TRANSLATE_NOOP("Message", "Name the file of one."),
    QT_TRANSLATE_NOOP("Message", "Name the folder that `genex-cli train` wrote."),
    QT_TRANSLATE_NOOP("Message", "No order has been placed: it is too early to conclude."),
    QT_TRANSLATE_NOOP("Message", "Open it first."),
    QT_TRANSLATE_NOOP("Message",
                      "Restore the latest backup, %1, made %2. The damaged store is kept beside it."),
    QT_TRANSLATE_NOOP("Message", "Results are awaited: %1."),
    QT_TRANSLATE_NOOP("Message", "The job ended without an answer."),
    QT_TRANSLATE_NOOP("Message", "The manifest in %1 does not say what the model's features are."),
    QT_TRANSLATE_NOOP("Message", "The order of this round has been placed."),
    QT_TRANSLATE_NOOP("Message", "The passphrase has fewer than %1 characters: it could be guessed."),
    QT_TRANSLATE_NOOP("Message", "The passphrase is empty."),
    QT_TRANSLATE_NOOP("Message", "The passphrase is longer than %1 bytes."),
    QT_TRANSLATE_NOOP("Message", "The record is too large for the store."),
    QT_TRANSLATE_NOOP("Message",
                      "The settings in %1 are of a newer version of the program; changes are not kept."),
    QT_TRANSLATE_NOOP("Message", "The settings in %1 cannot be read; defaults are used."),
    QT_TRANSLATE_NOOP("Message", "The settings were damaged and are now in %1; defaults are used."),
    QT_TRANSLATE_NOOP("Message", "The signing key is not the one that signed."),
    QT_TRANSLATE_NOOP("Message", "The store can only be read now: it is being written by %1."),
    QT_TRANSLATE_NOOP("Message", "The store can only be read: its file or its folder cannot be written."),
    QT_TRANSLATE_NOOP("Message", "The store is locked."),
    QT_TRANSLATE_NOOP("Message", "The store is not open."),
    QT_TRANSLATE_NOOP("Message", "There is no backup in %1.backups."),
    QT_TRANSLATE_NOOP("Message", "There is no backup in %1.backups: look for one elsewhere and restore that. "
                                 "The damaged store is kept."),
    QT_TRANSLATE_NOOP("Message", "There is no model in %1."),
    QT_TRANSLATE_NOOP("Message", "There is no model."),
    QT_TRANSLATE_NOOP("Message", "There is no run %1."),
    QT_TRANSLATE_NOOP("Message", "Type a number, %1."),
    QT_TRANSLATE_NOOP("Message", "Type digits, with the unit if you like."),
    QT_TRANSLATE_NOOP("Message", "Type the number alone, or in that unit."),
    QT_TRANSLATE_NOOP("Message", "Type the number behind the name."),
    QT_TRANSLATE_NOOP("Message", "Write %1=NUMBER."),
    QT_TRANSLATE_NOOP("Message", "Write %1=present or %2=absent."),
    QT_TRANSLATE_NOOP("Message",
                      "Write thousands without a separator, or use the decimal mark of your language."),
    QT_TRANSLATE_NOOP("Message", "“%1” is no number."),
    QT_TRANSLATE_NOOP("Message", "“%1” may be a decimal number or thousands."),
};

} // namespace

Templates messagesOfServices()
{
    return kTemplates;
}

} // namespace genex::language
