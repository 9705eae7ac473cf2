// SPDX-License-Identifier: GPL-3.0-or-later
#include "casebookcommand.h"
#include "secretinput.h"
#include "texttable.h"

#include "services/storecare.h"

#include <sstream>

namespace genex::cli {

namespace {

using services::CaseBook;
using services::Json;

struct UserOptions
{
    std::string name;
    std::string role;
    std::string newPassphraseFile;
};

domain::Role roleOf(const std::string& name)
{
    const auto role = domain::roleFromName(name);
    if (!role)
        throw Failure(ErrorCode::InvalidInput, "\"" + name + "\" is not a role.",
                      "Use clinician, data_scientist or administrator.");
    return *role;
}

void list(const Context& context, CaseBook& book)
{
    TextTable table({"user", "role", "failed attempts"});
    Json json = Json::array();
    for (const domain::StoreUser& user : valueOf(services::users(book))) {
        table.add({user.name, std::string(nameOf(user.role)), std::to_string(user.failedAttempts)});
        json.push_back(
            {{"name", user.name}, {"role", nameOf(user.role)}, {"failed_attempts", user.failedAttempts}});
    }
    std::ostringstream text;
    table.print(text);
    show(context, json, text.str());
}

void showDone(const Context& context, const UserOptions& options, const std::string& action)
{
    show(context, {{"user", options.name}, {"done", action}}, options.name + ": " + action + ".\n");
}

services::Passphrase newPassphraseOf(const UserOptions& options)
{
    return newPassphraseFrom(options.newPassphraseFile, "New passphrase of " + options.name);
}

void add(const Context& context, CaseBook& book, const UserOptions& options)
{
    const domain::Role role = roleOf(options.role);
    valueOf(services::addUser(book, options.name, role, newPassphraseOf(options)));
    showDone(context, options, "added as " + options.role);
}

void remove(const Context& context, CaseBook& book, const UserOptions& options)
{
    valueOf(services::removeUser(book, options.name));
    showDone(context, options, "removed");
}

void changeRole(const Context& context, CaseBook& book, const UserOptions& options)
{
    valueOf(services::changeRole(book, options.name, roleOf(options.role)));
    showDone(context, options, "is now " + options.role);
}

/// Changing one's own requires the present one; administrators reset those of others.
void changePassphrase(const Context& context, CaseBook& book, UserOptions options)
{
    if (options.name.empty())
        options.name = book.who();
    const services::Passphrase next = newPassphraseOf(options);
    if (options.name == book.who())
        valueOf(services::changePassphrase(
            book, passphraseFrom(context.storeKeys.passphraseFile, "Current passphrase"), next));
    else
        valueOf(services::resetPassphrase(book, options.name, next));
    showDone(context, options, "has a new passphrase");
}

using UserWork = void (*)(const Context&, CaseBook&, const UserOptions&);

CLI::App* addWork(CLI::App& parent, const char* name, const char* help,
                  const std::shared_ptr<UserOptions>& options, UserWork work, Action& action)
{
    CLI::App* command = parent.add_subcommand(name, help);
    command->callback([options, work, &action] {
        action = onBook([options, work](Context& context, CaseBook& book) { work(context, book, *options); });
    });
    return command;
}

void addNewPassphrase(CLI::App& command, UserOptions& options)
{
    command.add_option("--new-passphrase-file", options.newPassphraseFile,
                       "File with the new passphrase (default: ask on the terminal)");
}

} // namespace

void addUserCommands(CLI::App& store, Action& action)
{
    constexpr char kRoles[] = "clinician, data_scientist or administrator";
    CLI::App* users = store.add_subcommand("users", "Manage the store's users and roles");
    users->require_subcommand(1);
    users->add_subcommand("list", "List names and roles")->callback([&action] {
        action = onBook([](Context& context, CaseBook& book) { list(context, book); });
    });
    auto added = std::make_shared<UserOptions>();
    CLI::App* command = addWork(*users, "add", "Add a user", added, &add, action);
    command->add_option("NAME", added->name)->required();
    command->add_option("--role", added->role, kRoles)->required();
    addNewPassphrase(*command, *added);

    auto removed = std::make_shared<UserOptions>();
    addWork(*users, "remove", "Remove a user", removed, &remove, action)
        ->add_option("NAME", removed->name)
        ->required();

    auto changed = std::make_shared<UserOptions>();
    CLI::App* role = addWork(*users, "role", "Change a user's role", changed, &changeRole, action);
    role->add_option("NAME", changed->name)->required();
    role->add_option("ROLE", changed->role, kRoles)->required();

    auto renewed = std::make_shared<UserOptions>();
    const UserWork renew = [](const Context& context, CaseBook& book, const UserOptions& options) {
        changePassphrase(context, book, options);
    };
    CLI::App* passphrase = addWork(*users, "passphrase", "Set a passphrase", renewed, renew, action);
    passphrase->add_option("NAME", renewed->name, "User who forgot theirs (default: yourself)");
    addNewPassphrase(*passphrase, *renewed);
}

} // namespace genex::cli
