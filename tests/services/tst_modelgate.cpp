// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modelgate.h"
#include "support/models/evaluations.h"

#include <QTest>

#include <map>

using namespace genex;
using namespace genex::services;
using genex::testing::evaluationOf;
using genex::testing::Recognised;

namespace {

const std::string kHash(64, 'a');

contract::ModelEvaluation figures(const std::vector<Recognised>& classes, double floor = 0.2,
                                  double error = 0.03, double budget = 0.3)
{
    return evaluationOf(classes, floor, error, budget);
}

/// Everything in order: sepsis must not be missed, and 22 of 24 are recognised by both.
GateInput good()
{
    GateInput input;
    input.sha256 = kHash;
    input.described = DescribedModel{kHash, "0.1.0", {}};
    input.figures = figures({{"sepsis", 24, 22}, {"flu", 76, 60}});
    input.activeFigures = input.figures;
    input.activeName = "embedded/1";
    input.cantMiss = {"sepsis", "stroke"};
    return input;
}

std::map<std::string, GateCheck> checksOf(const GateInput& input)
{
    std::map<std::string, GateCheck> checks;
    for (const GateCheck& check : gateChecks(input))
        checks[check.name] = check;
    return checks;
}

bool says(const GateCheck& check, const char* text)
{
    return check.sentence.english().find(text) != std::string::npos;
}

} // namespace

class TestModelGate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingPasses()
    {
        const auto checks = gateChecks(good());
        std::vector<std::string> names;
        for (const GateCheck& check : checks) {
            names.push_back(check.name);
            QVERIFY2(check.state == GateState::Passed, check.sentence.english().c_str());
        }
        const std::vector<std::string> expected{"files",       "version",   "evaluated",    "accuracy",
                                                "calibration", "cant_miss", "no_class_lost"};
        QVERIFY(names == expected);
        QVERIFY(!needsReason(checks));
        requirePassed(checks, {});
    }

    void lowerByMoreThanChance()
    {
        // 22 against 16 of 24. With one hit and one miss more: 23/26 = .8846 and 17/26 = .6538, difference
        // .2308; √((.8846·.1154 + .6538·.3462)/26) = .1124, and 1.645 of it .1849.
        QVERIFY(isLowerByMoreThanChance(16.0 / 24, 22.0 / 24, 24));
        // 18 of 24: 19/26 = .7308, difference .1538; √((.1021 + .1967)/26) = .1072, 1.645 of it .1763.
        QVERIFY(!isLowerByMoreThanChance(18.0 / 24, 22.0 / 24, 24));
        // One patient, missed instead of recognised, says nothing: 1/3 against 2/3, √(2·.2222/3) = .385.
        QVERIFY(!isLowerByMoreThanChance(0, 1, 1));
        QVERIFY(!isLowerByMoreThanChance(1, 1, 50));
        QVERIFY(!isLowerByMoreThanChance(1, 0, 50)); // better
        QVERIFY(isLowerByMoreThanChance(0, 1, 50));
    }

    void aCantMissDiseaseIsMissedMoreOften()
    {
        GateInput input = good();
        input.figures = figures({{"sepsis", 24, 16}, {"flu", 76, 66}});
        const GateCheck check = checksOf(input)["cant_miss"];
        QVERIFY(check.state == GateState::Failed);
        QVERIFY2(says(check, "sepsis (66.7 % instead of 91.7 % of 24)"), check.sentence.english().c_str());
        QVERIFY(needsReason(gateChecks(input)));
        // The same of a disease that may be missed is no failure.
        input.cantMiss = {"stroke", "flu"};
        QVERIFY(checksOf(input)["cant_miss"].state == GateState::Passed);
        // Of diseases that no test patient has, nothing is known.
        input.cantMiss = {"stroke"};
        QVERIFY(checksOf(input)["cant_miss"].state == GateState::NotKnown);
    }

    void aDiseaseIsLost()
    {
        GateInput input = good();
        input.figures = figures({{"sepsis", 24, 22}, {"flu", 76, 0}});
        const GateCheck check = checksOf(input)["no_class_lost"];
        QVERIFY(check.state == GateState::Failed);
        QVERIFY2(says(check, "flu"), check.sentence.english().c_str());
        input.activeFigures = input.figures; // that one does not know it either
        QVERIFY(checksOf(input)["no_class_lost"].state == GateState::Passed);
    }

    void filesDecideAlone()
    {
        GateInput input = good();
        input.described->sha256 = std::string(64, 'b');
        QVERIFY(checksOf(input)["files"].state == GateState::Failed);
        QVERIFY_THROWS_EXCEPTION(Failure, requirePassed(gateChecks(input), "a reason that is long enough"));
        input.described = DescribedModel{{}, {}, Error{ErrorCode::Corrupt, "weights are damaged", {}}};
        QVERIFY(says(checksOf(input)["files"], "weights are damaged"));
        QVERIFY(checksOf(input)["version"].state == GateState::NotKnown);
        input.described->problem->code = ErrorCode::VersionMismatch;
        QVERIFY(checksOf(input)["version"].state == GateState::Failed);
        input.described.reset(); // the engine does not answer
        QVERIFY(checksOf(input)["files"].state == GateState::NotKnown);
        QVERIFY_THROWS_EXCEPTION(Failure, requirePassed(gateChecks(input), "a reason that is long enough"));
    }

    void accuracyAndCalibrationByHand()
    {
        GateInput input = good(); // 82 of 100 right, ± .02
        input.figures = figures({{"sepsis", 24, 22}, {"flu", 76, 60}}, 0.799);
        QVERIFY(checksOf(input)["accuracy"].state == GateState::Passed);
        input.figures = figures({{"sepsis", 24, 22}, {"flu", 76, 60}}, 0.801);
        QVERIFY(checksOf(input)["accuracy"].state == GateState::Failed);
        QVERIFY(says(checksOf(input)["accuracy"], "82.0 % ± 2.0 %"));
        input.figures = figures({{"sepsis", 24, 22}, {"flu", 76, 60}}, 0.2, 0.1);
        QVERIFY(checksOf(input)["calibration"].state == GateState::Passed);
        input.figures = figures({{"sepsis", 24, 22}, {"flu", 76, 60}}, 0.2, 0.101);
        QVERIFY(checksOf(input)["calibration"].state == GateState::Failed);
        QVERIFY(says(checksOf(input)["calibration"], "0.101"));
    }

    void whatIsNotKnown()
    {
        GateInput input = good();
        input.activeFigures.reset();
        input.comparisonProblem = "Its table is gone.";
        QVERIFY(checksOf(input)["cant_miss"].state == GateState::NotKnown);
        QVERIFY(says(checksOf(input)["no_class_lost"], "Its table is gone."));
        input.figures.reset();
        for (const char* name : {"evaluated", "accuracy", "calibration", "cant_miss", "no_class_lost"})
            QVERIFY2(checksOf(input)[name].state == GateState::NotKnown, name);
        input = good();
        input.activeFigures = figures({{"sepsis", 24, 22}, {"flu", 76, 60}}, 0.2, 0.03, 0.5);
        QVERIFY(says(checksOf(input)["cant_miss"], "common budget"));
        input.activeFigures->isByMoney = true;
        QVERIFY(checksOf(input)["cant_miss"].state == GateState::NotKnown);
        input.isActive = true;
        QVERIFY(checksOf(input)["cant_miss"].state == GateState::Passed);
    }

    void whoSawThePatientsIsSaid()
    {
        GateInput input = good();
        input.activeFigures->sawTestRows = true;
        QVERIFY(says(checksOf(input)["cant_miss"], "too optimistic"));
        input.activeFigures->sawTestRows.reset();
        QVERIFY(says(checksOf(input)["cant_miss"], "is unknown whether"));
        input.figures->sawTestRows = true;
        QVERIFY(checksOf(input)["evaluated"].state == GateState::Failed);
    }

    void aReasonHasTenLetters()
    {
        QVERIFY(!isReason("too short"));
        QVERIFY(!isReason("1234567890 !!! ---- 123"));
        QVERIFY(isReason("urgent need now"));
        QVERIFY(isReason("срочная замена")); // in any script
        QVERIFY(!isReason("срочно"));
        GateInput input = good();
        input.activeFigures.reset();
        QVERIFY_THROWS_EXCEPTION(Failure, requirePassed(gateChecks(input), "too short"));
        requirePassed(gateChecks(input), "the active one is broken");
        QVERIFY_THROWS_EXCEPTION(Failure, requirePassed({}, "the active one is broken"));
    }

    void figuresThatAreNotWholeAreRefused()
    {
        const Json whole = evaluationOf({{"a", 2, 1}, {"b", 2, 2}});
        const auto refuses = [&](const auto& spoil) {
            Json spoilt = whole;
            spoil(spoilt);
            try {
                (void)spoilt.get<contract::ModelEvaluation>();
                return false;
            } catch (const Failure& failure) {
                return failure.error().code == ErrorCode::InvalidInput;
            }
        };
        QVERIFY(!refuses([](Json&) {}));
        QVERIFY(refuses([](Json& json) { json = nullptr; }));
        QVERIFY(refuses([](Json& json) { json.erase("classes"); }));
        QVERIFY(refuses([](Json& json) { json["budgets"] = Json::array(); }));
        QVERIFY(refuses([](Json& json) { json["floor_accuracy"] = "much"; }));
        QVERIFY(refuses([](Json& json) { json["budgets"][0]["genex"]["by_class"].erase(0); }));
        QVERIFY(refuses([](Json& json) { json["budgets"][0]["genex"]["confusion"][1].erase(0); }));
        const contract::ModelEvaluation read = whole;
        QCOMPARE(read.budgets[0].genex.ofClass("a")->recall.value(), 0.5);
        QVERIFY(!read.budgets[0].genex.ofClass("c"));
    }

    void checksTravelAsJson()
    {
        for (const GateCheck& check : gateChecks(good()))
            QVERIFY(gateCheckFrom(Json(check), "It") == check);
        Json broken = GateCheck{"files", GateState::Passed, "All is well."};
        broken["state"] = "perhaps";
        QVERIFY_THROWS_EXCEPTION(Failure, gateCheckFrom(broken, "It"));
    }
};

QTEST_APPLESS_MAIN(TestModelGate)
#include "tst_modelgate.moc"
