// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "services/passphrase.h"
#include "support/throws.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using services::Passphrase;

class TestPassphrase : public QObject
{
    Q_OBJECT

private:
    std::filesystem::path write(const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(QStringLiteral("p")));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName().toStdString();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void oneNewlineIsDropped_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("passphrase");
        QTest::newRow("none") << QByteArray("correct horse") << QByteArray("correct horse");
        QTest::newRow("one") << QByteArray("correct horse\n") << QByteArray("correct horse");
        QTest::newRow("two") << QByteArray("correct horse\n\n") << QByteArray("correct horse\n");
        QTest::newRow("of Windows") << QByteArray("correct horse\r\n") << QByteArray("correct horse");
        QTest::newRow("spaces") << QByteArray(" a b \n") << QByteArray(" a b ");
        QTest::newRow("zero byte") << QByteArray("a\0b", 3) << QByteArray("a\0b", 3);
    }

    void oneNewlineIsDropped()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, passphrase);
        QCOMPARE(QByteArray::fromStdString(std::string(Passphrase::fromFile(write(bytes)).view())),
                 passphrase);
    }

    void emptyAndLongOnesAreRefused()
    {
        for (const QByteArray& bytes : {QByteArray(), QByteArray("\n"), QByteArray("\r\n")})
            GENEX_THROWS(Passphrase::fromFile(write(bytes)), ErrorCode::InvalidInput, "empty");
        QCOMPARE(Passphrase::fromFile(write(QByteArray(1024, 'a') + '\n')).view().size(), std::size_t{1024});
        GENEX_THROWS(Passphrase::fromFile(write(QByteArray(1025, 'a'))), ErrorCode::InvalidInput, "longer");
        GENEX_THROWS(Passphrase::fromFile(write(QByteArray(1'000'000, 'a'))), ErrorCode::InvalidInput,
                     "longer");
        GENEX_THROWS(Passphrase::fromFile("/nonexistent/file"), ErrorCode::NotFound, "/nonexistent/file");
        GENEX_THROWS(Passphrase::fromFile(m_folder.path().toStdString()), ErrorCode::Io, "passphrase file");
    }

    void theSameLettersAreTheSamePassphrase()
    {
        const Passphrase composed("caf\u00e9 noir");
        const Passphrase combined("cafe\u0301 noir");
        QVERIFY(composed == combined);
        QCOMPARE(composed.view(), std::string_view("caf\u00e9 noir"));
    }

    void whatIsNoUtf8StaysAsItIs()
    {
        QVERIFY(!(Passphrase("abc\xff") == Passphrase("abc\xfe")));
        QCOMPARE(Passphrase("abc\xff").view(), std::string_view("abc\xff"));
    }
};

QTEST_APPLESS_MAIN(TestPassphrase)
#include "tst_passphrase.moc"
