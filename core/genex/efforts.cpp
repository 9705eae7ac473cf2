// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/efforts.h"

#include <algorithm>
#include <iterator>

namespace genex::method {

namespace {

constexpr double kMostHours = 8;
constexpr double kPriceUnit = 100;

double square(double x)
{
    return x * x;
}

} // namespace

bool comesAlong(const TestEffort& effort)
{
    constexpr double kPricePart = 8;
    return !effort.panel.empty() && effort.priceInPanel * kPricePart <= effort.price;
}

BatchEffort::BatchEffort(const Efforts& efforts)
    : m_efforts(efforts)
{
    for (std::size_t test = 0; test < efforts.tests.size(); ++test) {
        const TestEffort& effort = efforts.tests[test];
        if (!effort.panel.empty() && effort.priceInPanel == 0)
            m_free[effort.panel].push_back(test);
    }
}

double BatchEffort::priceOf(const TestEffort& effort) const
{
    return m_panels.contains(effort.panel) ? effort.priceInPanel : effort.price;
}

double BatchEffort::of(std::size_t test) const
{
    if (m_efforts.tests.empty())
        return 1;
    const TestEffort& effort = m_efforts.tests[test];
    const domain::EffortWeights& weights = m_efforts.weights;
    const double longer = std::max(0.0, std::min(effort.hours, kMostHours) - m_hours);
    const double harm = std::max(0.0, square(effort.invasiveness) - square(m_invasiveness));
    return 1 + weights.price * priceOf(effort) / kPriceUnit + weights.time * longer +
           weights.invasiveness * harm;
}

std::vector<std::size_t> BatchEffort::comingWith(std::size_t test) const
{
    std::vector<std::size_t> mates;
    if (m_efforts.tests.empty())
        return mates;
    const std::string& panel = m_efforts.tests[test].panel;
    const auto free = m_free.find(panel);
    if (free == m_free.end() || m_panels.contains(panel))
        return mates;
    std::ranges::remove_copy(free->second, std::back_inserter(mates), test);
    return mates;
}

void BatchEffort::add(std::size_t test)
{
    if (m_efforts.tests.empty())
        return;
    const TestEffort& effort = m_efforts.tests[test];
    if (!effort.panel.empty())
        m_panels.insert(effort.panel);
    m_hours = std::max(m_hours, std::min(effort.hours, kMostHours));
    m_invasiveness = std::max(m_invasiveness, effort.invasiveness);
}

} // namespace genex::method
