// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "support/errorof.h"
#include "support/tables.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <sys/stat.h>
#include <zlib.h>

using namespace genex;
using namespace genex::testing;
using data::Column;
using data::ColumnKind;
using data::ImportOptions;
using data::Table;

namespace {

ImportOptions labelled(const char* label)
{
    ImportOptions options;
    options.label = label;
    return options;
}

std::vector<std::string> texts(const Column& column)
{
    std::vector<std::string> all;
    for (std::size_t row = 0; row < column.rows(); ++row)
        all.push_back(column.textAt(row));
    return all;
}

QByteArray gzipped(const QByteArray& bytes)
{
    z_stream stream = {};
    constexpr int kGzip = 15 + 16;
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        qFatal("zlib");
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data())); // NOLINT: zlib's types
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data()); // NOLINT(*-reinterpret-cast)
    stream.avail_out = static_cast<uInt>(packed.size());
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END)
        qFatal("zlib");
    packed.resize(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

/// A table of random texts with everything that CSV allows, and the cells it was made from.
struct RandomTable
{
    std::vector<std::vector<std::string>> rows;
    std::string csv;
};

/// In quotation marks where it needs them, or anyway.
std::string asField(const std::string& text, bool anyway)
{
    if (text.find_first_of("\",;\t\n") == std::string::npos && !anyway)
        return text;
    std::string field;
    for (const char letter : text)
        field += letter == '"' ? std::string(2, letter) : std::string(1, letter);
    return '"' + field + '"';
}

RandomTable randomTable(std::uint64_t seed)
{
    Random random(seed);
    const char delimiter = ",;\t"[random.below(3)];
    const std::string lineEnd = random.bernoulli(0.5) ? "\r\n" : "\n";
    const std::size_t columns = 2 + random.below(5);
    RandomTable table;
    for (std::size_t c = 0; c < columns; ++c)
        table.csv += (c > 0 ? std::string(1, delimiter) : std::string()) + "n" + std::to_string(c);
    table.csv += lineEnd;
    const std::vector<std::string> alphabet = {"a", "é", "\"", ",", ";", "\t", "\n", "x y", "Ω", "b"};
    for (std::size_t r = 0; r < 30 + random.below(40); ++r) {
        std::vector<std::string>& row = table.rows.emplace_back();
        for (std::size_t c = 0; c < columns; ++c) {
            std::string text = "w";
            for (std::size_t i = 0; i < random.below(5); ++i)
                text += alphabet[random.below(alphabet.size())];
            row.push_back(text + "w");
            table.csv += (c > 0 ? std::string(1, delimiter) : std::string());
            table.csv += asField(row.back(), random.bernoulli(0.3));
        }
        table.csv += lineEnd;
    }
    return table;
}

} // namespace

class TestTableImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatRfc4180Allows()
    {
        const Table table = tableOf("name,\"a \"\"b\"\"\",note\r\n1,\"x, y\",\"two\r\nlines\"\r\n2,,z\r\n");
        QCOMPARE(table.rows(), std::size_t(2));
        QCOMPARE(table.columns[1].name, std::string("a \"b\""));
        QCOMPARE(texts(table.columns[1]), (std::vector<std::string>{"x, y", ""}));
        QCOMPARE(texts(table.columns[2]), (std::vector<std::string>{"two\r\nlines", "z"}));
        QVERIFY(table.columns[1].isMissing(1));
        QCOMPARE(table.lineOf(0), std::size_t(2));
        QCOMPARE(table.lineOf(1), std::size_t(4));
    }

    void theLastLineNeedsNoEndAndBlankLinesArePassedOver()
    {
        const Table table = tableOf("\n\na,b\n1,2\n\n3,4");
        QCOMPARE(texts(table.columns[0]), (std::vector<std::string>{"1", "3"}));
        QCOMPARE(table.lineOf(0), std::size_t(4));
        QCOMPARE(table.lineOf(1), std::size_t(6));
    }

    void separatorsAreFound()
    {
        QCOMPARE(tableOf("a;b;c\n1;2,5;x\n2;3,5;y\n").delimiter, ';');
        QCOMPARE(tableOf("a\tb\n1\t2\n").delimiter, '\t');
        QCOMPARE(tableOf("a,b\n1,2\n").delimiter, ',');
        QCOMPARE(tableOf("\"a;1\",\"b;2\"\n1,2\n").delimiter, ','); // not those inside quotation marks
    }

    void aCommaIsADecimalPointWhereItSeparatesNothing()
    {
        ImportOptions options;
        options.kinds["t"] = ColumnKind::Numeric;
        const Table table = tableOf("t;u\n38,5;1\n37;0\n", options);
        QCOMPARE(table.columns[0].valueAt(0), 38.5F);
        QCOMPARE(table.columns[0].valueAt(1), 37.0F);
    }

    void aByteOrderMarkIsNoPartOfTheFirstName()
    {
        QCOMPARE(tableOf("\xef\xbb\xbf"
                         "a,b\n1,2\n")
                     .columns[0]
                     .name,
                 std::string("a"));
    }

    void gapsAreSeen()
    {
        const Table table = tableOf("a,b\n,NA\n?,NaN\n1, ? \n\"\",2\n");
        for (const std::size_t row : {0U, 1U, 3U})
            QVERIFY(table.columns[0].isMissing(row));
        for (const std::size_t row : {0U, 1U, 2U})
            QVERIFY(table.columns[1].isMissing(row));
        QVERIFY(std::isnan(table.columns[0].valueAt(0)));
        QVERIFY(!table.columns[0].isMissing(2));
        QCOMPARE(table.columns[1].padded, std::size_t(0)); // spaces around a gap are nobody's concern
        ImportOptions options;
        options.missing.emplace_back("-9");
        QVERIFY(tableOf("a,b\n-9,1\n2,1\n", options).columns[0].isMissing(0));
    }

    void namesBecomeUnique()
    {
        const Table table = tableOf("crp,crp,,crp.1\n1,2,3,4\n");
        std::vector<std::string> names;
        for (const Column& column : table.columns)
            names.push_back(column.name);
        QCOMPARE(names, (std::vector<std::string>{"crp", "crp.1", "column 3", "crp.1.1"}));
        QCOMPARE(*table.columns[1].asWritten, std::string("crp"));
        QVERIFY(!table.columns[0].asWritten);
    }

    void anEmptyColumnAtTheEndIsLeftOut()
    {
        const Table table = tableOf("a,b,\n1,2,\n3,4,\n");
        QCOMPARE(table.columns.size(), std::size_t(2));
        QCOMPARE(table.emptyColumns, (std::vector<std::string>{"column 3"}));
    }

    void aFileWithoutNamesIsNoticed()
    {
        const Table table = tableOf("63.0,1.0,?\n67.0,0.0,3\n");
        QVERIFY(!table.hadHeader);
        QCOMPARE(table.rows(), std::size_t(2));
        QCOMPARE(table.columns[2].name, std::string("3"));
        QCOMPARE(table.lineOf(0), std::size_t(1));
        ImportOptions options;
        options.names = {"age", "sex", "thal"};
        QCOMPARE(tableOf("63.0,1.0,?\n67.0,0.0,3\n", options).columns[2].name, std::string("thal"));
        QVERIFY(tableOf("0,1,2,label\n3,4,5,x\n").hadHeader); // names that count
        options = {};
        options.hasHeader = true;
        QCOMPARE(tableOf("5,6\n1,2\n", options).rows(), std::size_t(1));
    }

    void kindsAreGuessed_data()
    {
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("kind");
        QTest::newRow("0/1") << "0 1 1 0"
                             << "binary";
        QTest::newRow("0.0/1.0") << "0.0 1.0 1"
                                 << "binary";
        QTest::newRow("yes/no") << "yes No YES"
                                << "binary";
        QTest::newRow("one value") << "1 1 1"
                                   << "binary";
        QTest::newRow("f/m is no yes") << "f m f"
                                       << "categorical";
        QTest::newRow("words") << "red green blue red"
                               << "categorical";
        QTest::newRow("scale") << "mild severe none"
                               << "ordinal";
        QTest::newRow("few whole numbers") << "1 2 3 4 1"
                                           << "ordinal";
        QTest::newRow("open end") << "0 1 2 3+ 1"
                                  << "categorical";
        QTest::newRow("numbers") << "1.5 2 3 4.25"
                                 << "numeric";
        QTest::newRow("many whole numbers") << "1 2 3 4 5 7 8 9 11 12 13 20"
                                            << "numeric";
        QTest::newRow("nothing") << "NA NA"
                                 << "categorical";
        QString counting;
        QString different;
        for (int i = 0; i < 30; ++i) {
            counting += QString::number(100 + i) + QLatin1Char(' ');
            different += QStringLiteral("p%1x ").arg(i);
        }
        QTest::newRow("counts rows") << counting << "identifier";
        QTest::newRow("all different") << different << "identifier";
    }
    void kindsAreGuessed()
    {
        QFETCH(const QString, values);
        std::string csv = "v,other\n";
        for (const QString& value : values.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            csv += value.toStdString() + ",1\n";
        QTEST(QString::fromUtf8(nameOf(tableOf(csv).columns[0].kind).data()), "kind");
    }

    void meaningsOfCodes()
    {
        const Table table = tableOf("yes,pain,n\nno,severe,7\nyes,none,3\nyes,mild,6\n");
        QCOMPARE(table.columns[0].valueAt(0), 0.0F);
        QCOMPARE(table.columns[0].valueAt(1), 1.0F);
        QCOMPARE(table.columns[1].valueAt(0), 3.0F); // none, mild, moderate, severe
        QCOMPARE(table.columns[1].valueAt(2), 1.0F);
        QCOMPARE(table.columns[2].valueAt(0), 2.0F); // ranks of 3, 6, 7
        QCOMPARE(table.columns[2].valueAt(1), 0.0F);
    }

    void kindsCanBeCorrected()
    {
        ImportOptions options = labelled("y");
        options.kinds = {{"cp", ColumnKind::Categorical}, {"sex", ColumnKind::Binary}};
        const Table table = tableOf("cp,sex,y\n1,f,a\n2,m,b\n3,f,a\n", options);
        QVERIFY(table.columns[0].kind == ColumnKind::Categorical);
        QVERIFY(table.columns[1].kind == ColumnKind::Binary);
        QCOMPARE(table.columns[1].valueAt(1), 1.0F); // the later of the two
        QVERIFY(table.columns[2].kind == ColumnKind::Label);
        QCOMPARE(table.features(), (std::vector<std::size_t>{0, 1}));
    }

    void unitsStandInTheHeader()
    {
        const Table table = tableOf("temperature [°C],crp (mg/L),plain\n38.5,12.5,1\n");
        QCOMPARE(table.columns[0].unit, std::string("°C"));
        QCOMPARE(table.columns[1].unit, std::string("mg/L"));
        QVERIFY(table.columns[2].unit.empty());
    }

    void badTextsAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QByteArray& text, const char* message) {
            QTest::newRow(name) << text << QByteArray(message);
        };
        row("nothing", "", "t.csv is empty.");
        row("spaces", "  \n", "t.csv is empty.");
        row("neither", "\"\"\r\n\n", "t.csv holds neither names nor values.");
        row("names only", "a,b\n", "t.csv has no rows.");
        row("too few", "a,b\n1,2\n3\n4,5\n", "t.csv, line 3: 1 field, but the header line has 2.");
        row("too many", "a,b\n1,2\n3,4,5,6\n", "t.csv, line 3: 4 fields, but the header line has 2.");
        row("cut", "a,b,c\n1,2,3\n4,5", "t.csv, line 3: 2 fields, but the header line has 3.");
        row("quote open", "a,b\n1,\"2\n3,4\n",
            "t.csv, line 2, column \"b\": an opening quotation mark is never closed.");
        row("quote inside", "a,b\n1,2\"\n",
            "t.csv, line 2, column \"b\": a quotation mark inside a field that does not start with one.");
        row("behind quote", "a,b\n\"1\"x,2\n",
            "t.csv, line 2, column \"a\": text follows the closing quotation mark.");
        row("carriage return", "a,b\r1,2\r",
            "t.csv, line 1, column 2: a carriage return without a line feed.");
        row("NUL", QByteArray("a,b\n1,x\0y\n", 10),
            "t.csv, line 2, column \"b\": \"x\xef\xbf\xbdy\" contains a NUL byte.");
        row("Latin-1", "a,b\n1,caf\xe9\n", "t.csv, line 2, column \"b\": \"caf\xef\xbf\xbd\" is not UTF-8.");
        row("Latin-1 name", "a,caf\xe9\n1,2\n", "t.csv, line 1: the name of column 2 is not UTF-8.");
        row("UTF-16",
            QByteArray("\xff\xfe"
                       "a\0,\0",
                       6),
            "t.csv is UTF-16 text.");
        QByteArray ages = "age,b\n";
        for (int i = 0; i < 30; ++i)
            ages += QByteArray::number(20 + i * 3) + ",1\n";
        row("text among numbers", ages + "abc,1\n",
            "t.csv, line 32, column \"age\": \"abc\" is not a number, unlike the other values.");
        row("Inf", ages + "inf,1\n",
            R"(t.csv, line 32, column "age": "inf" is not a number, unlike the other values.)");
        row("1e400", ages + "1e400,1\n", R"(t.csv, line 32, column "age": "1e400" is too large a number.)");
        QByteArray many = "age,b\n";
        for (int i = 0; i < 400; ++i)
            many += QByteArray::number(i * 1.5) + ",1\n";
        row("text among many numbers", many + "abc,1\n",
            "t.csv, line 402, column \"age\": \"abc\" is not a number, unlike the other values of the "
            "column.");
        row("Inf among many", many + "-inf,1\n",
            R"(t.csv, line 402, column "age": "-inf" is not a finite number.)");
        row("1e400 among many", many + "1e400,1\n",
            "t.csv, line 402, column \"age\": \"1e400\" is larger than any "
            "number that can be stored.");
    }
    void badTextsAreRefusedWithTheirPlace()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, message);
        QCOMPARE(complaintAbout(text.toStdString()), message.toStdString());
    }

    void wrongOptionsAreRefused()
    {
        QCOMPARE(complaintAbout("a,b\n1,2\n", labelled("c")),
                 std::string("t.csv has no column \"c\" (the label)."));
        ImportOptions options;
        options.kinds["z"] = ColumnKind::Numeric;
        QCOMPARE(complaintAbout("a,b\n1,2\n", options),
                 std::string("t.csv has no column \"z\" (whose kind was given)."));
        options = {};
        options.names = {"a"};
        QCOMPARE(complaintAbout("1,2\n3,4\n", options),
                 std::string("t.csv has 2 columns, but 1 names were given."));
        options = {};
        options.kinds["a"] = ColumnKind::Numeric;
        QCOMPARE(complaintAbout("a,b\nx,2\n", options),
                 std::string("t.csv, line 2, column \"a\": \"x\" is not a number, unlike the other values of "
                             "the column."));
        options.kinds["a"] = ColumnKind::Binary;
        QCOMPARE(
            complaintAbout("a,b\nx,2\ny,1\nz,1\n", options),
            std::string(
                "t.csv, line 4, column \"a\": \"z\" is one of 3 distinct values; a binary column has two."));
    }

    void largeNumbersThatNameSomebodyKeepEveryDigit()
    {
        std::string csv = "patient_id,visit,b\n";
        for (int i = 0; i < 600; ++i)
            csv += std::to_string(2024000001 + i * 7) + ',' + std::to_string(900000001 + i * 3) + ",1\n";
        const Table table = tableOf(csv);
        QVERIFY(table.columns[0].kind == ColumnKind::Identifier);
        QCOMPARE(table.columns[0].textAt(599), std::string("2024004194"));
        QVERIFY(table.columns[1].kind == ColumnKind::Identifier);
        QCOMPARE(table.columns[1].textAt(1), std::string("900000004"));
    }

    void namesMayLookLikeNumbers()
    {
        std::string csv = "patient_id,site,b\n";
        for (int i = 0; i < 30; ++i)
            csv += std::to_string(1000 + i * 3) + ',' + std::to_string(i * 2) + ",1\n";
        csv += "A17,X,1\n";
        ImportOptions options;
        options.textColumns = {"site"};
        const Table table = tableOf(csv, options);
        QVERIFY(table.columns[0].kind == ColumnKind::Identifier);
        QCOMPARE(table.columns[0].textAt(30), std::string("A17"));
        QVERIFY(table.columns[1].kind == ColumnKind::Identifier);
        QCOMPARE(table.columns[1].textAt(30), std::string("X"));
    }

    void manyDifferentTextsStayTexts()
    {
        std::string csv = "notes,b\n";
        for (int i = 0; i < 600; ++i)
            csv += "came on day " + std::to_string(i) + ",1\n";
        const Table table = tableOf(csv);
        QVERIFY(table.columns[0].kind == ColumnKind::Identifier);
        QCOMPARE(table.columns[0].textAt(599), std::string("came on day 599"));
    }

    void manyDifferentValuesGoOverToNumbers()
    {
        std::string csv = "x,y\n";
        for (int i = 0; i < 1000; ++i)
            csv += (i % 10 == 3 ? std::string("NA") : std::to_string(i * 0.5)) + ",1\n";
        const Table table = tableOf(csv);
        QVERIFY(table.columns[0].hasNumbers());
        QCOMPARE(table.columns[0].valueAt(999), 499.5F);
        QVERIFY(table.columns[0].isMissing(3));
        QVERIFY(table.columns[0].isMissing(993));
    }

    void anyTextComesBackAndBlocksAndThreadsChangeNothing()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const RandomTable made = randomTable(seed);
            Table first;
            for (const auto& [threads, blockBytes] :
                 {std::pair{1U, 1U << 20U}, {1U, 7U}, {3U, 40U}, {2U, 64U}}) {
                ImportOptions options;
                options.threads = threads;
                options.blockBytes = blockBytes;
                const Table table = tableOf(made.csv, options);
                QCOMPARE(table.rows(), made.rows.size());
                for (std::size_t r = 0; r < made.rows.size(); ++r) {
                    for (std::size_t c = 0; c < made.rows[r].size(); ++c)
                        QCOMPARE(table.columns[c].textAt(r), made.rows[r][c]);
                }
                if (first.columns.empty())
                    first = table;
                QVERIFY(first.lineMarks == table.lineMarks ||
                        first.lineOf(table.rows() - 1) == table.lineOf(table.rows() - 1));
                for (std::size_t c = 0; c < first.columns.size(); ++c)
                    QVERIFY(first.columns[c].cells == table.columns[c].cells);
            }
        }
    }

    void errorsKeepTheirLineInLaterBlocks()
    {
        std::string csv = "a,b\n";
        for (int i = 0; i < 5000; ++i)
            csv += "1,\"x\ny\"\n";
        csv += "1\n";
        for (const unsigned threads : {1U, 4U}) {
            ImportOptions options;
            options.threads = threads;
            options.blockBytes = 1000;
            QCOMPARE(complaintAbout(csv, options),
                     std::string("t.csv, line 10002: 1 field, but the header line has 2."));
        }
    }

    void gzippedFilesAreUnpacked()
    {
        const QTemporaryDir folder;
        const QByteArray csv = "a,b\n1,2\n3,4\n";
        const QByteArray packed = gzipped(csv);
        JobControl job;
        const auto whole = writeFile(QDir(folder.path()), "whole.csv.gz", packed + gzipped("5,6\n"));
        QCOMPARE(data::importTable(whole, {}, job).rows(), std::size_t(3));
        for (qsizetype length = 2; length < packed.size(); length += 3) {
            const auto cut = writeFile(QDir(folder.path()), "cut.csv.gz", packed.left(length));
            const auto read = attempt([&] { return data::importTable(cut, {}, job); });
            QVERIFY(!read);
            QCOMPARE(errorOf(read).code, ErrorCode::Corrupt);
            QVERIFY(errorOf(read).message.english().starts_with(cut.string()));
        }
        QByteArray altered = packed;
        altered[packed.size() / 2] = static_cast<char>(altered[packed.size() / 2] ^ 0x55);
        const auto file = writeFile(QDir(folder.path()), "altered.csv.gz", altered);
        QVERIFY(!attempt([&] { return data::importTable(file, {}, job); }));
    }

    void aBombIsNotUnpacked()
    {
        const QTemporaryDir folder;
        QByteArray lines = "a,b\n";
        lines += QByteArray("1,1\n").repeated(80'000'000); // 320 MB, packed to 311 kB
        const auto bomb = writeFile(QDir(folder.path()), "bomb.csv.gz", gzipped(lines));
        JobControl job;
        const auto read = attempt([&] { return data::importTable(bomb, {}, job); });
        QVERIFY(!read);
        QCOMPARE(errorOf(read).message.english(),
                 bomb.string() + " unpacks to more than 600 times its size, which no real table does.");
    }

    void onlyRegularFilesAreOpened()
    {
        const QTemporaryDir folder;
        JobControl job;
        const auto complaint = [&](const std::string& path) {
            return errorOf([&] { return data::importTable(path, {}, job); }).message.english();
        };
        const std::string path = folder.path().toStdString();
        QCOMPARE(complaint(path), path + " is a folder.");
        const std::string fifo = path + "/pipe.csv";
        QCOMPARE(::mkfifo(fifo.c_str(), 0600), 0);
        QCOMPARE(complaint(fifo), fifo + " is not a regular file.");
        QVERIFY(complaint(path + "/absent.csv").find("absent.csv") != std::string::npos);
        QCOMPARE(errorOf([&] { return data::importTable(path + "/absent.csv", {}, job); }).code,
                 ErrorCode::NotFound);
    }

    void aStopIsSeen()
    {
        std::string csv = "a,b\n";
        for (int i = 0; i < 200'000; ++i)
            csv += "1,0\n";
        std::vector<std::int64_t> told;
        JobControl job([&](const Progress& progress) {
            told.push_back(progress.done);
            QCOMPARE(progress.total, static_cast<std::int64_t>(csv.size()));
        });
        ImportOptions options;
        options.blockBytes = 1000;
        (void)data::importBytes(csv, "t.csv", options, job);
        QVERIFY(told.size() >= 2);
        QCOMPARE(told.back(), static_cast<std::int64_t>(csv.size()));
        job.requestStop();
        QCOMPARE(errorOf([&] { return data::importBytes(csv, "t.csv", options, job); }).code,
                 ErrorCode::Cancelled);
    }

    void theHashIsThatOfTheFile()
    {
        const QTemporaryDir folder;
        JobControl job;
        const auto file = writeFile(QDir(folder.path()), "abc", "abc");
        QCOMPARE(data::hashOfFile(file, job),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }
};

QTEST_GUILESS_MAIN(TestTableImport)
#include "tst_tableimport.moc"
