// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/cantmiss.h"
#include "domain/jsonform.h"

#include <QTest>

using namespace genex;
using namespace genex::domain;

namespace {

Disease disease(const char* id, bool cantMiss, double from = kUsualCantMissFrom)
{
    Disease entry;
    entry.id = id;
    entry.name = id;
    entry.cantMiss = cantMiss;
    entry.cantMissFrom = from;
    return entry;
}

Catalogue catalogue()
{
    CatalogueContent content;
    content.diseases = {disease("flu", false), disease("malaria", true, 0.01), disease("sepsis", true, 0.05)};
    return Catalogue(content);
}

using Positions = std::vector<std::size_t>;

Positions notRuledOutOf(const std::vector<float>& probabilities, const std::vector<double>& thresholds)
{
    return notRuledOut(std::span<const float>(probabilities), thresholds);
}

} // namespace

class TestCantMiss : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachDiseaseHasItsOwnThreshold()
    {
        QCOMPARE(cantMissThreshold(catalogue(), "malaria"), 0.01);
        QCOMPARE(cantMissThreshold(catalogue(), "sepsis"), 0.05);
        QCOMPARE(cantMissThreshold(catalogue(), "flu"), kMayBeMissed);
        QCOMPARE(cantMissThreshold(catalogue(), "not known here"), kMayBeMissed);
        QVERIFY(mustNotBeMissed(0.01, 0.01)); // at it
        QVERIFY(!mustNotBeMissed(0.0099, 0.01));
        QVERIFY(!mustNotBeMissed(1, kMayBeMissed));
    }

    void whatIsNamedIsNotMissed()
    {
        const std::vector<double> thresholds{kMayBeMissed, 0.25, 0.5};
        QCOMPARE(notRuledOutOf({0.75F, 0.25F, 0.0F}, thresholds), Positions{1});
        QCOMPARE(notRuledOutOf({0.25F, 0.75F, 0.0F}, thresholds), Positions()); // named, so not missed
        QCOMPARE(notRuledOutOf({0.0F, 0.5F, 0.5F}, thresholds), Positions{2});
        QCOMPARE(notRuledOutOf({0.9F, 0.1F, 0.0F}, thresholds), Positions());
        QCOMPARE(notRuledOutOf({0.5F, 0.5F}, {}), Positions()); // nothing is known of that
    }

    void allThatStandAreListedTheNamedOneToo()
    {
        Recommendation recommendation;
        recommendation.differential = {{"malaria", 0.9, 0.1}, {"sepsis", 0.05, 0}, {"flu", 0.05, 0}};
        const std::vector<CantMissDisease> expected{{"malaria", 0.9, 0.01}, {"sepsis", 0.05, 0.05}};
        QVERIFY(cantMissOf(recommendation, catalogue()) == expected);
        QVERIFY(cantMissOf(recommendation, Catalogue()).empty());
        Conclusion conclusion;
        conclusion.differential = {{"flu", 0.98, {}}, {"malaria", 0.01, {}}, {"sepsis", 0.01, {}}};
        const std::vector<CantMissDisease> last{{"malaria", 0.01, 0.01}};
        QVERIFY(cantMissOf(conclusion, catalogue()) == last);
        QCOMPARE(nlohmann::json(last).dump(),
                 std::string(R"([{"disease":"malaria","probability":0.01,"threshold":0.01}])"));
    }

    void theReasonIsSaid()
    {
        Conclusion conclusion;
        conclusion.confidence = 0.9;
        conclusion.threshold = 0.8;
        conclusion.concerns = {notRuledOutConcern("Malaria")};
        QCOMPARE(conclusion.concerns[0].text.english(),
                 std::string("Can't-miss diseases not ruled out: Malaria."));
        QVERIFY(isForCantMiss(conclusion));
        QVERIFY(reasonToFallBack(conclusion).english().find("can't-miss disease") != std::string::npos);
        conclusion.instability = 0.2; // the draws disagree: .72
        QVERIFY(reasonToFallBack(conclusion).english().find("below τ") != std::string::npos);
        conclusion = {};
        QVERIFY(!isForCantMiss(conclusion));
    }
};

QTEST_APPLESS_MAIN(TestCantMiss)
#include "tst_cantmiss.moc"
