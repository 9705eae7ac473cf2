// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/jobcontrol.h"
#include "common/result.h"
#include "data/csvwriter.h"
#include "support/errorof.h"

#include <QTest>

#include <limits>
#include <sstream>

using namespace genex;
using data::Dataset;
using genex::testing::errorOf;

namespace {

Dataset twoPatients()
{
    constexpr float kGap = std::numeric_limits<float>::quiet_NaN();
    return {{{"fever", data::FeatureKind::Binary}, {"temperature, oral", data::FeatureKind::Numeric}},
            {"flu", "a \"cold\""},
            {1, 38.9F, kGap, 37},
            {0, 1}};
}

/// Takes so many bytes and no more, as a full disk does.
class FullDisk : public std::streambuf
{
public:
    explicit FullDisk(std::streamsize room)
        : m_room(room)
    {}

private:
    std::streamsize xsputn(const char*, std::streamsize count) override
    {
        const std::streamsize taken = std::min(count, m_room);
        m_room -= taken;
        return taken;
    }
    int overflow(int) override { return traits_type::eof(); }

    std::streamsize m_room;
};

} // namespace

class TestCsvWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesHeaderRowsAndLabelLast()
    {
        std::ostringstream out;
        JobControl job;
        data::writeCsv(twoPatients(), "disease", out, job);
        QCOMPARE(out.str(), std::string("fever,\"temperature, oral\",disease\r\n"
                                        "1,38.9,flu\r\n"
                                        ",37,\"a \"\"cold\"\"\"\r\n"));
    }

    void aFeatureMayNotBeCalledAsTheLabel()
    {
        std::ostringstream out;
        JobControl job;
        const auto result = attempt([&] { data::writeCsv(twoPatients(), "fever", out, job); });
        QVERIFY(!result);
        QCOMPARE(errorOf(result).message.english(),
                 std::string("A feature has the same name as the label: \"fever\"."));
        QVERIFY(out.str().empty());
    }

    void aFullDiskIsNoticed()
    {
        for (const int room : {0, 20, 40, 50}) {
            FullDisk disk(room);
            std::ostream out(&disk);
            JobControl job;
            const auto result = attempt([&] { data::writeCsv(twoPatients(), "disease", out, job); });
            QVERIFY(!result);
            QCOMPARE(errorOf(result).code, ErrorCode::Io);
        }
    }

    void stopsWhenAsked()
    {
        std::ostringstream out;
        JobControl job;
        job.requestStop();
        const auto result = attempt([&] { data::writeCsv(twoPatients(), "disease", out, job); });
        QVERIFY(!result);
        QCOMPARE(errorOf(result).code, ErrorCode::Cancelled);
    }
};

QTEST_APPLESS_MAIN(TestCsvWriter)
#include "tst_csvwriter.moc"
