// SPDX-License-Identifier: GPL-3.0-or-later
#include "eval/visits.h"

#include "common/error.h"
#include "common/parallelfor.h"
#include "domain/cantmiss.h"
#include "genex/personalvisits.h"
#include "genex/secondvisit.h"

#include <algorithm>
#include <cmath>

namespace genex::eval {

namespace {

using method::FeaturesOfBuckets;
using method::FeaturesOfPatients;

std::vector<std::int64_t> allOf(const method::BatchChoice& choice)
{
    std::vector<std::int64_t> all = choice.ordered;
    all.insert(all.end(), choice.estimated.begin(), choice.estimated.end());
    return all;
}

std::vector<std::int64_t> without(const std::vector<std::int64_t>& all, const std::vector<std::int64_t>& some)
{
    std::vector<std::int64_t> rest = all;
    std::erase_if(rest, [&](std::int64_t test) { return std::ranges::find(some, test) != some.end(); });
    return rest;
}

} // namespace

Visits::Visits(const method::Model& model, const method::TestCohort& cohort, const method::Budget& budget,
               std::vector<double> cantMissFrom)
    : m_model(model)
    , m_cohort(cohort)
    , m_cantMissFrom(std::move(cantMissFrom))
    , m_amount(model.amountOf(budget))
    , m_level(model.levelFor(budget))
    , m_estimated(static_cast<std::size_t>(model.buckets()))
{
    if (model.isPersonal())
        planForPatients();
    else
        chooseForBuckets(budget);
}

void Visits::chooseForBuckets(const method::Budget& budget)
{
    for (int b = 0; b < m_model.buckets(); ++b) {
        const method::BatchChoice choice = m_model.choose(b, budget);
        m_batches.push_back(allOf(choice));
        m_estimated[static_cast<std::size_t>(b)] = choice.estimated;
    }
    for (std::size_t i = 0; i < m_cohort.size(); ++i) {
        const method::BatchChoice choice = m_model.choose(m_cohort.buckets()[i], budget, m_cohort.known(i));
        m_first.push_back(choice.ordered);
        m_all.push_back(allOf(choice));
    }
    m_ordered = m_all;
    m_again = m_all;
}

void Visits::planForPatients()
{
    const method::PersonalVisits visits(m_model, m_cohort, m_model.observedTemperature(), workers());
    for (const method::Plan& plan :
         visits.firstPlans(method::PlanAim::Learn, m_amount, m_level.temperature)) {
        m_all.push_back(testsOf(plan));
        const std::size_t left =
            m_model.hasGenerator() ? static_cast<std::size_t>(
                                         std::floor(m_level.estimatedPart * static_cast<double>(plan.size())))
                                   : 0;
        m_first.emplace_back(m_all.back().begin(), m_all.back().end() - static_cast<std::ptrdiff_t>(left));
    }
    m_ordered = visits.inVisits(m_amount, 1, m_level);
    m_again = m_first;
    const FeaturesOfPatients next = visits.next(m_first, m_amount, method::PlanAim::BeRight,
                                                m_level.temperatureFirst, m_level.temperatureAgain);
    for (std::size_t i = 0; i < next.size(); ++i)
        m_again[i].insert(m_again[i].end(), next[i].begin(), next[i].end());
}

int Visits::workers() const
{
    return coreCount();
}

Acquisitions Visits::ordering(FeaturesOfPatients tests, double temperature) const
{
    const std::vector<float> logits = m_model.logits(m_cohort.withTests(tests), m_cohort.buckets());
    return {std::move(tests), FeaturesOfPatients(m_cohort.size()),
            method::softmaxOf(logits, classes(), temperature), std::vector<std::uint8_t>(m_cohort.size()),
            std::vector<int>(m_cohort.size(), 1)};
}

Acquisitions Visits::allOrdered() const
{
    return ordering(m_ordered, m_level.temperature);
}

Acquisitions Visits::inVisits(int visits) const
{
    if (!m_model.isPersonal() || visits <= 1)
        return allOrdered();
    const method::PersonalVisits personal(m_model, m_cohort, m_model.observedTemperature(), workers());
    Acquisitions all = ordering(personal.inVisits(m_amount, visits, m_level), m_level.temperatureAgain);
    for (std::size_t i = 0; i < m_cohort.size(); ++i)
        all.visits[i] = std::max(1, std::min(visits, static_cast<int>(all.ordered[i].size())));
    return all;
}

Acquisitions Visits::fallenBack() const
{
    Acquisitions all =
        ordering(m_again, m_model.isPersonal() ? m_level.temperatureAgain : m_level.temperature);
    std::ranges::fill(all.fellBack, std::uint8_t{1});
    std::ranges::fill(all.visits, 2);
    return all;
}

Acquisitions Visits::genex() const
{
    return twoVisits(m_first, generated(), m_level.threshold);
}

Acquisitions Visits::skip() const
{
    const std::vector<float> logits = m_model.logits(m_cohort.withTests(m_first), m_cohort.buckets());
    FirstVisit visit{method::softmaxOf(logits, classes(), firstTemperature()), {}};
    visit.trust = method::confidenceOf(visit.probabilities, classes());
    return twoVisits(m_first, visit, m_level.skipThreshold);
}

Acquisitions Visits::allGenerated(double threshold) const
{
    return twoVisits(FeaturesOfPatients(m_cohort.size()), everythingGenerated(), threshold);
}

double Visits::thresholdOfAllGenerated(const std::vector<double>& weights) const
{
    const FirstVisit visit = everythingGenerated();
    const Acquisitions ordered = allOrdered();
    const bool isMoney = m_model.settings().budgetCost > 0;
    method::VisitPatients patients{m_cohort.isRight(ordered.probabilities), {}, weights};
    method::VisitOption option{0, visit.trust, m_cohort.isRight(visit.probabilities), {}};
    for (const std::vector<std::int64_t>& tests : ordered.ordered) {
        option.size = std::max(option.size, static_cast<int>(tests.size()));
        patients.ordersWithAll.push_back(isMoney ? m_model.prices().total(tests)
                                                 : static_cast<double>(tests.size()));
    }
    if (option.size == 0)
        return method::kNobodyTrusted;
    option.saved = patients.ordersWithAll;
    const method::TrainingSettings& settings = m_model.settings();
    const method::ThresholdPoint chosen =
        method::chooseBy(settings.thresholdRule, {&option, 1}, patients, settings.accuracyGivenUp);
    return chosen.size == 0 ? method::kNobodyTrusted : chosen.tau;
}

FirstVisit Visits::everythingGenerated() const
{
    const FeaturesOfPatients nothing(m_cohort.size());
    return m_model.isPersonal() ? generatedFor(nothing, m_all) : generatedAfter(nothing, m_batches);
}

Acquisitions Visits::trusting(const std::vector<double>& trust, double threshold) const
{
    FirstVisit visit = generated();
    visit.trust = trust;
    return twoVisits(m_first, visit, threshold);
}

FirstVisit Visits::generated() const
{
    if (!m_model.isPersonal())
        return generatedAfter(m_first, m_estimated);
    FeaturesOfPatients rest;
    for (std::size_t i = 0; i < m_all.size(); ++i)
        rest.push_back(without(m_all[i], m_first[i]));
    return generatedFor(m_first, rest);
}

method::JudgedPatients Visits::judged() const
{
    if (m_model.isPersonal())
        throw Failure(ErrorCode::InvalidInput,
                      "A network that decides when to accept estimates needs one batch per bucket.",
                      "Train the model with --selection bucket, or leave out --supervised.");
    method::JudgedPatients patients;
    patients.bucketOfRow = m_cohort.buckets();
    patients.hidden =
        m_model.hiddenWithEstimates(m_cohort.withTests(m_first), m_cohort.buckets(), m_estimated);
    patients.width = m_cohort.size() == 0 ? 0 : patients.hidden.size() / m_cohort.size();
    return patients;
}

const FeaturesOfBuckets& Visits::bucketBatches() const
{
    if (m_model.isPersonal())
        throw Failure(ErrorCode::InvalidInput, "A model with personal plans has no batch per bucket.",
                      "Train the model with --selection bucket.");
    return m_batches;
}

FirstVisit Visits::generatedAfter(const FeaturesOfPatients& first, const FeaturesOfBuckets& estimated) const
{
    const method::GeneratedPredictions predictions = m_model.predictWithEstimates(
        m_cohort.withTests(first), m_cohort.buckets(), estimated, m_level.temperature);
    return {predictions.probabilities, method::trustOf(predictions, classes())};
}

FirstVisit Visits::generatedFor(const FeaturesOfPatients& first, const FeaturesOfPatients& estimated) const
{
    const method::GeneratedPredictions predictions =
        m_model.predictWithEstimatesOf(m_cohort.withTests(first), m_cohort.buckets(), estimated,
                                       std::vector<double>(first.size(), firstTemperature()), workers());
    return {predictions.probabilities, method::trustOf(predictions, classes())};
}

double Visits::firstTemperature() const
{
    return m_model.isPersonal() ? m_level.temperatureFirst : m_level.temperature;
}

/// Whether a can't-miss disease other than the predicted one is at or above its threshold.
bool Visits::mayMiss(std::span<const float> probabilities) const
{
    return !domain::notRuledOut(probabilities, m_cantMissFrom).empty();
}

/// A patient without orders so far has everything ordered at one visit.
void Visits::takeOne(Acquisitions& course, const Acquisitions& other, std::size_t i) const
{
    course.ordered[i] = other.ordered[i];
    course.visits[i] = 1;
    std::copy_n(other.probabilities.begin() + static_cast<std::ptrdiff_t>(i * classes()), classes(),
                course.probabilities.begin() + static_cast<std::ptrdiff_t>(i * classes()));
}

Acquisitions Visits::twoVisits(const FeaturesOfPatients& first, const FirstVisit& visit,
                               double threshold) const
{
    Acquisitions course = fallenBack();
    const Acquisitions atOnce = allOrdered();
    for (std::size_t i = 0; i < m_cohort.size(); ++i) {
        const std::size_t toEstimate = m_all[i].size() - first[i].size();
        const std::span<const float> probabilities =
            std::span(visit.probabilities).subspan(i * classes(), classes());
        if (toEstimate > 0 && (visit.trust[i] < threshold || mayMiss(probabilities))) {
            if (first[i].empty())
                takeOne(course, atOnce, i);
            continue;
        }
        course.fellBack[i] = 0;
        course.visits[i] = 1;
        course.ordered[i] = first[i];
        course.estimated[i] = without(m_all[i], first[i]);
        std::copy_n(visit.probabilities.begin() + static_cast<std::ptrdiff_t>(i * classes()), classes(),
                    course.probabilities.begin() + static_cast<std::ptrdiff_t>(i * classes()));
    }
    return course;
}

} // namespace genex::eval
