// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/errorof.h"
#include "support/tables.h"

#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::testing;
using data::ColumnKind;
using data::Table;

namespace {

QByteArray word(unsigned value)
{
    QByteArray bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes += static_cast<char>(value >> shift & 0xffU);
    return bytes;
}

QByteArray header(int dimensions, char type = 0x08)
{
    return QByteArray(2, '\0') + type + static_cast<char>(dimensions);
}

/// Two images of two by three pixels.
QByteArray images()
{
    QByteArray bytes = header(3) + word(2) + word(2) + word(3);
    for (int i = 0; i < 12; ++i)
        bytes += static_cast<char>(i * 20);
    return bytes;
}

QByteArray labels()
{
    return header(1) + word(2) + QByteArray("\x07\x03", 2);
}

} // namespace

class TestIdx : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void imagesBecomeATableWithTheLabelsBesideThem()
    {
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        const auto file = writeFile(dir, "small-images-idx3-ubyte", images());
        writeFile(dir, "small-labels-idx1-ubyte", labels());
        JobControl job;
        const Table table = data::importTable(file, {}, job);
        QCOMPARE(table.rows(), std::size_t(2));
        QCOMPARE(table.columns.size(), std::size_t(7));
        QCOMPARE(table.columns[5].name, std::string("r1c2"));
        QCOMPARE(table.columns[5].valueAt(1), 220.0F);
        QVERIFY(table.columns[5].kind == ColumnKind::Numeric);
        QCOMPARE(table.columns[6].textAt(0), std::string("7"));
        QCOMPARE(table.label().value_or(0), std::size_t(6));
    }

    void labelsCanBeNamed()
    {
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        const auto file = writeFile(dir, "pictures", images());
        data::ImportOptions options;
        options.idxLabels = writeFile(dir, "answers", labels());
        JobControl job;
        QCOMPARE(data::importTable(file, options, job).columns.size(), std::size_t(7));
        options.idxLabels = writeFile(dir, "three", header(1) + word(3) + QByteArray("\x01\x02\x03", 3));
        QVERIFY(!attempt([&] { return data::importTable(file, options, job); }));
        QCOMPARE(data::importTable(file, {}, job).columns.size(), std::size_t(6));
        QCOMPARE(data::importTable(dir.filePath(QStringLiteral("three")).toStdString(), {}, job).rows(),
                 std::size_t(3));
    }

    void imagesWithoutTheirLabelsAreAnError()
    {
        const QTemporaryDir folder;
        JobControl job;
        const auto file = writeFile(QDir(folder.path()), "x-images-idx3-ubyte", images());
        const auto read = attempt([&] { return data::importTable(file, {}, job); });
        QCOMPARE(errorOf(read).code, ErrorCode::NotFound);
        QVERIFY(errorOf(read).message.english().find("x-labels-idx1-ubyte") != std::string::npos);
    }

    void brokenFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        QTest::newRow("cut in a size")
            << (header(3) + word(2) + word(2) + QByteArray(2, '\0')) << "it ends within its list of sizes.";
        QTest::newRow("cut in the values")
            << images().chopped(1) << "it ends before the last of its 2 entries.";
        QTest::newRow("bytes behind") << (images() + 'x') << "there are bytes after its last entry.";
        QTest::newRow("no entries") << (header(1) + word(0)) << "one of its dimensions is 0.";
        QTest::newRow("no dimensions") << header(0) << "it declares 0 dimensions.";
        QTest::newRow("many dimensions") << (header(9) + word(1)) << "it declares 9 dimensions.";
        QTest::newRow("overflow") << (header(3) + word(0xffffffff) + word(0xffffffff) + word(0xffffffff))
                                  << "its sizes multiply to more than 8 GB.";
        QTest::newRow("promises much") << (header(3) + word(1000000) + word(28) + word(28) + "abc")
                                       << "it ends before the last of its 1000000 entries.";
    }
    void brokenFilesAreRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, expected);
        const QTemporaryDir folder;
        const auto file = writeFile(QDir(folder.path()), "broken", bytes);
        JobControl job;
        const auto read = attempt([&] { return data::importTable(file, {}, job); });
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(errorOf(read).message.english()),
                 QString::fromStdString(file.string()) + QStringLiteral(": ") + expected);
    }

    void otherElementsThanBytesAreRefused()
    {
        const QTemporaryDir folder;
        const auto file = writeFile(QDir(folder.path()), "floats", header(1, 0x0d) + word(1) + word(0));
        JobControl job;
        QCOMPARE(errorOf([&] { return data::importTable(file, {}, job); }).message.english(),
                 file.string() + " is an IDX file whose elements are not bytes.");
    }
};

QTEST_GUILESS_MAIN(TestIdx)
#include "tst_idx.moc"
