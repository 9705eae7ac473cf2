// SPDX-License-Identifier: GPL-3.0-or-later
// `kill -9` at any moment: what was acknowledged is there, what is there is whole. GENEX_KILLS sets how many.
#include "common/jobcontrol.h"
#include "common/random.h"
#include "support/stores/stores.h"
#include "support/stores/storewriter.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace genex;
using namespace genex::testing;
using storage::CaseId;

namespace {

constexpr int kKills = 1'000;
constexpr int kKillsOnDisk = 100;  // the rest in memory: what a killed process wrote stays in either
constexpr int kKillsPerStore = 50; // many on one store, and yet none so large that each takes long

int killsAsked()
{
    bool isNumber = false;
    const int asked = qEnvironmentVariableIntValue("GENEX_KILLS", &isNumber);
    return isNumber ? asked : kKills;
}

/// What the writer had acknowledged when it was killed.
struct Acknowledged
{
    std::optional<CaseId> id;
    std::uint64_t events = 0;
};

Acknowledged readAll(StoreWriter& writer)
{
    Acknowledged seen;
    for (QString line = writer.line(); !line.isEmpty(); line = writer.line()) {
        if (line.startsWith(QStringLiteral("case ")))
            seen.id = CaseId::fromText(line.mid(5).toStdString());
        else if (line.startsWith(QStringLiteral("error")))
            qFatal("%s", qPrintable(line));
        else
            seen.events = line.toULongLong();
    }
    return seen;
}

/// Starts a writer, lets it work for up to a few milliseconds after its first word, and kills it.
Acknowledged killOne(const std::filesystem::path& path, Random& random)
{
    StoreWriter writer(QStringLiteral("save"), path,
                       {QString::fromUtf8(kAdministrator), QString::fromUtf8(kPassphrase)});
    Acknowledged first;
    if (random.bernoulli(0.9)) // else it dies while it opens the store
        first.id = CaseId::fromText(writer.line().mid(5).toStdString());
    std::this_thread::sleep_for(std::chrono::microseconds(random.below(8'000))); // the random moment itself
    writer.kill();
    Acknowledged seen = readAll(writer);
    return {seen.id ? seen.id : first.id, seen.events};
}

} // namespace

class TestKills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasAcknowledgedIsThereAndWhole()
    {
        Random random(20'261);
        const int kills = killsAsked();
        std::uint64_t acknowledged = 0;
        std::uint64_t more = 0;
        std::unique_ptr<TestStore> test;
        QElapsedTimer time;
        time.start();
        for (int i = 0; i < kills; ++i) {
            if (i % kKillsPerStore == 0)
                test = i < kKillsOnDisk ? std::make_unique<TestStore>()
                                        : std::make_unique<TestStore>(quickPlace());
            const Acknowledged seen = killOne(test->path, random);
            const OpenStore open(test->path,
                                 later()); // looks through the whole file, since the exit was not clean
            QVERIFY(!open.store->isReadOnly());
            if (seen.id) {
                const auto content = open->cases().read(*seen.id);
                QVERIFY2(content.events.size() >= seen.events, qPrintable(QString::number(i)));
                QCOMPARE(content.summary.summary, std::to_string(content.events.size()));
                for (std::size_t k = 0; k < content.events.size(); ++k)
                    QCOMPARE(content.events[k], std::to_string(k));
                acknowledged += seen.events;
                more += content.events.size() - seen.events;
            }
            JobControl job;
            open->verify(job);
        }
        qInfo("%d kills, %llu acknowledged changes, all there; %llu written and not yet acknowledged; %lld s",
              kills, static_cast<unsigned long long>(acknowledged), static_cast<unsigned long long>(more),
              static_cast<long long>(time.elapsed() / 1000));
        QVERIFY(kills < 100 || acknowledged > 0);
    }
};

QTEST_GUILESS_MAIN(TestKills)
#include "tst_kills.moc"
