// SPDX-License-Identifier: GPL-3.0-or-later
// `genex-cli evaluate`: what a model is worth, as document and as text.
#include "modelcli.h"

using namespace genex::testing;

class TestEvaluateCommand : public ModelCliTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { trainModel(); }

    void evaluationIsTheExactDocument()
    {
        const Ran ran = m_cli.run(evaluate("--budgets 0.1,0.2,0.3,0.4,0.5 --json"));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        const json document = ran.document();
        for (const char* name :
             {"budgets", "floor_accuracy", "ceiling_accuracy", "seed", "split", "data_sha256"})
            QVERIFY2(document.contains(name), name);
        QCOMPARE(document.at("split").get<std::string>(), std::string("group"));
        QCOMPARE(document.at("seed").get<int>(), 0);
        QCOMPARE(document.at("data_sha256").get<std::string>().size(), std::size_t(64));
        QCOMPARE(document.at("budgets").size(), std::size_t(5));
        QCOMPARE(document.at("budgets")[2].at("budget").get<double>(), 0.3);
        for (const json& budget : document.at("budgets")) {
            for (const char* way : {"genex", "all_ordered", "skip"}) {
                for (const char* name :
                     {"accuracy", "mean_orders", "p95_orders", "fallback_rate", "generated_share", "ece"})
                    QVERIFY2(budget.at(way).at(name).is_number(), name);
            }
        }
        // Half of everything holds both tests that tell the disease.
        QVERIFY(document.at("budgets")[4].at("all_ordered").at("accuracy").get<double>() > 0.9);
        QCOMPARE(document.at("budgets").back().dump(),
                 m_trained.at("evaluation").at("budgets").back().dump());
    }

    void evaluationSpeaksToPeople()
    {
        const Ran ran = m_cli.run(evaluate("--budgets 0.2,0.5 --visits 2"));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        for (const char* text :
             {"budget", "mean tests ordered", "visits", "ece", "by chance", "class-wise ece", "personal",
              "genex", "all ordered", "skip", "floor", "ceiling", "Seed: 0", "Split: group", "of 2 budgets"})
            QVERIFY2(ran.out.contains(text), ran.out.constData());
    }

    void anotherTableIsNotEvaluatedOn()
    {
        QStringList arguments = evaluate("--budgets 0.2");
        write(m_cli.file("other.csv"), patients() + "1,1,1,1,1,1,1,1,1,1,1,1,flu,test,f0\n");
        arguments.replace(arguments.indexOf(m_cli.file("t.csv")), m_cli.file("other.csv"));
        refuses(arguments, 2, "is not the table the model was trained on");
    }

    void mistakesAreToldWithTheirName()
    {
        refuses(evaluate("--budgets 0.1,x"), 2, "--budgets = 0.1,x");
        refuses(evaluate("--budgets 0"), 2, "contains 0");
        refuses(evaluate("--budgets 1.5"), 2, "is 1.5");
    }
};

QTEST_GUILESS_MAIN(TestEvaluateCommand)
#include "tst_evaluatecommand.moc"
