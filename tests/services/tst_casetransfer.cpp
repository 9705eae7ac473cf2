// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "domain/casefile.h"
#include "services/casetransfer.h"
#include "storage/session.h"
#include "support/books/books.h"
#include "support/errorof.h"

#include <QTest>

#include <map>

using namespace genex;
using namespace genex::testing;
using namespace genex::domain;
using services::exportCase;
using services::importCase;
using services::Permission;

namespace {

/// A case with something of everything that names a patient.
std::string fullCase(CaseBook& book)
{
    const std::string id = take(book.newCase({.name = "Xanthippe Quill",
                                              .ageYears = 54,
                                              .reference = "MRN-778899",
                                              .remarks = "Lives at Elmstreet."}));
    take(book.append(id, {FindingSet{Finding::present("fever")}, NoteAdded{"Brother of Zacharias."}}));
    recommendIn(book, id, recommendation(), "embedded/1");
    orderIn(book, id);
    take(book.append(id,
                     {ResultEntered{Finding::measured("crp", 12.5)}, ResultUnavailable{"ct", "declined"}}));
    judgeIn(book, id, conclusion(CaseStage::Concluded), "embedded/1");
    return id;
}

} // namespace

class TestCaseTransfer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExportedCaseIsTheSameInAnotherStore()
    {
        const TestBook here;
        const TestBook there;
        const auto book = here.open();
        const std::string id = fullCase(*book);
        const std::string text = take(exportCase(*book, id));
        const auto other = there.open();
        const services::ImportedCase imported = take(importCase(*other, {text, "a.json"}));
        QCOMPARE(imported.id, id);
        QCOMPARE(imported.originalId, id);
        QCOMPARE(imported.storeId, book->session(Permission::Check).storeId());
        QCOMPARE(imported.signingKey, book->session(Permission::Check).signingKey());
        QVERIFY(take(other->document(id)) == take(book->document(id)));
        QCOMPARE(take(other->search("xanthippe", {}, 9)).total, std::size_t{1});
    }

    void anIdThatIsTakenBecomesAnother()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = fullCase(*book);
        const std::string text = take(exportCase(*book, id));
        const services::ImportedCase imported = take(importCase(*book, {text, "a.json"}));
        QCOMPARE(imported.originalId, id);
        QVERIFY(imported.id != id);
        QVERIFY(take(book->document(imported.id)) == take(book->document(id)));
    }

    void onlyTheStoreThatIsExpectedMaySign()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string text = take(exportCase(*book, fullCase(*book)));
        const std::string key = book->session(Permission::Check).signingKey();
        GENEX_REFUSED(importCase(*book, {text, "a.json", std::string(64, '0')}), ErrorCode::PermissionDenied,
                      "another store");
        QVERIFY(importCase(*book, {text, "a.json", key}).has_value());
    }

    void whitespaceMayChangeAndNothingElse()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string text = take(exportCase(*book, fullCase(*book)));
        const std::string compact = nlohmann::json::parse(text).dump();
        QVERIFY(importCase(*book, {compact, "a.json"}).has_value());
        const std::size_t before = take(book->counts()).total;
        Random random(11);
        for (int i = 0; i < 400; ++i) {
            std::string altered = compact;
            char& byte = altered[random.below(altered.size())];
            const char old = byte;
            byte = static_cast<char>(byte ^ static_cast<char>(1U << random.below(7)));
            const auto outcome = importCase(*book, {altered, "a.json"});
            QVERIFY2(!outcome, qPrintable(QStringLiteral("byte %1 → %2").arg(old).arg(byte)));
            QVERIFY2(errorOf(outcome).message.english().find("a.json") != std::string::npos,
                     errorOf(outcome).message.english().c_str());
        }
        QCOMPARE(take(book->counts()).total, before);
    }

    void whatIsNoExportIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("GENEXSIG1\xff\x00");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("another format") << QByteArray(R"({"format": "genex-case"})");
        QTest::newRow("newer") << QByteArray(R"({"format": "genex-signed-case", "schema_version": 9})");
        QTest::newRow("not a signature") << QByteArray(
            R"({"format":"genex-signed-case","schema_version":1,"signing_key":"a","signature":"zz","case":{}})");
        QTest::newRow("a short signature") << QByteArray(
            R"({"format":"genex-signed-case","schema_version":1,"signing_key":"a","signature":"00","case":{}})");
        QTest::newRow("a deep one") << QByteArray(100'000, '[');
    }

    void whatIsNoExportIsRefused()
    {
        QFETCH(QByteArray, text);
        const TestBook test;
        const auto book = test.open();
        const auto outcome = importCase(*book, {text.toStdString(), "a.json"});
        QVERIFY(!outcome);
        QVERIFY2(errorOf(outcome).message.english().find("a.json") != std::string::npos,
                 errorOf(outcome).message.english().c_str());
        QCOMPARE(take(book->counts()).total, std::size_t{0});
    }

    void aSignatureIsWrittenInOneWayOnly()
    {
        const TestBook test;
        const auto book = test.open();
        nlohmann::json json = nlohmann::json::parse(take(exportCase(*book, fullCase(*book))));
        const auto capitals =
            QByteArray::fromStdString(json.at("signature").get<std::string>()).toUpper().toStdString();
        json["signature"] = capitals;
        GENEX_REFUSED(importCase(*book, {json.dump(), "a.json"}), ErrorCode::InvalidInput, "not a signature");
    }

    void aFileThatIsTooLargeIsNotRead()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string large(kMostCaseFileBytes + 1, ' ');
        GENEX_REFUSED(importCase(*book, {large, "a.json"}), ErrorCode::InvalidInput, "a.json is larger than");
    }

    /// In the order of time an export would tell who came first.
    void deidentifiedCasesStandInTheOrderOfTheirIds()
    {
        const TestBook test;
        const auto book = test.open();
        std::map<storage::CaseId, std::string> textOfId;
        for (int i = 0; i < 8; ++i) {
            const std::string id = take(book->newCase({.name = "Jane Roe"}));
            take(book->append(id, {FindingSet{Finding::measured("temperature", 36 + 0.5 * i)}}));
            textOfId[*storage::CaseId::fromText(id)] = take(services::exportDeidentified(*book, id)).dump();
        }
        JobControl job;
        const nlohmann::json all = take(services::exportAllDeidentified(*book, job));
        QCOMPARE(all.size(), std::size_t{8});
        std::size_t place = 0;
        for (const auto& [id, text] : textOfId)
            QCOMPARE(all.at(place++).dump(), text);
    }

    void nothingThatNamesAPatientLeavesDeidentified()
    {
        const TestBook test;
        const auto book = test.open();
        const std::string id = fullCase(*book);
        JobControl job;
        const std::string one = take(services::exportDeidentified(*book, id)).dump();
        const nlohmann::json all = take(services::exportAllDeidentified(*book, job));
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all.at(0).dump(), one);
        for (const char* secret :
             {"Xanthippe", "Quill", "778899", "Elmstreet", "Zacharias", "anna", "2026", "54"})
            QVERIFY2(one.find(secret) == std::string::npos, secret);
        QVERIFY(one.find(id) == std::string::npos);
        QVERIFY(one.find("fever") != std::string::npos);
        bool isNameWithheld = false;
        for (const ExportPart& part : take(services::previewDeidentified(*book, id)))
            isNameWithheld =
                isNameWithheld || (part.isWithheld && part.field.english().find("name") != std::string::npos);
        QVERIFY(isNameWithheld);
    }

    void whatCannotBeNotedDoesNotLeave()
    {
        const TestBook test;
        const auto writer = test.open();
        const std::string id = fullCase(*writer);
        const auto reader = test.open();
        GENEX_REFUSED(exportCase(*reader, id), ErrorCode::PermissionDenied, "being written by");
        GENEX_REFUSED(services::exportDeidentified(*reader, id), ErrorCode::PermissionDenied,
                      "being written by");
        QVERIFY(reader->document(id).has_value());
    }
};

QTEST_GUILESS_MAIN(TestCaseTransfer)
#include "tst_casetransfer.moc"
