// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/rowgroups.h"
#include "data/tableprofile.h"
#include "support/errorof.h"
#include "support/tables.h"

#include <QTest>

#include <sstream>

using namespace genex;
using namespace genex::testing;
using data::Remark;
using data::Severity;
using data::TableProfile;

namespace {

TableProfile profileOf(std::string_view csv, data::ImportOptions options = {})
{
    if (options.label.empty())
        options.label = "y";
    JobControl job;
    return data::profileTable(tableOf(csv, options), job);
}

const Remark* remark(const TableProfile& profile, std::string_view id)
{
    const auto found = std::ranges::find(profile.remarks, id, &Remark::id);
    return found == profile.remarks.end() ? nullptr : &*found;
}

std::string rows(const std::string& row, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i)
        text += row + '\n';
    return text;
}

/// A table with nothing to remark on.
std::string quietTable()
{
    std::string csv = "a,b,x,y\n";
    for (int i = 0; i < 40; ++i)
        csv += std::to_string(i % 2) + ',' + std::to_string(i / 3 % 2) + ',' +
               std::to_string((i * 7 + i / 2) % 97 + 0.5) + ',' + (i / 2 % 2 == 0 ? "flu" : "cold") + '\n';
    return csv;
}

} // namespace

class TestTableProfile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasKnownFirstIsNoFinding()
    {
        std::istringstream quiet(quietTable());
        std::string csv;
        std::string line;
        for (int i = 0; std::getline(quiet, line); ++i)
            csv += line + (i == 0 ? ",observed\n" : i % 3 == 0 ? ",a|b\n" : ",x\n");
        const TableProfile profile = profileOf(csv);
        QCOMPARE(profile.features, std::size_t(3));
        QCOMPARE(profile.remarks.size(), std::size_t(1));
        QVERIFY(remark(profile, "observed_column") != nullptr);
        QCOMPARE(remark(profile, "observed_column")->columns, std::vector<std::string>{"observed"});
    }

    void aGoodTableHasNoRemarks()
    {
        const TableProfile profile = profileOf(quietTable());
        QVERIFY2(profile.remarks.empty(),
                 profile.remarks.empty() ? "" : profile.remarks.front().message.english().c_str());
        QCOMPARE(profile.rows, std::size_t(40));
        QCOMPARE(profile.features, std::size_t(3));
        QCOMPARE(profile.distinctVectors, std::size_t(40));
        QCOMPARE(profile.leakShare, 0.0);
        QCOMPARE(profile.classes.size(), std::size_t(2));
        QCOMPARE(profile.classes[0].name, std::string("flu"));
        QCOMPARE(profile.classes[0].rows, std::size_t(20));
    }

    void countsByHand()
    {
        // Vectors: (1,0) three times as p and once as q; (0,1) twice as q; (?,1) once as p.
        const TableProfile profile = profileOf("a,b,y\n1,0,p\n1,0,p\n0,1,q\n1,0,q\n1,0,p\n0,1,q\n,1,p\n");
        QCOMPARE(profile.distinctVectors, std::size_t(3));
        QCOMPARE(profile.duplicateRows, std::size_t(3)); // two of the three p, one of the two q
        QCOMPARE(profile.conflictingVectors, std::size_t(1));
        QCOMPARE(profile.bestAccuracy, 6.0 / 7);
        QCOMPARE(profile.missingCells, std::size_t(1));
        QCOMPARE(profile.classes[0].rows, std::size_t(4));
        QCOMPARE(profile.classes[0].vectors, std::size_t(2));
        QCOMPARE(profile.positives->fewest, std::size_t(1));
        QCOMPARE(profile.positives->most, std::size_t(1));
        QCOMPARE(profile.positives->mean, 1.0);
        // Column a: 1 → p three, q one: three are told; 0 → q twice: both; the gap stands alone: not told.
        QCOMPARE(*profile.columns[0].tellsLabel, 5.0 / 7);
        QCOMPARE(profile.columns[0].missing, std::size_t(1));
        QCOMPARE(profile.columns[0].distinct, std::size_t(2));
    }

    void theLeakIsTheExpectedShare()
    {
        // Four rows, two equal pairs, two rows in train. A test row's equal is one of three others, two of
        // which train.
        QCOMPARE(data::expectedLeak({2, 2}, 4, 2), 2.0 / 3);
        QCOMPARE(data::expectedLeak({1, 1, 1}, 3, 2), 0.0);
        // One row three times among ten, seven in train: no equal in train is C(2,2)/C(9,2) = 1/36.
        QVERIFY(std::abs(data::expectedLeak({3, 1, 1, 1, 1, 1, 1, 1}, 10, 7) - 0.3 * (1 - 1.0 / 36)) < 1e-12);
        QCOMPARE(data::expectedLeak({1}, 1, 0), 0.0);
    }

    void numbersAreDescribed()
    {
        const TableProfile profile = profileOf("t [°C],y\n38.5,a\n36.5,b\n,a\n37.5,b\n38.5,a\n");
        const data::ColumnProfile& column = profile.columns[0];
        QCOMPARE(column.unit, std::string("°C"));
        QCOMPARE(*column.lowest, 36.5);
        QCOMPARE(*column.highest, 38.5);
        QCOMPARE(*column.mean, 37.75);
        QCOMPARE(column.distinct, std::size_t(3));
        QCOMPARE(column.frequent.front(), (std::pair<std::string, std::size_t>("38.5", 2)));
    }

    void whatIsWrongIsTold_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<int>("severity");
        const auto row = [](const char* id, const std::string& csv, Severity severity) {
            QTest::newRow(id) << QString::fromUtf8(id) << QByteArray::fromStdString(csv)
                              << static_cast<int>(severity);
        };
        const std::string body = quietTable();
        const auto withColumn = [&](const std::string& name, const auto& value) {
            std::string csv;
            int line = 0;
            std::istringstream in(body);
            for (std::string text; std::getline(in, text); ++line)
                csv += (line == 0 ? name : value(line - 1)) + ',' + text + '\n';
            return csv;
        };
        row("duplicate_header", withColumn("a", [](int i) { return std::to_string(i * 7 % 5 % 2); }),
            Severity::Warning);
        row("unnamed_column", withColumn("", [](int i) { return std::to_string(i * 7 % 5 % 2); }),
            Severity::Warning);
        row("empty_column", withColumn("", [](int) { return std::string(); }), Severity::Note);
        row("constant_column", withColumn("c", [](int) { return std::string("0"); }), Severity::Note);
        row("duplicate_column", withColumn("c", [](int i) { return std::to_string(i % 2); }),
            Severity::Warning);
        row("many_gaps",
            withColumn("c", [](int i) { return i % 3 == 0 ? std::to_string(i % 2) : std::string(); }),
            Severity::Warning);
        row("identifier", withColumn("patient", [](int i) { return "p" + std::to_string(i); }),
            Severity::Note);
        row("giveaway", withColumn("code", [](int i) { return std::string(i / 2 % 2 == 0 ? "J10" : "J00"); }),
            Severity::Error);
        row("spaces", body + rows("1,0,3.5,flu ", 1), Severity::Note);
        row("similar_labels", body + rows("1,0,3.5,Flu", 1), Severity::Warning);
        row("missing_label", body + rows("1,0,3.5,", 1), Severity::Error);
        row("imbalance", body + rows("1,0,3.5,rare", 1), Severity::Warning);
        row("small_class", body + rows("1,0,3.5,rare", 2), Severity::Warning);
        row("single_vector_class", body + rows("1,0,3.5,rare", 3), Severity::Error);
        row("duplicate_rows", body + rows("1,0,3.5,flu", 3), Severity::Note);
        row("leak", body + rows("1,0,3.5,flu", 3), Severity::Warning);
        row("conflicting_vectors", body + rows("1,0,3.5,flu", 1) + rows("1,0,3.5,cold", 1),
            Severity::Warning);
        std::string signs = "s,z,y\n";
        for (int i = 0; i < 60; ++i)
            signs += std::string(i % 3 == 0 ? "1," : "0,") + std::to_string(i) + ".5," + "abc"[i % 3] + '\n';
        row("class_sign", signs, Severity::Note);
    }
    void whatIsWrongIsTold()
    {
        QFETCH(const QString, id);
        QFETCH(const QByteArray, csv);
        QFETCH(const int, severity);
        const TableProfile profile = profileOf(csv.toStdString());
        const Remark* const found = remark(profile, id.toStdString());
        QVERIFY(found != nullptr);
        QCOMPARE(static_cast<int>(found->severity), severity);
        QVERIFY(!found->message.empty() && !found->remedy.empty());
        for (std::size_t i = 1; i < profile.remarks.size(); ++i)
            QVERIFY(profile.remarks[i - 1].severity >= profile.remarks[i].severity);
    }

    void noHeaderIsTold()
    {
        data::ImportOptions options;
        options.label = "2";
        QVERIFY(remark(profileOf("1.5,0\n2.5,1\n", options), "no_header") != nullptr);
    }

    void manyNumbersThatTellTheLabelAreNoticed()
    {
        std::string csv = "late,early,y\n";
        for (int i = 0; i < 2000; ++i)
            csv += std::to_string((i % 2) * 100 + i % 37 + i * 0.001) + ',' +
                   std::to_string(i * 7919 % 2003 + 0.5) + ',' + (i % 2 == 0 ? "a" : "b") + '\n';
        const TableProfile profile = profileOf(csv);
        QCOMPARE(*profile.columns[0].tellsLabel, 1.0);
        QVERIFY(*profile.columns[1].tellsLabel < 0.7);
        QCOMPARE(remark(profile, "giveaway")->columns, (std::vector<std::string>{"late"}));
        QCOMPARE(profile.columns[1].distinct, std::size_t(2000));
    }

    void tablesThatTeachNothingAreRefused()
    {
        const auto complaint = [](std::string_view csv) {
            return errorOf([&] { return profileOf(csv); }).message.english();
        };
        QCOMPARE(complaint("a,y\n1,p\n0,p\n"),
                 std::string("t.csv, column \"y\": every row has the label \"p\"."));
        QCOMPARE(complaint("a,y\n1,\n0,NA\n"), std::string("t.csv, column \"y\": no row has a label."));
        QCOMPARE(complaint("y\np\nq\n"), std::string("t.csv has no column that could be a finding."));
    }

    void equalRowsAreEqualByMeaning()
    {
        JobControl job;
        const data::Table table = tableOf("a,b\n1,0\n1.0,0\n,0\nNA,0\n0,0\n-0,0\n");
        const std::vector<std::size_t> columns = {0, 1};
        const data::RowGroups groups = data::groupEqualRows(table, columns, job);
        QCOMPARE(groups.ofRow, (std::vector<std::uint32_t>{0, 0, 1, 1, 2, 2}));
        QCOMPARE(groups.firstRow, (std::vector<std::uint32_t>{0, 2, 4}));
        QCOMPARE(groups.size, (std::vector<std::uint32_t>{2, 2, 2}));
        const std::vector<std::uint32_t> codes = {0, 1, 0, 0, 0, 0};
        QCOMPARE(data::divideGroups(groups, codes).ofRow, (std::vector<std::uint32_t>{0, 1, 2, 2, 3, 3}));
    }

    void theSameInColumnsThatChangePlacesIsNotTheSame()
    {
        JobControl job;
        const data::Table table = tableOf("a,b\n1,0\n0,1\n");
        const std::vector<std::size_t> columns = {0, 1};
        QCOMPARE(data::groupEqualRows(table, columns, job).count(), std::size_t(2));
    }

    void jsonHoldsWhatWasFound()
    {
        const nlohmann::json json = profileOf("a,b,y\n1,0,p\n1,0,p\n0,1,q\n");
        QCOMPARE(json.at("rows").get<int>(), 3);
        QCOMPARE(json.at("distinct_vectors").get<int>(), 2);
        QCOMPARE(json.at("classes").at(0).at("name").get<std::string>(), std::string("p"));
        QCOMPARE(json.at("columns").at(0).at("kind").get<std::string>(), std::string("binary"));
        QVERIFY(json.at("findings").size() > 0);
        for (const nlohmann::json& finding : json.at("findings")) {
            for (const char* const key : {"id", "severity", "columns", "message", "remedy"})
                QVERIFY(finding.contains(key));
        }
    }

    void aStopIsSeen()
    {
        JobControl job;
        const data::Table table = tableOf("a,b\n1,0\n0,1\n");
        job.requestStop();
        QCOMPARE(errorOf([&] { return data::profileTable(table, job); }).code, ErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(TestTableProfile)
#include "tst_tableprofile.moc"
