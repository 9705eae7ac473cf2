// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/tabledataset.h"
#include "support/errorof.h"
#include "support/tables.h"

#include <QTest>

#include <cmath>

using namespace genex;
using namespace genex::testing;
using data::Dataset;
using data::FeatureKind;

namespace {

data::ImportOptions labelled()
{
    data::ImportOptions options;
    options.label = "y";
    return options;
}

} // namespace

class TestTableDataset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindBecomesNumbers()
    {
        const Dataset dataset = data::datasetFrom(
            tableOf("fever,colour,pain,t "
                    "[°C],y,site\nyes,red,severe,38.5,flu,a\nno,blue,,37.25,cold,b\n,green,none,,flu,a\n",
                    labelled()),
            {"site"});
        QCOMPARE(dataset.width(), std::size_t(4));
        QCOMPARE(dataset.classes, (std::vector<std::string>{"cold", "flu"}));
        QCOMPARE(dataset.labels, (std::vector<std::int32_t>{1, 0, 1}));
        QVERIFY(dataset.features[0].kind == FeatureKind::Binary);
        QVERIFY(dataset.features[1].kind == FeatureKind::Categorical);
        QCOMPARE(dataset.features[1].categories, (std::vector<std::string>{"blue", "green", "red"}));
        QVERIFY(dataset.features[2].kind == FeatureKind::Ordinal);
        QCOMPARE(dataset.features[2].categories, (std::vector<std::string>{"none", "severe"}));
        QCOMPARE(dataset.features[3].unit, std::string("°C"));
        QCOMPARE(dataset.row(0)[0], 1.0F);
        QCOMPARE(dataset.row(0)[1], 2.0F);
        QCOMPARE(dataset.row(0)[2], 1.0F);
        QCOMPARE(dataset.row(1)[3], 37.25F);
        QVERIFY(std::isnan(dataset.row(2)[0]) && std::isnan(dataset.row(1)[2]) &&
                std::isnan(dataset.row(2)[3]));
    }

    /// No kind fits a column without a value better than another, but categories there are none.
    void aColumnWithoutAValueIsANumber()
    {
        const Dataset dataset = data::datasetFrom(tableOf("a,blank,y\n1,,p\n0,,q\n", labelled()));
        QVERIFY(dataset.features[1].kind == FeatureKind::Numeric);
        QVERIFY(dataset.features[1].categories.empty());
        QVERIFY(std::isnan(dataset.row(0)[1]) && std::isnan(dataset.row(1)[1]));
    }

    void aRowWithoutLabelIsNamed()
    {
        const auto made =
            attempt([] { return data::datasetFrom(tableOf("a,y\n1,p\n0,\n1,q\n", labelled())); });
        QCOMPARE(errorOf(made).message.english(),
                 std::string("t.csv, line 3, column \"y\": the row has no label."));
        QVERIFY(!attempt([] { return data::datasetFrom(tableOf("a,y\n1,p\n")); }));
        QVERIFY(!attempt([] { return data::datasetFrom(tableOf("a,y\n1,p\n0,q\n", labelled()), {"z"}); }));
    }

    void categoriesTakeAnInputEachAndStayOneFeature()
    {
        const data::InputLayout layout({{"f", FeatureKind::Binary},
                                        {"c", FeatureKind::Categorical, "", {"x", "y", "z"}},
                                        {"t", FeatureKind::Numeric}});
        QCOMPARE(layout.features(), std::size_t(3));
        QCOMPARE(layout.inputs(), std::size_t(5));
        QCOMPARE(layout.begin(1), std::size_t(1));
        QCOMPARE(layout.end(1), std::size_t(4));
        std::vector<float> inputs(5);
        layout.expand(std::vector<float>{1, 2, 38.5F}, inputs);
        QCOMPARE(inputs, (std::vector<float>{1, 0, 0, 1, 38.5F}));
        layout.expand(std::vector<float>{0, std::nanf(""), 0}, inputs);
        QVERIFY(std::isnan(inputs[1]) && std::isnan(inputs[2]) && std::isnan(inputs[3]));
    }
};

QTEST_GUILESS_MAIN(TestTableDataset)
#include "tst_tabledataset.moc"
