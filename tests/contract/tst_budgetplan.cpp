// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/budgetplan.h"

#include "common/error.h"

#include <QTest>

#include <limits>

using namespace genex;
using namespace genex::contract;

namespace {

Json point(double tau, double accuracy)
{
    return {{"size", 3}, {"tau", tau}, {"accuracy", accuracy}, {"saved_share", 0.4}, {"fallback_rate", 0.1}};
}

Json plan()
{
    return {{"budget", 12},
            {"threshold", 0.7},
            {"accuracy_with_all", 0.98},
            {"top_tenth_threshold", 0.95},
            {"curve", {point(0.2, 0.9), point(0.7, 0.96), point(1.01, 0.98)}},
            {"estimated", {{1, 2}, {3}}}};
}

} // namespace

class TestBudgetPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptIsReadAgain()
    {
        const auto plans = Json::array({plan()}).get<std::vector<ThresholdPlan>>();
        QVERIFY(!Json(plans)[0].contains("estimated")); // only what is needed to choose
        QVERIFY(Json(plans).get<std::vector<ThresholdPlan>>() == plans);
        QCOMPARE(plans.size(), std::size_t{1});
        QCOMPARE(plans[0].budget, 12.0);
        QCOMPARE(plans[0].threshold, 0.7);
        QCOMPARE(plans[0].accuracyWithAll, 0.98);
        QCOMPARE(plans[0].topTenthThreshold, 0.95);
        QVERIFY(plans[0].curve[1] == (ThresholdPoint{3, 0.7, 0.96, 0.4, 0.1}));
    }

    void theNextStricterPointIsTaken()
    {
        const ThresholdPlan plan{12, 0.7, 0.98, 0.95, {{3, 0.2}, {3, 0.7}, {3, 1.01}}};
        QCOMPARE(plan.nextStricter(0), std::size_t{0});
        QCOMPARE(plan.nextStricter(0.2), std::size_t{0});
        QCOMPARE(plan.nextStricter(0.21), std::size_t{1});
        QCOMPARE(plan.nextStricter(0.7), std::size_t{1});
        QCOMPARE(plan.nextStricter(0.95), std::size_t{2});
        QCOMPARE(plan.nextStricter(5), std::size_t{2}); // there is none: the strictest
    }

    void whatMakesNoSenseIsRefused()
    {
        Json unsorted = plan();
        std::swap(unsorted["curve"][0], unsorted["curve"][1]);
        Json infinite = plan();
        infinite["threshold"] = std::numeric_limits<double>::infinity();
        Json noCurve = plan();
        noCurve.erase("curve");
        for (const Json& bad : {unsorted, infinite, noCurve})
            QVERIFY_THROWS_EXCEPTION(Failure, fromJson<ThresholdPlan>(bad, "It"));
    }
};

QTEST_APPLESS_MAIN(TestBudgetPlan)
#include "tst_budgetplan.moc"
