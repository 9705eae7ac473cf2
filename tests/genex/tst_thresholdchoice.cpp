// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "modelfixture.h"
#include "syntheticdata.h"

#include "genex/device.h"
#include "genex/thresholdchoice.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace genex;
using namespace genex::method;

/// The same model with another τ.
class TestThresholdChoice : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ModelFixture> m_fixture;

    const Model& model() const { return m_fixture->model; }
    /// The largest budget at which something is estimated.
    const BudgetPlan& plan() const
    {
        const auto found = std::find_if(model().plans().rbegin(), model().plans().rend(),
                                        [](const BudgetPlan& plan) { return !plan.curve.empty(); });
        return *found;
    }
    static const BudgetPlan& planOf(const Model& model, double budget)
    {
        return *std::ranges::find(model.plans(), budget, &BudgetPlan::budget);
    }

private Q_SLOTS:
    void initTestCase()
    {
        setThreads(1);
        TrainingSettings settings = quickSettings();
        settings.seed = 4;
        settings.buckets = 2;
        settings.generator = GeneratorKind::Pooled;
        settings.budgetFraction = 0.6;
        settings.observedSize = 3;
        // Much may be given up, so that something is estimated whatever the patients are like.
        settings.accuracyGivenUp = 0.2;
        m_fixture = std::make_unique<ModelFixture>(trainedModel(mixedWithGaps(300, 12, 1), settings));
        QVERIFY(std::ranges::any_of(model().plans(),
                                    [](const BudgetPlan& plan) { return plan.curve.size() > 2; }));
    }

    void everyPointOfTheCurveCanBeChosen()
    {
        QVERIFY(plan().curve.size() > 1);
        for (const ThresholdPoint& point : plan().curve) {
            const Model changed = withThreshold(model(), plan().budget, point.tau);
            const BudgetPlan& now = planOf(changed, plan().budget);
            QCOMPARE(now.threshold, point.tau);
            QVERIFY(now.chosen == point);
        }
    }

    void itIsTakenToTheNextStricterPoint()
    {
        const ThresholdPoint& low = plan().curve.front();
        const ThresholdPoint& next = plan().curve[1];
        const double between = (low.tau + next.tau) / 2;
        QCOMPARE(planOf(withThreshold(model(), plan().budget, between), plan().budget).threshold, next.tau);
        QCOMPARE(planOf(withThreshold(model(), plan().budget, 0), plan().budget).threshold, low.tau);
        QCOMPARE(planOf(withThreshold(model(), plan().budget, 2), plan().budget).threshold,
                 plan().curve.back().tau);
    }

    void everythingElseStaysAsItWas()
    {
        const ThresholdPoint& other =
            plan().threshold == plan().curve.front().tau ? plan().curve.back() : plan().curve.front();
        const Model changed = withThreshold(model(), plan().budget, other.tau);
        QVERIFY(changed.sha256() != model().sha256());
        changed.save(m_fixture->path("other"));
        const Model loaded = Model::load(m_fixture->path("other"));
        QCOMPARE(loaded.sha256(), changed.sha256());
        const TensorFile before = m_fixture->file();
        const TensorFile after =
            decodeTensorFile(readWholeFile(m_fixture->path("other/weights.safetensors")), "other");
        QVERIFY(before.tensors == after.tensors);
        for (const BudgetPlan& unchanged : model().plans()) {
            if (unchanged.budget != plan().budget)
                QCOMPARE(planOf(loaded, unchanged.budget).threshold, unchanged.threshold);
        }
        QCOMPARE(loaded.manifest().handChosenBudgets, std::vector<double>{plan().budget});
        QVERIFY(loaded.card().find("(set manually)") != std::string::npos);
        QVERIFY(model().card().find("(set manually)") == std::string::npos);
    }

    /// The card is written anew. A lower loss on fewer patients is not a better one.
    void theCardComparesOnTheSamePatients()
    {
        nlohmann::json tried = nlohmann::json::parse(
            R"([{"value": 0, "loss": 0.8634, "patients": 200},
                {"value": 1, "loss": 0.8282, "patients": 50, "loss_of_best": 0.8101}])");
        const auto cardWith = [&] {
            const Model chosen = m_fixture->withManifest([&](nlohmann::json& manifest) {
                manifest["choices"] =
                    nlohmann::json::array({{{"setting", "common_weight"}, {"tried", tried}, {"taken", 0}}});
            });
            return withThreshold(chosen, plan().budget, plan().curve.front().tau).card();
        };
        QVERIFY(cardWith().find("0.8282 with 1 on 50 patients (0.8101 with the best before it on the same "
                                "patients)") != std::string::npos);
        tried[1].erase("loss_of_best"); // a model of before
        QVERIFY(cardWith().find("0.8282 with 1 on 50 patients)") != std::string::npos);
    }

    void chosenTwiceItIsNamedOnce()
    {
        const Model once = withThreshold(model(), plan().budget, plan().curve.front().tau);
        const Model twice = withThreshold(once, plan().budget, plan().curve.back().tau);
        QCOMPARE(twice.manifest().handChosenBudgets.size(), std::size_t{1});
        // And back: the same model, but for the word that somebody chose.
        const Model back = withThreshold(model(), plan().budget, plan().threshold);
        QVERIFY(back.sha256() != model().sha256());
    }

    void whatCannotBeIsRefused()
    {
        QCOMPARE(failureOf([&] { withThreshold(model(), 1e6, 0.8); }).code, ErrorCode::InvalidInput);
        QVERIFY(failureOf([&] { withThreshold(model(), 1e6, 0.8); })
                    .remedy.english()
                    .find("Use one of its budgets") != std::string::npos);
        for (const double nonsense :
             {-0.1, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
            QCOMPARE(failureOf([&] { withThreshold(model(), plan().budget, nonsense); }).code,
                     ErrorCode::InvalidInput);
    }
};

QTEST_GUILESS_MAIN(TestThresholdChoice)
#include "tst_thresholdchoice.moc"
