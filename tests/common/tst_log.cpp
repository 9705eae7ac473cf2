// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/log.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;

// A plain string is no field: what a user typed cannot be logged by accident.
static_assert(!std::is_constructible_v<log::Field, const char*, const char*>);
static_assert(!std::is_constructible_v<log::Field, const char*, std::string>);
static_assert(std::is_constructible_v<log::Field, const char*, log::Word>);

namespace {

QStringList eventsIn(const QString& path)
{
    QFile file(path);
    QStringList events;
    if (!file.open(QIODevice::ReadOnly))
        return events;
    while (!file.atEnd())
        events << QString::fromStdString(nlohmann::json::parse(file.readLine().toStdString()).at("event"));
    return events;
}

} // namespace

class TestLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneJsonObjectPerLine()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("genex.log"));
        log::toFile(path.toStdString());
        log::info("engine.started", {{"pid", 12}, {"seconds", 0.5}, {"again", true}});
        log::warning("engine.died", {{"reason", log::Word("kil\"led")}});

        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto first = nlohmann::json::parse(file.readLine().toStdString());
        const auto second = nlohmann::json::parse(file.readLine().toStdString());
        QVERIFY(file.atEnd());
        QCOMPARE(first.at("event").get<std::string>(), std::string("engine.started"));
        QCOMPARE(first.at("pid").get<int>(), 12);
        QCOMPARE(first.at("seconds").get<double>(), 0.5);
        QCOMPARE(first.at("again").get<bool>(), true);
        QCOMPARE(second.at("level").get<std::string>(), std::string("warning"));
        QCOMPARE(second.at("reason").get<std::string>(), std::string("kil\"led"));
    }

    void aFileThatCannotBeWrittenStopsNobody()
    {
        const QTemporaryDir folder;
        const QString before = folder.filePath(QStringLiteral("before.log"));
        const QString after = folder.filePath(QStringLiteral("after.log"));
        log::toFile(before.toStdString());
        log::info("engine.started");
        log::toFile("/dev/null/genex.log");
        log::info("engine.lost"); // nowhere, and nobody is stopped by it
        log::toFile(after.toStdString());
        log::info("engine.died");

        QCOMPARE(eventsIn(before), QStringList{QStringLiteral("engine.started")});
        QCOMPARE(eventsIn(after), QStringList{QStringLiteral("engine.died")});
    }

    void relaysWhatAnotherProgramLoggedAndNothingElse()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("genex.log"));
        log::toFile(path.toStdString());
        log::relay("a patient's name");
        log::relay("[1]");
        log::relay(R"({"event": "server.request_failed"})");

        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto only = nlohmann::json::parse(file.readLine().toStdString());
        QVERIFY(file.atEnd());
        QCOMPARE(only.at("event").get<std::string>(), std::string("engine.log"));
        QCOMPARE(only.at("line").at("event").get<std::string>(), std::string("server.request_failed"));
    }
};

QTEST_APPLESS_MAIN(TestLog)
#include "tst_log.moc"
