// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/naive_bayes/naivebayespersonalmethod.h"

#include "methods/fittedselection.h"
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

/// Orders of one patient, visit by visit.
using OwnVisits = std::vector<FeatureOrder>;

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

    /// For each schedule. A smaller first batch is a prefix of a larger one, so it is planned once.
    std::vector<OwnVisits> at(std::span<const Schedule> schedules) const
    {
        std::size_t largest = 0;
        for (const Schedule& schedule : schedules)
            largest = std::max(largest, schedule.front());
        const FeatureOrder first = batch({}, largest);
        std::vector<OwnVisits> all;
        for (const Schedule& schedule : schedules)
            all.push_back(onVisits(first, schedule));
        return all;
    }

private:
    OwnVisits onVisits(const FeatureOrder& first, const Schedule& schedule) const
    {
        OwnVisits visits;
        FeatureOrder done;
        for (const std::size_t count : schedule) {
            visits.push_back(visits.empty() ? first : batch(done, count));
            visits.back().resize(std::min(visits.back().size(), count));
            done.insert(done.end(), visits.back().begin(), visits.back().end());
        }
        return visits;
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

class NaiveBayesPlans : public TestSelector
{
public:
    NaiveBayesPlans(const NaiveBayes& naiveBayes, const RepeatSetup& setup, JobControl& control)
        : m_naiveBayes(naiveBayes)
        , m_bank(m_naiveBayes, Random(setup.settings().seed).child("naive bayes courses"), control)
        , m_workers(workersOf(setup.settings()))
    {}

    std::vector<VisitOrders> select(const TestPatients& patients, std::span<const Schedule> schedules,
                                    JobControl& control) const override
    {
        const std::vector<std::vector<OwnVisits>> planned = plan(patients, schedules, control);
        std::vector<VisitOrders> all;
        for (std::size_t s = 0; s < schedules.size(); ++s) {
            all.emplace_back(schedules[s].size());
            for (const std::vector<OwnVisits>& ofPatient : planned) {
                for (std::size_t v = 0; v < schedules[s].size(); ++v)
                    all.back()[v].push_back(ofPatient[s][v]);
            }
        }
        return all;
    }
    /// Plans take milliseconds each.
    std::size_t mostPatients() const override { return 200; }

private:
    /// [patient][schedule]
    std::vector<std::vector<OwnVisits>> plan(const TestPatients& patients,
                                             std::span<const Schedule> schedules, JobControl& control) const
    {
        std::vector<std::vector<OwnVisits>> planned(patients.size());
        std::mutex mutex; // progress is reported for one patient at a time
        std::int64_t done = 0;
        genex::parallelFor(patients.size(), m_workers, [&](std::size_t i) {
            planned[i] =
                Plans(m_naiveBayes, m_bank, patients.valuesOf(i), patients.known(i), control).at(schedules);
            const std::lock_guard lock(mutex);
            control.report(++done, static_cast<std::int64_t>(patients.size()), kPhase);
        });
        return planned;
    }

    NaiveBayes m_naiveBayes;
    CourseBank m_bank;
    int m_workers;
};

} // namespace

std::unique_ptr<FittedMethod> NaiveBayesPersonalMethod::fit(const RepeatSetup& setup,
                                                            JobControl& control) const
{
    control.checkPoint();
    NaiveBayes naiveBayes = naiveBayesOf(setup);
    auto plans = std::make_unique<NaiveBayesPlans>(naiveBayes, setup, control);
    return withOwnPredictor(setup, std::move(plans),
                            std::make_unique<NaiveBayesPredictor>(std::move(naiveBayes)), 1);
}

} // namespace genex::eval
