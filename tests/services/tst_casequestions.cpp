// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/resources.h"
#include "domain/toldcase.h"
#include "services/casequestions.h"
#include "support/errorof.h"

#include <QTest>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::domain;
using namespace genex::services;
using namespace genex::support;

class TestCaseQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findingsAndBudgetAreAskedWith()
    {
        const Told told = opened().then(BudgetChosen{{.count = 3}});
        const contract::RecommendTask question = recommendQuestion(told.document, {});
        QVERIFY(question.findings == std::vector{Finding::present("fever")});
        QVERIFY((question.budget == contract::Budget{.fraction = {}, .count = 3, .cost = {}}));
        const auto budgetOf = [](Budget budget) {
            return recommendQuestion(opened().then(BudgetChosen{budget}).document, {}).budget;
        };
        QCOMPARE(budgetOf({.fraction = 0.5}).fraction.value(), 0.5);
        QCOMPARE(budgetOf({.cost = 20}).cost.value(), 20.0);
        QVERIFY(recommendQuestion(opened().document, {}).budget == contract::Budget());
    }

    void resultsAreAskedWithAndWhatWasPlaced()
    {
        const Told told = reported();
        const contract::ConcludeTask question = concludeQuestion(told.document, {});
        const std::vector<std::string> ordered{"crp", "xray"};
        QCOMPARE(question.input.results.at(0).value, 12.0);
        QVERIFY(question.input.unavailable == std::vector<std::string>{"xray"});
        QVERIFY(question.input.placed.value().order == ordered);
        QVERIFY(question.budget == contract::Budget());
    }

    void tooEarlyOrTooLateNothingIsAsked()
    {
        const auto codeOf = [](auto&& work) {
            const auto asked = attempt(work);
            return errorOf(asked).code;
        };
        QCOMPARE(codeOf([] { recommendQuestion(ordered().document, {}); }), ErrorCode::InvalidInput);
        QCOMPARE(codeOf([] { concludeQuestion(ordered().document, {}); }), ErrorCode::InvalidInput);
        QCOMPARE(codeOf([] { concludeQuestion(opened().document, {}); }), ErrorCode::InvalidInput);
    }

    void whatMustNotBeMissedIsExplainedToo()
    {
        Recommendation shown = recommendationOf({"crp"}, {"ct"});
        shown.differential = {{"influenza", 0.9, 0.9}, {"malaria", 0.0001, 0}};
        const Catalogue catalogue = loadCatalogue(resourceFolder() / "sample" / "catalogue.json");
        const ExplanationInput input =
            explainQuestion(opened().document, {{"crp"}, {"ct"}}, shown, {}, catalogue).input;
        QVERIFY(input.also == std::vector<std::string>{"malaria"});
        QVERIFY(input.order == std::vector<std::string>{"crp"});
        QVERIFY(input.estimate == std::vector<std::string>{"ct"});
    }
};

QTEST_APPLESS_MAIN(TestCaseQuestions)
#include "tst_casequestions.moc"
