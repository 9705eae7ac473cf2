// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/atomicfile.h"
#include "common/sha256.h"
#include "exchange/reportcontent.h"
#include "services/modelcard.h"
#include "services/reports.h"
#include "support/books/books.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace genex;
using namespace genex::testing;
using namespace genex::domain;
using services::Permission;
using services::Report;
using services::ReportKind;

namespace {

std::string concludedCase(CaseBook& book)
{
    const std::string id = take(book.newCase({.name = "Xanthippe Quill", .reference = "MRN-778899"}));
    take(book.append(id, {FindingSet{Finding::present("fever")}}));
    recommendIn(book, id, recommendation(), "embedded/1");
    orderIn(book, id);
    take(book.append(id,
                     {ResultEntered{Finding::measured("crp", 12.5)}, ResultUnavailable{"ct", "declined"}}));
    judgeIn(book, id, conclusion(CaseStage::Concluded), "embedded/1");
    return id;
}

std::vector<domain::AuditEntry> auditOf(CaseBook& book)
{
    return take(services::auditPage(book, 1, 1000)).entries;
}

std::size_t countOf(CaseBook& book, const std::string& action)
{
    const auto entries = auditOf(book);
    return static_cast<std::size_t>(std::ranges::count_if(
        entries, [&](const domain::AuditEntry& entry) { return entry.action == action; }));
}

} // namespace

class TestReports : public QObject
{
    Q_OBJECT

private:
    QString in(const TestBook& test, const char* name) const
    {
        return test.folder.filePath(QString::fromLatin1(name));
    }

private Q_SLOTS:
    void aReportIsOfTheCase()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = concludedCase(*book);
        const Report report = take(services::reportOfCase(*book, {id}));
        QCOMPARE(report.caseId(), id);
        QVERIFY(report.content().headline.contains(QStringLiteral("Influenza, 90")));
        QVERIFY(report.content().subject.startsWith(QStringLiteral("Patient ") +
                                                    QString::fromStdString(id.substr(0, 6))));
        QVERIFY(report.summary().contains(QStringLiteral("Concluded")));
        QVERIFY(report.pageCount() >= 2);
        QVERIFY(!report.html().contains(QStringLiteral("Quill")));
        QCOMPARE(countOf(*book, "case.read"), std::size_t{1});
        const Report named = take(services::reportOfCase(*book, {id, true}));
        QVERIFY(named.html().contains(QStringLiteral("Xanthippe Quill")));
        QVERIFY(named.html().contains(QStringLiteral("MRN-778899")));
    }

    void aSavedReportIsRecordedWithItsHash()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = concludedCase(*book);
        const Report report = take(services::reportOfCase(*book, {id}));
        const QString path = in(test, "case.html");
        const services::SavedReport saved = take(services::saveReport(*book, report, {path}));
        const std::string bytes = readWholeFile(path.toStdString());
        QCOMPARE(bytes, report.html().toStdString());
        QCOMPARE(saved.sha256, Sha256::of(bytes));
        QVERIFY(saved.kind == ReportKind::Html);
        const auto reports = take(book->document(id)).reports();
        QCOMPARE(reports.size(), std::size_t{1});
        QCOMPARE(reports[0].kind, std::string("html"));
        QCOMPARE(reports[0].sha256, saved.sha256);
        QCOMPARE(countOf(*book, "case.reported"), std::size_t{1});
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    void theAuditLogSaysWhetherTheNameLeft()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = concludedCase(*book);
        for (const bool named : {false, true}) {
            const Report report = take(services::reportOfCase(*book, {id, named}));
            take(services::saveReport(*book, report, {in(test, named ? "named.pdf" : "hidden.pdf")}));
        }
        QStringList details;
        for (const domain::AuditEntry& entry : auditOf(*book)) {
            if (entry.action == "case.reported")
                details << QString::fromStdString(entry.detail);
        }
        QCOMPARE(details, (QStringList{QStringLiteral("pdf, pseudonymised"),
                                       QStringLiteral("pdf, with the patient's name")}));
    }

    void aPrintIsRecorded()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = concludedCase(*book);
        take(services::recordPrinted(*book, take(services::reportOfCase(*book, {id}))));
        QCOMPARE(take(book->document(id)).reports().at(0).kind, std::string("print"));
        QCOMPARE(countOf(*book, "case.reported"), std::size_t{1});
    }

    void otherEndingsAndFilesThatAreThereAreRefused()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = concludedCase(*book);
        const Report report = take(services::reportOfCase(*book, {id}));
        for (const char* name : {"case.docx", "case", "pdf", "case.pdf.exe"})
            GENEX_REFUSED(services::saveReport(*book, report, {in(test, name)}), ErrorCode::InvalidInput,
                          "does not end in .pdf or .html");
        const QString path = in(test, "there.pdf");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        GENEX_REFUSED(services::saveReport(*book, report, {path}), ErrorCode::InvalidInput, "already exists");
        QCOMPARE(readWholeFile(path.toStdString()), std::string("mine"));
        QVERIFY(take(book->document(id)).reports().empty());
        take(services::saveReport(*book, report, {path, true}));
        QVERIFY(readWholeFile(path.toStdString()).starts_with("%PDF-"));
        QVERIFY(QDir().mkpath(in(test, "folder.pdf")));
        GENEX_REFUSED(services::saveReport(*book, report, {in(test, "folder.pdf"), true}),
                      ErrorCode::InvalidInput, "already exists");
    }

    void whatCannotBeWrittenIsNotRecorded()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = concludedCase(*book);
        const Report report = take(services::reportOfCase(*book, {id}));
        GENEX_REFUSED(services::saveReport(*book, report, {in(test, "none/case.pdf")}), ErrorCode::NotFound,
                      "none/case.pdf");
        QVERIFY(take(book->document(id)).reports().empty());
        QCOMPARE(countOf(*book, "case.reported"), std::size_t{0});
    }

    void whatCannotBeRecordedIsNotWritten()
    {
        const TestBook test;
        const auto book = test.open();
        const Report report = take(services::reportOfCase(*book, {concludedCase(*book)}));
        const auto reader = test.open(); // beside a writer it can only read
        QVERIFY(!reader->readOnlyReason().empty());
        const QStringList before = QDir(test.folder.path()).entryList();
        QVERIFY(!services::saveReport(*reader, report, {in(test, "case.pdf")}));
        book->lock();
        GENEX_REFUSED(services::saveReport(*book, report, {in(test, "case.pdf")}),
                      ErrorCode::PermissionDenied, "locked");
        QCOMPARE(QDir(test.folder.path()).entryList(), before);
    }

    void aCaseThatIsNotThereHasNoReport()
    {
        const TestBook test;
        const auto book = test.open();
        GENEX_REFUSED(services::reportOfCase(*book, {"nothing"}), ErrorCode::NotFound, "nothing");
    }

    void theCardIsFoundByTheModelsHash()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = take(book->newCase({.name = "P"}));
        const std::string hash = services::readModelCard(bundledModels() / "embedded" / "1").sha256;
        recommendIn(*book, id, recommendation(hash), "embedded/1");
        const QString with = take(services::reportOfCase(*book, {id, false, {bundledModels()}})).html();
        QVERIFY(with.contains(QStringLiteral("has not been validated on patients")));
        const QString without = take(services::reportOfCase(*book, {id})).html();
        QVERIFY(without.contains(QStringLiteral("model card is not available")));
    }
};

QTEST_MAIN(TestReports)
#include "tst_reports.moc"
