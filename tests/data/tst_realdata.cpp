// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the real data sets must come out of them.

#include "data/split.h"
#include "data/tabledataset.h"
#include "data/tableprofile.h"
#include "data/vectorgroups.h"
#include "support/tables.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace genex;
using namespace genex::testing;
using data::Table;
using data::TableProfile;

namespace {

Table import(const std::filesystem::path& file, const data::ImportOptions& options)
{
    JobControl job;
    return data::importTable(file, options, job);
}

TableProfile profileOf(const Table& table)
{
    JobControl job;
    return data::profileTable(table, job);
}

/// Divides a table by equal patients and looks whether that is so.
void splitAndLook(const Table& table)
{
    const data::Dataset dataset = data::datasetFrom(table);
    const data::Split split = data::makeSplit(dataset, data::parseSplitRule("group"));
    QCOMPARE(split.parts.size(), table.rows());
    const std::vector<std::uint32_t> groups = data::vectorGroups(dataset);
    QCOMPARE(data::countStraddlingRows(split.parts, groups), std::size_t(0));
    std::set<std::uint32_t> inTest;
    for (const std::size_t row : split.rowsOf(data::Part::Test))
        inTest.insert(groups[row]);
    const double share = static_cast<double>(inTest.size()) / (1 + *std::ranges::max_element(groups));
    QVERIFY2(share > 0.18 && share < 0.22, std::to_string(share).c_str());
}

bool has(const TableProfile& profile, std::string_view remark)
{
    return std::ranges::find(profile.remarks, remark, &data::Remark::id) != profile.remarks.end();
}

data::ImportOptions labelled(const char* label)
{
    data::ImportOptions options;
    options.label = label;
    return options;
}

} // namespace

class TestRealData : public QObject
{
    Q_OBJECT

    std::filesystem::path m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        m_folder = realData();
        if (m_folder.empty())
            QSKIP("No data: neither GENEX_DATA_DIR nor ../shared/data has the real data sets.");
    }

    void diseasePrediction()
    {
        const Table table = import(m_folder / "dp/Training.csv", labelled("prognosis"));
        const TableProfile profile = profileOf(table);
        QCOMPARE(profile.rows, std::size_t(4920));
        QCOMPARE(profile.features, std::size_t(132));
        for (const data::ColumnProfile& column : profile.columns)
            QVERIFY(column.kind == data::ColumnKind::Binary || column.kind == data::ColumnKind::Label);
        QCOMPARE(profile.classes.size(), std::size_t(41));
        for (const data::ClassProfile& one : profile.classes) {
            QCOMPARE(one.rows, std::size_t(120));
            QVERIFY(one.vectors >= 5 && one.vectors <= 10);
        }
        QCOMPARE(profile.distinctVectors, std::size_t(304));
        QCOMPARE(profile.conflictingVectors, std::size_t(0));
        QCOMPARE(profile.positives->fewest, std::size_t(3));
        QCOMPARE(profile.positives->most, std::size_t(17));
        QCOMPARE(qRound(profile.positives->mean * 100), 745);
        QVERIFY(profile.leakShare > 0.99);
        for (const char* const remark :
             {"duplicate_header", "constant_column", "spaces", "leak", "duplicate_rows"})
            QVERIFY2(has(profile, remark), remark);
        QCOMPARE(table.columns[*table.label()].padded, std::size_t(2)); // "Diabetes " and "Hypertension "
        QVERIFY(table.find("fluid_overload.1").has_value());
        splitAndLook(table);
    }

    void itsTestRowsStandInItsTrainingRows()
    {
        const data::Dataset training =
            data::datasetFrom(import(m_folder / "dp/Training.csv", labelled("prognosis")));
        data::ImportOptions options = labelled("prognosis");
        for (const data::FeatureColumn& feature : training.features)
            options.kinds[feature.id] = data::ColumnKind::Binary;
        const data::Dataset test = data::datasetFrom(import(m_folder / "dp/Testing.csv", options));
        std::set<std::vector<float>> seen;
        for (std::size_t row = 0; row < training.rows(); ++row)
            seen.emplace(training.row(row).begin(), training.row(row).end());
        QVERIFY(test.rows() >= 41);
        for (std::size_t row = 0; row < test.rows(); ++row)
            QVERIFY(seen.contains(std::vector<float>(test.row(row).begin(), test.row(row).end())));
    }

    void kagglesLayoutHasAnEmptyColumn()
    {
        const Table table = import(m_folder / "dp/training_kaggle_layout.csv", labelled("prognosis"));
        QCOMPARE(table.emptyColumns.size(), std::size_t(1));
        const TableProfile profile = profileOf(table);
        QCOMPARE(profile.distinctVectors, std::size_t(304));
        QVERIFY(has(profile, "empty_column"));
    }

    void heartDiseaseInFourHospitals()
    {
        data::ImportOptions options = labelled("num");
        options.names = {"age",     "sex",   "cp",      "trestbps", "chol", "fbs",  "restecg",
                         "thalach", "exang", "oldpeak", "slope",    "ca",   "thal", "num"};
        for (const auto& [hospital, rows] :
             {std::pair{"cleveland", 303U}, {"hungarian", 294U}, {"switzerland", 123U}, {"va", 200U}}) {
            const Table table =
                import(m_folder / ("heart/processed." + std::string(hospital) + ".data"), options);
            QVERIFY(!table.hadHeader);
            const TableProfile profile = profileOf(table);
            QCOMPARE(profile.rows, std::size_t(rows));
            QCOMPARE(profile.features, std::size_t(13));
            splitAndLook(table);
            if (rows == 303U) {
                QCOMPARE(profile.missingCells, std::size_t(6));
                continue;
            }
            for (const char* const name : {"ca", "thal", "slope"}) {
                const auto column = std::ranges::find(profile.columns, name, &data::ColumnProfile::name);
                QVERIFY2(column->missing * 10 > profile.rows, name);
            }
        }
    }

    void gasSensors()
    {
        std::size_t rows = 0;
        std::set<std::string> gases;
        for (const int batch : {1, 2, 3, 4, 5, 6, 8, 9}) {
            const Table table =
                import(m_folder / ("gas/batch" + std::to_string(batch) + ".dat"), labelled("1"));
            const TableProfile profile = profileOf(table);
            rows += profile.rows;
            QCOMPARE(table.columns.size(), std::size_t(130));
            QCOMPARE(profile.duplicateRows, std::size_t(0));
            splitAndLook(table);
            for (const data::ClassProfile& gas : profile.classes)
                gases.insert(gas.name);
        }
        QCOMPARE(rows, std::size_t(6697));
        QCOMPARE(gases.size(), std::size_t(6));
    }

    void handwrittenDigits()
    {
        for (const auto& [name, rows] : {std::pair{"t10k", 10000U}, {"train", 60000U}}) {
            const Table table = import(m_folder / ("mnist/" + std::string(name) + "-images-idx3-ubyte.gz"),
                                       labelled("label"));
            QCOMPARE(table.rows(), std::size_t(rows));
            QCOMPARE(table.columns.size(), std::size_t(28 * 28 + 1));
            const TableProfile profile = profileOf(table);
            QCOMPARE(profile.classes.size(), std::size_t(10));
            QCOMPARE(profile.missingCells, std::size_t(0));
            splitAndLook(table);
        }
    }
};

QTEST_GUILESS_MAIN(TestRealData)
#include "tst_realdata.moc"
