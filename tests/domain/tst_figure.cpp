// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/result.h"
#include "domain/figure.h"
#include "domain/jsonform.h"
#include "domain/resulttable.h"
#include "support/errorof.h"

#include <QTest>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::domain;
using nlohmann::json;

namespace {

Figure twoPanels()
{
    return {"Accuracy",
            {{"orders", "accuracy", {{"genex", {{1, 0.5, 0.01}, {2, 0.75, 0}}}, {"none", {}}}},
             {"saved", "accuracy", {}}}};
}

template <typename Value>
bool refuses(const json& document)
{
    const auto read = attempt([&] { return document.get<Value>(); });
    return errorOf(read).code == ErrorCode::InvalidInput;
}

} // namespace

class TestFigure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figureReadsBack()
    {
        const json document = twoPanels();
        QCOMPARE(json::parse(document.dump()).get<Figure>(), twoPanels());
        QVERIFY(document["panels"][0]["series"][0]["points"][1] == json({2.0, 0.75, 0.0}));
    }

    void figureRefusesWhatIsNoPoint()
    {
        const auto withPoint = [](const json& point) {
            json document = twoPanels();
            document["panels"][0]["series"][0]["points"][0] = point;
            return document;
        };
        QVERIFY(!refuses<Figure>(withPoint({1, 2, 3})));
        for (const json& point : {json({1, 2}), json({1, 2, nullptr}), json({1, "2", 3}), json(7), json()})
            QVERIFY2(refuses<Figure>(withPoint(point)), point.dump().c_str());
        json document = twoPanels();
        document["colour"] = "red";
        QVERIFY(refuses<Figure>(document));
        QVERIFY(refuses<Figure>(json::object()));
        QVERIFY(refuses<Figure>(json::array()));
    }

    void tableReadsBack()
    {
        const ResultTable table{{"budget", "method"}, {{0.1, "genex"}, {nullptr, "random"}}};
        QCOMPARE(json::parse(json(table).dump()).get<ResultTable>(), table);
    }

    void tableRefusesOtherRows()
    {
        QVERIFY(refuses<ResultTable>({{"columns", {"a", "b"}}, {"rows", {{1}}}}));
        QVERIFY(refuses<ResultTable>(
            {{"columns", {"a"}}, {"rows", json::array({json::array({json::object()})})}}));
        QVERIFY(refuses<ResultTable>({{"columns", {"a"}}, {"rows", {7}}}));
        QVERIFY(refuses<ResultTable>({{"columns", {"a"}}}));
    }

    void csvAsRfc4180HasIt()
    {
        const ResultTable table{{"budget", "a \"method\", or two"},
                                {{0.1, "genex"}, {nullptr, "two\nlines"}}};
        QCOMPARE(csvOf(table),
                 std::string("budget,\"a \"\"method\"\", or two\"\r\n0.1,genex\r\n,\"two\nlines\"\r\n"));
    }

    /// A spreadsheet would run what begins with =, +, - or @; a number may begin with a minus.
    void csvHoldsNoFormula()
    {
        const ResultTable table{{"name", "value"}, {{"=1+1", -2.5}, {"@x", 1}, {"-y", 0}}};
        QCOMPARE(csvOf(table), std::string("name,value\r\n'=1+1,-2.5\r\n'@x,1\r\n'-y,0\r\n"));
    }
};

QTEST_APPLESS_MAIN(TestFigure)
#include "tst_figure.moc"
