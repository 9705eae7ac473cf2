// SPDX-License-Identifier: GPL-3.0-or-later
#include "conditionsform.h"
#include "experimentform.h"

#include "support/ui/parts.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>

using namespace genex;
using namespace genex::testing;
using namespace genex::ui;
using services::ExperimentField;
using services::ExperimentRequest;

namespace {

ExperimentRequest filledBy(const ExperimentPart& form)
{
    ExperimentRequest request;
    form.fill(request);
    return request;
}

ExperimentRequest earlier()
{
    ExperimentRequest request;
    request.kind = contract::ExperimentKind::Budget;
    request.source = contract::TableSource::ofFile("/data/t.csv");
    request.source.label = "disease";
    request.source.kinds = {{"steps", "categorical"}};
    request.methods = {"genex", "random"};
    request.budgets = {0.05, 0.25};
    request.repeats = 7;
    request.visits = 3;
    request.stop = contract::StopRule::None;
    request.experts = contract::ExpertsOf::Own;
    request.split = "time:year";
    request.observedColumn = "known";
    request.preset = "thorough";
    request.costs = "/data/heart";
    request.settings = {{"seed", std::uint64_t{12}}, {"buckets", 4}, {"draws", 16}};
    return request;
}

} // namespace

class TestExperimentForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAnEarlierRunAskedForIsAskedForAgain()
    {
        ExperimentForm what;
        ConditionsForm how;
        what.show(earlier());
        how.show(earlier());
        ExperimentRequest request;
        what.fill(request);
        how.fill(request);
        QVERIFY(request == earlier());
    }

    void aPresetOfOlderVersionsHasItsNameOfToday()
    {
        ExperimentRequest request = earlier();
        request.preset = "paper";
        ConditionsForm form;
        form.show(request);
        QCOMPARE(filledBy(form).preset, std::string("transformer"));
    }

    void theLiteralPresetBringsThePapersSplit()
    {
        ConditionsForm form;
        QCOMPARE(filledBy(form).split, std::string("group"));
        auto* preset = partOf<QComboBox>(form, "experimentPreset");
        const auto choose = [preset](const char* name) {
            preset->setCurrentText(QString::fromLatin1(name));
            Q_EMIT preset->activated(preset->currentIndex()); // as after a click
        };
        choose("literal");
        QCOMPARE(filledBy(form).split, std::string("rows"));
        choose("fast");
        QCOMPARE(filledBy(form).split, std::string("group"));
        form.show(earlier());
        choose("literal");
        QCOMPARE(filledBy(form).split, std::string("time:year")); // the user's own
    }

    void anotherTableIsNotReadAsTheEarlierOne()
    {
        ExperimentForm form;
        form.show(earlier());
        type(form, "experimentData", QStringLiteral("/data/u.csv"));
        QCOMPARE(filledBy(form).source.path, std::string("/data/u.csv"));
        QVERIFY(filledBy(form).source.kinds.empty());
        QCOMPARE(filledBy(form).source.label, std::string("disease"));
    }

    void methodsAreNamedWhereTheyAreCompared()
    {
        ExperimentForm form;
        form.show(earlier());
        auto* methods = partOf<QLineEdit>(form, "experimentMethods");
        QVERIFY(methods->isEnabled());
        partOf<QComboBox>(form, "experiment")->setCurrentText(QStringLiteral("buckets"));
        QVERIFY(!methods->isEnabled());
        QVERIFY(filledBy(form).methods.empty());
        QVERIFY(wordsIn(form).contains(QStringLiteral("From 1 to 32 buckets.")));
    }

    void budgetsThatAreNoNumbersAreNone()
    {
        ExperimentForm form;
        type(form, "experimentBudgets", QStringLiteral("0.1, 0.5"));
        QVERIFY(filledBy(form).budgets == std::vector({0.1, 0.5}));
        type(form, "experimentBudgets", QStringLiteral("0.1, half"));
        QVERIFY(filledBy(form).budgets.empty());
    }

    void theFieldOfAMistakeIsMarked()
    {
        ExperimentForm form;
        const auto isMarked = [&](const char* name) {
            return !partOf(form, name)->property("valid").toBool();
        };
        form.mark(
            services::ExperimentProblem{ExperimentField::Label, QStringLiteral("There is none."), false});
        QVERIFY(isMarked("experimentLabel") && !isMarked("experimentData"));
        QCOMPARE(partOf(form, "experimentLabel")->accessibleDescription(), QStringLiteral("There is none."));
        // What is not chosen yet is no mistake.
        form.mark(services::ExperimentProblem{ExperimentField::Label, QStringLiteral("Choose one."), true});
        QVERIFY(!isMarked("experimentLabel"));
    }

    void aSeedIsANumber()
    {
        ConditionsForm form;
        QSignalSpy changed(&form, &ConditionsForm::changed);
        QVERIFY(form.problemNow().isEmpty());
        type(form, "experimentSeed", QStringLiteral("many"));
        QVERIFY(!changed.isEmpty());
        QVERIFY(form.problemNow().contains(QStringLiteral("seed")));
        type(form, "experimentSeed", QStringLiteral("3"));
        QVERIFY(form.problemNow().isEmpty());
        const contract::SettingChanges expected{{"seed", std::uint64_t{3}}};
        QVERIFY(filledBy(form).settings == expected);
    }

    void methodsHaveTheNamesOfToday()
    {
        ExperimentRequest request = earlier();
        request.methods = {"genex", "oracle"};
        ExperimentForm form;
        form.show(request);
        ExperimentRequest shown;
        form.fill(shown);
        QCOMPARE(shown.methods, (std::vector<std::string>{"genex", "hindsight"}));
    }

    void settingsThatSayNothingAreTold()
    {
        ConditionsForm form;
        type(form, "experimentSettings", QStringLiteral("draws"));
        QVERIFY(!form.problemNow().isEmpty());
        type(form, "experimentSettings", QStringLiteral("draws=16, hidden=32"));
        QVERIFY(form.problemNow().isEmpty());
        QVERIFY(filledBy(form).settings.contains("draws") && filledBy(form).settings.contains("hidden"));
    }

    void whatIsLeftIsAsThePresetHasIt()
    {
        const ExperimentRequest request = filledBy(ConditionsForm());
        QCOMPARE(request.split, std::string("group"));
        QVERIFY(request.observedColumn.empty() && request.costs.empty());
        QCOMPARE(request.settings.size(), std::size_t{1}); // the seed
        QCOMPARE(request.visits, contract::kUsualVisits);
    }

    void visitsStayWithinWhatTheEngineTakes()
    {
        ConditionsForm form;
        QSignalSpy changed(&form, &ConditionsForm::changed);
        auto* visits = partOf<QSpinBox>(form, "experimentVisits");
        visits->setValue(3);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(filledBy(form).visits, 3);
        visits->setValue(1000);
        QCOMPARE(filledBy(form).visits, contract::kMostVisits);
        visits->setValue(0);
        QCOMPARE(filledBy(form).visits, 1);
    }
};

QTEST_MAIN(TestExperimentForms)
#include "tst_experimentforms.moc"
