// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/experimentmessages.h"

#include "common/atomicfile.h"
#include "common/result.h"
#include "eval/experimentrunner.h"
#include "genex/device.h"
#include "genex/quicksettings.h"
#include "genex/syntheticdata.h"
#include "support/errorof.h"

#include <QDir>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <filesystem>
#include <set>
#include <string>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::eval;

namespace {

ExperimentData tinyData()
{
    ExperimentData data;
    data.dataset = twoTellAll(200, 8, 1, 5, 4);
    data.sha256 = "table";
    return data;
}

ExperimentPlan planOf(const std::string& name)
{
    ExperimentPlan plan;
    plan.kind = valueNamed<contract::ExperimentKind>(name).value();
    plan.repeats = 2;
    plan.budgets = {0.25, 0.5};
    plan.settings = briefSettings();
    plan.settings.seed = 7;
    plan.split.unit = data::SplitUnit::Groups;
    return plan;
}

std::filesystem::path pathOf(const QTemporaryDir& folder)
{
    return folder.path().toStdString();
}

QStringList filesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::Files);
}

QByteArray contentOf(const QTemporaryDir& folder, const QString& name)
{
    return QByteArray::fromStdString(readWholeFile(pathOf(folder) / name.toStdString()));
}

/// The row of a method's cell, where there is one.
nlohmann::json rowOf(const nlohmann::json& cell)
{
    return cell.at("result").at("ways").at(cell.at("variant").get<std::string>());
}

/// The cells without the time they took.
nlohmann::json withoutTimes(const ExperimentOutcome& outcome)
{
    nlohmann::json cells = outcome.record.at("cells");
    for (nlohmann::json& cell : cells)
        cell.erase("seconds");
    return cells;
}

ErrorCode refusal(const ExperimentPlan& plan)
{
    return errorOf([&] { validate(plan); }).code;
}

} // namespace

class TestExperimentRunner : public QObject
{
    Q_OBJECT

private:
    const ExperimentData m_data = tinyData();

    ExperimentOutcome run(const ExperimentPlan& plan, const QTemporaryDir& folder) const
    {
        JobControl control;
        return runExperiment(plan, m_data, pathOf(folder), control);
    }

    static ExperimentPlan twoMethods()
    {
        ExperimentPlan plan = planOf("budget");
        plan.methods = {"mutual_information", "random"};
        plan.experts = contract::ExpertsOf::Shared;
        return plan;
    }

private Q_SLOTS:
    void initTestCase() { method::setThreads(1); }

    void tableAndRecord()
    {
        const QTemporaryDir folder;
        const ExperimentOutcome outcome = run(twoMethods(), folder);
        QCOMPARE(filesIn(folder).size(), 4); // two methods in two repeats
        const domain::ResultTable& table = outcome.report.table;
        QCOMPARE(table.columns.front(), std::string("budget"));
        QCOMPARE(table.rows.size(), std::size_t{4}); // two budgets of two methods
        QCOMPARE(table.rows[0][0].get<double>(), 0.25);
        QCOMPARE(table.rows[0][1].get<std::string>(), std::string("mutual_information"));
        QCOMPARE(table.columns.back(), std::string("p_against_random"));
        QVERIFY(table.rows[0].back().is_number() && table.rows[1].back().is_null());
        const auto holm = std::ranges::find(table.columns, "p_holm") - table.columns.begin();
        QVERIFY(table.rows[0][static_cast<std::size_t>(holm)].is_null()); // the first of two without GENEX
        QVERIFY(table.rows[1][static_cast<std::size_t>(holm)].is_number());
        for (const nlohmann::json& cell : outcome.record.at("cells"))
            QVERIFY(rowOf(cell).at("test_rows").get<int>() > 0);
        QCOMPARE(outcome.report.figure.panels.size(), std::size_t{1});
        QCOMPARE(outcome.report.figure.panels[0].series.size(), std::size_t{2});
        QCOMPARE(outcome.record.at("seed").get<int>(), 7);
        QCOMPARE(outcome.record.at("data_sha256").get<std::string>(), std::string("table"));
        QCOMPARE(outcome.record.at("settings").at("hidden").get<int>(), 16);
        QCOMPARE(outcome.record.at("split").at("rule").get<std::string>(), std::string("group"));
        QVERIFY(!outcome.record.at("program_version").get<std::string>().empty());
        QVERIFY(outcome.record.at("machine").at("cores").get<int>() > 0);
    }

    /// The mean over the repeats and its error, from the cells themselves.
    void meansByHand()
    {
        const QTemporaryDir folder;
        const ExperimentOutcome outcome = run(twoMethods(), folder);
        double values[2] = {};
        for (const nlohmann::json& cell : outcome.record.at("cells")) {
            if (cell.at("variant") == "random")
                values[cell.at("repeat").get<int>()] = rowOf(cell).at("levels").at(1).at("accuracy");
        }
        const std::vector<nlohmann::json>& row = outcome.report.table.rows[3];
        QCOMPARE(row[1].get<std::string>(), std::string("random"));
        const auto accuracy =
            static_cast<std::size_t>(std::ranges::find(outcome.report.table.columns, "accuracy") -
                                     outcome.report.table.columns.begin());
        QVERIFY(std::abs(row[accuracy].get<double>() - (values[0] + values[1]) / 2) < 1e-12);
        QVERIFY(std::abs(row[accuracy + 1].get<double>() - std::abs(values[0] - values[1]) / 2) < 1e-12);
    }

    void theNumberOfWorkersChangesNothing()
    {
        const QTemporaryDir one;
        const QTemporaryDir three;
        ExperimentPlan plan = twoMethods();
        plan.settings.workers = 1;
        const ExperimentOutcome first = run(plan, one);
        plan.settings.workers = 3;
        QVERIFY(withoutTimes(run(plan, three)) == withoutTimes(first));
    }

    void visitsStandInTheTable()
    {
        const QTemporaryDir folder;
        ExperimentPlan plan = planOf("budget");
        plan.methods = {"naive_bayes", "naive_bayes_personal"};
        plan.visits = 2;
        plan.stop = contract::StopRule::None;
        const domain::ResultTable table = run(plan, folder).report.table;
        const auto column = std::ranges::find(table.columns, "mean_visits") - table.columns.begin();
        QCOMPARE(table.rows[0][static_cast<std::size_t>(column)].get<double>(), 2.0);
        QCOMPARE(table.rows[1][static_cast<std::size_t>(column)].get<double>(), 2.0);
    }

    /// Each row says who predicts, how often a patient may come, and what ends a case.
    void aRowSaysByWhichRulesItIs()
    {
        const QTemporaryDir folder;
        ExperimentPlan plan = planOf("budget");
        plan.methods = {"genex", "random"};
        plan.visits = 3;
        const auto rules = [&] {
            const domain::ResultTable table = run(plan, folder).report.table;
            QStringList rows;
            for (const std::vector<nlohmann::json>& row : table.rows) {
                if (row[0] != 0.5)
                    continue;
                rows << QString::fromStdString(row[1].get<std::string>() + " " + row[2].get<std::string>() +
                                               " " + std::to_string(row[3].get<int>()) + " " +
                                               row[4].get<std::string>());
            }
            return rows;
        };
        QCOMPARE(rules(), (QStringList{QStringLiteral("genex own 2 confidence"),
                                       QStringLiteral("random shared 3 confidence"),
                                       QStringLiteral("random_own own 3 confidence")}));
        plan.visits = 1;
        plan.experts = contract::ExpertsOf::Own;
        QCOMPARE(rules(),
                 (QStringList{QStringLiteral("genex own 1 none"), QStringLiteral("random own 1 none")}));
    }

    void finishedCellsAreNotRunAgain()
    {
        const QTemporaryDir folder;
        run(twoMethods(), folder);
        QMap<QString, QByteArray> before;
        for (const QString& file : filesIn(folder))
            before.insert(file, contentOf(folder, file)); // the time a cell took is never the same twice
        ExperimentPlan plan = twoMethods();
        plan.repeats = 3;
        plan.methods.emplace_back("facility_location");
        const ExperimentOutcome outcome = run(plan, folder);
        QCOMPARE(filesIn(folder).size(), 9);
        QCOMPARE(outcome.record.at("cells").size(), std::size_t{9});
        for (auto file = before.begin(); file != before.end(); ++file)
            QCOMPARE(contentOf(folder, file.key()), file.value());
    }

    void damagedCellsAreRunAgain()
    {
        const QTemporaryDir folder;
        const ExperimentOutcome whole = run(twoMethods(), folder);
        for (const char* bytes : {"", "{", "{\"variant\": \"random\"}", "[]", "\xff\xfe"}) {
            for (const QString& file : filesIn(folder))
                writeFileAtomically(pathOf(folder) / file.toStdString(), bytes);
            QVERIFY(withoutTimes(run(twoMethods(), folder)) == withoutTimes(whole));
        }
    }

    /// One digit of a result is another, and the file is whole otherwise.
    void changedResultsAreRunAgain()
    {
        const QTemporaryDir folder;
        const ExperimentOutcome whole = run(twoMethods(), folder);
        for (const QString& file : filesIn(folder)) {
            nlohmann::json cell = nlohmann::json::parse(contentOf(folder, file).toStdString());
            cell["result"]["ways"][cell["variant"].get<std::string>()]["levels"][0]["accuracy"] = 0.123;
            writeFileAtomically(pathOf(folder) / file.toStdString(), cell.dump());
        }
        QVERIFY(withoutTimes(run(twoMethods(), folder)) == withoutTimes(whole));
    }

    void otherConditionsAreOtherCells()
    {
        const QTemporaryDir folder;
        run(twoMethods(), folder);
        ExperimentPlan plan = twoMethods();
        plan.settings.hidden = 8;
        run(plan, folder);
        QCOMPARE(filesIn(folder).size(), 8);
        plan.budgets = {0.25};
        run(plan, folder);
        QCOMPARE(filesIn(folder).size(), 12);
        plan.visits = 2;
        const ExperimentOutcome twice = run(plan, folder);
        QCOMPARE(filesIn(folder).size(), 16);
        QCOMPARE(twice.record.at("visits").get<int>(), 2);
        plan.stop = contract::StopRule::None;
        QCOMPARE(run(plan, folder).record.at("stop").get<std::string>(), std::string("none"));
        QCOMPARE(filesIn(folder).size(), 20);
        plan.experts = contract::ExpertsOf::Own;
        QCOMPARE(run(plan, folder).record.at("experts").get<std::string>(), std::string("own"));
        QCOMPARE(filesIn(folder).size(), 24);
    }

    /// Stopped at its second cell, the run leaves the first; the next run ends as one that was never stopped.
    void aStopKeepsWhatIsDone()
    {
        const QTemporaryDir whole;
        const QTemporaryDir stopped;
        ExperimentPlan plan = twoMethods();
        plan.settings.workers = 1;
        const ExperimentOutcome expected = run(plan, whole);
        JobControl* told = nullptr;
        JobControl control([&](const Progress&) {
            if (!filesIn(stopped).empty())
                told->requestStop();
        });
        told = &control;
        const auto result = attempt([&] { return runExperiment(plan, m_data, pathOf(stopped), control); });
        QVERIFY(!result);
        QCOMPARE(errorOf(result).code, ErrorCode::Cancelled);
        const auto kept = filesIn(stopped).size();
        QVERIFY2(kept >= 1 && kept < 4, std::to_string(kept).c_str());
        QVERIFY(withoutTimes(run(plan, stopped)) == withoutTimes(expected));
    }

    void progressGoesFromNothingToAll()
    {
        const QTemporaryDir folder;
        std::int64_t last = 0;
        std::int64_t total = 0;
        bool isRising = true;
        JobControl control([&](const Progress& progress) {
            isRising = isRising && progress.done >= last;
            last = progress.done;
            total = progress.total;
        });
        runExperiment(twoMethods(), m_data, pathOf(folder), control);
        QVERIFY(isRising);
        QVERIFY(total > 0);
        QCOMPARE(last, total);
    }

    /// In every experiment that concludes on estimates: with a threshold of 0 for all, nobody does.
    void aDiseaseThatMustNotBeMissedHoldsInTheLab()
    {
        ExperimentData data = tinyData();
        data.cantMissFrom.assign(data.dataset.classes.size(), 0.0);
        const QTemporaryDir folder;
        for (const char* name : {"generator", "confidence", "observed"}) {
            JobControl control;
            const ExperimentOutcome strict = runExperiment(planOf(name), data, pathOf(folder), control);
            QCOMPARE(strict.record.at("cant_miss_from").size(), data.dataset.classes.size());
            const domain::ResultTable& table = strict.report.table;
            const auto share = std::ranges::find(table.columns, "generated_share") - table.columns.begin();
            for (const std::vector<nlohmann::json>& row : table.rows)
                QCOMPARE(row.at(static_cast<std::size_t>(share)).get<double>(), 0.0);
        }
        const auto cells = filesIn(folder).size();
        const ExperimentOutcome usual = run(planOf("generator"), folder);
        QVERIFY(!usual.record.contains("cant_miss_from"));
        QVERIFY(filesIn(folder).size() > cells); // other cells: they follow from other thresholds
    }

    void unseenSetsStandBesideThoseOfTraining()
    {
        const QTemporaryDir folder;
        const ExperimentOutcome outcome = run(planOf("observed"), folder);
        std::vector<std::string> variants;
        for (const std::vector<nlohmann::json>& row : outcome.report.table.rows)
            variants.push_back(row.at(1).get<std::string>());
        QCOMPARE(variants[0], std::string("random"));
        QVERIFY(std::ranges::find(variants, "unseen") != variants.end());
        const auto levels = [&](const char* variant) {
            for (const nlohmann::json& cell : outcome.record.at("cells")) {
                if (cell.at("variant") == variant)
                    return cell.at("result").at("levels");
            }
            return nlohmann::json();
        };
        QVERIFY(levels("unseen") != levels("random"));
    }

    void noSetIsUnseenWhereTrainingSawAll()
    {
        const QTemporaryDir folder;
        ExperimentPlan plan = planOf("observed");
        plan.repeats = 1;
        plan.settings.observedSize = 1;
        plan.settings.pools = 8; // the table has eight features
        std::set<std::string> variants;
        for (const std::vector<nlohmann::json>& row : run(plan, folder).report.table.rows)
            variants.insert(row.at(1).get<std::string>());
        QCOMPARE(variants, (std::set<std::string>{"frequent", "random", "uninformative"}));
    }

    void personalPlansHaveNoBatchPerBucket()
    {
        for (const char* name : {"fidelity", "confidence"}) {
            ExperimentPlan plan = planOf(name);
            plan.settings.selection = method::Selection::Personal;
            const auto result = attempt([&] { validate(plan); });
            QVERIFY2(!result, name);
            QVERIFY(errorOf(result).message.english().find("one batch per bucket") != std::string::npos);
            QCOMPARE(errorOf(result).remedy.english(), std::string("Set selection to bucket."));
        }
    }

    /// Orders and their temperature belong together, also where plans estimate with another aim.
    void calibrationIsMeasuredOnWhatIsOrdered()
    {
        const QTemporaryDir folder;
        ExperimentPlan plan = planOf("calibration");
        plan.repeats = 1;
        plan.settings.selection = method::Selection::Personal;
        const nlohmann::json measured = run(plan, folder).record.at("cells")[0].at("result").at("levels");
        plan.kind = contract::ExperimentKind::Budget;
        plan.methods = {"personal"};
        const nlohmann::json ordered = rowOf(run(plan, folder).record.at("cells")[0]).at("levels");
        for (std::size_t level = 0; level < plan.budgets.size(); ++level)
            QVERIFY(std::abs(measured[level].at("ece_after").get<double>() -
                             ordered[level].at("ece").get<double>()) < 1e-9);
    }

    /// 12 % of 50 features are 6 tests, which no training plans for by itself: 5 and 8 are its neighbours.
    void everyBudgetHasALevelOfItsOwn()
    {
        const QTemporaryDir folder;
        ExperimentData data;
        data.dataset = twoTellAll(200, 50, 1, 5, 4);
        ExperimentPlan plan = planOf("calibration");
        plan.repeats = 1;
        plan.budgets = {0.1, 0.12, 0.16};
        JobControl control;
        const ExperimentOutcome outcome = runExperiment(plan, data, pathOf(folder), control);
        const nlohmann::json levels = outcome.record.at("cells")[0].at("result").at("levels");
        QVERIFY(levels[1].at("temperature") != levels[0].at("temperature"));
    }

    void theFrontKnowsEveryExperiment()
    {
        QVERIFY(std::ranges::equal(experiments(), namesOf(contract::ExperimentKind{}), {},
                                   [](const Experiment* experiment) { return nameOf(experiment->kind()); }));
    }

    void everyExperimentRunsTwice_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string_view name : namesOf(contract::ExperimentKind{}))
            QTest::newRow(name.data()) << QString::fromStdString(std::string(name));
    }

    void everyExperimentRunsTwice()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        ExperimentPlan plan = planOf(name.toStdString());
        if (name == QStringLiteral("timing") || name == QStringLiteral("budget"))
            plan.methods = {"genex", "random"};
        const ExperimentOutcome outcome = run(plan, folder);
        QVERIFY(!outcome.report.table.rows.empty());
        for (const std::vector<nlohmann::json>& row : outcome.report.table.rows)
            QCOMPARE(row.size(), outcome.report.table.columns.size());
        QVERIFY(!outcome.report.figure.panels.empty());
        for (const domain::FigurePanel& panel : outcome.report.figure.panels)
            QVERIFY(!panel.series.empty());
        // Every number is finite: JSON writes any other as null, and the figure would not be read back.
        const domain::Figure read = nlohmann::json(outcome.report.figure).get<domain::Figure>();
        QCOMPARE(read, outcome.report.figure);
    }

    void refusesWhatCannotBe()
    {
        ExperimentPlan plan = planOf("budget");
        plan.repeats = 0;
        QCOMPARE(refusal(plan), ErrorCode::InvalidInput);
        plan = planOf("budget");
        plan.methods = {"genex", "jafa"};
        QCOMPARE(refusal(plan), ErrorCode::InvalidInput);
        plan.methods = {"genex", "genex"};
        QCOMPARE(refusal(plan), ErrorCode::InvalidInput);
        for (const int visits : {0, 51}) {
            plan = planOf("budget");
            plan.visits = visits;
            QCOMPARE(refusal(plan), ErrorCode::InvalidInput);
        }
        plan = planOf("buckets");
        plan.methods = {"genex"};
        QCOMPARE(refusal(plan), ErrorCode::InvalidInput);
        for (const std::vector<double>& budgets :
             {std::vector<double>{}, {0.0}, {1.5}, {0.5, 0.2}, {0.2, 0.2}, {std::nan("")}}) {
            plan = planOf("budget");
            plan.budgets = budgets;
            QCOMPARE(refusal(plan), ErrorCode::InvalidInput);
        }
    }
};

QTEST_APPLESS_MAIN(TestExperimentRunner)
#include "tst_experimentrunner.moc"
