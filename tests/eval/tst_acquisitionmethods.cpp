// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/experimentmessages.h"
#include "methods/aaco/comparedsets.h"
#include "methods/aaco/neighbours.h"
#include "methods/discretised.h"
#include "methods/facility_location/facilitylocationmethod.h"
#include "methods/mutual_information/mutualinformationmethod.h"

#include "common/result.h"
#include "eval/acquisitionmethod.h"
#include "genex/device.h"
#include "genex/quicksettings.h"
#include "genex/syntheticdata.h"
#include "support/errorof.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::eval;

namespace {

constexpr std::size_t kFeatures = 12;
const std::vector<method::Budget> kBudgets = {{.fraction = {}, .count = 2, .cost = {}},
                                              {.fraction = 0.5, .count = {}, .cost = {}}};
constexpr std::size_t kAllowed[] = {2, 6};

/// f4 and f9 tell the class, the rest is noise.
std::unique_ptr<RepeatSetup> setupOf(const data::Dataset& dataset, ComparisonRules rules = {},
                                     std::vector<double> cantMissFrom = {})
{
    method::TrainingSettings settings = quickSettings();
    settings.seed = 3;
    settings.sharedSteps = 250;
    settings.budgetFraction = 0.5;
    settings.deltaConstant = 0.8;
    settings.scoringRows = 200;
    JobControl control;
    return std::make_unique<RepeatSetup>(method::inputFrom(dataset, settings.seed), settings, control, rules,
                                         std::move(cantMissFrom));
}

std::size_t toldByEstimates(const Acquisitions& done)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(done.estimated, [](const auto& tests) { return !tests.empty(); }));
}

double number(double value)
{
    return std::round(value * 1e6) / 1e6;
}

} // namespace

class TestAcquisitionMethods : public QObject
{
    Q_OBJECT

private:
    const data::Dataset m_dataset = twoTellAll(600, kFeatures, 4, 9, 2);
    std::unique_ptr<RepeatSetup> m_setup;
    std::unique_ptr<RepeatSetup> m_twice; ///< two visits, of which the second need not be
    std::map<std::string, std::vector<Acquisitions>> m_done;
    std::map<std::string, MethodOutcome> m_doneTwice;

    static MethodOutcome outcomeOf(std::string_view method, const RepeatSetup& setup)
    {
        JobControl control;
        return methodNamed(method).fit(setup, control)->acquire(setup.patients(), kBudgets, control).front();
    }

    double accuracy(const std::string& method, std::size_t level) const
    {
        return m_setup->patients().figuresOf(m_done.at(method)[level], m_setup->prices()).accuracy.mean;
    }

private Q_SLOTS:
    void initTestCase()
    {
        method::setThreads(1);
        m_setup = setupOf(m_dataset);
        m_twice = setupOf(m_dataset, {2, contract::StopRule::Confidence});
        for (const std::string& name : methodNames()) {
            m_done[name] = outcomeOf(name, *m_setup).atBudgets;
            m_doneTwice[name] = outcomeOf(name, *m_twice);
        }
    }

    void methodsByName()
    {
        QVERIFY(std::ranges::equal(methodNames(), contract::kAcquisitionMethods));
        const auto unknown = attempt([] { return methodNamed("jafa").name(); });
        QVERIFY(!unknown);
        QCOMPARE(errorOf(unknown).code, ErrorCode::InvalidInput);
        QVERIFY(errorOf(unknown).remedy.english().find("mutual_information") != std::string::npos);
    }

    void nobodyOrdersMoreThanAllowedOrWhatIsKnown()
    {
        JobControl control;
        const method::TestCohort cohort = m_setup->patients().before(m_setup->experts(control));
        for (const auto& [name, levels] : m_done) {
            for (std::size_t level = 0; level < levels.size(); ++level) {
                const Acquisitions& done = levels[level];
                QCOMPARE(done.ordered.size(), cohort.size());
                for (std::size_t i = 0; i < cohort.size(); ++i) {
                    std::vector<std::int64_t> all = done.ordered[i];
                    all.insert(all.end(), done.estimated[i].begin(), done.estimated[i].end());
                    const std::set<std::int64_t> different(all.begin(), all.end());
                    QVERIFY2(all.size() <= kAllowed[level] && different.size() == all.size(), name.c_str());
                    for (const std::int64_t known : cohort.known(i))
                        QVERIFY2(!different.contains(known), name.c_str());
                }
            }
        }
    }

    void probabilitiesSumToOne()
    {
        for (const auto& [name, levels] : m_done) {
            for (const Acquisitions& done : levels) {
                for (std::size_t i = 0; i < done.ordered.size(); ++i) {
                    double sum = 0;
                    for (std::size_t c = 0; c < 4; ++c)
                        sum += done.probabilities[i * 4 + c];
                    QVERIFY2(std::abs(sum - 1) < 1e-4, name.c_str());
                }
            }
        }
    }

    /// With a threshold of 0 a disease stands behind whichever is named, for every patient.
    void nobodyIsConcludedOnEstimatesWhileADiseaseStands()
    {
        QVERIFY(toldByEstimates(m_doneTwice.at("genex").atBudgets[1]) > 0); // or this would show nothing
        const auto strict =
            setupOf(m_dataset, {2, contract::StopRule::Confidence}, std::vector<double>(4, 0.0));
        for (const Acquisitions& done : outcomeOf("genex", *strict).atBudgets)
            QCOMPARE(toldByEstimates(done), std::size_t{0});
        JobControl control;
        QCOMPARE(strict->withPool(strict->pool(), control)->cantMissFrom().size(), std::size_t{4});
    }

    void whoFindsTheTwoTellingTestsIsRight()
    {
        for (const char* name : {"mutual_information", "static_greedy", "genex", "naive_bayes",
                                 "naive_bayes_personal", "hindsight"})
            QVERIFY2(accuracy(name, 0) > 0.95,
                     (name + std::string(" ") + std::to_string(accuracy(name, 0))).c_str());
    }

    /// It ends where the experts are as sure as with everything known, so it orders fewer tests than allowed.
    void hindsightOrdersWhatItNeeds()
    {
        const auto figuresOf = [&](const char* name) {
            return m_setup->patients().figuresOf(m_done.at(name)[1], m_setup->prices());
        };
        const contract::OrderingFigures figures = figuresOf("hindsight");
        QVERIFY2(figures.meanOrders < figuresOf("random").meanOrders - 0.5,
                 std::to_string(figures.meanOrders).c_str());
        QVERIFY(figures.accuracy.mean > 0.95);
    }

    void whatAnEarlierVersionCalledOracleIsHindsight()
    {
        QCOMPARE(contract::methodNameToday("oracle"), std::string_view("hindsight"));
        for (const std::string& name : methodNames())
            QCOMPARE(contract::methodNameToday(name), std::string_view(name));
    }

    /// Two of twelve, of which O holds two: both telling ones seldom, so most are told badly.
    void randomIsRandom()
    {
        QVERIFY2(accuracy("random", 0) < 0.7, std::to_string(accuracy("random", 0)).c_str());
        QVERIFY(accuracy("aaco", 0) > accuracy("random", 0));
        std::vector<int> count(kFeatures);
        std::set<std::vector<std::int64_t>> different;
        for (const std::vector<std::int64_t>& ordered : m_done["random"][0].ordered) {
            QCOMPARE(ordered.size(), std::size_t{2});
            different.insert(ordered);
            for (const std::int64_t feature : ordered)
                ++count[static_cast<std::size_t>(feature)];
        }
        QVERIFY(different.size() > 50);
        const double even = 2.0 * static_cast<double>(m_done["random"][0].ordered.size()) / kFeatures;
        for (const int times : count)
            QVERIFY2(times > even / 4 && times < even * 2,
                     std::to_string(times).c_str()); // O takes some away
    }

    void theSameSeedGivesTheSameOrders()
    {
        const auto again = setupOf(m_dataset);
        for (const char* name : {"random", "aaco", "aaco_fast"}) {
            const std::vector<Acquisitions> done = outcomeOf(name, *again).atBudgets;
            QCOMPARE(done[0].ordered, m_done[name][0].ordered);
            QCOMPARE(done[1].probabilities, m_done[name][1].probabilities);
        }
    }

    void rankedByInformationNamesTheTellingTestsFirst()
    {
        const FeatureOrder order = rankedByInformation(m_dataset, m_setup->trainingRows());
        QCOMPARE(order.size(), kFeatures);
        QCOMPARE((std::set<std::int64_t>{order[0], order[1]}), (std::set<std::int64_t>{4, 9}));
    }

    /// Equal columns share ln 2, independent ones nothing; a gap does not count.
    void informationByHand()
    {
        const std::vector<int> a{0, 0, 1, 1};
        const std::vector<int> b{0, 1, 0, 1};
        QCOMPARE(number(mutualInformation(a, a)), number(std::log(2.0)));
        QCOMPARE(number(mutualInformation(a, b)), 0.0);
        QCOMPARE(number(normalisedInformation(a, a)), 1.0);
        // Of two rows in three the first column tells the second: H = ln 3 − (2/3) ln 2, I = H − 0.
        const std::vector<int> three{0, 1, 2};
        const std::vector<int> two{0, 0, 1};
        QCOMPARE(number(mutualInformation(three, two)), number(std::log(3.0) - 2.0 / 3 * std::log(2.0)));
        QCOMPARE(number(mutualInformation(std::vector<int>{0, 0, 1, 1, -1}, std::vector<int>{0, 0, 1, 1, 0})),
                 number(std::log(2.0)));
        QCOMPARE(mutualInformation(std::vector<int>{-1}, std::vector<int>{0}), 0.0);
    }

    void measuredValuesFallIntoEighths()
    {
        data::Dataset dataset;
        dataset.features = {{"x", data::FeatureKind::Numeric}};
        dataset.classes = {"a", "b"};
        std::vector<std::size_t> rows;
        for (std::size_t r = 0; r < 16; ++r) {
            dataset.values.push_back(static_cast<float>(r));
            dataset.labels.push_back(0);
            rows.push_back(r);
        }
        dataset.values.back() = std::nanf("");
        const Discretised table(dataset, rows);
        QCOMPARE(table.column(0)[0], 0);
        QCOMPARE(table.column(0)[14], 7);
        QCOMPARE(table.column(0)[15], -1);
    }

    /// 0 serves itself and 1 by 0.9; 2 only itself; 3 is served by 2 a little.
    void facilityOrderByHand()
    {
        const std::vector<double> likeness{1,   0.9, 0,   0,   //
                                           0.9, 1,   0,   0,   //
                                           0,   0,   1,   0.3, //
                                           0,   0,   0.3, 1};
        JobControl control;
        QCOMPARE(facilityOrder(likeness, 4, control), (FeatureOrder{0, 2, 3, 1}));
    }

    /// Those who only order are predicted by both kinds of experts, with the same orders; the others by their
    /// own.
    void ownExpertsStandBesideSharedOnes()
    {
        const auto both = setupOf(m_dataset, {1, contract::StopRule::None, contract::ExpertsOf::Both});
        JobControl control;
        const auto outcomes = [&](const char* name) {
            return methodNamed(name).fit(*both, control)->acquire(both->patients(), kBudgets, control);
        };
        for (const char* name : {"random", "mutual_information"}) {
            const std::vector<MethodOutcome> two = outcomes(name);
            QCOMPARE(two.size(), std::size_t{2});
            QCOMPARE(two[0].experts, contract::ExpertsOf::Shared);
            QCOMPARE(two[1].experts, contract::ExpertsOf::Own);
            for (std::size_t b = 0; b < kBudgets.size(); ++b) {
                QCOMPARE(two[0].atBudgets[b].ordered, m_done.at(name)[b].ordered);
                QCOMPARE(two[0].atBudgets[b].probabilities, m_done.at(name)[b].probabilities);
                QCOMPARE(two[1].atBudgets[b].ordered, two[0].atBudgets[b].ordered);
                QVERIFY(two[1].atBudgets[b].probabilities != two[0].atBudgets[b].probabilities);
            }
        }
        for (const char* name : {"genex", "naive_bayes"}) {
            const std::vector<MethodOutcome> one = outcomes(name);
            QCOMPARE(one.size(), std::size_t{1});
            QCOMPARE(one[0].experts, contract::ExpertsOf::Own);
        }
    }

    /// With a cost of 0.1 a test, two tests that save 0.15 do not pay, one that saves 0.12 does.
    void theBestSetByHand()
    {
        const ComparedSets compared{{{}, {1}, {2, 3}, {1, 2, 3}}, {1.0, 0.88, 0.85, 0.2}};
        QCOMPARE(compared.best(2, 0.1), (FeatureOrder{1}));
        QCOMPARE(compared.best(2, 0), (FeatureOrder{2, 3}));
        QCOMPARE(compared.best(3, 0.1), (FeatureOrder{1, 2, 3}));
        QCOMPARE(compared.best(3, 0.5), FeatureOrder());
        QCOMPARE(compared.best(0, 0), FeatureOrder());
    }

    void setsHaveEverySize()
    {
        const method::FeaturesOfPatients sets = randomSets(20, 4, 1000, Random(1));
        QCOMPARE(sets.size(), std::size_t{1000});
        QVERIFY(sets.front().empty());
        std::vector<int> count(5);
        for (const FeatureOrder& set : sets) {
            ++count.at(set.size());
            QCOMPARE(std::set(set.begin(), set.end()).size(), set.size());
        }
        for (const int times : count)
            QVERIFY2(times > 140 && times < 260, std::to_string(times).c_str());
    }

    void neighboursByWhatIsKnown()
    {
        data::Dataset dataset;
        dataset.features = {{"x", data::FeatureKind::Numeric}, {"y", data::FeatureKind::Binary}};
        dataset.classes = {"a", "b"};
        dataset.values = {0, 0, 10, 1, 20, 0, 30, std::nanf("")};
        dataset.labels = {0, 0, 1, 1};
        const Neighbours neighbours(dataset, {0, 1, 2, 3});
        const std::vector<float> patient{19, 1};
        using Rows = std::vector<std::size_t>;
        QCOMPARE(neighbours.nearest(patient, std::vector<std::int64_t>{0}, 2), (Rows{2, 1}));
        QCOMPARE(neighbours.nearest(patient, std::vector<std::int64_t>{1}, 2), (Rows{1, 0}));
        QCOMPARE(neighbours.nearest(patient, std::vector<std::int64_t>{}, 9).size(), std::size_t{4});
        // Nobody is his own neighbour.
        QCOMPARE(neighbours.nearest(patient, std::vector<std::int64_t>{0}, 2, 2), (Rows{1, 3}));
    }

    /// Against the second row, x differs by 1 of 8.2 and y by 1 of 0.47: in standard deviations y is further.
    void aRareFindingWeighsMoreInStandardDeviations()
    {
        data::Dataset dataset;
        dataset.features = {{"x", data::FeatureKind::Numeric}, {"y", data::FeatureKind::Binary}};
        dataset.classes = {"a", "b"};
        dataset.values = {0, 0, 10, 1, 20, 0, 30, std::nanf("")};
        dataset.labels = {0, 0, 1, 1};
        const std::vector<float> patient{9, 0};
        const std::vector<std::int64_t> both{0, 1};
        using Rows = std::vector<std::size_t>;
        const Neighbours all(dataset, {0, 1, 2}, Neighbours::Scaled::AllNumbers);
        QCOMPARE(all.nearest(patient, both, 3), (Rows{0, 2, 1}));
        QCOMPARE(Neighbours(dataset, {0, 1, 2}).nearest(patient, both, 3), (Rows{1, 0, 2}));
    }

    /// At one visit nobody is told by estimates, and nobody comes again.
    void oneVisitIsOneForEverybody()
    {
        for (const auto& [name, levels] : m_done) {
            for (const Acquisitions& done : levels) {
                QVERIFY2(std::ranges::all_of(done.visits, [](int visits) { return visits == 1; }),
                         name.c_str());
                QVERIFY2(toldByEstimates(done) == 0, name.c_str());
            }
        }
    }

    /// Each may end after its first visit, and some do; nobody loses much by it.
    void everyMethodMayStop()
    {
        for (const auto& [name, outcome] : m_doneTwice) {
            QCOMPARE(outcome.visits, 2);
            const Acquisitions& done = outcome.atBudgets[1];
            const contract::OrderingFigures figures = m_twice->patients().figuresOf(done, m_twice->prices());
            QVERIFY2(figures.meanVisits >= 1 && figures.meanVisits < 2, name.c_str());
            QVERIFY2(figures.meanOrders < 6, name.c_str());
            QVERIFY2(figures.accuracy.mean > accuracy(name, 1) - 0.05,
                     (name + " " + std::to_string(figures.accuracy.mean)).c_str());
        }
    }

    /// Without a rule to stop by, a list is the same whether it is ordered at once or in two parts.
    void visitsAloneDoNotChangeAList()
    {
        const auto unstopped = setupOf(m_dataset, {2, contract::StopRule::None});
        const std::vector<Acquisitions> done = outcomeOf("mutual_information", *unstopped).atBudgets;
        QCOMPARE(done[1].ordered, m_done.at("mutual_information")[1].ordered);
        QCOMPARE(done[1].probabilities, m_done.at("mutual_information")[1].probabilities);
        QVERIFY(std::ranges::all_of(done[1].visits, [](int visits) { return visits == 2; }));
    }
};

QTEST_APPLESS_MAIN(TestAcquisitionMethods)
#include "tst_acquisitionmethods.moc"
