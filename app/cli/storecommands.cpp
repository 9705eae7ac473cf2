// SPDX-License-Identifier: GPL-3.0-or-later
#include "casebookcommand.h"
#include "localjob.h"
#include "secretinput.h"

#include "common/utctime.h"
#include "services/storecare.h"

#include <iostream>

namespace genex::cli {

namespace {

using services::CaseBook;
using services::Json;

constexpr char kKeepKey[] = "Keep this recovery key on paper: it unlocks the store if passphrases are lost, "
                            "and is not shown again.\n";

void initialise(const Context& context, bool isOpenToAll)
{
    const auto book = closedBook(context);
    if (book->storeExists())
        throw Failure(ErrorCode::InvalidInput, "A store already exists: " + book->file().string() + ".",
                      "Use it, or choose another profile.");
    Json json{{"store", book->file().string()}, {"open_to_all", isOpenToAll}};
    if (isOpenToAll) {
        valueOf(book->createOpenToAll());
        return show(context, json, "The store is not protected: do not keep real patients in it.\n");
    }
    const std::string name = context.storeKeys.user.empty() ? services::loginName() : context.storeKeys.user;
    const std::string key = valueOf(
        book->create(name, newPassphraseFrom(context.storeKeys.passphraseFile, "New passphrase of " + name)));
    json["administrator"] = name;
    json["recovery_key"] = key;
    json["notice"] = kKeepKey;
    show(context, json,
         "The store was created; its administrator is " + name + ".\n\n  " + key + "\n\n" + kKeepKey);
}

Json backupJson(const domain::BackupInfo& backup)
{
    const auto made = std::chrono::duration_cast<std::chrono::milliseconds>(backup.made.time_since_epoch());
    return {{"file", backup.file.string()}, {"made", utcTimeText(made.count())}, {"bytes", backup.bytes}};
}

void check(const Context& context, CaseBook& book)
{
    services::CheckReport report;
    runLocally([&](JobControl& job) { report = valueOf(services::check(book, job)); });
    Json backups = Json::array();
    for (const domain::BackupInfo& backup : report.backups)
        backups.push_back(backupJson(backup));
    const std::string latest =
        backups.empty() ? "There is no backup in " + book.file().string() + ".backups.\n"
                        : "The latest backup is " + backups.front().at("file").get<std::string>() + ".\n";
    show(context,
         {{"whole", true},
          {"cases", report.cases},
          {"audit_entries", report.auditEntries},
          {"backups", backups},
          {"read_only", book.readOnlyReason().english()}},
         "The store is intact: " + std::to_string(report.cases) + " cases, " +
             std::to_string(report.auditEntries) + " audit entries.\n" + latest);
}

std::optional<std::filesystem::path> fileOf(const std::string& file)
{
    return file.empty() ? std::nullopt : std::optional<std::filesystem::path>(file);
}

void backUp(const Context& context, CaseBook& book, const std::string& file)
{
    std::filesystem::path written;
    runLocally([&](JobControl& job) { written = valueOf(services::backUp(book, fileOf(file), job)); });
    show(context, {{"file", written.string()}}, written.string() + "\n");
}

/// Needs only the backup: the store may be damaged or missing.
void restore(const Context& context, const std::string& file)
{
    const auto book = closedBook(context);
    const StoreKeys& keys = context.storeKeys;
    std::optional<services::Passphrase> passphrase;
    std::string recoveryKey;
    if (!keys.recoveryKeyFile.empty())
        recoveryKey = recoveryKeyFrom(keys.recoveryKeyFile);
    else if (!keys.passphraseFile.empty() || hasTerminal())
        passphrase = passphraseFrom(keys.passphraseFile, "Passphrase of the backup");
    services::Restored restored;
    runLocally([&](JobControl& job) {
        restored = valueOf(services::restore(
            *book, fileOf(file), {passphrase ? passphrase->view() : std::string_view(), recoveryKey}, job));
    });
    Json json{{"restored_from", restored.from.string()}};
    std::string text = "Restored from " + restored.from.string() + ".\n";
    if (restored.setAside) {
        json["set_aside"] = restored.setAside->string();
        text += "The previous store is now " + restored.setAside->string() + ".\n";
    }
    show(context, json, text);
}

void addInit(CLI::App& parent, Action& action)
{
    auto isOpenToAll = std::make_shared<bool>(false);
    CLI::App* command = parent.add_subcommand("init", "Create the store and print its recovery key");
    command->add_flag("--open", *isOpenToAll, "For demonstrations: no passphrase, no protection");
    command->callback([isOpenToAll, &action] {
        action = [isOpenToAll](Context& context) {
            return attempt([&] { initialise(context, *isOpenToAll); });
        };
    });
}

void addBackup(CLI::App& parent, Action& action)
{
    auto file = std::make_shared<std::string>();
    CLI::App* command = parent.add_subcommand("backup", "Back up the whole store to one encrypted file");
    command->add_option("FILE", *file, "New file (default: beside the store)");
    command->callback([file, &action] {
        action = onBook([file](Context& context, CaseBook& book) { backUp(context, book, *file); });
    });
}

void addRestore(CLI::App& parent, Action& action)
{
    auto file = std::make_shared<std::string>();
    CLI::App* command =
        parent.add_subcommand("restore", "Replace the store with a backup; the previous store is kept");
    command->add_option("FILE", *file, "Backup file (default: the latest beside the store)");
    command->callback([file, &action] {
        action = [file](Context& context) { return attempt([&] { restore(context, *file); }); };
    });
}

void addRecoveryKey(CLI::App& parent, Action& action)
{
    parent.add_subcommand("recovery-key", "Create a new recovery key; the previous one stops working")
        ->callback([&action] {
            action = onBook([](Context& context, CaseBook& book) {
                const std::string key = valueOf(services::replaceRecoveryKey(book));
                show(context, {{"recovery_key", key}, {"notice", kKeepKey}}, key + "\n\n" + kKeepKey);
            });
        });
}

} // namespace

void addStoreCommands(CLI::App& app, Action& action)
{
    CLI::App* store =
        app.add_subcommand("store", "The encrypted case store: create, check, back up, restore");
    store->require_subcommand(1);
    addInit(*store, action);
    store->add_subcommand("check", "Check the whole store; if damaged, name the backup to restore")
        ->callback(
            [&action] { action = onBook([](Context& context, CaseBook& book) { check(context, book); }); });
    addBackup(*store, action);
    addRestore(*store, action);
    addRecoveryKey(*store, action);
    addUserCommands(*store, action);
}

} // namespace genex::cli
