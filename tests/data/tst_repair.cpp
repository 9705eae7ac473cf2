// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/repair.h"
#include "data/tableprofile.h"
#include "support/errorof.h"
#include "support/tables.h"

#include <QTemporaryDir>
#include <QTest>

#include <sstream>

using namespace genex;
using namespace genex::testing;

namespace {

struct Repaired
{
    std::string text;
    data::RepairLog log;
};

Repaired repaired(const std::string& csv, data::ImportOptions options = {})
{
    const QTemporaryDir folder;
    const auto file = writeFile(QDir(folder.path()), "t.csv", QByteArray::fromStdString(csv));
    if (options.label.empty())
        options.label = "y";
    JobControl job;
    const data::Table table = data::importTable(file, options, job);
    std::ostringstream out;
    const data::RepairLog log = data::writeRepaired(file, table, out, job);
    return {out.str(), log};
}

} // namespace

class TestRepair : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mendsWhatNobodyCanWant()
    {
        const Repaired result =
            repaired("crp,crp,k,,y,\n 12.50 ,1,7,a,flu,\n3,0,7,\"b,c\",Flu ,\n4,1,7,,flu,\n5,0,7,x,,\n");
        QCOMPARE(result.text, std::string("crp,crp.1,column 4,y\r\n"
                                          "12.50,1,a,flu\r\n"
                                          "3,0,\"b,c\",flu\r\n"
                                          "4,1,,flu\r\n"));
        QCOMPARE(result.log.rowsRead, std::size_t(4));
        QCOMPARE(result.log.rowsWritten, std::size_t(3));
        QCOMPARE(result.log.changes.size(), std::size_t(7));
        QVERIFY(describe(result.log, "t.csv").find("Left out column 3 (\"k\")") != std::string::npos);
    }

    void aNameIsKeptWhenTheOtherColumnOfThatNameGoes()
    {
        QCOMPARE(repaired("a,b,a,y\n0,1,1,p\n0,0,0,q\n").text, std::string("b,a,y\r\n1,1,p\r\n0,0,q\r\n"));
    }

    void whatIsLeftOutIsNoLongerObserved()
    {
        const Repaired result = repaired("a,k,b,observed,y\n1,0,1,a|k,p\n0,0,0,k,q\n1,0,0,b,q\n");
        QCOMPARE(result.text, std::string("a,b,observed,y\r\n1,1,a,p\r\n0,0,,q\r\n1,0,b,q\r\n"));
        QVERIFY(describe(result.log, "t.csv").find("from 2 cells of column 4 (\"observed\")") !=
                std::string::npos);
    }

    void aGoodTableStaysAsItIs()
    {
        const std::string csv = "a;b;y\r\n38,50;1;flu\r\n37,00;0;cold\r\n";
        const Repaired result = repaired(csv);
        QCOMPARE(result.text, csv);
        QVERIFY(result.log.changes.empty());
    }

    void repairedTablesHaveNothingLeftToRepair()
    {
        const Repaired result = repaired("a,a,y,\n1,0, p,\n0,1,P,\n1,1,q,\n0,0,,\n1,0,P,\n");
        const data::Table again = tableOf(result.text, [] {
            data::ImportOptions options;
            options.label = "y";
            return options;
        }());
        JobControl job;
        for (const data::Remark& remark : data::profileTable(again, job).remarks)
            QVERIFY2(!remark.isRepairable, remark.id.c_str());
    }

    void aTableWithoutNamesGetsThem()
    {
        data::ImportOptions options;
        options.label = "2";
        QCOMPARE(repaired("1.5,0\n2.5,1\n", options).text, std::string("1,2\r\n1.5,0\r\n2.5,1\r\n"));
    }

    void aFileThatChangedMeanwhileIsNoticed()
    {
        const QTemporaryDir folder;
        const auto file = writeFile(QDir(folder.path()), "t.csv", "a,y\n1,p\n0,q\n");
        JobControl job;
        data::ImportOptions options;
        options.label = "y";
        const data::Table table = data::importTable(file, options, job);
        for (const char* const other : {"a,y\n1,p\n", "a,y\n1,p,3\n0,q,4\n", "a,y\n1,\"p\n0,q\n"}) {
            writeFile(QDir(folder.path()), "t.csv", other);
            std::ostringstream out;
            const auto result = attempt([&] { return data::writeRepaired(file, table, out, job); });
            QVERIFY(!result);
            QCOMPARE(errorOf(result).message.english(), file.string() + " changed while it was being read.");
        }
    }
};

QTEST_GUILESS_MAIN(TestRepair)
#include "tst_repair.moc"
