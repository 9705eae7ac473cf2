// SPDX-License-Identifier: GPL-3.0-or-later
#include "methodprobe.h"

#include "common/atomicfile.h"
#include "common/log.h"

#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::method::probe;

/// A GPU that runs out of memory or is gone: error so that a person knows what to do.
class TestDeviceFailure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isSaidInWords_data()
    {
        QTest::addColumn<Mishap>("mishap");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("remedy");
        const QString goesOn = QStringLiteral("resumes from its last checkpoint");
        QTest::newRow("no memory on the GPU")
            << Mishap::GpuOutOfMemory << ErrorCode::OutOfMemory
            << QStringLiteral("The GPU does not have enough memory") << goesOn;
        QTest::newRow("no memory") << Mishap::CpuOutOfMemory << ErrorCode::OutOfMemory
                                   << QStringLiteral("not enough memory") << goesOn;
        QTest::newRow("the GPU is gone") << Mishap::GpuGone << ErrorCode::DeviceUnavailable
                                         << QStringLiteral("The GPU can no longer be used.") << goesOn;
        QTest::newRow("a mistake of the program") << Mishap::ProgrammingError << ErrorCode::Internal
                                                  << QStringLiteral("mat1 and mat2") << QString();
    }

    void isSaidInWords()
    {
        QFETCH(const Mishap, mishap);
        QFETCH(const ErrorCode, code);
        QFETCH(const QString, message);
        QFETCH(const QString, remedy);
        const Error error = errorAfter(mishap);
        QCOMPARE(error.code, code);
        QVERIFY2(QString::fromStdString(error.message.english()).contains(message),
                 error.message.english().c_str());
        QVERIFY2(QString::fromStdString(error.remedy.english()).contains(remedy),
                 error.remedy.english().c_str());
        QVERIFY(error.message.english().find('\n') == std::string::npos);
    }

    /// What libtorch says stands in the log, not on the screen.
    void wordsOfTheLibraryAreLogged()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("log"));
        log::toFile(file.toStdString());
        const std::string said = errorAfter(Mishap::GpuGone).message.english();
        QVERIFY2(said.find("CUDA") == std::string::npos && said.find("launch") == std::string::npos,
                 said.c_str());
        const std::string logged = readWholeFile(file.toStdString());
        QVERIFY2(logged.find("device.gpu_lost") != std::string::npos &&
                     logged.find("unspecified launch failure") != std::string::npos,
                 logged.c_str());
    }
};

QTEST_APPLESS_MAIN(TestDeviceFailure)
#include "tst_devicefailure.moc"
