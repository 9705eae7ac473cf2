// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/result.h"
#include "support/errorof.h"

#include <QTest>

#include <cerrno>
#include <new>
#include <set>

using namespace genex;
using genex::testing::errorOf;

namespace {

constexpr ErrorCode kAllCodes[] = {
    ErrorCode::InvalidInput,      ErrorCode::NotFound,
    ErrorCode::PermissionDenied,  ErrorCode::Io,
    ErrorCode::DiskFull,          ErrorCode::Corrupt,
    ErrorCode::VersionMismatch,   ErrorCode::OutOfMemory,
    ErrorCode::DeviceUnavailable, ErrorCode::Cancelled,
    ErrorCode::EngineUnavailable, ErrorCode::ProtocolViolation,
    ErrorCode::UnknownMethod,     ErrorCode::Internal,
};

} // namespace

class TestError : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasItsOwnNameAndExitCode()
    {
        std::set<std::string_view> names;
        std::set<int> exitCodes;
        for (const ErrorCode code : kAllCodes) {
            names.insert(nameOf(code));
            exitCodes.insert(exitCodeOf(code));
            QCOMPARE(errorCodeFromName(nameOf(code)), code);
            QVERIFY(exitCodeOf(code) > 1 && exitCodeOf(code) < 256);
        }
        QCOMPARE(names.size(), std::size(kAllCodes));
        QCOMPARE(exitCodes.size(), std::size(kAllCodes));
    }

    void unknownNameIsInternal() { QCOMPARE(errorCodeFromName("no_such_code"), ErrorCode::Internal); }

    void jsonRoundTrip()
    {
        const Error error{ErrorCode::DiskFull, "Cannot write a.csv.", "Free some space."};
        QVERIFY(nlohmann::json(error).get<Error>() == error);
        const Error plain{ErrorCode::NotFound, "No model.", {}};
        QVERIFY(!nlohmann::json(plain).contains("remedy"));
        QVERIFY(nlohmann::json(plain).get<Error>() == plain);
    }

    void errnoTellsTheCause()
    {
        QCOMPARE(errorFromErrno(ENOSPC, "write", "/x").code, ErrorCode::DiskFull);
        QCOMPARE(errorFromErrno(EROFS, "write", "/x").code, ErrorCode::PermissionDenied);
        QCOMPARE(errorFromErrno(ENOENT, "open", "/x").code, ErrorCode::NotFound);
        const Error error = errorFromErrno(ENOENT, "open", "/x");
        QCOMPARE(error.message.english(), std::string("Cannot open /x: No such file or directory."));
        QCOMPARE(errorFromErrno(EIO, "write", "/x").remedy.english(),
                 std::string("Check the disk and try again."));
    }

    void attemptTurnsExceptionsIntoErrors()
    {
        QCOMPARE(attempt([] { return 7; }).value(), 7);
        QVERIFY(attempt([] {}).has_value());
        const auto failed = attempt([]() -> int { throw Failure(ErrorCode::Corrupt, "Half a file."); });
        QCOMPARE(errorOf(failed).code, ErrorCode::Corrupt);
        const auto noMemory = attempt([]() -> int { throw std::bad_alloc(); });
        QCOMPARE(errorOf(noMemory).code, ErrorCode::OutOfMemory);
        const auto foreign = attempt([]() -> int { throw 3; }); // NOLINT: what if somebody does
        QVERIFY(!foreign);
        QCOMPARE(errorOf(foreign).code, ErrorCode::Internal);
    }

    void whatALibrarySaysOfItselfIsNotShown()
    {
        const Error error = errorOf(
            attempt([]() -> int { throw std::out_of_range("index 0 is out of bounds\nframe #0: f()"); }));
        QCOMPARE(error.code, ErrorCode::Internal);
        QCOMPARE(error.message.english(), std::string("Something went wrong inside the program."));
        QVERIFY(!error.remedy.empty());
    }
};

QTEST_APPLESS_MAIN(TestError)
#include "tst_error.moc"
