// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/testselector.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace genex::eval {

namespace {

constexpr const char* kPhase = "Choosing tests";

/// The part of an order from `begin` on, at most `count` tests.
FeatureOrder partOf(const FeatureOrder& order, std::size_t begin, std::size_t count)
{
    const std::size_t from = std::min(begin, order.size());
    const std::size_t to = std::min(begin + count, order.size());
    return {order.begin() + static_cast<std::ptrdiff_t>(from),
            order.begin() + static_cast<std::ptrdiff_t>(to)};
}

VisitOrders divided(const method::FeaturesOfPatients& orders, const Schedule& schedule)
{
    VisitOrders visits;
    std::size_t begin = 0;
    for (const std::size_t count : schedule) {
        visits.emplace_back();
        for (const FeatureOrder& order : orders)
            visits.back().push_back(partOf(order, begin, count));
        begin += count;
    }
    return visits;
}

} // namespace

std::vector<VisitOrders> OneOrder::select(const TestPatients& patients, std::span<const Schedule> schedules,
                                          JobControl& control) const
{
    const std::size_t longest = longestOf(schedules);
    method::FeaturesOfPatients orders;
    for (std::size_t i = 0; i < patients.size(); ++i) {
        control.report(static_cast<std::int64_t>(i), static_cast<std::int64_t>(patients.size()), kPhase);
        orders.push_back(orderFor(patients, i, longest));
    }
    std::vector<VisitOrders> all;
    for (const Schedule& schedule : schedules)
        all.push_back(divided(orders, schedule));
    return all;
}

ListForAll::ListForAll(FeatureOrder list)
    : m_list(std::move(list))
{}

FeatureOrder ListForAll::orderFor(const TestPatients& patients, std::size_t patient,
                                  std::size_t longest) const
{
    return firstUnknown(m_list, patients.known(patient), longest);
}

std::size_t testsWithin(const method::Budget& budget, std::size_t n)
{
    if (budget.count)
        return static_cast<std::size_t>(std::max<std::int64_t>(0, *budget.count));
    return static_cast<std::size_t>(std::lround(budget.fraction.value_or(1) * static_cast<double>(n)));
}

Schedule testsPerVisit(std::size_t tests, int visits)
{
    const std::size_t count = std::min(tests, static_cast<std::size_t>(std::max(1, visits)));
    Schedule sizes;
    for (std::size_t v = 0; v < count; ++v)
        sizes.push_back(tests / count + (v < tests % count ? 1 : 0));
    return sizes;
}

std::vector<Schedule> schedulesOf(std::span<const method::Budget> budgets, std::size_t n, int visits)
{
    std::vector<Schedule> schedules;
    for (const method::Budget& budget : budgets) {
        schedules.push_back(testsPerVisit(testsWithin(budget, n), visits));
        if (schedules.back().empty())
            schedules.back().push_back(0);
    }
    return schedules;
}

std::size_t longestOf(std::span<const Schedule> schedules)
{
    std::size_t longest = 0;
    for (const Schedule& schedule : schedules)
        longest = std::max(longest, std::accumulate(schedule.begin(), schedule.end(), std::size_t{0}));
    return longest;
}

FeatureOrder firstUnknown(const FeatureOrder& order, std::span<const std::int64_t> known, std::size_t most)
{
    FeatureOrder chosen;
    for (const std::int64_t feature : order) {
        if (chosen.size() >= most)
            break;
        if (std::ranges::find(known, feature) == known.end())
            chosen.push_back(feature);
    }
    return chosen;
}

} // namespace genex::eval
