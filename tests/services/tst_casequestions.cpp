// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/resources.h"
#include "domain/toldcase.h"
#include "services/casequestions.h"

#include <QTest>

using namespace genex;
using namespace genex::domain;
using namespace genex::services;
using namespace genex::support;
using Json = nlohmann::json;

class TestCaseQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findingsAndBudgetAreAskedWith()
    {
        const Told told = opened().then(BudgetChosen{{CaseBudget::Kind::Count, 3}});
        const Json question = recommendQuestion(told.document, {});
        const Json expected{{"findings", {{{"feature", "fever"}, {"state", "present"}}}},
                            {"budget", {{"count", 3}}}};
        QVERIFY(question == expected);
        QVERIFY(question.at("budget").at("count").is_number_integer());
        const auto budgetOf = [](CaseBudget budget) {
            return recommendQuestion(opened().then(BudgetChosen{budget}).document, {}).at("budget");
        };
        QVERIFY(budgetOf({CaseBudget::Kind::Fraction, 0.5}) == Json({{"fraction", 0.5}}));
        QVERIFY(budgetOf({CaseBudget::Kind::Cost, 20}) == Json({{"cost", 20.0}}));
        QVERIFY(recommendQuestion(opened().document, {}).at("budget") == Json::object());
    }

    void resultsAreAskedWithAndWhatWasPlaced()
    {
        const Told told = reported();
        const Json question = concludeQuestion(told.document, {});
        QVERIFY(question.at("case").at("results").at(0).at("value") == 12);
        QVERIFY(question.at("case").at("unavailable") == Json({"xray"}));
        QVERIFY(question.at("case").at("placed").at("order") == Json({"crp", "xray"}));
        QVERIFY(question.at("budget") == Json::object());
    }

    void tooEarlyOrTooLateNothingIsAsked()
    {
        const auto codeOf = [](auto&& work) {
            const auto asked = attempt(work);
            return asked ? ErrorCode::Internal : asked.error().code;
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
        const Json question = explainQuestion(opened().document, {{"crp"}, {"ct"}}, shown, {}, catalogue);
        QVERIFY(question.at("also") == Json({"malaria"}));
        QVERIFY(question.at("order") == Json({"crp"}));
        QVERIFY(question.at("estimate") == Json({"ct"}));
    }
};

QTEST_APPLESS_MAIN(TestCaseQuestions)
#include "tst_casequestions.moc"
