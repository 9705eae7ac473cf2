// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/books/books.h"
#include "support/errorof.h"

#include <QFile>
#include <QTest>

using namespace genex;
using namespace genex::testing;
using namespace genex::services;

namespace {

/// Overwrites bytes in the middle of the file.
void damage(const std::filesystem::path& file)
{
    QFile store(QString::fromStdString(file.string()));
    QVERIFY(store.open(QIODevice::ReadWrite));
    for (qint64 at = 4096; at + 512 < store.size(); at += 4096) {
        QVERIFY(store.seek(at));
        store.write(QByteArray(512, '\x5a'));
    }
}

Error openingError(const TestBook& test)
{
    const auto book = test.closed();
    if (const auto opened = book->open(); !opened)
        return errorOf(opened);
    if (const auto unlocked = book->unlock(kAdministrator, Passphrase(kPassphrase)); !unlocked)
        return errorOf(unlocked);
    JobControl job;
    const auto checked = check(*book, job);
    return errorOf(checked);
}

} // namespace

class TestStoreCare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeStoreIsSaidToBe()
    {
        const TestBook test;
        const auto book = test.open();
        take(book->newCase({.name = "Jane Roe"}));
        JobControl job;
        const CheckReport report = take(check(*book, job));
        QCOMPARE(report.cases, std::uint64_t{1});
        QCOMPARE(report.auditEntries, std::uint64_t{3}); // created, unlocked, opened
        QVERIFY(report.backups.empty());
    }

    void aDamagedStoreNamesTheBackupWhichRestoresIt()
    {
        const TestBook test;
        std::filesystem::path backup;
        std::string id;
        JobControl job;
        {
            const auto book = test.open();
            id = take(book->newCase({.name = "Jane Roe"}));
            backup = take(backUp(*book, {}, job));
            QCOMPARE(take(check(*book, job)).backups.at(0).file, backup);
        }
        damage(test.file);
        const Error error = openingError(test);
        QCOMPARE(nameOf(error.code), nameOf(ErrorCode::Corrupt));
        QVERIFY2(error.remedy.english().find(backup.string()) != std::string::npos,
                 error.remedy.english().c_str());

        const auto book = test.closed();
        GENEX_REFUSED(restore(*book, {}, {"wrong wrong", {}}, job), ErrorCode::PermissionDenied,
                      "opens this");
        const Restored restored = take(restore(*book, {}, {kPassphrase, {}}, job));
        QCOMPARE(restored.from, backup);
        QVERIFY(restored.setAside && std::filesystem::exists(*restored.setAside));
        QCOMPARE(take(test.open()->document(id)).patient().name, std::string("Jane Roe"));
    }

    void withoutABackupTheAdviceSaysSo()
    {
        const TestBook test;
        damage(test.file);
        const Error error = openingError(test);
        QCOMPARE(nameOf(error.code), nameOf(ErrorCode::Corrupt));
        QVERIFY2(error.remedy.english().find("There is no backup") != std::string::npos,
                 error.remedy.english().c_str());
        JobControl job;
        const auto book = test.closed();
        GENEX_REFUSED(restore(*book, {}, {kPassphrase, {}}, job), ErrorCode::NotFound, "no backup");
    }

    void backupsGoWhereTheyAreWanted()
    {
        const TestBook test;
        const auto book = test.open();
        JobControl job;
        const auto file = test.file.parent_path() / "mine.backup";
        QCOMPARE(take(backUp(*book, file, job)), file);
        GENEX_REFUSED(backUp(*book, file, job), ErrorCode::InvalidInput, "mine.backup");
        const auto aside = take(restore(*book, file, {{}, test.recoveryKey}, job)).setAside;
        QVERIFY(aside);
        QVERIFY(!book->isOpen());
        QVERIFY(test.open()->isUnlocked());
    }

    void theLatestBackupIsRestoredAndNothingOfWhatWasIsRemembered()
    {
        TestBook test;
        const auto book = test.open();
        JobControl job;
        take(backUp(*book, {}, job));
        take(book->newCase({.name = "Jane Roe"}));
        test.now += std::chrono::seconds(1);
        const auto latest = take(backUp(*book, {}, job));
        take(book->newCase({.name = "John Doe"}));
        QCOMPARE(take(book->list({}, 9)).total, std::size_t{2});
        QCOMPARE(take(restore(*book, {}, {kPassphrase, {}}, job)).from, latest);
        take(book->open());
        take(book->unlock(kAdministrator, Passphrase(kPassphrase)));
        QCOMPARE(take(book->list({}, 9)).total, std::size_t{1});
    }

    void theAuditLogVerifiesAgainstAnAnchor()
    {
        const TestBook test;
        const auto book = test.open();
        JobControl job;
        const domain::AuditAnchor anchor = take(verifyAudit(*book, {}, job));
        QCOMPARE(anchor.count, std::uint64_t{2});
        take(book->newCase({.name = "Jane Roe"}));
        QCOMPARE(take(verifyAudit(*book, anchor, job)).count, std::uint64_t{3});
        GENEX_REFUSED(verifyAudit(*book, domain::AuditAnchor{9, anchor.hash}, job), ErrorCode::Corrupt,
                      "older copy");
        GENEX_REFUSED(verifyAudit(*book, domain::AuditAnchor{2, std::string(64, '0')}, job),
                      ErrorCode::Corrupt, "Audit entry 2");
    }

    void auditPagesShowTheLastEntriesFirstAsked()
    {
        const TestBook test;
        const auto book = test.open();
        for (int i = 0; i < 8; ++i)
            take(book->newCase({.name = "Jane Roe"}));
        const AuditPage last = take(auditPage(*book, 0, 3));
        QCOMPARE(last.total, std::uint64_t{10});
        QCOMPARE(last.entries.front().position, std::uint64_t{8});
        QCOMPARE(last.entries.size(), std::size_t{3});
        QCOMPARE(take(auditPage(*book, 2, 3)).entries.front().action, std::string("store.unlocked"));
        QVERIFY(take(auditPage(*book, 99, 3)).entries.empty());
    }
};

QTEST_GUILESS_MAIN(TestStoreCare)
#include "tst_storecare.moc"
