// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "services/modelbundle.h"
#include "services/modelcard.h"
#include "support/models/modelcopies.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::services;
using namespace genex::testing;
namespace fs = std::filesystem;

namespace {

const std::string kHash(64, '7');

ErrorCode codeOf(const auto& work)
{
    try {
        work();
    } catch (const Failure& failure) {
        return failure.error().code;
    }
    return ErrorCode::Internal;
}

} // namespace

class TestModelBundle : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    UserFolders m_folders;

    fs::path place(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name)).toStdString();
    }

    /// A bundle of a model that is not on this machine.
    fs::path foreignBundle(const char* name) const
    {
        writeDisguisedModel(place("elsewhere"), kHash);
        writeBundle(place("elsewhere"), place(name), false);
        return place(name);
    }

    QStringList inModels() const
    {
        return QDir(m_folders.modelFolder(QString()))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_folders = UserFolders::inFolder(m_folder->filePath(QStringLiteral("profile")));
        QVERIFY(m_folders.create());
    }

    void thereAndBack()
    {
        const IncomingModel incoming = unpackBundle(foreignBundle("ward.genexmodel"), m_folders);
        QCOMPARE(incoming.sha256, kHash);
        QVERIFY(findModels({m_folders.modelFolder(QString()).toStdString()}).empty()); // out of sight
        const fs::path taken = takeIn(incoming, kHash, m_folders);
        QCOMPARE(taken.filename().string(), std::string("ward"));
        for (const char* name : {"weights.safetensors", "manifest.json", "card.md"})
            QCOMPARE(readWholeFile(taken / name), readWholeFile(place("elsewhere") / name));
        QCOMPARE(inModels(), QStringList{QStringLiteral("ward")});
    }

    void anotherHashIsNotTakenIn()
    {
        const IncomingModel incoming = unpackBundle(foreignBundle("ward.genexmodel"), m_folders);
        QCOMPARE(codeOf([&] { takeIn(incoming, std::string(64, '8'), m_folders); }), ErrorCode::Corrupt);
        discard(incoming);
        QVERIFY(inModels().isEmpty());
    }

    void theSameModelComesOnce()
    {
        const fs::path bundle = foreignBundle("ward.genexmodel");
        takeIn(unpackBundle(bundle, m_folders), kHash, m_folders);
        QCOMPARE(codeOf([&] { unpackBundle(bundle, m_folders); }), ErrorCode::InvalidInput);
        writeBundle(embeddedModel(), place("known.genexmodel"), false);
        QCOMPARE(codeOf([&] { unpackBundle(place("known.genexmodel"), m_folders); }),
                 ErrorCode::InvalidInput);
        QCOMPARE(inModels(), QStringList{QStringLiteral("ward")});
    }

    void namesLeadNowhereElse()
    {
        QDir().mkpath(m_folders.modelFolder(QStringLiteral("a-b")));
        const IncomingModel incoming = unpackBundle(foreignBundle("..a b.genexmodel"), m_folders);
        QCOMPARE(incoming.name, std::string("a-b"));
        QCOMPARE(takeIn(incoming, kHash, m_folders).filename().string(), std::string("a-b-2"));
    }

    void exportsRefuseWhatTheyMust()
    {
        const fs::path file = place("m.genexmodel");
        writeBundle(embeddedModel(), file, false);
        QCOMPARE(codeOf([&] { writeBundle(embeddedModel(), file, false); }), ErrorCode::InvalidInput);
        writeBundle(embeddedModel(), file, true);
        QCOMPARE(codeOf([&] { writeBundle(embeddedModel(), place("m.txt"), false); }),
                 ErrorCode::InvalidInput);
        QCOMPARE(codeOf([&] { writeBundle(place("nowhere"), place("n.genexmodel"), false); }),
                 ErrorCode::NotFound);
        QVERIFY(!fs::exists(place("n.genexmodel")));
    }

    void brokenFilesAreRefusedAndNothingIsWritten_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray whole =
            QByteArray::fromStdString(readWholeFile(embeddedModel() / "weights.safetensors"));
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("no model at all, but a text");
        QTest::newRow("cut in its header") << whole.left(1000);
        QTest::newRow("a header of all memory") << QByteArray(8, '\xff') + whole.mid(8);
        QTest::newRow("a header without a manifest") << QByteArray("\x02\0\0\0\0\0\0\0{}", 10);
        QByteArray flipped = whole;
        flipped[8] = 'x';
        QTest::newRow("no JSON") << flipped;
    }

    void brokenFilesAreRefusedAndNothingIsWritten()
    {
        QFETCH(QByteArray, bytes);
        QFile file(QString::fromStdString(place("broken.genexmodel").string()));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const ErrorCode code = codeOf([&] { unpackBundle(place("broken.genexmodel"), m_folders); });
        QVERIFY(code == ErrorCode::Corrupt || code == ErrorCode::InvalidInput);
        QVERIFY(inModels().isEmpty());
    }

    void whatIsNotThereIsSaid()
    {
        QCOMPARE(codeOf([&] { unpackBundle(place("nothing.genexmodel"), m_folders); }), ErrorCode::NotFound);
        QCOMPARE(codeOf([&] { unpackBundle(place("profile"), m_folders); }), ErrorCode::NotFound);
    }

    void tooLargeAFileIsNotRead()
    {
        const fs::path file = foreignBundle("huge.genexmodel");
        fs::resize_file(file, std::uintmax_t{600} << 20U); // a hole: it takes no room
        QCOMPARE(codeOf([&] { unpackBundle(file, m_folders); }), ErrorCode::InvalidInput);
        QVERIFY(inModels().isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestModelBundle)
#include "tst_modelbundle.moc"
