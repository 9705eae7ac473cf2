// SPDX-License-Identifier: GPL-3.0-or-later
// From a table to a model to a case, as a script would go.
#include "callcli.h"

#include <QDir>
#include <QTest>

#include <csignal>
#include <map>
#include <set>

using namespace genex::testing;

namespace {

constexpr int kFeatures = 12;
constexpr int kRows = 300;

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// Findings f0 to f11, of which f3 and f7 tell the disease and f8 is nearly f3; the part that a row is for,
/// and what was known first.
QByteArray patients()
{
    QByteArray csv;
    for (int f = 0; f < kFeatures; ++f)
        csv += 'f' + QByteArray::number(f) + ',';
    csv += "disease,part,known\n";
    quint32 state = 1;
    const auto draw = [&state](quint32 bound) {
        state = state * 1664525U + 1013904223U;
        return (state >> 16U) % bound;
    };
    for (int row = 0; row < kRows; ++row) {
        int values[kFeatures];
        for (int& value : values)
            value = static_cast<int>(draw(2));
        values[8] = draw(10) == 0 ? 1 - values[3] : values[3];
        for (const int value : values)
            csv += QByteArray::number(value) + ',';
        csv += values[3] == 1 ? "flu," : values[7] == 1 ? "cold," : "well,";
        csv += row % 10 < 7 ? "train," : row % 10 == 7 ? "validation," : "test,";
        csv += row % 2 == 0 ? "f0|f1\n" : "f1|f2\n";
    }
    return csv;
}

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

/// Small networks and few steps: seconds instead of minutes. With Δ as in the paper's experiments, since a
/// generator has nothing to learn from findings that are independent of each other.
QStringList quickly()
{
    return words("--buckets 2 --budget 0.5 --observed 2 --set pools=4 --set hidden=16 --set shared_steps=150 "
                 "--set bucket_steps=20 --set generator_steps=60 --set generator_bucket_steps=10 --set "
                 "draws=8 --set scoring_rows=64 --set delta_constant=0.8");
}

/// Two columns of the table are no findings.
QStringList withoutColumns()
{
    return words("--kind part=identifier --kind known=identifier");
}

QByteArray lastLine(const QByteArray& text)
{
    return text.trimmed().split('\n').last();
}

/// Every test of a list as a result: those that are ordered are present.
QString resultsFor(const std::set<std::string>& features)
{
    QStringList results;
    for (const std::string& feature : features)
        results << QString::fromStdString(feature) + QStringLiteral("=present");
    return results.join(QLatin1Char(','));
}

} // namespace

class TestModelCommands : public QObject
{
    Q_OBJECT

private:
    QStringList table(const QStringList& more = {}) const
    {
        return QStringList{QStringLiteral("--data"), m_cli.file("t.csv"), QStringLiteral("--label"),
                           QStringLiteral("disease")} +
               more;
    }

    QStringList train(const char* out, const QStringList& more = {}) const
    {
        return QStringList{QStringLiteral("train"), QStringLiteral("--out"), m_cli.file(out)} + table() +
               quickly() +
               (more.contains(QStringLiteral("--observed-column")) ? QStringList() : withoutColumns()) + more;
    }

    QStringList evaluate(const char* budgets) const
    {
        return QStringList{QStringLiteral("evaluate"), QStringLiteral("--model"), m_cli.file("model")} +
               table() + withoutColumns() + words(budgets);
    }

    QStringList onModel(const char* command, const char* rest) const
    {
        return QStringList{QLatin1String(command), QStringLiteral("--model"), m_cli.file("model")} +
               words(rest);
    }

    json conclude(const std::set<std::string>& results, const char* rest = "--json") const
    {
        QStringList arguments = onModel("conclude", "--findings f0=present,f1=absent") + words(rest);
        if (!results.empty())
            arguments << QStringLiteral("--results") << resultsFor(results);
        return m_cli.run(arguments).document();
    }

    void refuses(const QStringList& arguments, int exitCode, const QByteArray& text) const
    {
        const Ran ran = m_cli.run(arguments);
        const QByteArray told = QByteArray::number(ran.exitCode) + ": " + ran.err;
        QVERIFY2(ran.exitCode == exitCode, told.constData());
        QVERIFY2(ran.out.isEmpty(), ran.out.constData());
        QVERIFY2(lastLine(ran.err).startsWith("genex-cli: "), ran.err.constData());
        QVERIFY2(ran.err.contains(text), ran.err.constData());
    }

    const Cli m_cli;
    json m_trained;

private Q_SLOTS:
    void initTestCase()
    {
        write(m_cli.file("t.csv"), patients());
        const Ran ran = m_cli.run(train("model", words("--json --evaluate")));
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        QVERIFY(!ran.err.isEmpty()); // progress, and not where the document is
        m_trained = ran.document();
    }

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
        QStringList arguments =
            train("priced", {QStringLiteral("--json"), QStringLiteral("--costs"), m_cli.file("p.cost"),
                             QStringLiteral("--budget-cost"), QStringLiteral("40")});
        const qsizetype budget = arguments.indexOf(QStringLiteral("--budget"));
        arguments.remove(budget, 2);
        const Ran trained = m_cli.run(arguments);
        QVERIFY2(trained.exitCode == 0, trained.err.constData());
        for (const json& bucket : trained.document().at("summary").at("buckets"))
            QVERIFY(bucket.at("order").size() <= 4);
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

    void modelsAreDescribed()
    {
        const QString model = m_cli.file("model");
        const Ran shown =
            m_cli.run({QStringLiteral("model"), QStringLiteral("show"), model, QStringLiteral("--json")});
        QVERIFY2(shown.exitCode == 0, shown.err.constData());
        QCOMPARE(shown.document().at("sha256").dump(), m_trained.at("model_sha256").dump());
        QCOMPARE(shown.document().at("manifest").dump(), m_trained.at("manifest").dump());
        const Ran text = m_cli.run({QStringLiteral("model"), QStringLiteral("show"), model});
        QVERIFY2(text.out.contains("seed: 0"), text.out.constData());
        const Ran whole = m_cli.run({QStringLiteral("model"), QStringLiteral("verify"), model});
        QVERIFY2(whole.exitCode == 0 && whole.out.contains("is intact"), whole.err.constData());
        const Ran card = m_cli.run({QStringLiteral("model"), QStringLiteral("card"), model});
        QCOMPARE(card.out.trimmed(), contentOf(m_cli.file("model/card.md")).trimmed());
        QVERIFY(card.out.contains("research and education"));
    }

    void aThresholdIsChosenByHand()
    {
        const QStringList threshold{QStringLiteral("model"), QStringLiteral("threshold"),
                                    m_cli.file("model")};
        const json& plans = m_trained.at("manifest").at("plans");
        const auto plan =
            std::ranges::find_if(plans, [](const json& one) { return one.at("curve").size() > 1; });
        QVERIFY(plan != plans.end());
        const QStringList budget{QStringLiteral("--budget"),
                                 QString::fromStdString(plan->at("budget").dump())};
        const Ran curve = m_cli.run(threshold + budget + words("--json"));
        QVERIFY2(curve.exitCode == 0, curve.err.constData());
        QCOMPARE(curve.document().dump(), plan->dump());
        const Ran text = m_cli.run(threshold + budget);
        QVERIFY2(text.out.contains("fall back") && text.out.contains("In use"), text.out.constData());

        const Ran changed = m_cli.run(threshold + budget + words("--threshold 2 --json --out") +
                                      QStringList{m_cli.file("strict")});
        QVERIFY2(changed.exitCode == 0, changed.err.constData());
        QCOMPARE(changed.document().at("plan").at("threshold").dump(),
                 plan->at("curve").back().at("tau").dump());
        const Ran card = m_cli.run({QStringLiteral("model"), QStringLiteral("card"), m_cli.file("strict")});
        QVERIFY(card.out.contains("set manually"));
        refuses(threshold + words("--threshold 0.5"), 2, "--out");
        refuses(threshold + words("--budget 77777"), 2, "Use one of its budgets");
        refuses(threshold + words("--threshold 0.5 --out") + QStringList{m_cli.file("strict")}, 2, "strict");
    }

    void aDamagedModelIsRefused()
    {
        QDir().mkpath(m_cli.file("damaged"));
        for (const char* name : {"weights.safetensors", "manifest.json", "card.md"}) {
            QByteArray bytes = contentOf(m_cli.file("model/") + QLatin1String(name));
            if (qstrcmp(name, "weights.safetensors") == 0)
                bytes[bytes.size() - 7] = static_cast<char>(bytes[bytes.size() - 7] ^ 1);
            write(m_cli.file("damaged/") + QLatin1String(name), bytes);
        }
        refuses({QStringLiteral("model"), QStringLiteral("verify"), m_cli.file("damaged")}, 7,
                "weights.safetensors");
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

    void mistakesAreToldWithTheirName()
    {
        const QStringList none{QStringLiteral("model"), QStringLiteral("verify"), m_cli.file("nowhere")};
        refuses(none, 3, "nowhere");
        refuses(onModel("recommend", "--findings no_such=present"), 2, "no_such");
        refuses(onModel("recommend", "--findings f0=38.5"), 2, "f0");
        refuses(onModel("recommend", "--findings f0"), 2, "\"f0\" is not a finding.");
        refuses(onModel("recommend", "--budget 0.1 --budget-count 2"), 2, "--budget");
        refuses(onModel("conclude", "--findings f0=present --unavailable no_such"), 2, "no_such");
        refuses(onModel("explain", "--findings f0=present --order no_such"), 2, "no_such");
        refuses(onModel("explain", "--findings f0=present --order f0"), 2, "already among the findings");
        refuses(onModel("explain", "--order f2 --estimate f3,f2"), 2, "\"f2\" is in the batch twice");
        refuses(onModel("explain", "--also plague"), 2, "plague");
        refuses(train("x", words("--preset slow")), 2, "slow");
        refuses(train("x", words("--preset paper")), 2, "\"transformer\"");
        refuses(train("x", words("--preset paper")), 2, "\"literal\"");
        refuses(train("x", words("--set nonsense=1")), 2, "nonsense");
        refuses(train("x", words("--set draws")), 2, "draws");
        refuses(train("x", words("--split column:nowhere")), 3, "nowhere");
        refuses(evaluate("--budgets 0.1,x"), 2, "x");
        refuses(evaluate("--budgets 0"), 2, "0");
        refuses(evaluate("--budgets 1.5"), 2, "1.5");
        QStringList unlabelled = train("x");
        unlabelled.replace(unlabelled.indexOf(QStringLiteral("disease")), QStringLiteral("diagnosis"));
        refuses(unlabelled, 3, "diagnosis");
        QVERIFY(!QFile::exists(m_cli.file("x")));
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

    void anotherTableIsNotEvaluatedOn()
    {
        QStringList arguments = evaluate("--budgets 0.2");
        write(m_cli.file("other.csv"), patients() + "1,1,1,1,1,1,1,1,1,1,1,1,flu,test,f0\n");
        arguments.replace(arguments.indexOf(m_cli.file("t.csv")), m_cli.file("other.csv"));
        refuses(arguments, 2, "is not the table the model was trained on");
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
};

QTEST_GUILESS_MAIN(TestModelCommands)
#include "tst_modelcommands.moc"
