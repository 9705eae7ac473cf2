// SPDX-License-Identifier: GPL-3.0-or-later
#include "toldcase.h"

#include <QTest>

using namespace genex;
using namespace genex::domain;
using namespace genex::support;

class TestCaseRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<int>("at");
        const auto row = [](int at, const char* text) { QTest::newRow(text) << QByteArray(text) << at; };
        row(0, "The case has not been opened.");
        row(1, "The case is already open.");
        row(2, "rash is not a finding of this case.");
        row(3, "There is no recommendation for the current findings.");
        row(4, "fever is already known.");
        row(5, "rash is not among the tests the model would estimate.");
        row(6, "The order does not match the current batch.");
        row(7, "The order belongs to round 2, but the case is in round 1.");
        row(8, "ecg was not ordered.");
        row(9, "crp was ordered.");
        row(10, "crp is known.");
        row(11, "ecg has no result.");
        row(12, "No order has been placed in this round.");
        row(13, "Results are pending: it is too early to conclude.");
        row(14, "The engine did not conclude: its answer is \"fall_back\".");
        row(15, "The case is not concluded: it is too early to amend.");
        row(16, "The order has been placed: it is too late to edit its batch.");
        row(17, "crp is already ordered.");
        row(18, "Only a new batch leaves tests to be estimated.");
        row(19, "No order has been placed: it is too early to conclude.");
        row(20, "crp is already known.");
        row(21, "fever was not ordered.");
        row(22, "The order is empty.");
    }

    void whatDoesNotFitIsRefused()
    {
        QFETCH(QByteArray, expected);
        QFETCH(int, at);
        Conclusion fallBack = conclusionOf();
        fallBack.stage = CaseStage::FallBack;
        const std::vector<Error> errors{
            Told().refusal(NoteAdded{"x"}),
            opened().refusal(CaseOpened{{.name = "Bea"}}),
            opened().refusal(FindingRemoved{"rash"}),
            opened().refusal(OrderPlaced{{"crp"}, {}, 1}),
            opened().refusal(RecommendationMade{recommendationOf({"fever"}, {}), "sample"}),
            recommended().refusal(BatchEdited{"rash", BatchPlace::Estimate}),
            recommended().refusal(OrderPlaced{{"crp"}, {"ct"}, 1}),
            recommended().refusal(OrderPlaced{{"crp", "xray"}, {"ct"}, 2}),
            ordered().refusal(ResultEntered{Finding::present("ecg")}),
            ordered().refusal(FindingSet{Finding::present("crp")}),
            reported().refusal(ResultUnavailable{"crp", "x"}),
            ordered().refusal(ResultRemoved{"ecg"}),
            recommended().refusal(ResultUnavailable{"ct", "x"}),
            ordered().refusal(ConclusionReached{conclusionOf(), "sample"}),
            reported().refusal(ConclusionReached{fallBack, "sample"}),
            reported().refusal(Amended{"x"}),
            ordered().refusal(BatchEdited{"ct", BatchPlace::Order}),
            ordered().refusal(OrderPlaced{{"crp"}, {}, 1}),
            ordered().refusal(OrderPlaced{{"ecg"}, {"ct"}, 1}),
            opened().refusal(ConclusionReached{conclusionOf(), "sample"}),
            reported().refusal(EstimatesMade{{{"crp", 0, 1, 0, {}}}, kModelA, 1}),
            ordered().refusal(ResultEntered{Finding::present("fever")}),
            ordered().refusal(OrderPlaced{{}, {}, 1}),
        };
        const Error& error = errors[static_cast<std::size_t>(at)];
        QCOMPARE(QByteArray::fromStdString(error.message.english()), expected);
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QVERIFY(!error.remedy.empty());
    }
};

QTEST_APPLESS_MAIN(TestCaseRules)
#include "tst_caserules.moc"
