// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "handmodel.h"

#include "genex/device.h"

#include <QTest>

#include <cmath>
#include <memory>

using namespace genex;
using namespace genex::method;
using domain::Explanation;
using domain::ExplanationInput;
using domain::Finding;

namespace {

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-5;
}

/// p(flu) from ln p(flu)/p(cold).
double fluAt(double odds)
{
    return 1 / (1 + std::exp(-odds));
}

const double kPrior = std::log(3.0);

} // namespace

/// What is said beside a batch, on a model whose every number is known (handmodel.h).
class TestExplain : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Model> m_model;

    Explanation explain(const std::vector<std::string>& order, const std::vector<std::string>& estimate) const
    {
        return m_model->explain({{}, order, estimate, {}});
    }
    std::string complaint(const ExplanationInput& input) const
    {
        const Error error = failureOf([&] { return m_model->explain(input); });
        return error.code == ErrorCode::InvalidInput && !error.remedy.empty() ? error.message.english()
                                                                              : "another error";
    }

private Q_SLOTS:
    void initTestCase()
    {
        setThreads(1);
        m_model = std::make_unique<Model>(HandModel(GeneratorKind::Pooled).model());
    }

    void nothingOrderedLeavesWhatIsBelievedNow()
    {
        const Explanation answer = explain({}, {});
        QCOMPARE(answer.modelSha256, m_model->sha256());
        QVERIFY(isNear(answer.expectedAccuracy, 0.75)); // flu is named in every course
        QVERIFY(isNear(answer.expectedConfidence, 0.75));
        QVERIFY(isNear(answer.accuracyIfAllOrdered, 0.75));
        QVERIFY(answer.reasons.empty() && answer.effects.empty());
        QCOMPARE(answer.expectedDifferential.size(), std::size_t{2});
        QCOMPARE(answer.expectedDifferential[0].disease, std::string("flu"));
        QVERIFY(isNear(answer.expectedDifferential[0].now, 0.75) &&
                isNear(answer.expectedDifferential[0].expected, 0.75));
        QCOMPARE(answer.differential.size(), std::size_t{2});
        QVERIFY(isNear(answer.differential[1].probability, 0.25));
        QVERIFY(answer.differential[0].evidence.empty()); // nothing is known
    }

    // f1 alone: three of four with flu and one of two with a cold are named: ¾·¾ + ¼·½ = 11/16, less than
    // without it (¾), so that striking it out is not said to help.
    // f2 alone: a gap leaves flu, so all are named.
    // Both: those with a cold are both named (2 − 4 < −ln 3), one with flu is not: ¾·¾ + ¼ = 13/16.
    void accuraciesByHand()
    {
        const Explanation one = explain({"f1"}, {"f2"});
        QVERIFY(isNear(one.expectedAccuracy, 11.0 / 16));
        QVERIFY(isNear(one.accuracyIfAllOrdered, 13.0 / 16));
        QCOMPARE(one.effects.size(), std::size_t{2});
        QCOMPARE(one.effects[0].feature, std::string("f1"));
        QVERIFY(isNear(one.effects[0].ordered, 11.0 / 16));
        QVERIFY(isNear(one.effects[0].struckOut, 11.0 / 16));
        QVERIFY(isNear(one.effects[0].estimated.value(), 11.0 / 16));
        QCOMPARE(one.effects[1].feature, std::string("f2"));
        QVERIFY(isNear(one.effects[1].ordered, 13.0 / 16));
        QVERIFY(isNear(one.effects[1].struckOut, 11.0 / 16));
        QVERIFY(isNear(one.effects[1].estimated.value(), 11.0 / 16));

        const Explanation both = explain({"f2", "f1"}, {});
        QVERIFY(isNear(both.expectedAccuracy, 13.0 / 16));
        QVERIFY(isNear(both.accuracyIfAllOrdered, 13.0 / 16));
        QCOMPARE(both.effects[0].feature, std::string("f2")); // as they were asked
        QVERIFY(isNear(both.effects[0].ordered, 13.0 / 16));
        QVERIFY(isNear(both.effects[0].struckOut, 11.0 / 16));
        QVERIFY(isNear(both.effects[1].struckOut, 13.0 / 16)); // f2 alone would name all

        const Explanation none = explain({}, {"f1"});
        QVERIFY(isNear(none.expectedAccuracy, 0.75));
        QVERIFY(isNear(none.effects[0].ordered, 0.75)); // 11/16
        QVERIFY(isNear(none.accuracyIfAllOrdered, 0.75));
    }

    void expectedDifferentialByHand()
    {
        const double t = HandModel::kTemperature;
        const Explanation answer = explain({"f2"}, {"f1"});
        const double clear = fluAt((kPrior + 4) / t);   // one with flu
        const double open = fluAt(kPrior / t);          // three with flu, whose f2 is a gap
        const double against = fluAt((kPrior - 4) / t); // both with a cold
        QVERIFY(
            isNear(answer.expectedDifferential[0].expected, 0.75 * (clear + 3 * open) / 4 + 0.25 * against));
        QVERIFY(isNear(answer.expectedDifferential[0].now, 0.75));
        QVERIFY(isNear(answer.expectedConfidence, 0.75 * (clear + 3 * open) / 4 + 0.25 * (1 - against)));
        QVERIFY(isNear(answer.expectedAccuracy, 1));
    }

    // ln p(flu)/p(cold) after f1: ln 3 + 2·(3 − 1)/4 with flu, ln 3 + 0 with a cold. After f2: ln 3 + 4·¼ and
    // ln 3 − 4.
    void separationsByHand()
    {
        const Explanation answer = explain({"f2"}, {"f1"});
        QCOMPARE(answer.reasons.size(), std::size_t{2});
        QCOMPARE(answer.reasons[0].feature, std::string("f2"));
        QCOMPARE(answer.reasons[0].disease, std::string("flu"));
        QCOMPARE(answer.reasons[0].other, std::string("cold"));
        QVERIFY(isNear(answer.reasons[0].separation, 5 / HandModel::kTemperature));
        QCOMPARE(answer.reasons[1].feature, std::string("f1"));
        QVERIFY(isNear(answer.reasons[1].separation, 1 / HandModel::kTemperature));
    }

    // f2 is known of one with flu (¾·¼) and of both with a cold (¼). What is believed after it has the
    // temperature of what is believed now.
    void outcomesByHand()
    {
        const std::vector<domain::TestOutcome> outcomes = explain({"f2"}, {"f1"}).reasons[0].outcomes;
        QCOMPARE(outcomes.size(), std::size_t{2});
        QCOMPARE(outcomes[0].result, std::string("present"));
        QVERIFY(isNear(outcomes[0].likelihood, 3.0 / 7));
        QVERIFY(isNear(outcomes[0].disease, fluAt(kPrior + 4)));
        QVERIFY(isNear(outcomes[0].other, 1 - fluAt(kPrior + 4)));
        QCOMPARE(outcomes[1].result, std::string("absent"));
        QVERIFY(isNear(outcomes[1].likelihood, 4.0 / 7));
        QVERIFY(isNear(outcomes[1].disease, fluAt(kPrior - 4)));
        QVERIFY(!outcomes[0].isRange() && !outcomes[1].isRange());
    }

    void whatSaysNothingPartsNothingAndMovesNothing()
    {
        const Explanation answer = explain({"f3", "f1"}, {});
        QVERIFY(answer.reasons[0] == (domain::OrderReason{"f3", "", "", 0}));
        QCOMPARE(answer.effects[0].ordered, answer.effects[0].struckOut);
        QCOMPARE(answer.effects[0].ordered, answer.expectedAccuracy);
        QVERIFY(!answer.reasons[1].disease.empty());
        QVERIFY(explain({"f1"}, {"f3"}).effects[1].ordered == answer.expectedAccuracy);
    }

    void anUnlikelyDiseaseIsNoReason()
    {
        // ½ + 2 + 4 + ln 3: a cold has less than one part in a hundred.
        const Explanation answer = m_model->explain(
            {{Finding::present("f0"), Finding::present("f1"), Finding::present("f2")}, {"f3"}, {}, {}});
        QVERIFY(answer.differential[1].probability < 0.01);
        QVERIFY(answer.reasons[0].disease.empty());
        const Explanation open = m_model->explain({{Finding::present("f1")}, {"f2"}, {}, {}});
        QVERIFY(open.differential[1].probability > 0.01);
        QVERIFY(!open.reasons[0].disease.empty());
        const Explanation closed = m_model->explain({{Finding::present("f2")}, {"f1"}, {}, {}});
        QVERIFY(closed.differential[1].probability < 0.01);
        QVERIFY(closed.reasons[0] == (domain::OrderReason{"f1", "", "", 0}));
    }

    void aDiseaseWithoutCoursesIsNoReason()
    {
        const Model model = HandModel(GeneratorKind::Pooled).model({0, 0, 0, 0, 0, 0});
        const Explanation answer = model.explain({{}, {"f1", "f2"}, {}, {}});
        QVERIFY(isNear(answer.expectedDifferential[1].now,
                       0.25)); // likely, and yet nothing is known of its results
        QVERIFY(answer.reasons[0] == (domain::OrderReason{"f1", "", "", 0}));
        QVERIFY(answer.reasons[1] == (domain::OrderReason{"f2", "", "", 0}));
    }

    void evidenceByHand()
    {
        const Explanation answer =
            m_model->explain({{Finding::present("f0"), Finding::absent("f1")}, {"f2"}, {}, {}});
        const double odds = kPrior + 0.5 - 2;
        QCOMPARE(answer.differential[0].disease, std::string("cold"));
        QVERIFY(isNear(answer.differential[1].probability, fluAt(odds)));
        const domain::Diagnosis& flu = answer.differential[1];
        QCOMPARE(flu.evidence.size(), std::size_t{2});
        QCOMPARE(flu.evidence[0].feature, std::string("f1")); // the stronger one
        QVERIFY(isNear(flu.evidence[0].support, std::log(fluAt(odds)) - std::log(fluAt(kPrior + 0.5))));
        QVERIFY(isNear(flu.evidence[1].support, std::log(fluAt(odds)) - std::log(fluAt(kPrior - 2))));
        QVERIFY(flu.evidence[0].support < 0 && flu.evidence[1].support > 0);
    }

    void withoutAGeneratorNothingIsSaidOfEstimating()
    {
        const Model model = HandModel(GeneratorKind::None).model();
        const Explanation answer = model.explain({{}, {"f1"}, {"f2"}, {}});
        QVERIFY(!answer.effects[0].estimated && !answer.effects[1].estimated);
        QVERIFY(isNear(answer.effects[1].ordered, 13.0 / 16));
    }

    void mistakesAreRefusedByName()
    {
        QCOMPARE(complaint({{}, {"crp"}, {}, {}}),
                 std::string("The test \"crp\" is not known to this model."));
        QCOMPARE(complaint({{}, {}, {"crp"}, {}}),
                 std::string("The test \"crp\" is not known to this model."));
        QCOMPARE(complaint({{Finding::absent("f1")}, {"f1"}, {}, {}}),
                 std::string("The test \"f1\" is already among the findings."));
        QCOMPARE(complaint({{Finding::absent("f1")}, {}, {"f1"}, {}}),
                 std::string("The test \"f1\" is already among the findings."));
        QCOMPARE(complaint({{}, {"f1", "f1"}, {}, {}}),
                 std::string("The test \"f1\" is in the batch twice."));
        QCOMPARE(complaint({{}, {}, {"f1", "f1"}, {}}),
                 std::string("The test \"f1\" is in the batch twice."));
        QCOMPARE(complaint({{}, {"f1"}, {"f1"}, {}}), std::string("The test \"f1\" is in the batch twice."));
        QCOMPARE(complaint({{}, {}, {}, {"plague"}}),
                 std::string("The disease \"plague\" is not known to this model."));
        QCOMPARE(complaint({{}, {}, {}, {"flu", "flu"}}), std::string("The disease \"flu\" is named twice."));
        QCOMPARE(complaint({{Finding::present("fever")}, {}, {}, {}}),
                 std::string("The finding \"fever\" is not known to this model."));
        QCOMPARE(failureOf([&] {
                     return m_model->explain({{}, {"f1"}, {}, {}},
                                             {.fraction = {}, .count = 3, .cost = {}}); // trained for 2
                 }).code,
                 ErrorCode::InvalidInput);
    }
};

QTEST_APPLESS_MAIN(TestExplain)
#include "tst_explain.moc"
