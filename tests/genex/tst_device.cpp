// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"

#include "common/error.h"
#include "genex/device.h"

#include <QTest>

using namespace genex;
using namespace genex::method;

class TestDevice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cpuIsAlwaysThere() { QCOMPARE(resolveDevice("cpu").name, std::string("cpu")); }

    void autoNeverFails()
    {
        const DeviceChoice choice = resolveDevice("auto");
        QCOMPARE(choice.name, std::string(cudaStatus().available ? "cuda:0" : "cpu"));
        QVERIFY(!choice.note.empty());
    }

    void cudaThatCannotBeHadSaysWhy()
    {
        if (cudaStatus().available)
            QSKIP("No hardware: this needs a machine without CUDA.");
        QVERIFY(!cudaStatus().reason.empty());
        QVERIFY(cudaStatus().devices.empty());
        for (const char* wanted : {"cuda", "cuda:0", "cuda:7"}) {
            const Error error = failureOf([&] { resolveDevice(wanted); });
            QCOMPARE(error.code, ErrorCode::DeviceUnavailable);
            QVERIFY(error.message.english().find(cudaStatus().reason.english()) != std::string::npos);
            QVERIFY(!error.remedy.empty());
        }
    }

    void cudaBeyondTheLastIsRefused()
    {
        QCOMPARE(failureOf([] { resolveDevice("cuda:4096"); }).code, ErrorCode::DeviceUnavailable);
    }

    void nonsenseIsRefused_data()
    {
        QTest::addColumn<QString>("wanted");
        for (const char* wanted : {"", "gpu", "CUDA", "cuda:", "cuda:-1", "cuda:1x",
                                   "cuda:99999999999999999999", "cpu:0", "privateuseone:0"})
            QTest::newRow(wanted) << QString::fromUtf8(wanted);
    }

    void nonsenseIsRefused()
    {
        QFETCH(const QString, wanted);
        const Error error = failureOf([&] { resolveDevice(wanted.toStdString()); });
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QVERIFY(!error.remedy.empty());
    }

    void libtorchNamesItself()
    {
        const TorchInfo info = torchInfo();
        QVERIFY(info.version.starts_with("2."));
        QVERIFY2(info.blas.starts_with("MKL 20"), info.blas.c_str());
        QVERIFY(info.threads >= 1);
    }

    void threadsAreSetAndChecked()
    {
        setThreads(1);
        QCOMPARE(torchInfo().threads, 1);
        QCOMPARE(failureOf([] { setThreads(0); }).code, ErrorCode::InvalidInput);
    }
};

QTEST_APPLESS_MAIN(TestDevice)
#include "tst_device.moc"
