// SPDX-License-Identifier: GPL-3.0-or-later
// What experiments say about the difference between two methods, from cells written by hand.
#include "experiments/curves.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace genex;
using namespace genex::eval;

namespace {

constexpr int kRepeats = 20;

/// A cell of one budget: a fifth of the rows is tested on, seven tenths are trained on.
CellResult cellOf(const std::string& variant, int repeat, double accuracy)
{
    return {variant,
            repeat,
            {{"levels", {{{"budget", 0.5}, {"accuracy", accuracy}, {"mean_orders", 3}}}},
             {"training_rows", 70},
             {"test_rows", 20}}};
}

/// GENEX rises from repeat to repeat. `behind` is worse by .01 and .03 in turn, `beside` better and worse by
/// .01 in turn: what the repeats have in common is far more than what the methods differ in.
std::vector<CellResult> twentyRepeats()
{
    std::vector<CellResult> cells;
    for (int repeat = 0; repeat < kRepeats; ++repeat) {
        const double genex = 0.5 + 0.02 * repeat;
        const bool isEven = repeat % 2 == 0;
        cells.push_back(cellOf("behind", repeat, genex - (isEven ? 0.01 : 0.03)));
        cells.push_back(cellOf("genex", repeat, genex));
        cells.push_back(cellOf("beside", repeat, genex + (isEven ? 0.01 : -0.01)));
    }
    return cells;
}

Curves curvesOf(const std::vector<CellResult>& cells)
{
    return {cells, {"behind", "genex", "beside"}, {0.5}};
}

nlohmann::json at(const domain::ResultTable& table, std::size_t row, const std::string& column)
{
    const auto place = std::ranges::find(table.columns, column) - table.columns.begin();
    return table.rows.at(row).at(static_cast<std::size_t>(place));
}

bool isNear(const nlohmann::json& cell, double expected, double tolerance)
{
    return cell.is_number() && std::abs(cell.get<double>() - expected) <= tolerance;
}

} // namespace

class TestCurves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The numbers of theCorrectionOfTwentyRepeats(), with the other sign; Welch, which knows nothing of
    /// pairs, sees no difference.
    void differencesFromGenex()
    {
        const std::vector<CellResult> cells = twentyRepeats();
        const domain::ResultTable table = curvesOf(cells).table("method", {});
        QVERIFY(isNear(at(table, 0, "difference_from_genex"), -0.02, 1e-9));
        QVERIFY(isNear(at(table, 0, "difference_low"), -0.032442, 1e-6));
        QVERIFY(isNear(at(table, 0, "difference_high"), -0.007558, 1e-6));
        QVERIFY(isNear(at(table, 0, "p_corrected"), 0.003256, 1e-6));
        QVERIFY(at(table, 0, "p_against_genex").get<double>() > 0.5);
        QVERIFY(isNear(at(table, 2, "difference_from_genex"), 0, 1e-9));
        QVERIFY(at(table, 2, "difference_low").get<double>() < 0);
        QVERIFY(at(table, 2, "difference_high").get<double>() > 0);
    }

    /// Two comparisons: the smaller p-value counts twice.
    void holmCountsEveryComparison()
    {
        const std::vector<CellResult> cells = twentyRepeats();
        const domain::ResultTable table = curvesOf(cells).table("method", {});
        QVERIFY(isNear(at(table, 0, "p_holm"), 2 * 0.003256265, 1e-8));
        QVERIFY(isNear(at(table, 2, "p_holm"), 1, 1e-6));
    }

    void nothingIsComparedWithItself()
    {
        const std::vector<CellResult> cells = twentyRepeats();
        const domain::ResultTable table = curvesOf(cells).table("method", {});
        for (const char* column : {"difference_from_genex", "difference_low", "difference_high",
                                   "p_corrected", "p_holm", "p_against_genex"})
            QVERIFY2(at(table, 1, column).is_null(), column);
    }

    /// Cells of older versions have no row numbers. One cell of a repeat is enough: its split is that of all.
    void withoutRowNumbersNothingIsCorrected()
    {
        std::vector<CellResult> cells = twentyRepeats();
        for (CellResult& cell : cells) {
            if (cell.variant != "genex")
                cell.result.erase("test_rows");
        }
        QVERIFY(curvesOf(cells).againstReference("behind", 0));
        cells[1].result.erase("test_rows");
        QVERIFY(!curvesOf(cells).againstReference("behind", 0));
        const domain::ResultTable table = curvesOf(cells).table("method", {});
        QVERIFY(at(table, 0, "p_corrected").is_null() && at(table, 0, "p_holm").is_null());
        QVERIFY(at(table, 0, "p_against_genex").is_number()); // Welch's needs none
    }

    void repeatsOfOnlyOneOfThemAreLeftOut()
    {
        std::vector<CellResult> cells = twentyRepeats();
        cells.push_back(cellOf("behind", kRepeats, 0));
        QVERIFY(std::abs(curvesOf(cells).againstReference("behind", 0)->difference + 0.02) < 1e-9);
        cells.resize(3);
        QVERIFY(!curvesOf(cells).againstReference("behind", 0)); // one repeat
    }

    void withoutGenexTheFirstIsTheReference()
    {
        const std::vector<CellResult> cells = twentyRepeats();
        const Curves curves(cells, {"beside", "behind"}, {0.5});
        QCOMPARE(curves.reference(), std::string("beside"));
        QVERIFY(isNear(at(curves.table("method", {}), 1, "difference_from_beside"), -0.02, 1e-9));
    }
};

QTEST_APPLESS_MAIN(TestCurves)
#include "tst_curves.moc"
