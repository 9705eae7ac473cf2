// SPDX-License-Identifier: GPL-3.0-or-later
#include "casebookcommand.h"

#include "secretinput.h"

#include "common/atomicfile.h"
#include "common/resources.h"
#include "domain/caseworkflow.h"
#include "services/localizedcatalogue.h"
#include "services/modelcard.h"
#include "services/workingmodel.h"

#include <iostream>

namespace genex::cli {

namespace {

/// Defaults to the only user; otherwise an error lists the names.
std::string chosenUser(const services::CaseBook& book, const std::string& named)
{
    const std::vector<std::string> names = book.userNames();
    if (!named.empty() || names.size() == 1)
        return named.empty() ? names.front() : named;
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ", ") + name;
    throw Failure(ErrorCode::InvalidInput, "The store has several users: " + list + ".",
                  "Specify the user with --user.");
}

void unlock(services::CaseBook& book, const StoreKeys& keys)
{
    if (book.isOpenToAll())
        return valueOf(book.unlockOpen());
    if (!keys.recoveryKeyFile.empty())
        return valueOf(book.unlockWithRecoveryKey(recoveryKeyFrom(keys.recoveryKeyFile)));
    const std::string user = chosenUser(book, keys.user);
    valueOf(book.unlock(user, passphraseFrom(keys.passphraseFile, "Passphrase of " + user)));
}

} // namespace

domain::Catalogue catalogueOfCases()
{
    return services::loadLocalizedCatalogue(resourceFolder() / "sample" / "catalogue.json");
}

std::unique_ptr<services::CaseBook> closedBook(const Context& context)
{
    return std::make_unique<services::CaseBook>(context.folders.storeFile().toStdString(),
                                                catalogueOfCases());
}

std::unique_ptr<services::CaseBook> openBook(const Context& context)
{
    auto book = closedBook(context);
    valueOf(book->open());
    unlock(*book, context.storeKeys);
    if (const Text reason = book->readOnlyReason(); !reason.empty())
        std::cerr << reason.english() << '\n';
    return book;
}

Action onBook(BookWork work)
{
    return [work = std::move(work)](Context& context) {
        return attempt([&] {
            const auto book = openBook(context);
            work(context, *book);
        });
    };
}

std::string recoveryKeyFrom(const std::string& file)
{
    std::string key = readWholeFile(file);
    while (!key.empty() && (key.back() == '\n' || key.back() == '\r'))
        key.pop_back();
    return key;
}

void show(const Context& context, const services::Json& document, const std::string& text)
{
    if (context.wantsJson)
        std::cout << document.dump(2) << '\n';
    else
        std::cout << text;
}

void showSaved(const Context& context, const std::string& id, const domain::CaseDocument& document)
{
    const std::string state(nameOf(document.state()));
    show(context, {{"id", id}, {"state", state}, {"events", document.events().size()}},
         "Saved. Case state: " + state + ".\n");
}

void addCaseId(CLI::App& command, std::string& id)
{
    command.add_option("ID", id, "Case id, as shown by `genex-cli case list`")->required();
}

std::string chosenModel(const Context& context, const std::string& named)
{
    if (!named.empty())
        return named;
    services::ModelChoice choice = services::chosenModel(context.folders);
    if (!choice.problem.empty())
        std::cerr << choice.problem.english() << '\n';
    return choice.path.string();
}

std::string modelOfCase(const Context& context, const std::string& named,
                        const domain::CaseDocument& document)
{
    const std::string own = domain::CaseWorkflow(document).orderedWith();
    if (named.empty() && !own.empty()) {
        if (const auto found = services::findModel(own, services::modelFolders(context.folders)))
            return found->string();
    }
    return chosenModel(context, named);
}

} // namespace genex::cli
