// SPDX-License-Identifier: GPL-3.0-or-later
// `genex-cli case`, `recommend` and `conclude` with an engine that answers from a script: the steps of a
// case, the same as in tests/services/tst_opencase.cpp.
#include "storecli.h"

#include "support/cases/scriptedanswers.h"
#include "support/cases/tinymodel.h"

using namespace genex;
using namespace genex::testing;
using domain::CaseStage;

class TestCaseSteps : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<StoreCli> m_cli;
    QString m_id;

    StoreCli& cli() { return *m_cli; }
    services::UserFolders folders() { return services::UserFolders::inFolder(cli().profile()); }

    void script(const char* method, const json& answer)
    {
        cli().write(method, QByteArray::fromStdString(answer.dump()));
    }
    void concludesWith(const domain::Conclusion& conclusion) { script("case.conclude.json", conclusion); }
    json asked() { return json::parse(contentOf(cli().file("asked.json")).toStdString()); }
    json shown() { return cli().onCase("show", m_id, "--json").document(); }

    /// Ordered, and all results are in.
    void getToJudgement()
    {
        GENEX_SUCCEEDS(cli().onCase("order", m_id));
        GENEX_SUCCEEDS(cli().onCase("result", m_id, "crp=12 malaria_film=absent"));
    }

private Q_SLOTS:
    void init()
    {
        m_cli = std::make_unique<StoreCli>();
        GENEX_SUCCEEDS(cli().call("store init"));
        writeTinyModel(placeOfTinyModel(folders()), kTinyModel);
        const QString engine = qEnvironmentVariable("GENEX_BIN_DIR") + QStringLiteral("/scriptedengine");
        GENEX_SUCCEEDS(cli().run(QStringList{QStringLiteral("settings"), QStringLiteral("set"),
                                             QStringLiteral("engine.command"),
                                             QStringLiteral("\"%1\" \"%2\"").arg(engine, cli().file("."))}));
        script("case.recommend.json", scriptedRecommendation());
        concludesWith(scriptedConclusion(CaseStage::Concluded));
        m_id = cli().newCase();
        GENEX_SUCCEEDS(cli().onCase("set", m_id, "fever=present"));
    }
    void cleanup() { m_cli.reset(); }

    void theWholeWayWithFallBackAndSecondVisit()
    {
        getToJudgement();
        concludesWith(scriptedConclusion(CaseStage::FallBack));
        const json fallenBack = cli().onCase("conclude", m_id, "--json").document();
        QVERIFY(fallenBack.at("state") == "fallback_ordered");
        QVERIFY(fallenBack.at("awaited") == json({"d_dimer"}));
        GENEX_SUCCEEDS(cli().onCase("result", m_id, "d_dimer=0.3"));
        concludesWith(measuredConclusion());
        const json concluded = cli().onCase("conclude", m_id, "--json").document();
        QVERIFY(concluded.at("state") == "concluded");
        QVERIFY(asked().at("case").at("placed").at("again") == json({"d_dimer"}));
        QVERIFY(!shown().contains("estimates")); // all of it is measured by now
    }

    /// As the window does it.
    void whatTheModelAsksForBesidesIsOrdered()
    {
        getToJudgement();
        concludesWith(scriptedConclusion(CaseStage::AwaitingResults));
        const Ran ran = cli().onCase("conclude", m_id);
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        QVERIFY2(ran.out.contains("now ordered as well"), ran.out.constData());
        QVERIFY(shown().at("state") == "ordered");
        QVERIFY(shown().at("awaited") == json({"platelets"}));
    }

    void tooEarlyAndTooLateAreSaid()
    {
        GENEX_ENDS(cli().onCase("conclude", m_id), 2, "too early to conclude");
        GENEX_SUCCEEDS(cli().onCase("order", m_id));
        GENEX_ENDS(cli().onCase("order", m_id), 2, "has been placed");
        GENEX_ENDS(cli().onCase("conclude", m_id), 2, "Results are pending: crp, malaria_film.");
        GENEX_ENDS(cli().onCase("set", m_id, "crp=3"), 2, "Enter it as a result");
        GENEX_ENDS(cli().onCase("result", m_id, "platelets=3"), 2, "was not ordered");
    }

    /// Budget, recommendation, edits and order: all of them or none.
    void anOrderThatFailsChangesNothing()
    {
        const std::size_t before = shown().at("findings").size();
        script("case.recommend.json", {{"nonsense", true}});
        QVERIFY(cli().onCase("order", m_id, "--budget-count 2").exitCode != 0);
        script("case.recommend.json", scriptedRecommendation());
        GENEX_ENDS(cli().onCase("order", m_id, "--add plateletts"), 2, "platelets");
        QVERIFY(shown().at("state") == "draft");
        QCOMPARE(shown().at("findings").size(), before);
        const json history = cli().onCase("show", m_id, "--history --json").document().at("history");
        QCOMPARE(history.size(), std::size_t{2});
        const json ordered =
            cli().onCase("order", m_id, "--budget-count 2 --add platelets --without crp --json").document();
        QVERIFY(ordered.at("ordered") == json({"malaria_film", "platelets"}));
        QVERIFY(asked().at("budget") == json({{"count", 2}}));
    }

    /// Malaria stands at 5 %, and must not be missed from 1 % on.
    void diseasesThatMustNotBeMissedAreShown()
    {
        const json expected{{{"disease", "malaria"}, {"probability", 0.05}, {"threshold", 0.01}}};
        const char* const line = "Can't-miss diseases at or above their threshold\n  malaria: 5";
        QVERIFY(cli().run("recommend --findings fever=present --json").document().at("cant_miss") ==
                expected);
        const Ran recommended = cli().run("recommend --findings fever=present");
        QVERIFY2(recommended.out.contains(line), recommended.out.constData());
        QVERIFY(cli().onCase("order", m_id, "--json").document().at("cant_miss") == expected);
        QVERIFY(shown().at("cant_miss") == expected);
        QVERIFY(cli().onCase("show", m_id).out.contains(line));
        GENEX_SUCCEEDS(cli().onCase("result", m_id, "crp=12 malaria_film=absent"));

        domain::Conclusion last = measuredConclusion();
        last.differential = {{"influenza", 0.95, {}}, {"malaria", 0.05, {}}};
        concludesWith(last);
        QVERIFY(cli().run("conclude --findings fever=present --json").document().at("cant_miss") == expected);
        QVERIFY(cli().run("conclude --findings fever=present").out.contains(line));
        QVERIFY(cli().onCase("conclude", m_id, "--json").document().at("cant_miss") == expected);
        QVERIFY(shown().at("cant_miss") == expected);
        QVERIFY(cli().onCase("show", m_id).out.contains(line));
    }

    /// Another model is the active one by now, and knows none of the tests that were ordered.
    void resultsAreReadAsTheModelThatAnsweredReadsThem()
    {
        GENEX_SUCCEEDS(cli().onCase("order", m_id));
        contract::ModelManifest other = tinyManifest();
        other.features = {{"fever", data::FeatureKind::Binary}};
        other.prices = domain::Prices::counting(1);
        writeTinyModel(folders().modelFolder(QStringLiteral("kept")), kTinyModel);
        writeTinyModel(placeOfTinyModel(folders()), kOtherTinyModel, other);
        GENEX_ENDS(cli().onCase("result", m_id, "crp=high"), 2, "it needs a number");
        GENEX_ENDS(cli().onCase("set", m_id, "cuogh=present"), 2, "cough");
        GENEX_SUCCEEDS(cli().onCase("result", m_id, "crp=12 malaria_film=absent"));
        GENEX_SUCCEEDS(cli().onCase("conclude", m_id));
        QVERIFY(asked().at("model").get<std::string>().ends_with("kept"));
        QVERIFY(shown().at("conclusion").at("model_name") == "kept");
    }
};

QTEST_GUILESS_MAIN(TestCaseSteps)
#include "tst_casesteps.moc"
