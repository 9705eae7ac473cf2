// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/aaco/aacomethod.h"

#include "methods/aaco/neighbours.h"
#include "methods/chosenorders.h"

#include "common/random.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <string>

namespace genex::eval {

namespace {

constexpr std::size_t kNeighbours = 5;
constexpr std::size_t kCandidateSets = 64;
constexpr std::size_t kMostTrainingRows = 5000;
constexpr const char* kPhase = "Comparing sets of tests on neighbours";
constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();

std::vector<std::size_t> someRows(std::vector<std::size_t> rows, std::uint64_t seed)
{
    if (rows.size() > kMostTrainingRows) {
        Random(seed).child("aaco rows").shuffle(rows);
        rows.resize(kMostTrainingRows);
    }
    return rows;
}

class FittedAaco : public FittedMethod
{
public:
    FittedAaco(const method::Model& experts, const RepeatSetup& setup)
        : m_experts(experts)
        , m_dataset(setup.input().dataset)
        , m_neighbours(m_dataset, someRows(setup.trainingRows(), setup.settings().seed))
        , m_random(Random(setup.settings().seed).child("aaco"))
        , m_epochs(setup.epochsOf(setup.settings()))
    {}

    std::vector<Acquisitions> acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                      JobControl& control) const override
    {
        const method::TestCohort cohort = patients.before(m_experts);
        std::vector<method::FeaturesOfPatients> ordered(budgets.size());
        const std::vector<float> findings = cohort.withFindings();
        const std::size_t n = m_dataset.width();
        for (std::size_t i = 0; i < cohort.size(); ++i) {
            control.report(static_cast<std::int64_t>(i), static_cast<std::int64_t>(cohort.size()), kPhase);
            const Patient patient{
                cohort.known(i), cohort.buckets()[i],
                m_neighbours.nearest(std::span(findings).subspan(i * n, n), cohort.known(i), kNeighbours)};
            const method::FeaturesOfPatients orders = drawnOrders(i, patient.known);
            for (std::size_t b = 0; b < budgets.size(); ++b)
                ordered[b].push_back(bestSet(patient, orders, testsWithin(budgets[b], n)));
        }
        std::vector<Acquisitions> all;
        for (method::FeaturesOfPatients& tests : ordered)
            all.push_back(predicted(m_experts, cohort, std::move(tests)));
        return all;
    }
    double epochs() const override { return m_epochs; }

private:
    struct Patient
    {
        FeatureOrder known;
        int bucket = 0;
        std::vector<std::size_t> neighbours; ///< rows of the table
    };

    /// Their prefixes are the candidate sets.
    method::FeaturesOfPatients drawnOrders(std::size_t patient, const FeatureOrder& known) const
    {
        Random random = m_random.child("patient " + std::to_string(patient));
        method::FeaturesOfPatients orders;
        for (std::size_t s = 0; s < kCandidateSets; ++s) {
            FeatureOrder order(m_dataset.width());
            std::iota(order.begin(), order.end(), 0);
            random.shuffle(order);
            orders.push_back(firstUnknown(order, known, order.size()));
        }
        return orders;
    }

    /// The set with which the neighbours, given the same features and these tests, are classified best.
    FeatureOrder bestSet(const Patient& patient, method::FeaturesOfPatients sets, std::size_t tests) const
    {
        const std::vector<std::size_t>& rows = patient.neighbours;
        std::vector<float> values;
        for (FeatureOrder& set : sets) {
            set.resize(std::min(set.size(), tests));
            for (const std::size_t row : rows)
                appendKnown(values, row, patient.known, set);
        }
        const std::vector<float> logits =
            m_experts.logits(values, std::vector<int>(sets.size() * rows.size(), patient.bucket));
        std::vector<double> losses;
        for (std::size_t s = 0; s < sets.size(); ++s)
            losses.push_back(meanLoss(logits, s * rows.size(), rows));
        return sets[static_cast<std::size_t>(std::ranges::min_element(losses) - losses.begin())];
    }

    void appendKnown(std::vector<float>& values, std::size_t row, const FeatureOrder& known,
                     const FeatureOrder& set) const
    {
        const std::span<const float> all = m_dataset.row(row);
        const std::size_t begin = values.size();
        values.resize(begin + all.size(), kUnknown);
        for (const FeatureOrder* list : {&known, &set}) {
            for (const std::int64_t feature : *list)
                values[begin + static_cast<std::size_t>(feature)] = all[static_cast<std::size_t>(feature)];
        }
    }

    double meanLoss(std::span<const float> logits, std::size_t first,
                    const std::vector<std::size_t>& rows) const
    {
        const std::size_t classes = m_experts.classes().size();
        double sum = 0;
        for (std::size_t i = 0; i < rows.size(); ++i)
            sum += lossOf(logits.subspan((first + i) * classes, classes),
                          static_cast<std::size_t>(m_dataset.labels[rows[i]]));
        return sum / static_cast<double>(rows.size());
    }

    const method::Model& m_experts;
    const data::Dataset& m_dataset;
    Neighbours m_neighbours;
    Random m_random;
    double m_epochs;
};

} // namespace

std::unique_ptr<FittedMethod> AacoMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    return std::make_unique<FittedAaco>(setup.experts(control), setup);
}

} // namespace genex::eval
