// SPDX-License-Identifier: GPL-3.0-or-later
#include "deviceprobes.h"

#include <QTest>

#include <csignal>
#include <cstdlib>
#include <set>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace genex::stranger;

namespace genex::stranger {

/// How Qt Test shows counters that differ.
char* toString(const Counters& counts)
{
    return qstrdup(
        qPrintable(QStringLiteral("to device %1, to host %2, scalars %3, shapes %4, waits %5, fallback %6")
                       .arg(counts.copiesToDevice)
                       .arg(counts.copiesToHost)
                       .arg(counts.scalarReads)
                       .arg(counts.dataDependentShapes)
                       .arg(counts.waits)
                       .arg(counts.fallbackOps)));
}

} // namespace genex::stranger

namespace {

constexpr int kReadable = 17;

/// What becomes of a process that follows a tensor's pointer.
int statusOfReadingProcess(bool onDevice)
{
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGSEGV, SIG_DFL);
        const rlimit noCore{0, 0};
        setrlimit(RLIMIT_CORE, &noCore);
        _exit(firstValueBehindPointer(onDevice) == 1.0F ? kReadable : EXIT_FAILURE);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return status;
}

} // namespace

/// Memory that the host cannot read, counters that tell the truth, random numbers of the device's own.
class TestStrangerDevice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followingADevicePointerFaults()
    {
        const int host = statusOfReadingProcess(false);
        QVERIFY(WIFEXITED(host));
        QCOMPARE(WEXITSTATUS(host), kReadable);
        const int device = statusOfReadingProcess(true);
        QVERIFY(WIFSIGNALED(device));
        QCOMPARE(WTERMSIG(device), SIGSEGV);
    }

    void registeringTwiceIsHarmless()
    {
        registerStrangerDevice();
        registerStrangerDevice();
        QCOMPARE(countsOfCopies().copiesToHost, 1);
    }

    void trainingStepDoesNotSynchronise()
    {
        const Counters counts = countsOfTrainingStep(Glance::None);
        QCOMPARE(counts.synchronisations(), 0);
        QCOMPARE(counts.copiesToDevice, 0);
        QVERIFY(counts.fallbackOps > 50);
    }

    void countersShowWhatAStepLooksAt_data()
    {
        QTest::addColumn<Glance>("glance");
        QTest::addColumn<Counters>("expected");
        QTest::addColumn<int>("synchronisations");
        QTest::newRow("item()") << Glance::Item << Counters{.scalarReads = 1} << 1;
        QTest::newRow("cpu()") << Glance::CopyToHost << Counters{.copiesToHost = 1} << 1;
        QTest::newRow("clip_grad_norm_()") << Glance::ClipGradNorm << Counters{.scalarReads = 1} << 1;
        QTest::newRow("x[mask]") << Glance::Mask << Counters{.dataDependentShapes = 1} << 1;
        QTest::newRow("x[index]") << Glance::DeviceIndex << Counters{} << 0;
        QTest::newRow("x[host index]") << Glance::HostIndex << Counters{.copiesToDevice = 1} << 0;
    }
    void countersShowWhatAStepLooksAt()
    {
        QFETCH(Glance, glance);
        QFETCH(Counters, expected);
        QFETCH(int, synchronisations);
        Counters counts = countsOfTrainingStep(glance);
        counts.fallbackOps = 0;
        QCOMPARE(counts, expected);
        QCOMPARE(counts.synchronisations(), synchronisations);
    }

    void copiesAreCountedByDirection()
    {
        const Counters counts = countsOfCopies();
        QCOMPARE(counts.copiesToDevice, 1);
        QCOMPARE(counts.copiesToHost, 1);
        resetCounters();
        QCOMPARE(counters(), Counters());
    }

    void drawsFollowTheSeed_data()
    {
        QTest::addColumn<Draw>("kind");
        QTest::newRow("normal") << Draw::Normal;
        QTest::newRow("uniform") << Draw::Uniform;
        QTest::newRow("integers") << Draw::Integers;
        QTest::newRow("permutation") << Draw::Permutation;
        QTest::newRow("bernoulli") << Draw::Bernoulli;
        QTest::newRow("multinomial") << Draw::Multinomial;
        QTest::newRow("dropout") << Draw::Dropout;
        QTest::newRow("generator of its own") << Draw::NewGenerator;
    }
    void drawsFollowTheSeed()
    {
        QFETCH(Draw, kind);
        const auto first = draw(kind, 11);
        QCOMPARE(draw(kind, 11), first);
        QVERIFY(draw(kind, 12) != first);
        QVERIFY(std::set<float>(first.begin(), first.end()).size() > 1);
        QVERIFY(drawLeavesCpuGeneratorAlone(kind));
    }

    void cpuGeneratorIsRefused()
    {
        const std::string message = drawFromCpuGenerator();
        QVERIFY2(message.find("generator of privateuseone:0") != std::string::npos, message.c_str());
        QVERIFY2(message.find("one of cpu") != std::string::npos, message.c_str());
    }

    void dropoutKeepsItsShare()
    {
        const double share = shareKeptByDropout(0.3);
        // Ten thousand draws: a standard deviation of 0.0046.
        QVERIFY2(std::abs(share - 0.7) < 0.025, qPrintable(QString::number(share)));
    }
};

QTEST_APPLESS_MAIN(TestStrangerDevice)
#include "tst_strangerdevice.moc"
