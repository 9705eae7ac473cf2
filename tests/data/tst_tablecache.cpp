// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tablecache.h"
#include "support/tables.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

using namespace genex;
using namespace genex::testing;
using data::Column;
using data::ColumnKind;
using data::ImportOptions;
using data::Table;
using data::TableCache;

namespace {

/// Columns of every kind; `number` has more different values than fit into bytes, and so has `code`.
QByteArray manyKinds()
{
    QByteArray text = "fever,steps,number,code,ward,observed,disease\n";
    for (int i = 0; i < 400; ++i)
        text += QByteArray(i % 3 == 0 ? "yes" : "no") + ',' + QByteArray::number(i % 5) + ',' +
                QByteArray::number(i) + ".5,c" + QByteArray::number(i * 7 % 300) + ',' +
                (i % 2 == 0 ? "north" : "south") + ",fever|steps," + (i % 4 == 0 ? "flu" : "cold") + '\n';
    return text;
}

QByteArray smallTable(char disease)
{
    return QByteArray("fever,disease\n1,") + disease + "\n0,b\n";
}

QByteArray images(int count)
{
    return QByteArray("\0\0\x08\x03\0\0\0", 7) + static_cast<char>(count) +
           QByteArray("\0\0\0\x01\0\0\0\x01", 8) + QByteArray(count, 'x');
}

QByteArray labels(const QByteArray& values)
{
    return QByteArray("\0\0\x08\x01\0\0\0", 7) + static_cast<char>(values.size()) + values;
}

ImportOptions labelled(const char* label)
{
    ImportOptions options;
    options.label = label;
    return options;
}

bool areSame(const Column& a, const Column& b)
{
    for (std::size_t row = 0; row < a.rows(); ++row) {
        if (a.textAt(row) != b.textAt(row) || a.isMissing(row) != b.isMissing(row))
            return false;
        if (!a.isMissing(row) && a.valueAt(row) != b.valueAt(row))
            return false;
    }
    return a.rows() == b.rows() && a.name == b.name && a.kind == b.kind && a.unit == b.unit &&
           a.texts == b.texts && a.meanings == b.meanings && a.cells.index() == b.cells.index();
}

bool areSame(const Table& a, const Table& b)
{
    return a.source == b.source && a.observedColumn == b.observedColumn && a.lineMarks == b.lineMarks &&
           std::ranges::equal(a.columns, b.columns,
                              [](const Column& one, const Column& other) { return areSame(one, other); });
}

} // namespace

Q_DECLARE_METATYPE(genex::data::ImportOptions)

class TestTableCache : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::atomic<int> m_readings = 0;

    std::filesystem::path write(const char* name, const QByteArray& bytes) const
    {
        return writeFile(QDir(m_folder->path()), name, bytes);
    }

    /// Counts a reading, however far it came.
    Table read(TableCache& cache, const std::filesystem::path& file, const ImportOptions& options = {})
    {
        std::atomic<bool> isRead = false;
        JobControl job([&](const Progress& progress) {
            if (progress.phase.english().starts_with("Reading") && !isRead.exchange(true))
                ++m_readings;
        });
        return cache.read(cache.hash(file, job), options, job);
    }

    static Table imported(const std::filesystem::path& file, const ImportOptions& options)
    {
        JobControl job;
        return data::importTable(file, options, job);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_readings = 0;
    }

    void otherKindsNeedNoSecondReading_data()
    {
        QTest::addColumn<ImportOptions>("options");
        const auto add = [](const char* name, const char* label, const char* textColumn = nullptr,
                            const char* category = nullptr) {
            ImportOptions options = labelled(label);
            if (textColumn != nullptr)
                options.textColumns.emplace_back(textColumn);
            if (category != nullptr)
                options.kinds[category] = ColumnKind::Categorical;
            QTest::newRow(name) << options;
        };
        add("as it is", "");
        add("label", "disease");
        add("a label that O names", "fever");
        add("wide label", "code");
        add("split by ward", "disease", "ward");
        add("O by name", "disease", "observed");
        add("steps are names", "disease", nullptr, "steps");
        add("O is a finding", "disease", nullptr, "observed");
    }
    void otherKindsNeedNoSecondReading()
    {
        QFETCH(const ImportOptions, options);
        const auto file = write("t.csv", manyKinds());
        TableCache cache;
        (void)read(cache, file);
        QCOMPARE(m_readings, 1);
        QVERIFY(areSame(read(cache, file, options), imported(file, options)));
        QCOMPARE(m_readings, 1);
        // And back: what one asked for does not stay with the table.
        QVERIFY(areSame(read(cache, file), imported(file, {})));
        QCOMPARE(m_readings, 1);
    }

    void aColumnThatMustBeCollectedOtherwiseIsReadAnew()
    {
        const auto file = write("t.csv", manyKinds());
        TableCache cache;
        (void)read(cache, file);
        ImportOptions numbers = labelled("disease");
        numbers.kinds["steps"] = ColumnKind::Numeric;
        QVERIFY(areSame(read(cache, file, numbers), imported(file, numbers)));
        QCOMPARE(m_readings, 2);
        ImportOptions texts = labelled("disease");
        texts.textColumns = {"number"};
        QVERIFY(areSame(read(cache, file, texts), imported(file, texts)));
        QCOMPARE(m_readings, 3);
        QVERIFY(areSame(read(cache, file), imported(file, {}))); // 400 texts would not be numbers again
        QCOMPARE(m_readings, 4);
    }

    void otherWaysToReadTheFileAreOtherTables()
    {
        const auto file = write("t.csv", "a,b\n1,-\n2,x\n");
        ImportOptions dash;
        dash.missing.emplace_back("-");
        ImportOptions headless;
        headless.hasHeader = false;
        TableCache cache;
        QCOMPARE(read(cache, file).columns[1].isMissing(0), false);
        QCOMPARE(read(cache, file, dash).columns[1].isMissing(0), true);
        QCOMPARE(read(cache, file, headless).rows(), std::size_t{3});
        QCOMPARE(m_readings, 3);
        QCOMPARE(read(cache, file, dash).columns[1].isMissing(0), true); // all three are kept
        QCOMPARE(m_readings, 3);
    }

    /// The same size and, as far as anybody can set it, the same time.
    void aChangedFileIsReadAnew()
    {
        const auto file = write("t.csv", smallTable('a'));
        const auto time = std::filesystem::last_write_time(file);
        TableCache cache;
        QCOMPARE(read(cache, file).columns[1].textAt(0), std::string("a"));
        (void)write("t.csv", smallTable('c'));
        std::filesystem::last_write_time(file, time);
        QCOMPARE(read(cache, file).columns[1].textAt(0), std::string("c"));
        QCOMPARE(m_readings, 2);
    }

    void aFileThatStandsAsItDidIsNotHashedAgain()
    {
        const std::filesystem::path file =
            qEnvironmentVariable("GENEX_SOURCE_DIR").toStdString() + "/README.md"; // long unchanged
        TableCache cache;
        int hashings = 0;
        const auto hash = [&] {
            JobControl job([&](const Progress&) { ++hashings; });
            return cache.hash(file, job).sha256;
        };
        const std::string first = hash();
        const int before = hashings;
        QVERIFY(before > 0);
        QCOMPARE(hash(), first);
        QCOMPARE(hashings, before);
    }

    void theSameBytesElsewhereAreTheSameTable()
    {
        TableCache cache;
        (void)read(cache, write("t.csv", smallTable('a')));
        const auto copy = write("u.csv", smallTable('a'));
        QCOMPARE(read(cache, copy).source, copy.string());
        QCOMPARE(m_readings, 1);
    }

    void anErrorIsNotKept()
    {
        TableCache cache;
        const auto file = write("t.csv", "a,b\n1\n");
        for (int i = 0; i < 2; ++i)
            QVERIFY_THROWS_EXCEPTION(Failure, read(cache, file));
        QCOMPARE(m_readings, 2);
        (void)write("t.csv", smallTable('a'));
        QCOMPARE(read(cache, file).rows(), std::size_t{2});
        // A label that is not there is told of a table that is kept, too; and the table stays.
        QVERIFY_THROWS_EXCEPTION(Failure, read(cache, file, labelled("diseas")));
        QCOMPARE(read(cache, file, labelled("disease")).label(), std::optional<std::size_t>(1));
        QCOMPARE(m_readings, 3);
        std::filesystem::remove(file);
        QVERIFY_THROWS_EXCEPTION(Failure, read(cache, file));
    }

    void aFileThatChangesMeanwhileIsRefused()
    {
        TableCache cache;
        const auto file = write("t.csv", smallTable('a'));
        JobControl job;
        const data::HashedFile hashed = cache.hash(file, job);
        (void)write("t.csv", smallTable('c'));
        QVERIFY_THROWS_EXCEPTION(Failure, cache.read(hashed, {}, job));
        QCOMPARE(read(cache, file).columns[1].textAt(0), std::string("c"));
    }

    void theTableThatWasNotAskedForLongestGoesFirst()
    {
        const auto a = write("a.csv", manyKinds());
        const auto b = write("b.csv", manyKinds() + "no,1,2,c3,north,fever,flu\n");
        const auto c = write("c.csv", manyKinds() + "no,1,2,c3,south,fever,flu\n");
        const std::size_t one = imported(a, {}).bytes();
        TableCache cache(3 * one); // with what goes with each, two fit
        for (const auto& file : {a, b, a, c})
            (void)read(cache, file);
        QCOMPARE(m_readings, 3);
        (void)read(cache, a);
        QCOMPARE(m_readings, 3);
        (void)read(cache, b);
        QCOMPARE(m_readings, 4);
    }

    void aTableAboveTheLimitIsReadAndNotKept()
    {
        const auto file = write("t.csv", manyKinds());
        TableCache cache(100);
        QVERIFY(areSame(read(cache, file, labelled("disease")), imported(file, labelled("disease"))));
        (void)read(cache, file);
        QCOMPARE(m_readings, 2);
    }

    void clearForgetsAll()
    {
        const auto file = write("t.csv", smallTable('a'));
        TableCache cache;
        (void)read(cache, file);
        cache.clear();
        (void)read(cache, file);
        QCOMPARE(m_readings, 2);
    }

    void otherLabelsOfImagesAreReadAnew()
    {
        const auto file = write("train-images-idx3-ubyte", images(3));
        (void)write("train-labels-idx1-ubyte", labels("\1\2\3"));
        TableCache cache;
        QCOMPARE(read(cache, file).columns.back().textAt(2), std::string("3"));
        (void)write("train-labels-idx1-ubyte", labels("\1\2\4"));
        QCOMPARE(read(cache, file).columns.back().textAt(2), std::string("4"));
    }

    void whoeverWantsTheSameTableWaitsForIt()
    {
        const auto file = write("t.csv", manyKinds());
        TableCache cache;
        std::atomic<int> same = 0;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 4; ++i)
                threads.emplace_back([&, i] {
                    const ImportOptions options = labelled(i % 2 == 0 ? "disease" : "ward");
                    same += areSame(read(cache, file, options), imported(file, options)) ? 1 : 0;
                });
        }
        QCOMPARE(same, 4);
        QCOMPARE(m_readings, 1);
    }
};

QTEST_APPLESS_MAIN(TestTableCache)
#include "tst_tablecache.moc"
