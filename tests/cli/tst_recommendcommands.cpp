// SPDX-License-Identifier: GPL-3.0-or-later
// `genex-cli recommend`, `conclude` and `explain`: a case without a store.
#include "modelcli.h"

using namespace genex::testing;

class TestRecommendCommands : public ModelCliTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { trainModel(); }

    void aCaseGoesThroughItsStages()
    {
        const Ran first = m_cli.run(onModel("recommend", "--findings f0=present,f1=absent --json"));
        QVERIFY2(first.exitCode == 0, first.err.constData());
        const json recommendation = first.document();
        QVERIFY(!recommendation.at("order").empty());
        QCOMPARE(recommendation.at("model_sha256").dump(), m_trained.at("model_sha256").dump());
        std::set<std::string> ordered;
        for (const json& item : recommendation.at("order"))
            ordered.insert(item.at("feature").get<std::string>());

        const json waiting = conclude({});
        QCOMPARE(waiting.at("stage").get<std::string>(), std::string("awaiting_results"));
        QCOMPARE(waiting.at("order").get<std::set<std::string>>(), ordered);

        json reached = conclude(ordered);
        if (reached.at("stage") == "fall_back") {
            QVERIFY(!reached.at("order").empty());
            ordered.insert(reached.at("order").begin(), reached.at("order").end());
            reached = conclude(ordered);
        }
        QCOMPARE(reached.at("stage").get<std::string>(), std::string("concluded"));
        QVERIFY(reached.at("order").empty());
        QCOMPARE(reached.at("differential").size(), std::size_t(3));
        QCOMPARE(reached.at("differential")[0].at("disease").get<std::string>(), std::string("flu"));
    }

    void whatCannotBeHadIsNotWaitedFor()
    {
        const json waiting = conclude({});
        QStringList names;
        for (const json& feature : waiting.at("order"))
            names << QString::fromStdString(feature.get<std::string>());
        const Ran ran = m_cli.run(onModel("conclude", "--json --findings f0=present,f1=absent") +
                                  QStringList{QStringLiteral("--unavailable"), names.join(QLatin1Char(','))});
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        QVERIFY(ran.document().at("stage") != "awaiting_results");
    }

    void casesComeFromFilesToo()
    {
        const QByteArray findings =
            R"([{"feature":"f0","state":"present"},{"feature":"f1","state":"absent"}])";
        write(m_cli.file("findings.json"), findings);
        write(m_cli.file("case.json"), R"({"findings":)" + findings + R"(,"unavailable":["f2"]})");
        const json typed = m_cli.run(onModel("recommend", "--findings f0=yes,f1=no --json")).document();
        QCOMPARE(m_cli.run(onModel("recommend", "--json --findings-file") << m_cli.file("findings.json"))
                     .document()
                     .dump(),
                 typed.dump());
        QCOMPARE(
            m_cli.run(onModel("recommend", "--json --findings-file") << m_cli.file("case.json")).exitCode, 0);
        QCOMPARE(m_cli.run(onModel("conclude", "--json --case") << m_cli.file("case.json")).exitCode, 0);
        QProcess process;
        m_cli.start(process, onModel("recommend", "--json --findings-file -"));
        process.write(findings);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(kPatienceMs));
        QCOMPARE(json::parse(process.readAllStandardOutput().toStdString()).dump(), typed.dump());
    }

    void budgetsShortenTheOrder()
    {
        const auto orders = [this](const char* budget) {
            const Ran ran = m_cli.run(onModel("recommend", "--json --findings f0=present") + words(budget));
            return ran.document().at("order").size() + ran.document().at("estimate").size();
        };
        QVERIFY(orders("--budget-count 1") <= 1);
        QVERIFY(orders("--budget 0.25") <= 3);
        QVERIFY(orders("--budget-count 1") < orders("--budget 0.5"));
    }

    void casesSpeakToPeople()
    {
        const Ran order = m_cli.run(onModel("recommend", "--findings f0=present,f1=absent"));
        QVERIFY2(order.exitCode == 0, order.err.constData());
        QVERIFY2(order.out.startsWith("Order now\n") && order.out.contains("  Laboratory\n    f") &&
                     order.out.contains("Differential") &&
                     order.out.endsWith("For research and education only.\n"),
                 order.out.constData());
        const Ran next = m_cli.run(onModel("conclude", "--findings f0=present,f1=absent"));
        QVERIFY2(next.exitCode == 0, next.err.constData());
        QVERIFY2(next.out.startsWith("Results are pending\n") &&
                     next.out.endsWith("For research and education only.\n"),
                 next.out.constData());
    }

    void aBatchIsExplained()
    {
        const json recommendation =
            m_cli.run(onModel("recommend", "--findings f0=present,f1=absent --json")).document();
        const Ran ran = m_cli.run(
            onModel("explain", "--findings f0=present,f1=absent --order f2,f3 --estimate f4 --json"));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        const json explanation = ran.document();
        QCOMPARE(explanation.at("model_sha256").dump(), m_trained.at("model_sha256").dump());
        for (const char* list : {"reasons", "effects"}) {
            std::vector<std::string> features;
            for (const json& entry : explanation.at(list))
                features.push_back(entry.at("feature").get<std::string>());
            QCOMPARE(features, (std::vector<std::string>{"f2", "f3", "f4"}));
        }
        QCOMPARE(explanation.at("outlook")[0].at("now").dump(),
                 recommendation.at("differential")[0].at("now").dump());
        QCOMPARE(explanation.at("differential")[0].at("evidence").size(), std::size_t(2));
        write(m_cli.file("known.json"),
              R"([{"feature":"f1","state":"absent"},{"feature":"f0","state":"present"}])");
        const Ran again =
            m_cli.run(onModel("explain", "--order f3,f2 --estimate f4 --also flu --json --findings-file")
                      << m_cli.file("known.json"));
        QVERIFY2(again.exitCode == 0, again.err.constData());
        QCOMPARE(again.document().at("expected_accuracy").dump(), explanation.at("expected_accuracy").dump());
    }

    void anExplanationSpeaksToPeople()
    {
        const Ran ran =
            m_cli.run(onModel("explain", "--findings f0=present,f1=absent --order f2 --estimate f3"));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        for (const char* text :
             {"Expected accuracy with this batch", "  f2  distinguishes ", "  f3  distinguishes ",
              " ordered, ", " estimated, ", " excluded", "Differential from the findings alone", "for: f0",
              "For research and education only.\n"})
            QVERIFY2(ran.out.contains(text), ran.out.constData());
    }

    void withoutAModelTheProgramsOwnExplains()
    {
        const Ran ran = m_cli.run({QStringLiteral("explain"), QStringLiteral("--findings"),
                                   QStringLiteral("fever=present"), QStringLiteral("--json")});
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        QVERIFY(ran.document().at("model_sha256") != m_trained.at("model_sha256"));
        QVERIFY(ran.document().at("effects").empty());
    }

    void mistakesAreToldWithTheirName()
    {
        refuses(onModel("recommend", "--findings no_such=present"), 2, "no_such");
        refuses(onModel("recommend", "--findings f0=38.5"), 2, "f0");
        refuses(onModel("recommend", "--findings f0"), 2, "\"f0\" is not a finding.");
        refuses(onModel("recommend", "--budget 0.1 --budget-count 2"), 2, "--budget");
        refuses(onModel("conclude", "--findings f0=present --unavailable no_such"), 2, "no_such");
        refuses(onModel("explain", "--findings f0=present --order no_such"), 2, "no_such");
        refuses(onModel("explain", "--findings f0=present --order f0"), 2, "already among the findings");
        refuses(onModel("explain", "--order f2 --estimate f3,f2"), 2, "\"f2\" is in the batch twice");
        refuses(onModel("explain", "--also plague"), 2, "plague");
    }
};

QTEST_GUILESS_MAIN(TestRecommendCommands)
#include "tst_recommendcommands.moc"
