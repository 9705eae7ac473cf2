// SPDX-License-Identifier: GPL-3.0-or-later
// Leave one group out: a repeat for each group of a column, and figures for each.
#include "groupfigures.h"

#include "eval/experimentrunner.h"
#include "genex/device.h"
#include "genex/quicksettings.h"
#include "genex/syntheticdata.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace genex;
using namespace genex::eval;

namespace {

const std::vector<std::string> kHospitals = {"basel", "budapest", "long beach"};

/// A third of the patients in the first hospital, the rest in turn in the others.
ExperimentData threeHospitals()
{
    ExperimentData data;
    data.dataset = twoTellAll(240, 8, 1, 5, 4);
    data.sha256 = "table";
    for (std::size_t r = 0; r < data.dataset.rows(); ++r)
        data.splitColumn.push_back(kHospitals[r < 80 ? 0 : 1 + r % 2]);
    data.heldOut = kHospitals;
    return data;
}

ExperimentPlan planOf(contract::ExperimentKind kind)
{
    ExperimentPlan plan;
    plan.kind = kind;
    plan.repeats = 7; // there are three hospitals
    plan.budgets = {0.25, 0.5};
    plan.experts = contract::ExpertsOf::Shared; // one row for each method
    plan.settings = briefSettings();
    plan.split = data::parseSplitRule("group:hospital");
    return plan;
}

ExperimentOutcome run(const ExperimentPlan& plan, const ExperimentData& data, const QTemporaryDir& folder)
{
    JobControl control;
    return runExperiment(plan, data, folder.path().toStdString(), control);
}

std::vector<std::map<std::string, nlohmann::json>> rowsOf(const domain::ResultTable& table)
{
    std::vector<std::map<std::string, nlohmann::json>> rows;
    for (const std::vector<nlohmann::json>& cells : table.rows) {
        std::map<std::string, nlohmann::json>& row = rows.emplace_back();
        for (std::size_t i = 0; i < cells.size(); ++i)
            row[table.columns[i]] = cells[i];
    }
    return rows;
}

} // namespace

class TestHeldOutGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { method::setThreads(1); }

    void aRepeatForEachGroup()
    {
        const QTemporaryDir folder;
        ExperimentPlan plan = planOf(contract::ExperimentKind::Budget);
        plan.methods = {"mutual_information", "random"};
        const ExperimentOutcome outcome = run(plan, threeHospitals(), folder);
        QCOMPARE(outcome.record.at("repeats").get<int>(), 3);
        QCOMPARE(outcome.record.at("held_out").get<std::vector<std::string>>(), kHospitals);
        QCOMPARE(outcome.record.at("cells").size(), std::size_t{6});

        const auto rows = rowsOf(outcome.record.at("by_group").get<domain::ResultTable>());
        QCOMPARE(rows.size(), std::size_t{12}); // hospitals, methods, budgets
        std::map<std::string, int> patients;
        for (const auto& row : rows) {
            patients[row.at("group")] = row.at("group_patients");
            const double accuracy = row.at("accuracy");
            QVERIFY(row.at("accuracy_low") <= accuracy && accuracy <= row.at("accuracy_high"));
            QVERIFY(row.at("ece").is_number() && row.at("ece_by_chance").is_number());
        }
        QVERIFY(
            (patients == std::map<std::string, int>{{"basel", 80}, {"budapest", 80}, {"long beach", 80}}));
    }

    /// The table's mean is that of the hospitals.
    void theMeanIsThatOfTheGroups()
    {
        const QTemporaryDir folder;
        ExperimentPlan plan = planOf(contract::ExperimentKind::Budget);
        plan.methods = {"mutual_information"};
        const ExperimentOutcome outcome = run(plan, threeHospitals(), folder);
        double sum = 0;
        for (const auto& row : rowsOf(outcome.record.at("by_group").get<domain::ResultTable>()))
            sum += row.at("budget") == 0.5 ? row.at("accuracy").get<double>() : 0;
        const auto means = rowsOf(outcome.report.table);
        QVERIFY(std::abs(means.back().at("accuracy").get<double>() - sum / 3) < 1e-12);
        QCOMPARE(means.back().at("repeats").get<int>(), 3);
    }

    void waysOfOneModelHaveRows()
    {
        const QTemporaryDir folder;
        const ExperimentOutcome outcome =
            run(planOf(contract::ExperimentKind::Generator), threeHospitals(), folder);
        const auto rows = rowsOf(outcome.record.at("by_group").get<domain::ResultTable>());
        QCOMPARE(rows.size(), std::size_t{24}); // hospitals, ways, budgets
        QVERIFY(std::ranges::any_of(rows, [](const auto& row) { return row.at("variant") == "skip"; }));
    }

    /// A cell of drawn groups has other patients.
    void drawnGroupsAreOtherCells()
    {
        const QTemporaryDir folder;
        ExperimentPlan plan = planOf(contract::ExperimentKind::Budget);
        plan.methods = {"random"};
        plan.repeats = 3;
        ExperimentData data = threeHospitals();
        run(plan, data, folder);
        data.heldOut.clear();
        for (std::size_t r = 0; r < data.splitColumn.size(); ++r)
            data.splitColumn[r] = "patient " + std::to_string(r);
        const ExperimentOutcome drawn = run(plan, data, folder);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 6);
        QVERIFY(!drawn.record.contains("held_out") && !drawn.record.contains("by_group"));
    }

    /// Nine of ten right at .9, one of four at .6: too sure where it is unsure.
    void figuresByHand()
    {
        data::Dataset dataset;
        dataset.features = {{"f", data::FeatureKind::Binary}};
        dataset.classes = {"a", "b"};
        std::vector<data::ObservedRow> patients;
        std::map<std::size_t, double> weights;
        Acquisitions acquisitions;
        for (std::uint32_t r = 0; r < 140; ++r) {
            const bool isSure = r < 100;
            const bool isRight = isSure ? r % 10 != 0 : r % 4 == 0;
            dataset.values.push_back(0);
            dataset.labels.push_back(isRight ? 0 : 1);
            patients.push_back({r, 0});
            weights[r] = 1;
            const float confidence = isSure ? .9F : .6F;
            acquisitions.probabilities.insert(acquisitions.probabilities.end(), {confidence, 1 - confidence});
        }
        const TestPatients tested(dataset, {{{}}}, patients, weights);
        const nlohmann::json figures = groupFigures(acquisitions, tested);
        QCOMPARE(figures.at("group_patients").get<int>(), 140);
        // Wilson's interval of 100 of 140.
        QVERIFY(std::abs(figures.at("accuracy_low").get<double>() - 0.6345) < 5e-4);
        QVERIFY(std::abs(figures.at("accuracy_high").get<double>() - 0.7826) < 5e-4);
        // Through (ln 9, ln 9) and (ln 1.5, ln ⅓): slope 3.2958 / 1.7918.
        QVERIFY(std::abs(figures.at("calibration_slope").get<double>() - 1.8394) < 1e-3);
    }
};

QTEST_APPLESS_MAIN(TestHeldOutGroups)
#include "tst_heldoutgroups.moc"
