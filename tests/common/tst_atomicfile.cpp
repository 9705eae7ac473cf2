// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/atomicfile.h"
#include "common/error.h"

#include <QTemporaryDir>
#include <QTest>

#include <ostream>

using namespace genex;
namespace fs = std::filesystem;

class TestAtomicFile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    fs::path place(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }
    std::size_t filesThere() const
    {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(m_folder.path().toStdString()), fs::directory_iterator()));
    }

private Q_SLOTS:
    void init() { m_folder = QTemporaryDir(); }

    void theOldFileStaysUntilTheNewOneIsWhole()
    {
        const fs::path file = place("a");
        writeFileAtomically(file, "old");
        {
            AtomicFile next(file);
            next.write("new and ");
            QCOMPARE(readWholeFile(file), std::string("old"));
            next.write("longer");
            next.commit();
        }
        QCOMPARE(readWholeFile(file), std::string("new and longer"));
        QCOMPARE(filesThere(), std::size_t{1});
    }

    void withoutCommitNothingIsLeft()
    {
        AtomicFile(place("a")).write("half");
        QCOMPARE(filesThere(), std::size_t{0});
    }

    void twoWritersOfOneFileDoNotMix()
    {
        AtomicFile first(place("a"));
        AtomicFile second(place("a"));
        first.write("first");
        second.write("second");
        first.commit();
        QCOMPARE(readWholeFile(place("a")), std::string("first"));
        second.commit();
        QCOMPARE(readWholeFile(place("a")), std::string("second"));
        QCOMPARE(filesThere(), std::size_t{1});
    }

    void aFileForItsOwnerIsReadByNobodyElse()
    {
        writeFileAtomically(place("a"), "x", FileAccess::Owner);
        QCOMPARE(fs::status(place("a")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
        writeFileAtomically(place("a"), "y"); // and stays so
        QCOMPARE(fs::status(place("a")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    }

    void aLinkStaysOne()
    {
        writeFileAtomically(place("file"), "old");
        fs::create_symlink("file", place("link"));
        writeFileAtomically(place("link"), "new");
        QVERIFY(fs::is_symlink(place("link")));
        QCOMPARE(readWholeFile(place("file")), std::string("new"));
    }

    void aStreamOfAnyLengthComesOutAsItWentIn()
    {
        std::string expected;
        writeFileAtomically(place("a"), [&](std::ostream& out) {
            for (int i = 0; i < 50'000; ++i) {
                const std::string line = std::to_string(i) + '\n';
                expected += line;
                out << line;
            }
        });
        QVERIFY(readWholeFile(place("a")) == expected);
    }

    void aStreamThatFailsLeavesNothing()
    {
        QVERIFY_THROWS_EXCEPTION(Failure, writeFileAtomically(place("a"), [](std::ostream& out) {
                                     out << std::string(1'000'000, 'x');
                                     throw Failure(ErrorCode::Cancelled, "Stopped.");
                                 }));
        QCOMPARE(filesThere(), std::size_t{0});
    }

    void aFolderThatIsNotThereIsSaidWithItsName()
    {
        try {
            writeFileAtomically(place("missing/a"), "x");
            QFAIL("It was written.");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().code, ErrorCode::NotFound);
            QVERIFY(failure.error().message.english().find("missing/a") != std::string::npos);
            QVERIFY(!failure.error().remedy.empty());
        }
    }
};

QTEST_APPLESS_MAIN(TestAtomicFile)
#include "tst_atomicfile.moc"
