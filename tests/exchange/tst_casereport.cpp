// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportcases.h"

#include "common/random.h"
#include "common/result.h"

#include <QTest>

#include <algorithm>

using namespace genex;
using namespace genex::testing;
using exchange::ReportBars;
using exchange::ReportContent;
using exchange::ReportEntries;
using exchange::ReportEstimates;
using exchange::ReportGauge;
using exchange::ReportSection;
using exchange::ReportSign;

namespace {

template <typename Block>
std::vector<Block> blocksOf(const std::vector<ReportSection>& sections)
{
    std::vector<Block> found;
    for (const ReportSection& section : sections) {
        for (const exchange::ReportBlock& block : section.blocks) {
            if (const auto* wanted = std::get_if<Block>(&block))
                found.push_back(*wanted);
        }
    }
    return found;
}

std::vector<ReportSection> allOf(const ReportContent& content)
{
    std::vector<ReportSection> all;
    for (const auto* part :
         {&content.remarks, &content.left, &content.right, &content.wide, &content.details})
        all.insert(all.end(), part->begin(), part->end());
    return all;
}

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

class TestCaseReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStateHasItsWordsAndItsHeadline_data()
    {
        QTest::addColumn<CaseDocument>("document");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("headline");
        QTest::newRow("draft") << drafted().document << text("Draft")
                               << text("No tests have been recommended yet.");
        QTest::newRow("recommended") << drafted().then(RecommendationMade{recommended(), "m"}).document
                                     << text("Draft") << text("2 tests are recommended but not yet ordered.");
        QTest::newRow("ordered") << ordered().document << text("Ordered")
                                 << text("2 test results are pending.");
        QTest::newRow("results in") << reported().document << text("Results complete")
                                    << text("All results are in. The case is not yet concluded.");
        QTest::newRow("fallback") << fallenBack().document << text("Fallback ordered")
                                  << text("The estimates were not accepted. 2 test results are pending.");
        QTest::newRow("concluded") << concluded().document << text("Concluded")
                                   << text("Most likely: Influenza, 88\u2009%.");
        QTest::newRow("amended") << amended().document << text("Amended, open")
                                 << text("Reopened for amendment, not yet concluded again.");
        QTest::newRow("amended again") << amendedAndConcluded().document << text("Amended")
                                       << text("Most likely: Influenza, 91\u2009%.");
    }

    void everyStateHasItsWordsAndItsHeadline()
    {
        QFETCH(const CaseDocument, document);
        const ReportContent content = reportOf(document);
        QTEST(content.state, "state");
        QTEST(content.headline, "headline");
        QVERIFY(content.notice.startsWith(text("For research and education only.")));
        QCOMPARE(content.subject, text("Patient k7x2qd · 54 years · female"));
        QCOMPARE(content.made, text("2026-03-01 09:15 UTC · GENEX 0.1.0"));
    }

    void anAbstentionNamesNoDisease()
    {
        Conclusion unsure = concludedWith({});
        unsure.abstains = true;
        unsure.concerns = {{"below_floor", "The confidence is too low."}};
        const ReportContent content = reportOf(reported().then(ConclusionReached{unsure, "m"}).document);
        QCOMPARE(content.headline, text("No diagnosis suggested."));
        QCOMPARE(content.remarks.at(0).heading, text("Why no diagnosis is suggested"));
        QVERIFY(Texts(content.remarks).has("The confidence is too low."));
    }

    void findingsAndResultsAreThoseOfTheCase()
    {
        const auto lists = blocksOf<ReportEntries>(reportOf(reported().document).left);
        QCOMPARE(lists.size(), std::size_t{2});
        const std::vector<exchange::ReportEntry> findings{
            {ReportSign::Present, text("Fever"), text("present")},
            {ReportSign::Absent, text("Cough"), text("absent")},
            {ReportSign::None, text("Body temperature"), text("38.9\u2009°C")}};
        QVERIFY(lists[0].entries == findings);
        const std::vector<exchange::ReportEntry> results{
            {ReportSign::None, text("C-reactive protein"), text("12\u2009mg/L")},
            {ReportSign::Missing, text("Chest X-ray: upper-zone shadow or cavity"),
             text("unavailable: Mrs Patient k7x2qd declined")}};
        QVERIFY(lists[1].entries == results);
    }

    void ordersSayWhy()
    {
        Story story = drafted();
        story.then(RecommendationMade{recommended(), "m"})
            .then(BatchEdited{"smear", BatchPlace::Order})
            .then(BatchEdited{"own", BatchPlace::Order})
            .then(OrderPlaced{{"crp", "xray", "smear", "own"}, {"ddimer"}, 1})
            .then(OrderPlaced{{"besides"}, {}, 1});
        const auto lists = blocksOf<ReportEntries>(reportOf(story.document).right);
        QStringList reasons;
        for (const exchange::ReportEntry& entry : lists.at(0).entries)
            reasons << entry.value;
        // 0.3 and 0.1 of 0.4 nats.
        const QStringList expected{text("laboratory · 75\u2009% of the expected gain"),
                                   text("imaging · 25\u2009% of the expected gain"),
                                   text("laboratory · ordered by the doctor instead of estimated"),
                                   text("laboratory · added by the doctor"),
                                   text("laboratory · also ordered by the doctor")};
        QCOMPARE(reasons, expected);
    }

    /// In the words of the window; what each result would do stands in the details.
    void aPersonalOrderSaysWhatItIsFor()
    {
        Recommendation made = recommended();
        made.selection = "personal";
        made.order[0].expectedGain = 0.131;
        made.order[0].separates = {"flu", "pneumonia"};
        made.order[0].outcomes = {{"high", 40, {}, 0.25, 0.31, 0.56}, {"low", {}, 40, 0.75, 0.5, 0.2}};
        made.order[1].expectedGain = 0;
        Story story = drafted();
        story.then(RecommendationMade{made, "m"}).then(OrderPlaced{{"crp", "xray"}, {"ddimer", "smear"}, 1});
        const ReportContent content = reportOf(story.document);
        const auto lists = blocksOf<ReportEntries>(content.right);
        QCOMPARE(lists.at(0).entries[0].value,
                 text("laboratory · +13\u2009% · distinguishes Influenza from Pneumonia"));
        QCOMPARE(lists.at(0).entries[1].value, text("imaging · little information on its own"));
        const Texts details(content.details);
        QVERIFY(details.has("C-reactive protein|40\u2009mg/L or more (25\u2009%): Influenza 44\u2009% → "
                            "31\u2009%, Pneumonia 31\u2009% → 56\u2009%"));
        QVERIFY(details.has("|below 40\u2009mg/L (75\u2009%): Influenza 44\u2009% → 50\u2009%"));
        QVERIFY(!Texts(reportOf(ordered().document)).has("Possible results"));
    }

    void resultsAreNeverExpectedToLeaveLessSure()
    {
        Recommendation made = recommended();
        made.confidenceExpected = made.confidenceNow - 0.01;
        Story story = drafted();
        story.then(RecommendationMade{made, "m"});
        const auto gauges = blocksOf<ReportGauge>(reportOf(story.document).wide);
        QVERIFY(!gauges.empty());
        QCOMPARE(gauges[0].expected.value(), made.confidenceNow);
    }

    void theOrderSaysWhoItWasChosenFor()
    {
        Recommendation made = recommended();
        made.bucket = 3;
        const auto textsOf = [&] {
            Story story = drafted();
            story.then(RecommendationMade{made, "m"})
                .then(OrderPlaced{{"crp", "xray"}, {"ddimer", "smear"}, 1});
            return Texts(reportOf(story.document).right);
        };
        QVERIFY(textsOf().has("Chosen for patients like this one (bucket 3)."));
        made.selection = "personal";
        QVERIFY(textsOf().has("Chosen for this patient."));
    }

    void theFallbackIsAReason()
    {
        const ReportContent content = reportOf(fallenBack().document);
        const auto lists = blocksOf<ReportEntries>(content.right);
        QCOMPARE(lists.at(0).entries.back().value,
                 text("laboratory · fallback: its estimate was not accepted"));
        const Texts texts(content);
        QVERIFY(texts.has("Fallback: the estimates were not accepted"));
        QVERIFY(texts.has("≈ Estimated, not accepted"));
    }

    void everyEstimateIsMarked()
    {
        for (const Story& story :
             {concluded(), fallenBack(), concludedAfterFallBack(), amendedAndConcluded()}) {
            const ReportContent content = reportOf(story.document);
            const auto frames = blocksOf<ReportEstimates>(allOf(content));
            QVERIFY(!frames.empty());
            for (const ReportEstimates& frame : frames) {
                QVERIFY(frame.title.contains(text("≈")));
                QCOMPARE(frame.values.size(), std::size_t{2});
                for (const exchange::ReportFact& value : frame.values) {
                    QVERIFY2(value.value.startsWith(text("≈ ")), qPrintable(value.value));
                    QVERIFY2(value.value.endsWith(text("estimated")), qPrintable(value.value));
                }
            }
        }
        const auto frames = blocksOf<ReportEstimates>(reportOf(concluded().document).right);
        QCOMPARE(frames.at(0).values[0].value, text("≈ 0.42\u2009mg/L (0.20–0.75), estimated"));
        QCOMPARE(frames.at(0).values[1].value, text("≈ 8\u2009% present, estimated"));
    }

    void noEstimateStandsAmongResults()
    {
        const ReportContent content = reportOf(concluded().document);
        QVERIFY(Texts(content).has("D-dimer")); // somewhere else
        for (const ReportEntries& list : blocksOf<ReportEntries>(allOf(content))) {
            for (const exchange::ReportEntry& entry : list.entries)
                QVERIFY(entry.name != text("D-dimer") && entry.name != text("Malaria smear"));
        }
        for (const ReportSection& section : content.details) {
            if (section.heading == text("Results"))
                QVERIFY(!Texts(std::vector{section}).has("D-dimer"));
        }
    }

    void theDifferentialIsThatOfTheCase()
    {
        const auto bars = blocksOf<ReportBars>(reportOf(concluded().document).wide);
        QCOMPARE(bars.at(0).bars.size(), std::size_t{4});
        const exchange::ReportBar malaria{text("Malaria"), true, 0.03, 0.15, std::nullopt, 0.01};
        QVERIFY(bars[0].bars[2] == malaria);
        const auto expected = blocksOf<ReportBars>(reportOf(ordered().document).wide);
        const exchange::ReportBar flu{text("Influenza"), false, 0.44, std::nullopt, 0.7};
        QVERIFY(expected.at(0).bars[0] == flu);
    }

    void whatMustNotBeMissedIsPinned()
    {
        Conclusion wide = concludedWith({});
        wide.differential.clear();
        for (int i = 0; i < 10; ++i)
            wide.differential.push_back({"d" + std::to_string(i), 0.09, {}});
        wide.differential.push_back({"malaria", 0.02, {}});
        const auto bars =
            blocksOf<ReportBars>(reportOf(reported().then(ConclusionReached{wide, "m"}).document).wide);
        QCOMPARE(bars.at(0).bars.size(), std::size_t{7});
        QCOMPARE(bars[0].bars.back().name, text("Malaria"));
    }

    /// Malaria from 1 %, unstable angina from the usual 2 %.
    void eachIsPinnedFromItsOwnThresholdOn()
    {
        Conclusion wide = concludedWith({});
        wide.differential.clear();
        for (int i = 0; i < 10; ++i)
            wide.differential.push_back({"d" + std::to_string(i), 0.09, {}});
        wide.differential.push_back({"angina", 0.015, {}});
        wide.differential.push_back({"malaria", 0.01, {}});
        const ReportContent content = reportOf(reported().then(ConclusionReached{wide, "m"}).document);
        const auto bars = blocksOf<ReportBars>(content.wide);
        QCOMPARE(bars.at(0).bars.size(), std::size_t{7});
        QCOMPARE(bars[0].bars.back().name, text("Malaria"));
        QCOMPARE(bars[0].bars.back().cantMissFrom, 0.01);
        QVERIFY(Texts(content.details).has("! Unstable angina (can’t miss, from 2\u2009%)"));
    }

    void whatIsPinnedAndHasNoBarIsNamed()
    {
        Conclusion wide = concludedWith({});
        wide.differential.clear();
        for (int i = 0; i < 6; ++i)
            wide.differential.push_back({"d" + std::to_string(i), 0.14, {}});
        for (const char* disease : {"sepsis", "stroke", "malaria", "angina"})
            wide.differential.push_back({disease, 0.04, {}});
        const ReportContent content = reportOf(reported().then(ConclusionReached{wide, "m"}).document);
        QCOMPARE(blocksOf<ReportBars>(content.wide).at(0).bars.size(), std::size_t{9});
        QVERIFY(Texts(content.wide).has("at or above their threshold: Unstable angina (4\u2009%)."));
    }

    void theConfidenceIsSaidAgainstTheThreshold()
    {
        const auto gauges = blocksOf<ReportGauge>(reportOf(concluded().document).wide);
        QCOMPARE(gauges.at(0).confidence, 0.88);
        QCOMPARE(gauges[0].threshold, 0.8);
        QVERIFY(gauges[0].words.startsWith(text("Confidence 88\u2009%, at or above τ = 80\u2009%.")));
        QVERIFY(gauges[0].words.contains(text("No fallback")));
        Conclusion close = concludedWith({});
        close.confidence = 0.797;
        const ReportContent below = reportOf(reported().then(ConclusionReached{close, "m"}).document);
        QVERIFY(blocksOf<ReportGauge>(below.wide)
                    .at(0)
                    .words.startsWith(text("Confidence 79.7\u2009%, below τ = 80.0\u2009%.")));
    }

    void evidenceStandsForAndAgainst()
    {
        const Texts texts(reportOf(concluded().document).details);
        QVERIFY(texts.has("Evidence: Influenza, 88\u2009%"));
        QVERIFY(texts.has("Fever: present (+1.50)|C-reactive protein: 12\u2009mg/L (−0.25)"));
        QVERIFY(texts.has("C-reactive protein: 12\u2009mg/L (+0.90)|Cough: absent (−0.70)"));
    }

    /// Age and sex are told to the model without being findings: they are no estimates for that.
    void whatThePatientIsCountsAsKnown()
    {
        Conclusion made = concludedWith(estimates());
        made.differential[0].evidence = {{"age", 0.3}, {"smear", -0.2}};
        Story story = reported();
        story.then(ConclusionReached{made, "m"});
        const Texts texts(reportOf(story.document).details);
        QVERIFY(texts.has("age: from the patient's details (+0.30)|Malaria smear: ≈ estimated (−0.20)"));
    }

    void anAmendedCaseSaysWhyAndWhatItWas()
    {
        const ReportContent content = reportOf(amendedAndConcluded().document);
        QCOMPARE(content.remarks.at(0).heading, text("Amended"));
        const Texts remarks(content.remarks);
        QVERIFY(remarks.has("by dr_a: the CRP of Patient k7x2qd was another patient's"));
        QVERIFY(remarks.has("Before: Influenza, 88\u2009% (concluded 2026-03-01 08:24 UTC)."));
        QVERIFY(Texts(content.details).has("Previous conclusions"));
        QVERIFY(reportOf(concluded().document).remarks.empty());
    }

    void theModelSaysWhatItIsAndItsLimits()
    {
        const Texts texts(reportOf(concluded().document).details);
        QVERIFY(texts.has((std::string("Conclusion|embedded/1|") + kHash + "|9|0.1.0").c_str()));
        QVERIFY(texts.has("• It knows the diseases listed here & nothing else."));
        QVERIFY(texts.has("12 tests|47\u2009%|46\u2009%|25\u2009%|80\u2009%|0.016"));
    }

    void aCardOfAnotherModelIsNotShown()
    {
        Conclusion other = concludedWith({});
        other.modelSha256 = std::string(64, 'b');
        const Texts texts(reportOf(reported().then(ConclusionReached{other, "m"}).document).details);
        QVERIFY(texts.has("The model card is not available"));
        QVERIFY(texts.has("come from different models"));
        QVERIFY(!texts.has("nothing else."));
    }

    void theHistoryHasALineForEveryEvent()
    {
        Story story = drafted();
        story.document.apply(story.document.undo("dr_b", story.atMs));
        const Texts texts(reportOf(story.document).details);
        QVERIFY(texts.has("4|2026-03-01 08:18|dr_a|Set the finding Body temperature: 38.9\u2009°C."));
        QVERIFY(texts.has("5|2026-03-01 08:19|dr_a|Added a note. (undone)"));
        QVERIFY(texts.has("6|2026-03-01 08:20|dr_b|Undid entry 5."));
    }

    void nothingNamesThePatientUnlessAsked()
    {
        Story renamed = amendedAndConcluded();
        renamed.then(Amended{"mrn-778899 and XANTHIPPE quill-österreich"})
            .then(PatientChanged{{.name = "Ann Doe", .reference = "42-A"}})
            .then(ResultUnavailable{"smear", "xanthippe's sister, Doe, took 42-A home"});
        const ReportContent hidden = reportOf(renamed.document);
        const Texts texts(hidden);
        for (const char* word :
             {"anthippe", "uill", "sterreich", "778899", "Elmstreet", "Zacharias", "Doe", "42-A"})
            QVERIFY2(!texts.all.contains(text(word), Qt::CaseInsensitive), word);
        const ReportContent named = reportOf(renamed.document, true);
        QVERIFY(named.subject.startsWith(text("Ann Doe")));
        const Texts all(named);
        for (const char* word : {"42-A", "Brother of Zacharias.", "took 42-A home"})
            QVERIFY2(all.has(word), word);
        QCOMPARE(named.pseudonym, text("Patient k7x2qd"));
        QVERIFY(!named.title.contains(text("Ann")));
    }

    void wordsThatOnlyLookLikeANameStay()
    {
        Story story;
        story.then(CaseOpened{{.name = "Ann Ro"}})
            .then(FindingSet{Finding::ofCategory("anaemia", "ann, annual and romantic")});
        const auto lists = blocksOf<ReportEntries>(reportOf(story.document).left);
        QCOMPARE(lists.at(0).entries[0].value, text("Patient k7x2qd, annual and romantic"));
    }

    void marksThatTurnTextAroundAreLeftOut()
    {
        Story story;
        story.then(CaseOpened{{.name = "\u202EAnn"}}).then(FindingSet{Finding::present("a\u2066b\u202Ec")});
        const ReportContent content = reportOf(story.document, true);
        QVERIFY(content.subject.startsWith(text("Ann")));
        QCOMPARE(blocksOf<ReportEntries>(content.left).at(0).entries[0].name, text("abc"));
    }

    void anyStoryHasAReport()
    {
        Random random(5);
        for (int walk = 0; walk < 30; ++walk) {
            Story story = drafted();
            const std::vector<CaseChange> changes{
                RecommendationMade{recommended(), "m"},
                OrderPlaced{{"crp", "xray"}, {"ddimer", "smear"}, 1},
                ResultEntered{Finding::measured("crp", 3), "", std::nullopt},
                ResultUnavailable{"xray", "x"},
                EstimatesMade{estimates(), kHash, 1},
                FallBackOrdered{{"ddimer", "smear"}},
                ResultUnavailable{"ddimer", "x"},
                ResultUnavailable{"smear", "x"},
                ConclusionReached{concludedWith({}), "m"},
                Amended{"again for Xanthippe"},
                NextBatchStarted{},
                FindingRemoved{"cough"}};
            for (int step = 0; step < 60; ++step) {
                const CaseChange& change = changes[random.below(changes.size())];
                static_cast<void>(attempt([&] { story.then(change); }));
            }
            const ReportContent content = reportOf(story.document);
            QVERIFY(!content.headline.isEmpty());
            QVERIFY(!Texts(content).all.contains(text("Xanthippe")));
        }
    }
};

QTEST_APPLESS_MAIN(TestCaseReport)
#include "tst_casereport.moc"
