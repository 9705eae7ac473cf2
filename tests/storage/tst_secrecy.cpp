// SPDX-License-Identifier: GPL-3.0-or-later
// What a thief finds: nothing of a case in any file beside the store, at any time.
#include "common/jobcontrol.h"
#include "storage/backup.h"
#include "support/stores/stores.h"

#include <QTest>

#include <set>

using namespace genex;
using namespace genex::storage;
using namespace genex::testing;

namespace {

const std::string kPatient = "Doe, Jane Quillfeather";
const std::string kFinding = "ferritin 1843 ng/ml";
const std::string kResultText = "haemochromatosis likely";
const std::string kSetting = "last ward: Maple Seven";
const std::string kRecordName = "run/maple-seven-training";
const std::string kDetail = "exported for Dr Quillfeather";
const std::string kUserPhrase = "a phrase that nobody sees";

/// What is searched for, and its parts, so that a text cut in two is found too.
std::set<std::string> needles(const std::string& recoveryKey, const CaseId& id)
{
    std::set<std::string> all{kUserPhrase, kPassphrase, recoveryKey, id.text()};
    for (const std::string& text : {kPatient, kFinding, kResultText, kSetting, kRecordName, kDetail}) {
        for (std::size_t start = 0; start + 8 <= text.size(); start += 4)
            all.insert(text.substr(start, 8));
    }
    return all;
}

/// The names of files that hold one of the texts, also as UTF-16 or upper case.
std::string filesThatTell(const std::filesystem::path& folder, const std::set<std::string>& texts, int& files)
{
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file())
            continue;
        ++files;
        const QByteArray bytes = QByteArray::fromStdString(readWholeFile(entry.path()));
        const QByteArray lower = bytes.toLower();
        for (const std::string& text : texts) {
            const QByteArray plain = QByteArray::fromStdString(text);
            const QString wide = QString::fromStdString(text);
            const QByteArray utf16(reinterpret_cast<const char*>(wide.utf16()), 2 * wide.size());
            if (lower.contains(plain.toLower()) || bytes.contains(utf16) || lower.contains(plain.toHex()))
                return entry.path().string() + ": " + text;
        }
    }
    return {};
}

} // namespace

class TestSecrecy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noFileShowsAnythingOfACase()
    {
        const TestStore test;
        const std::filesystem::path folder = test.path.parent_path();
        int files = 0;
        std::optional<CaseId> id;
        {
            const OpenStore open(test.path);
            id = open->cases().create(Texts{kPatient, kFinding}, kPatient + kResultText,
                                      {"case.created", kDetail});
            const auto secrets = needles(test.recoveryKey, *id);
            QVERIFY(
                !filesThatTell(folder, {"SQLite format 3"}, files).empty()); // the search finds what is there
            open->records().write(kRecordName, kSetting, kNote);
            open->users().add("ben", Role::Clinician, kUserPhrase, kCheap);
            QCOMPARE(filesThatTell(folder, secrets, files), std::string()); // with WAL and shared memory
            for (int i = 0; i < 200; ++i)                                   // more than one checkpoint
                open->cases().append(*id, 2 + i, Texts{kFinding + std::string(9'000, 'x')}, kResultText,
                                     kNote);
            QCOMPARE(open->cases().latest(10).at(0).summary, kResultText);
            JobControl job;
            writeBackup(*open.session, folder / "b.genexbackup", job);
            QCOMPARE(filesThatTell(folder, secrets, files), std::string());
        }
        files = 0;
        QCOMPARE(filesThatTell(folder, needles(test.recoveryKey, *id), files), std::string());
        QVERIFY(files >= 2);
    }

    void filesAreTheOwnersAlone()
    {
        const TestStore test;
        const OpenStore open(test.path);
        open->cases().create({}, "s", kNote);
        JobControl job;
        writeBackup(*open.session, test.path.string() + ".genexbackup", job);
        for (const auto& entry : std::filesystem::directory_iterator(test.path.parent_path())) {
            const auto others = std::filesystem::perms::group_all | std::filesystem::perms::others_all;
            QVERIFY2((entry.status().permissions() & others) == std::filesystem::perms::none,
                     entry.path().c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestSecrecy)
#include "tst_secrecy.moc"
