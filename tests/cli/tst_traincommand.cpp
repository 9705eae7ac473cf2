// SPDX-License-Identifier: GPL-3.0-or-later
// `genex-cli train`: from a table to a model, as a script would go.
#include "modelcli.h"

#include <csignal>

using namespace genex::testing;

class TestTrainCommand : public ModelCliTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { trainModel(); }

    void trainingTellsWhatItMade()
    {
        for (const char* name : {"model", "model_sha256", "summary", "manifest", "evaluation"})
            QVERIFY2(m_trained.contains(name), name);
        QCOMPARE(m_trained.at("summary").at("rows").get<int>(), kRows);
        QVERIFY(!m_trained.at("summary").at("buckets").empty());
        for (const char* name : {"model/weights.safetensors", "model/manifest.json", "model/card.md"})
            QVERIFY2(QFile::exists(m_cli.file(name)), name);
        QVERIFY(QDir(QFileInfo(m_cli.file("model")).path())
                    .entryList({QStringLiteral("model.checkpoint*")})
                    .isEmpty());
        // Plans are made for each patient: no bucket has a list.
        QCOMPARE(m_trained.at("manifest").at("settings").at("selection").get<std::string>(), "personal");
        for (const json& bucket : m_trained.at("summary").at("buckets"))
            QVERIFY(bucket.at("order").empty());
    }

    void trainingSpeaksToPeople()
    {
        const Ran ran = m_cli.run(train("spoken", words("--generator none --seed 3")));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        QVERIFY2(ran.out.contains("bucket") && ran.out.contains("On validation data") &&
                     ran.out.contains("Seed: 3") && ran.out.contains(m_cli.file("spoken").toUtf8()),
                 ran.out.constData());
    }

    void theSameSeedGivesTheSameModel()
    {
        const Ran ran = m_cli.run(train("again", words("--json")));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        QCOMPARE(ran.document().at("model_sha256").dump(), m_trained.at("model_sha256").dump());
    }

    void columnsSayWhatTestsAndWhatWasKnown()
    {
        const Ran ran =
            m_cli.run(train("columns", words("--json --split column:part --observed-column known")));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        const json document = ran.document();
        QCOMPARE(document.at("summary").at("training_rows").get<int>(), kRows * 7 / 10);
        QCOMPARE(document.at("manifest").at("features").size(), std::size_t(kFeatures));
        QCOMPARE(document.at("manifest").at("observed_column").get<std::string>(), std::string("known"));
    }

    void aColumnWithoutAValueTrains_data()
    {
        QTest::addColumn<QString>("selection");
        QTest::newRow("personal") << QStringLiteral("personal");
        QTest::newRow("bucket") << QStringLiteral("bucket");
    }
    void aColumnWithoutAValueTrains()
    {
        QFETCH(const QString, selection);
        QByteArray csv;
        for (const QByteArray& line : patients().trimmed().split('\n'))
            csv += (csv.isEmpty() ? "blank," : ",") + line + '\n';
        write(m_cli.file("blank.csv"), csv);
        const auto onBlank = [&](QStringList arguments) {
            return m_cli.run(arguments.replaceInStrings(m_cli.file("t.csv"), m_cli.file("blank.csv"))
                                 .replaceInStrings(m_cli.file("model"), m_cli.file("blank")));
        };
        const Ran trained = onBlank(train("blank", {QStringLiteral("--overwrite"), QStringLiteral("--json"),
                                                    QStringLiteral("--selection"), selection}));
        QVERIFY2(trained.exitCode == 0, trained.err.constData());
        QCOMPARE(trained.document().at("manifest").at("features").size(), std::size_t(kFeatures + 1));
        const Ran evaluated = onBlank(evaluate("--json"));
        QVERIFY2(evaluated.exitCode == 0, evaluated.err.constData());
        const Ran recommended = onBlank(onModel("recommend", "--findings f0=present --json"));
        QVERIFY2(recommended.exitCode == 0, recommended.err.constData());
        for (const json& test : recommended.document().at("order"))
            QVERIFY(test.at("feature") != "blank");
        const Ran concluded = onBlank(onModel("conclude", "--findings f0=present --json"));
        QVERIFY2(concluded.exitCode == 0, concluded.err.constData());
    }

    void money()
    {
        QByteArray cost;
        QByteArray expense;
        QByteArray delay;
        for (int f = 0; f < kFeatures; ++f) {
            const QByteArray name = 'f' + QByteArray::number(f);
            cost += name + ": 10\n";
            expense += name + ": 10, 10\n";
            delay += name + ": immediate.\n";
        }
        write(m_cli.file("p.cost"), cost);
        write(m_cli.file("p.expense"), expense);
        write(m_cli.file("p.group"), "A.\n");
        write(m_cli.file("p.delay"), delay);
        QStringList arguments = train("priced", words("--json --selection bucket --budget-cost 40 --costs") +
                                                    QStringList{m_cli.file("p.cost")});
        const qsizetype budget = arguments.indexOf(QStringLiteral("--budget"));
        arguments.remove(budget, 2);
        const Ran trained = m_cli.run(arguments);
        QVERIFY2(trained.exitCode == 0, trained.err.constData());
        for (const json& bucket : trained.document().at("summary").at("buckets"))
            QCOMPARE(bucket.at("order").size(), std::size_t(4)); // a test costs 10
        const Ran curve = m_cli.run(
            QStringList{QStringLiteral("evaluate"), QStringLiteral("--model"), m_cli.file("priced")} +
            table(withoutColumns() + words("--budget-cost 20,40 --json")));
        QVERIFY2(curve.exitCode == 0, curve.err.constData());
        QCOMPARE(curve.document().at("budgets").size(), std::size_t(2));
        QVERIFY(curve.document().at("budgets")[1].at("all_ordered").at("mean_cost").get<double>() <= 40);
    }

    void forbiddenAndRequiredAreHeeded()
    {
        const Ran ran = m_cli.run(train("rules", words("--json --forbid f3,f8 --require f11")));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        for (const json& bucket : ran.document().at("summary").at("buckets")) {
            const auto order = bucket.at("order").get<std::vector<std::string>>();
            QCOMPARE(order.at(0), std::string("f11"));
            for (const std::string& feature : order)
                QVERIFY(feature != "f3" && feature != "f8");
        }
    }

    void mistakesAreToldWithTheirName()
    {
        refuses(train("x", words("--preset slow")), 2, "slow");
        refuses(train("x", words("--preset paper")), 2, "\"transformer\"");
        refuses(train("x", words("--preset paper")), 2, "\"literal\"");
        refuses(train("x", words("--set nonsense=1")), 2, "nonsense");
        refuses(train("x", words("--set draws")), 2, "draws");
        refuses(train("x", words("--split column:nowhere")), 3, "nowhere");
        QStringList unlabelled = train("x");
        unlabelled.replace(unlabelled.indexOf(QStringLiteral("disease")), QStringLiteral("diagnosis"));
        refuses(unlabelled, 3, "diagnosis");
        QVERIFY(!QFile::exists(m_cli.file("x")));
    }

    /// The paper as printed, split by rows as there, unless another split is asked for.
    void thePaperAsPrintedIsTrained()
    {
        const QStringList brief =
            words("--preset literal --json --overwrite --set position_size=5 --set heads=2 "
                  "--set attention_layers=1 --set generator_steps=5");
        const json rows = m_cli.run(train("literal", brief)).document();
        QCOMPARE(rows.at("manifest").at("split").at("rule").get<std::string>(), std::string("rows"));
        const json& settings = rows.at("manifest").at("settings");
        QCOMPARE(settings.at("generator_training").get<std::string>(), std::string("autoencoder"));
        QCOMPARE(settings.at("experts_see_mask").get<bool>(), false);
        const json group = m_cli.run(train("literal", brief + words("--split group"))).document();
        QCOMPARE(group.at("manifest").at("split").at("rule").get<std::string>(), std::string("group"));
    }

    void whatIsThereIsNotReplacedByAccident()
    {
        refuses(train("model"), 2, "already exists");
        write(m_cli.file("notes.txt"), "mine");
        const QString folder = QFileInfo(m_cli.file("notes.txt")).path();
        QStringList arguments = train("notes.txt", {QStringLiteral("--overwrite")});
        arguments.replace(arguments.indexOf(m_cli.file("notes.txt")), folder);
        refuses(arguments, 2, "holds other files besides a model");
        QCOMPARE(contentOf(m_cli.file("notes.txt")), QByteArray("mine"));
    }

    void aStoppedTrainingGoesOn()
    {
        // Long enough to be stopped, with a state on the disk every few steps.
        const QStringList longer =
            words("--json --generator none --set shared_steps=4000 --set checkpoint_every_steps=20");
        QProcess process;
        m_cli.start(process, train("stopped", longer));
        QVERIFY(process.waitForStarted());
        const QDir folder(QFileInfo(m_cli.file("stopped")).path());
        const auto hasCheckpoint = [&folder] {
            return !folder.entryList({QStringLiteral("stopped.checkpoint*")}).isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasCheckpoint(), kPatienceMs);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(kPatienceMs));
        const QByteArray told = process.readAllStandardError();
        QCOMPARE(process.exitCode(), 130);
        QVERIFY2(told.contains("Run the same command again to resume"), told.constData());
        QVERIFY(!QFile::exists(m_cli.file("stopped")));
        const Ran resumed = m_cli.run(train("stopped", longer));
        QVERIFY2(resumed.exitCode == 0, resumed.err.constData());
        QVERIFY(!hasCheckpoint());
        const Ran whole = m_cli.run(train("whole", longer));
        QCOMPARE(resumed.document().at("model_sha256").dump(), whole.document().at("model_sha256").dump());
    }

    // --- what patients tell

    void whatPatientsTellIsDrawnAgain()
    {
        QStringList arguments = train("told", words("--json --evaluate"));
        arguments.replace(arguments.indexOf(QStringLiteral("--observed")) + 1, QStringLiteral("complaints"));
        const Ran trained = m_cli.run(arguments);
        QVERIFY2(trained.exitCode == 0, trained.err.constData());
        const json document = trained.document();
        const json& rule = document.at("manifest").at("observed_complaints");
        QCOMPARE(rule.at("told").size(), std::size_t(kFeatures)); // the catalogue knows none of them
        QVERIFY(!rule.at("absences").get<bool>());
        QCOMPARE(document.at("manifest").at("observed_column").get<std::string>(), std::string());
        const Ran evaluated =
            m_cli.run(QStringList{QStringLiteral("evaluate"), QStringLiteral("--model"), m_cli.file("told")} +
                      table(withoutColumns() + words("--json")));
        QVERIFY2(evaluated.exitCode == 0, evaluated.err.constData());
        for (const char* name : {"floor_accuracy", "ceiling_accuracy", "test_patients"})
            QCOMPARE(evaluated.document().at(name).dump(), document.at("evaluation").at(name).dump());
        QVERIFY(document.at("evaluation").at("floor_accuracy") !=
                m_trained.at("evaluation").at("floor_accuracy"));
    }

    void inventedPatientsTell()
    {
        const QString file = m_cli.file("invented.csv");
        QCOMPARE(m_cli
                     .run(words("data sample --rows 1000 --seed 3 --observed complaints --out") +
                          QStringList{file})
                     .exitCode,
                 0);
        const QStringList from{QStringLiteral("--data"), file, QStringLiteral("--label"),
                               QStringLiteral("disease")};
        QStringList arguments =
            QStringList{QStringLiteral("train"), QStringLiteral("--out"), m_cli.file("invented")} + from +
            quickly() + words("--json --generator none");
        arguments.remove(arguments.indexOf(QStringLiteral("--observed")), 2);
        arguments.replace(arguments.indexOf(QStringLiteral("--budget")) + 1, QStringLiteral("0.02"));
        const Ran found = m_cli.run(arguments);
        QVERIFY2(found.exitCode == 0, found.err.constData());
        QVERIFY2(found.err.contains("Column \"observed\" was used"), found.err.constData());
        const json manifest = found.document().at("manifest");
        QCOMPARE(manifest.at("observed_column").get<std::string>(), std::string("observed"));
        for (const json& feature : manifest.at("features"))
            QVERIFY(feature.at("id") != "observed");
        const Ran named = m_cli.run(arguments + words("--overwrite --observed-column observed"));
        QVERIFY2(named.exitCode == 0, named.err.constData());
        QCOMPARE(named.document().at("model_sha256").dump(), found.document().at("model_sha256").dump());
        QVERIFY(!named.err.contains("was used as"));
        const Ran evaluated = m_cli.run(
            QStringList{QStringLiteral("evaluate"), QStringLiteral("--model"), m_cli.file("invented")} +
            from + words("--budgets 0.02 --json"));
        QVERIFY2(evaluated.exitCode == 0, evaluated.err.constData());
        // A number says that sets are drawn, whatever the table holds; it is no finding even so.
        const Ran drawn = m_cli.run(arguments + words("--overwrite --observed 6"));
        QVERIFY2(drawn.exitCode == 0, drawn.err.constData());
        QCOMPARE(drawn.document().at("manifest").at("observed_column").get<std::string>(), std::string());
        QCOMPARE(drawn.document().at("manifest").at("features").size(), manifest.at("features").size());
    }

    void theLabDrawsWhatPatientsTell()
    {
        const Ran ran = m_cli.run(words("experiment budget --observed complaints --repeats 2 --methods "
                                        "random --budgets 0.2 --buckets 1 "
                                        "--set hidden=16 --set shared_steps=50 --json --out") +
                                  QStringList{m_cli.file("results")} + table(withoutColumns()));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        const json record = json::parse(contentOf(m_cli.file("results/budget.json")).toStdString());
        QCOMPARE(record.at("observed_complaints").at("telling").get<std::string>(), std::string("rarity"));
    }

    void whatIsObservedIsSaidOnce()
    {
        QStringList arguments = train("refused", words("--observed-column known"));
        arguments.replace(arguments.indexOf(QStringLiteral("--observed")) + 1, QStringLiteral("complaints"));
        refuses(arguments, 2, "cannot be combined with \"observed_column\"");
        arguments.replace(arguments.indexOf(QStringLiteral("--observed")) + 1, QStringLiteral("little"));
        refuses(arguments, 2, "is neither a number nor complaints");
    }
};

QTEST_GUILESS_MAIN(TestTrainCommand)
#include "tst_traincommand.moc"
