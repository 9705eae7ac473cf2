// SPDX-License-Identifier: GPL-3.0-or-later
#include "casewalk.h"

#include "domain/casewording.h"

#include <QTest>

using namespace genex;
using namespace genex::domain;
using support::conclusionOf;
using support::kModelA;
using support::recommendationOf;

namespace {

Catalogue catalogue()
{
    CatalogueContent content;
    content.currency = "EUR";
    content.features = {support::featureCalled("fever", "Fever"),
                        support::featureCalled("crp", "C-reactive protein", Quantity{"mg/L", 1, 0, 500}),
                        support::featureCalled("ct", "CT of the chest")};
    content.diseases = {{"flu", "Influenza", {}, {}, false}};
    return Catalogue(content);
}

std::string told(const CaseChange& change)
{
    return sentenceOf(change, catalogue()).english();
}

} // namespace

class TestCaseWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEventIsASentence_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("expected");
        const auto row = [](const CaseChange& change, const char* expected) {
            QTest::newRow(kindOf(change).data())
                << QString::fromStdString(told(change)) << QString::fromUtf8(expected);
        };
        Conclusion abstained = conclusionOf();
        abstained.abstains = true;
        row(CaseOpened{{.name = "Ann"}}, "Opened the case of Ann.");
        row(PatientChanged{{.name = "Bea"}}, "Changed the details of the patient Bea.");
        row(FindingSet{Finding::present("fever")}, "Set the finding Fever: present.");
        row(FindingRemoved{"fever"}, "Removed the finding Fever.");
        row(NoteAdded{"first\nsecond"}, "Wrote a note: first");
        row(NoteAdded{std::string(119, 'x') + "äöü"},
            ("Wrote a note: " + std::string(119, 'x') + "…").c_str());
        row(BudgetChosen{}, "Set the budget to what the model was trained for.");
        row(BudgetChosen{{CaseBudget::Kind::Fraction, 0.2}}, "Set the budget to 20\u2009% of all tests.");
        row(BudgetChosen{{CaseBudget::Kind::Count, 5}}, "Set the budget to 5 tests.");
        row(BudgetChosen{{CaseBudget::Kind::Cost, 50}}, "Set the budget to 50\u2009€.");
        row(RecommendationMade{recommendationOf({"crp", "ecg"}, {"ct"}), "sample 3"},
            "The model sample 3 recommended ordering C-reactive protein and ecg; to be estimated: CT of the "
            "chest.");
        row(RecommendationMade{recommendationOf({}, {}), "sample 3"},
            "The model sample 3 recommended ordering nothing.");
        row(BatchEdited{"ct", BatchPlace::Order}, "Put CT of the chest into the batch to be ordered.");
        row(BatchEdited{"ct", BatchPlace::Estimate}, "Left CT of the chest to be estimated.");
        row(BatchEdited{"ct", BatchPlace::StruckOut}, "Struck CT of the chest out of the batch.");
        row(OrderPlaced{{"crp", "fever", "ct"}, {}, 1},
            "Ordered C-reactive protein, Fever and CT of the chest.");
        row(ResultEntered{Finding::measured("crp", 12.5), "mg/L"},
            "Entered the result of C-reactive protein: 12.5\u2009mg/L.");
        row(ResultEntered{Finding::measured("crp", 1.5), "mg/dL"},
            "Entered the result of C-reactive protein: 1.5\u2009mg/dL.");
        row(ResultUnavailable{"crp", "laboratory down"},
            "C-reactive protein is unavailable: laboratory down.");
        row(ResultRemoved{"crp"}, "Removed what was entered as the result of C-reactive protein.");
        row(EstimatesMade{{{"ct", 0.5, 0, 0, {}}}, kModelA, 1},
            "The engine generated values, which are no observations, for CT of the chest.");
        row(FallBackOrdered{{"ct"}}, "Ordered what had been estimated: CT of the chest.");
        row(ConclusionReached{conclusionOf(), "sample"}, "The model sample concluded: Influenza, 88\u2009%.");
        row(ConclusionReached{conclusionOf({{"ct", 0.5, 0, 0, {}}}), "sample"},
            "The model sample concluded: Influenza, 88\u2009%, with estimates.");
        row(ConclusionReached{abstained, "sample"}, "The model sample concluded without naming a disease.");
        row(Amended{"late result"}, "Reopened the case to amend it: late result.");
        row(NextBatchStarted{}, "Started another batch from what is known.");
        row(ReportMade{"pdf", kModelA}, "Made a report (pdf).");
        row(Undone{7}, "Undid entry 7.");
        row(Redone{7}, "Redid entry 7.");
    }

    void everyEventIsASentence()
    {
        QFETCH(QString, said);
        QFETCH(QString, expected);
        QCOMPARE(said, expected);
    }

    void longListsAreCut()
    {
        std::vector<std::string> many;
        for (int i = 0; i < 30; ++i)
            many.push_back("t" + std::to_string(i));
        QCOMPARE(told(FallBackOrdered{many}),
                 std::string("Ordered what had been estimated: t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10 "
                             "and 19 more."));
        many.resize(12);
        QVERIFY(told(FallBackOrdered{many}).ends_with("t10 and t11."));
    }

    void historyNumbersTheEventsAndMarksWhatIsUndone()
    {
        CaseDocument document;
        document.apply({"dr_a", 1, CaseOpened{{.name = "Ann"}}});
        document.apply({"dr_b", 2, NoteAdded{"x"}});
        document.apply(document.undo("dr_c", 3));
        const std::vector<HistoryLine> expected{
            {1, "dr_a", 1, {"Opened the case of %1.", std::string("Ann")}, false},
            {2, "dr_b", 2, {"Wrote a note: %1", std::string("x")}, true},
            {3, "dr_c", 3, {"Undid entry %1.", 2}, false}};
        QVERIFY(document.history(catalogue()) == expected);
    }
};

QTEST_APPLESS_MAIN(TestCaseWording)
#include "tst_casewording.moc"
