// SPDX-License-Identifier: GPL-3.0-or-later
#include "planfield.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace genex::method {

namespace {

constexpr std::size_t kLane = 8;
constexpr std::size_t kMostClasses = kMostClassesHeard;
constexpr float kNever = -1e30F;
constexpr float kLeastPower = -115; // of two
/// Being right counts as p^a / a: with 1 the probability itself, towards 0 its logarithm. With 1, a batch
/// ordered at once from a flat differential favours what leads already and neglects the rest.
constexpr double kPowerOfBeingRight = 0.25;
// Weight of a nat of excess: against a nat of the truth, and against its probability.
constexpr double kCautionOfLogs = 0.25;
constexpr double kCautionOfProbability = 0.012;

double beingRight(double logTruth)
{
    return std::exp(kPowerOfBeingRight * logTruth) / kPowerOfBeingRight;
}

// A vector of eight is split on narrow registers; only inlined code passes one.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpsabi"
namespace plain {
#include "planlanes.h"
}
#if defined(__x86_64__) && !defined(__clang__)
#define GENEX_HAS_WIDE_LANES
#pragma GCC push_options
#pragma GCC target("avx2,fma")
namespace wide {
#include "planlanes.h"
}
#pragma GCC pop_options
#endif
#pragma GCC diagnostic pop

} // namespace

PlanField::Loops PlanField::Loops::here()
{
#ifdef GENEX_HAS_WIDE_LANES
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return {&wide::logitsWith, &wide::sumOfPowers};
#endif
    return {&plain::logitsWith, &plain::sumOfPowers};
}

PlanField::PlanField(const PlanProblem& problem)
    : m_expert(problem.expert)
    , m_courses(problem.courses)
    , m_aim(problem.limits.aim)
    , m_factor(static_cast<float>(1 / problem.patient.temperatureThen))
{
    gather(problem.patient);
    weigh(problem.limits);
}

Worth PlanField::worthWith(std::int64_t feature, bool isTruthWanted)
{
    Worth worth;
    for (const Place& place : m_places) {
        m_viewCount = 0;
        for (const std::size_t r : place.courses)
            add(worth, r, view(place, m_courses.binOf(r, feature)), isTruthWanted);
    }
    return worth;
}

Worth PlanField::now()
{
    Worth worth;
    for (const Place& place : m_places) {
        View seen;
        look(seen, place, m_nothing.data(), m_nothing.data());
        for (const std::size_t r : place.courses)
            add(worth, r, seen, true);
    }
    return worth;
}

void PlanField::take(std::int64_t feature)
{
    std::vector<Place> places;
    for (const Place& place : m_places)
        part(place, feature, places);
    m_places = std::move(places);
}

double PlanField::shareGaining(std::int64_t feature, double leastGain)
{
    double share = 0;
    for (const Place& place : m_places) {
        View now;
        look(now, place, m_nothing.data(), m_nothing.data());
        m_viewCount = 0;
        double gain = 0;
        double weight = 0;
        for (const std::size_t r : place.courses) {
            const View& then = view(place, m_courses.binOf(r, feature));
            gain += weightOf(r) * (std::exp(logOf(then, m_target[r])) - std::exp(logOf(now, m_target[r])));
            weight += weightOf(r);
        }
        share += gain >= leastGain * weight ? weight : 0;
    }
    return share;
}

/// Starts every course at the patient's state; padding can never win.
void PlanField::gather(const PlanState& patient)
{
    m_width = (heard().size() + kLane - 1) / kLane * kLane;
    Place start{{}, {patient.hidden.begin(), patient.hidden.end()}, std::vector<float>(m_width, kNever)};
    m_tail.assign(m_expert.hidden * m_width, 0);
    for (std::size_t i = 0; i < heard().size(); ++i) {
        start.wide[i] = patient.wide[heard()[i]];
        for (std::size_t k = 0; k < m_expert.hidden; ++k)
            m_tail[k * m_width + i] = m_expert.tail[k * m_expert.classes + heard()[i]];
    }
    for (std::size_t r = 0; r < m_courses.size(); ++r) {
        start.courses.push_back(r);
        const auto place = std::ranges::find(heard(), m_courses.chosen.classOf[r]) - heard().begin();
        m_target.push_back(static_cast<std::size_t>(place));
    }
    m_places.push_back(std::move(start));
    m_nothing.assign(std::max(m_expert.hidden, m_width), 0);
    m_row.resize(m_width);
    m_active.resize(m_expert.hidden);
}

void PlanField::weigh(const PlanLimits& limits)
{
    for (std::size_t r = 0; r < m_courses.size(); ++r) {
        const double stakes = limits.stakes.empty() ? 1 : limits.stakes[m_courses.chosen.classOf[r]];
        m_stakes.push_back(static_cast<float>(stakes * weightOf(r)));
    }
    for (const std::size_t c : heard()) {
        const double from =
            limits.cantMissFrom.empty() ? std::numeric_limits<double>::infinity() : limits.cantMissFrom[c];
        m_logFrom.push_back(std::log(from));
        m_isCautious = m_isCautious || std::isfinite(from);
    }
}

/// The wide row of a bin for the distinguished classes.
const float* PlanField::rowOf(std::size_t bin)
{
    for (std::size_t i = 0; i < heard().size(); ++i)
        m_row[i] = m_expert.wide[bin * m_expert.classes + heard()[i]];
    return m_row.data();
}

/// A place and a test have few views; their memory is reused.
const PlanField::View& PlanField::view(const Place& place, std::size_t bin)
{
    for (std::size_t i = 0; i < m_viewCount; ++i) {
        if (m_views[i].bin == bin)
            return m_views[i];
    }
    if (m_viewCount == m_views.size())
        m_views.emplace_back();
    View& seen = m_views[m_viewCount++];
    seen.bin = bin;
    look(seen, place, rowOf(bin), &m_expert.change[bin * m_expert.hidden]);
    return seen;
}

void PlanField::look(View& seen, const Place& place, const float* row, const float* change)
{
    seen.logits.resize(m_width);
    m_loops.logitsWith(seen.logits.data(), place.wide.data(), row, place.hidden.data(), change, m_tail.data(),
                       m_active.data(), m_expert.hidden, m_width);
    seen.highest = *std::max_element(seen.logits.begin(), seen.logits.end());
    seen.logSum = std::log(m_loops.sumOfPowers(seen.logits.data(), seen.highest, m_factor, m_width));
    seen.excess = 0;
    for (std::size_t i = 0; m_isCautious && i < heard().size(); ++i)
        seen.excess += excessOf(seen, i);
}

/// ln p of the class at this index.
double PlanField::logOf(const View& seen, std::size_t place) const
{
    return (seen.logits[place] - seen.highest) * m_factor - seen.logSum;
}

double PlanField::excessOf(const View& seen, std::size_t place) const
{
    return std::max(0.0, logOf(seen, place) - m_logFrom[place]);
}

void PlanField::add(Worth& worth, std::size_t r, const View& seen, bool isTruthWanted) const
{
    const double logTruth = logOf(seen, m_target[r]);
    const double truth = isTruthWanted ? std::exp(logTruth) : 0;
    worth.truth += weightOf(r) * truth;
    worth.aim += m_stakes[r] * (m_aim == PlanAim::Learn ? logTruth : beingRight(logTruth));
    if (!m_isCautious)
        return;
    const double excess = weightOf(r) * (seen.excess - excessOf(seen, m_target[r]));
    worth.excess += excess;
    worth.aim -= (m_aim == PlanAim::Learn ? kCautionOfLogs : kCautionOfProbability) * excess;
}

/// Splits a place by the courses' results.
void PlanField::part(const Place& place, std::int64_t feature, std::vector<Place>& places)
{
    std::map<std::size_t, std::vector<std::size_t>> ways;
    for (const std::size_t r : place.courses)
        ways[m_courses.binOf(r, feature)].push_back(r);
    for (auto& [bin, courses] : ways) {
        Place next{std::move(courses), place.hidden, place.wide};
        for (std::size_t k = 0; k < m_expert.hidden; ++k)
            next.hidden[k] += m_expert.change[bin * m_expert.hidden + k];
        const float* row = rowOf(bin);
        for (std::size_t i = 0; i < m_width; ++i)
            next.wide[i] += row[i];
        places.push_back(std::move(next));
    }
}

double worthOrdering(double truth, double excess)
{
    return truth - kCautionOfProbability * excess;
}

} // namespace genex::method
