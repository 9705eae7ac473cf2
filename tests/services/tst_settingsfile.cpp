// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingsfile.h"

#include "support/errorof.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::services;

namespace {

/// Version 1 had "colour", version 2 called it "theme", version 3 has it in lower case.
SettingsSchema threeVersions()
{
    return {{[](QJsonObject values) {
                 values.insert(QStringLiteral("theme"), values.take(QStringLiteral("colour")));
                 return values;
             },
             [](QJsonObject values) {
                 const QString key = QStringLiteral("theme");
                 values.insert(key, values.value(key).toString().toLower());
                 return values;
             }}};
}

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSettingsFile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString path() const { return m_folder.filePath(QStringLiteral("settings.json")); }

private Q_SLOTS:
    void init() { QFile::remove(path()); }

    void noFileMeansDefaults()
    {
        const LoadedSettings loaded = SettingsFile(path(), {}).load();
        QVERIFY(loaded.values.isEmpty());
        QVERIFY(loaded.notice.empty());
        QVERIFY(loaded.isWritable);
    }

    void roundTrip()
    {
        const SettingsFile file(path(), threeVersions());
        QVERIFY(file.save({{QStringLiteral("theme"), QStringLiteral("dark")}}).has_value());
        const LoadedSettings loaded = file.load();
        QCOMPARE(loaded.values.value(QStringLiteral("theme")).toString(), QStringLiteral("dark"));
        QCOMPARE(loaded.values.value(QStringLiteral("schema_version")).toInt(), 3);
    }

    void everyOlderVersionIsMigrated()
    {
        writeFile(path(), R"({"schema_version": 1, "colour": "DARK", "own": 5})");
        const QJsonObject fromFirst = SettingsFile(path(), threeVersions()).load().values;
        QCOMPARE(fromFirst.value(QStringLiteral("theme")).toString(), QStringLiteral("dark"));
        QVERIFY(!fromFirst.contains(QStringLiteral("colour")));
        QCOMPARE(fromFirst.value(QStringLiteral("own")).toInt(), 5); // what is not known is kept
        writeFile(path(), R"({"schema_version": 2, "theme": "LIGHT"})");
        const QJsonObject fromSecond = SettingsFile(path(), threeVersions()).load().values;
        QCOMPARE(fromSecond.value(QStringLiteral("theme")).toString(), QStringLiteral("light"));
    }

    void aNewerVersionIsReadButNotWritten()
    {
        const QByteArray newer = R"({"schema_version": 9, "theme": "dark"})";
        writeFile(path(), newer);
        const LoadedSettings loaded = SettingsFile(path(), threeVersions()).load();
        QVERIFY(!loaded.isWritable);
        QVERIFY(loaded.notice.english().find("newer version") != std::string::npos);
        QCOMPARE(readFile(path()), newer);
    }

    void damagedFilesAreSetAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("cut") << QByteArray("{\"schema_version\": 1, \"the");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("list") << QByteArray("[1]");
        QTest::newRow("no version") << QByteArray("{}");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x01", 4);
    }

    void damagedFilesAreSetAside()
    {
        QFETCH(QByteArray, bytes);
        writeFile(path(), bytes);
        const LoadedSettings loaded = SettingsFile(path(), threeVersions()).load();
        QVERIFY(loaded.values.isEmpty());
        QVERIFY(loaded.notice.english().find("damaged") != std::string::npos);
        QVERIFY(!QFile::exists(path()));
        QCOMPARE(readFile(path() + QStringLiteral(".broken")), bytes);
    }

    void aFolderThatIsGoneIsAnError()
    {
        const auto saved = SettingsFile(QStringLiteral("/nonexistent/settings.json"), {}).save({});
        QVERIFY(!saved);
        QVERIFY(errorOf(saved).message.english().find("/nonexistent/settings.json") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestSettingsFile)
#include "tst_settingsfile.moc"
