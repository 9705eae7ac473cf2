// SPDX-License-Identifier: GPL-3.0-or-later
#include "losscomparison.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace genex::method {

namespace {

constexpr double kStandardErrors = 2;
constexpr std::size_t kQuarter = 4;
constexpr int kMostWorse = 2;

} // namespace

double meanOf(std::span<const double> numbers)
{
    return numbers.empty()
               ? 0
               : std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

bool areLower(std::span<const double> losses, std::span<const double> than)
{
    std::vector<double> differences;
    std::ranges::transform(than, losses, std::back_inserter(differences), std::minus<>());
    const double mean = meanOf(differences);
    double squares = 0;
    for (const double difference : differences)
        squares += (difference - mean) * (difference - mean);
    const auto count = static_cast<double>(differences.size());
    return count > 1 && mean > kStandardErrors * std::sqrt(squares / (count * (count - 1)));
}

ValidationChoice chooseByLosses(std::string setting, std::span<const double> values,
                                const std::function<std::vector<double>(double value)>& lossesOf)
{
    ValidationChoice choice{std::move(setting), {}, values.front()};
    std::vector<double> best;
    int worseInARow = 0;
    for (const double value : values) {
        if (worseInARow == kMostWorse)
            break;
        std::vector<double> losses = lossesOf(value);
        choice.tried.push_back({value, meanOf(losses), losses.size()});
        if (!best.empty())
            choice.tried.back().lossOfBest = meanOf(best);
        worseInARow = best.empty() || meanOf(losses) < meanOf(best) ? 0 : worseInARow + 1;
        if (best.empty() || areLower(losses, best)) {
            choice.taken = value;
            best = std::move(losses);
        }
    }
    return choice;
}

LossRace::LossRace(std::size_t patients, const Losses& usual)
    : m_patients(patients)
    , m_first((patients + kQuarter - 1) / kQuarter)
    , m_losses(usual(m_patients))
    , m_lossOfFirst(meanOf(usual(m_first)))
{}

bool LossRace::isBetter(const Losses& lossesOf, ValidationChoice::Tried& tried)
{
    const double lossOfFirst = meanOf(lossesOf(m_first));
    tried.loss = lossOfFirst;
    tried.patients = m_first;
    tried.lossOfBest = m_lossOfFirst;
    if (!(lossOfFirst < m_lossOfFirst))
        return false;
    std::vector<double> losses = lossesOf(m_patients);
    tried.loss = meanOf(losses);
    tried.patients = m_patients;
    tried.lossOfBest = meanOf(m_losses);
    if (!areLower(losses, m_losses))
        return false;
    m_losses = std::move(losses);
    m_lossOfFirst = lossOfFirst;
    return true;
}

ValidationChoice::Tried LossRace::best(double value) const
{
    return {value, meanOf(m_losses), m_patients};
}

} // namespace genex::method
