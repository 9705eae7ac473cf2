// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/naive_bayes/naivebayespersonalmethod.h"

#include "methods/chosenorders.h"
#include "methods/naive_bayes/coursebank.h"
#include "methods/naive_bayes/naivebayesmethod.h"

#include "common/parallelfor.h"
#include "common/random.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace genex::eval {

namespace {

constexpr const char* kPhase = "Planning for each patient";

int workersOf(const method::TrainingSettings& settings)
{
    return settings.workers > 0 ? settings.workers : coreCount();
}

/// Orders of one patient.
struct Ordered
{
    FeatureOrder tests;
    int visits = 1;
};

/// One patient's plans.
class Plans
{
public:
    Plans(const NaiveBayes& naiveBayes, const CourseBank& bank, std::span<const float> values,
          FeatureOrder known, JobControl& control)
        : m_naiveBayes(naiveBayes)
        , m_bank(bank)
        , m_values(values)
        , m_known(std::move(known))
        , m_control(control)
    {}

    /// For each budget, given as the numbers of tests per visit. A smaller first batch is a prefix of a
    /// larger one, so it is planned once.
    std::vector<Ordered> at(const std::vector<std::vector<std::size_t>>& budgets) const
    {
        std::size_t largest = 0;
        for (const std::vector<std::size_t>& visits : budgets)
            largest = std::max(largest, visits.empty() ? 0 : visits.front());
        const FeatureOrder first = batch({}, largest);
        std::vector<Ordered> all;
        for (const std::vector<std::size_t>& visits : budgets)
            all.push_back(onVisits(first, visits));
        return all;
    }

private:
    Ordered onVisits(const FeatureOrder& first, const std::vector<std::size_t>& visits) const
    {
        Ordered ordered;
        for (std::size_t v = 0; v < visits.size(); ++v) {
            FeatureOrder next = v == 0 ? first : batch(ordered.tests, visits[v]);
            next.resize(std::min(next.size(), visits[v]));
            ordered.visits += v > 0 && !next.empty() ? 1 : 0;
            ordered.tests.insert(ordered.tests.end(), next.begin(), next.end());
        }
        return ordered;
    }

    /// The next orders, given the results of these tests.
    FeatureOrder batch(const FeatureOrder& done, std::size_t most) const
    {
        FeatureOrder known = m_known;
        known.insert(known.end(), done.begin(), done.end());
        std::vector<bool> taken(m_naiveBayes.features());
        for (const std::int64_t feature : known)
            taken[static_cast<std::size_t>(feature)] = true;
        Courses courses = m_bank.coursesFrom(m_naiveBayes.scores(m_values, known));
        return greedyTests(courses, std::move(taken), most, m_control);
    }

    const NaiveBayes& m_naiveBayes;
    const CourseBank& m_bank;
    std::span<const float> m_values;
    FeatureOrder m_known; ///< O
    JobControl& m_control;
};

class FittedNaiveBayesPersonal : public FittedMethod
{
public:
    FittedNaiveBayesPersonal(const RepeatSetup& setup, JobControl& control)
        : m_naiveBayes(naiveBayesOf(setup))
        , m_bank(m_naiveBayes, Random(setup.settings().seed).child("naive bayes courses"), control)
        , m_visits(setup.visits())
        , m_workers(workersOf(setup.settings()))
    {}

    std::vector<Acquisitions> acquire(const TestPatients& patients, std::span<const method::Budget> budgets,
                                      JobControl& control) const override
    {
        const std::vector<std::vector<Ordered>> planned = plan(patients, budgets, control);
        std::vector<Acquisitions> all;
        for (std::size_t b = 0; b < budgets.size(); ++b) {
            method::FeaturesOfPatients ordered;
            std::vector<int> visits;
            for (const std::vector<Ordered>& ofPatient : planned) {
                ordered.push_back(ofPatient[b].tests);
                visits.push_back(ofPatient[b].visits);
            }
            all.push_back(diagnosed(m_naiveBayes, patients, std::move(ordered), std::move(visits)));
        }
        return all;
    }
    double epochs() const override { return 1; }

private:
    /// [N × budgets]
    std::vector<std::vector<Ordered>> plan(const TestPatients& patients,
                                           std::span<const method::Budget> budgets, JobControl& control) const
    {
        std::vector<std::vector<std::size_t>> sizes;
        for (const method::Budget& budget : budgets)
            sizes.push_back(testsPerVisit(testsWithin(budget, m_naiveBayes.features()), m_visits));
        std::vector<std::vector<Ordered>> planned(patients.size());
        std::mutex mutex; // progress is reported for one patient at a time
        std::int64_t done = 0;
        genex::parallelFor(patients.size(), m_workers, [&](std::size_t i) {
            planned[i] =
                Plans(m_naiveBayes, m_bank, patients.valuesOf(i), patients.known(i), control).at(sizes);
            const std::lock_guard lock(mutex);
            control.report(++done, static_cast<std::int64_t>(patients.size()), kPhase);
        });
        return planned;
    }

    NaiveBayes m_naiveBayes;
    CourseBank m_bank;
    int m_visits;
    int m_workers;
};

} // namespace

std::unique_ptr<FittedMethod> NaiveBayesPersonalMethod::fit(const RepeatSetup& setup,
                                                            JobControl& control) const
{
    control.checkPoint();
    return std::make_unique<FittedNaiveBayesPersonal>(setup, control);
}

} // namespace genex::eval
