#include "genex/efforts.h"

#include <algorithm>

namespace genex::method {

namespace {

constexpr double kMostHours = 8;
constexpr double kPriceUnit = 100;

double square(double x)
{
    return x * x;
}

} // namespace

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
