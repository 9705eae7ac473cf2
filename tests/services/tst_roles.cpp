// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/casetransfer.h"
#include "services/modelcheck.h"
#include "support/books/books.h"
#include "support/throws.h"

#include <QTest>

using namespace genex;
using namespace genex::testing;
using namespace genex::services;
using domain::Role;

namespace {

constexpr const char* kHerPassphrase = "another fine passphrase";

/// Everything a book can do, and the permission that it is.
struct Trial
{
    const char* name;
    Permission permission;
    std::function<std::optional<Error>(CaseBook&, const std::string&)> run;
};

template <typename Value>
std::optional<Error> errorIn(const Result<Value>& result)
{
    return result ? std::nullopt : std::optional(errorOf(result));
}

std::vector<Trial> cohort()
{
    using Book = CaseBook;
    using Id = const std::string;
    static JobControl job;
    return {
        {"new", Permission::WorkOnCases, [](Book& b, Id&) { return errorIn(b.newCase({.name = "N"})); }},
        {"list", Permission::WorkOnCases, [](Book& b, Id&) { return errorIn(b.list({}, 1)); }},
        {"search", Permission::WorkOnCases, [](Book& b, Id&) { return errorIn(b.search("a", {}, 1)); }},
        {"latest", Permission::WorkOnCases, [](Book& b, Id&) { return errorIn(b.latest(1)); }},
        {"document", Permission::WorkOnCases, [](Book& b, Id& id) { return errorIn(b.document(id)); }},
        {"append", Permission::WorkOnCases,
         [](Book& b, Id& id) { return errorIn(b.append(id, {domain::NoteAdded{"n"}})); }},
        {"undo", Permission::WorkOnCases, [](Book& b, Id& id) { return errorIn(b.undo(id)); }},
        {"remember", Permission::WorkOnCases, [](Book& b, Id& id) { return errorIn(b.rememberCase(id)); }},
        {"remembered", Permission::WorkOnCases, [](Book& b, Id&) { return errorIn(b.rememberedCase()); }},
        {"export", Permission::WorkOnCases, [](Book& b, Id& id) { return errorIn(exportCase(b, id)); }},
        {"count", Permission::UseForResearch, [](Book& b, Id&) { return errorIn(b.counts()); }},
        {"deidentified", Permission::UseForResearch,
         [](Book& b, Id& id) { return errorIn(exportDeidentified(b, id)); }},
        {"preview", Permission::UseForResearch,
         [](Book& b, Id& id) { return errorIn(previewDeidentified(b, id)); }},
        {"all", Permission::UseForResearch,
         [](Book& b, Id&) { return errorIn(exportAllDeidentified(b, job)); }},
        {"backup", Permission::BackUp,
         [](Book& b, Id&) {
             const auto made = backUp(b, {}, job);
             if (made)
                 std::filesystem::remove(*made);
             return errorIn(made);
         }},
        {"check", Permission::Check, [](Book& b, Id&) { return errorIn(check(b, job)); }},
        {"verify", Permission::Check, [](Book& b, Id&) { return errorIn(verifyAudit(b, {}, job)); }},
        {"audit", Permission::ReadAudit, [](Book& b, Id&) { return errorIn(auditPage(b, 0, 1)); }},
        {"remove model", Permission::ChooseModel,
         [](Book& b, Id&) -> std::optional<Error> {
             // What stands in the way of those who may is that it came with the program.
             const auto removed = removeModel(b, UserFolders(), ListedModel(), Removal::EvenIfNamed);
             const bool isGate = errorOf(removed).code == ErrorCode::PermissionDenied;
             return isGate ? errorIn(removed) : std::nullopt;
         }},
        {"users", Permission::ManageUsers, [](Book& b, Id&) { return errorIn(users(b)); }},
        {"add", Permission::ManageUsers,
         [](Book& b, Id&) {
             return errorIn(addUser(b, "new", Role::Clinician, Passphrase(kHerPassphrase)));
         }},
        {"role", Permission::ManageUsers,
         [](Book& b, Id&) { return errorIn(changeRole(b, "new", Role::DataScientist)); }},
        {"reset", Permission::ManageUsers,
         [](Book& b, Id&) { return errorIn(resetPassphrase(b, "new", Passphrase(kPassphrase))); }},
        {"remove", Permission::ManageUsers, [](Book& b, Id&) { return errorIn(removeUser(b, "new")); }},
        {"recovery key", Permission::ManageUsers,
         [](Book& b, Id&) { return errorIn(replaceRecoveryKey(b)); }},
    };
}

} // namespace

class TestRoles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoMayDoWhat_data()
    {
        QTest::addColumn<int>("role");
        QTest::addColumn<QList<int>>("permissions");
        const auto row = [](const char* name, Role role, std::initializer_list<Permission> permissions) {
            QList<int> numbers;
            for (const Permission permission : permissions)
                numbers << static_cast<int>(permission);
            QTest::newRow(name) << static_cast<int>(role) << numbers;
        };
        row("clinician", Role::Clinician,
            {Permission::WorkOnCases, Permission::UseForResearch, Permission::BackUp, Permission::Check});
        row("data scientist", Role::DataScientist,
            {Permission::UseForResearch, Permission::Check, Permission::ChooseModel});
        row("administrator", Role::Administrator,
            {Permission::WorkOnCases, Permission::UseForResearch, Permission::BackUp, Permission::Check,
             Permission::ReadAudit, Permission::ManageUsers, Permission::ChooseModel});
    }

    void whoMayDoWhat()
    {
        QFETCH(int, role);
        QFETCH(QList<int>, permissions);
        const TestBook test;
        std::string id;
        {
            const auto book = test.open();
            id = take(book->newCase({.name = "Jane Roe"}));
            take(addUser(*book, "eva", static_cast<Role>(role), Passphrase(kHerPassphrase)));
        }
        const auto book = test.open("eva", kHerPassphrase);
        for (const Trial& trial : cohort()) {
            const bool isAllowed = permissions.contains(static_cast<int>(trial.permission));
            QCOMPARE(book->may(trial.permission), isAllowed);
            const auto error = trial.run(*book, id);
            if (!isAllowed) {
                QVERIFY2(error && error->code == ErrorCode::PermissionDenied, trial.name);
                QVERIFY2(error->message.english().find("not allowed") != std::string::npos,
                         error->message.english().c_str());
            } else {
                QVERIFY2(!error, (std::string(trial.name) + ": " + (error ? describe(*error) : "")).c_str());
            }
        }
    }

    void whoMayHelpIsSaid()
    {
        const auto remedyOf = [](Role role, Permission permission) {
            return errorOf([&] { requireMay(role, permission); }).remedy.english();
        };
        QCOMPARE(remedyOf(Role::DataScientist, Permission::BackUp),
                 std::string("Ask a clinician or an administrator of this store."));
        QCOMPARE(remedyOf(Role::Clinician, Permission::ManageUsers),
                 std::string("Ask an administrator of this store."));
    }

    void everyNewPassphraseIsLongEnough()
    {
        const TestBook test;
        const auto book = test.open();
        GENEX_REFUSED(addUser(*book, "eva", Role::Clinician, Passphrase("1234567")), ErrorCode::InvalidInput,
                      "fewer than 8");
        GENEX_REFUSED(resetPassphrase(*book, kAdministrator, Passphrase("1234567")), ErrorCode::InvalidInput,
                      "fewer than 8");
        QCOMPARE(take(users(*book)).size(), std::size_t{1});
    }

    void everybodyChangesTheOwnPassphrase()
    {
        TestBook test;
        {
            const auto book = test.open();
            take(addUser(*book, "eva", Role::DataScientist, Passphrase(kHerPassphrase)));
        }
        {
            const auto book = test.open("eva", kHerPassphrase);
            GENEX_REFUSED(changePassphrase(*book, Passphrase(kPassphrase), Passphrase("next passphrase")),
                          ErrorCode::PermissionDenied, "is wrong");
            test.now += std::chrono::seconds(1); // a wrong one is slowed down
            GENEX_REFUSED(changePassphrase(*book, Passphrase(kHerPassphrase), Passphrase("short")),
                          ErrorCode::InvalidInput, "fewer than 8");
            take(changePassphrase(*book, Passphrase(kHerPassphrase), Passphrase("next passphrase")));
        }
        QVERIFY(test.open("eva", "next passphrase")->isUnlocked());
    }

    void theRecoveryKeyLetsBackIn()
    {
        const TestBook test;
        {
            const auto book = test.closed();
            take(book->open());
            take(book->unlockWithRecoveryKey(test.recoveryKey));
            take(resetPassphrase(*book, kAdministrator, Passphrase("next passphrase")));
        }
        QVERIFY(test.open(kAdministrator, "next passphrase")->isUnlocked());
    }
};

QTEST_GUILESS_MAIN(TestRoles)
#include "tst_roles.moc"
