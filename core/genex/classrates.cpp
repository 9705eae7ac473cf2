// SPDX-License-Identifier: GPL-3.0-or-later
#include "classrates.h"

#include "common/error.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace genex::method {

namespace {

// Chosen on validation patients of the embedded population: with six nats, the same experts are two points
// worse with everything known.
constexpr std::size_t kEvenParts = 6;
constexpr std::array kTails{0.025, 0.05};  // fractions cut off at either end
constexpr double kFewestInTail = 20;       // rows; fewer would reveal single patients
constexpr double kPseudoCounts = 4;        // of a feature whose bins are values
constexpr double kPseudoCountsOfRange = 2; // per bin that is a range
constexpr double kMostEvidence = 4;        // nats between the best and the worst class of one value
constexpr double kHalfRow = 0.5;

/// Where sorted values are cut: into equal parts, and once more near either end. Laboratory values are
/// informative in their tails: a sixth of all patients is in the top part, and only some of these have the
/// disease.
std::vector<std::size_t> cutPlaces(std::size_t values)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 1; i < kEvenParts; ++i)
        places.push_back(i * values / kEvenParts);
    for (const double tail : kTails) {
        const double rows = tail * static_cast<double>(values);
        if (rows < kFewestInTail)
            continue;
        places.push_back(static_cast<std::size_t>(rows));
        places.push_back(values - static_cast<std::size_t>(rows));
    }
    std::ranges::sort(places);
    return places;
}

/// Upper bounds of all bins but the last; fewer if values repeat.
std::vector<float> quantiles(std::vector<float> values)
{
    std::vector<float> cuts;
    if (values.empty())
        return cuts;
    std::ranges::sort(values);
    for (const std::size_t place : cutPlaces(values.size())) {
        const float cut = values[place];
        if (cut > values.front() && (cuts.empty() || cut > cuts.back()))
            cuts.push_back(cut);
    }
    return cuts;
}

std::vector<float> knownAmounts(const EncodedRows& rows, std::size_t feature)
{
    std::vector<float> amounts;
    for (std::size_t r = 0; r < rows.rows(); ++r) {
        if (rows.isKnown(r, feature))
            amounts.push_back(rows.cell(r, feature).amount);
    }
    return amounts;
}

} // namespace

ValueBins::ValueBins(const EncodedRows& rows, const std::vector<data::FeatureColumn>& features,
                     const Encoding& encoding)
    : m_layout(encoding.layout)
{
    for (std::size_t f = 0; f < features.size(); ++f) {
        std::vector<float> cuts;
        if (isCategorical(f))
            cuts.resize(features[f].categories.size() - 1);
        else if (features[f].kind == data::FeatureKind::Binary)
            cuts = {(encoding.cell(f, 0).amount + encoding.cell(f, 1).amount) / 2};
        else
            cuts = quantiles(knownAmounts(rows, f));
        m_cuts.insert(m_cuts.end(), cuts.begin(), cuts.end());
        m_begins.push_back(m_begins.back() + static_cast<std::int64_t>(cuts.size()) + 1);
    }
    std::vector<double> sums(size());
    std::vector<double> counts(size());
    for (std::size_t r = 0; r < rows.rows(); ++r) {
        for (std::size_t f = 0; f < features.size(); ++f) {
            if (!rows.isKnown(r, f))
                continue;
            const std::size_t bin = binOf(f, rows.cell(r, f));
            sums[bin] += rows.cell(r, f).amount;
            ++counts[bin];
        }
    }
    takeMeans(features, encoding, sums, counts);
}

void ValueBins::takeMeans(const std::vector<data::FeatureColumn>& features, const Encoding& encoding,
                          const std::vector<double>& sums, const std::vector<double>& counts)
{
    m_amounts.resize(size());
    for (std::size_t f = 0; f < features.size(); ++f) {
        for (std::size_t bin = begin(f); bin < begin(f + 1); ++bin) {
            const bool isBinary = features[f].kind == data::FeatureKind::Binary;
            const double unseen = isBinary ? encoding.cell(f, bin == begin(f) ? 0 : 1).amount : 0;
            m_amounts[bin] = static_cast<float>(isCategorical(f)  ? 1
                                                : counts[bin] > 0 ? sums[bin] / counts[bin]
                                                                  : unseen);
        }
    }
}

ValueBins::ValueBins(data::InputLayout layout, std::vector<std::int64_t> begins, std::vector<float> cuts,
                     std::vector<float> amounts)
    : m_layout(std::move(layout))
    , m_begins(std::move(begins))
    , m_cuts(std::move(cuts))
    , m_amounts(std::move(amounts))
{
    const auto ascends = [](std::int64_t a, std::int64_t b) { return b <= a; };
    const bool isSound = !m_begins.empty() && m_begins.front() == 0 &&
                         std::ranges::adjacent_find(m_begins, ascends) == m_begins.end() &&
                         m_layout.features() == features() && m_amounts.size() == size() &&
                         m_cuts.size() == size() - features();
    if (!isSound)
        throw Failure(ErrorCode::Corrupt, "its value bins are inconsistent");
}

std::span<const float> ValueBins::cutsOf(std::size_t feature) const
{
    return std::span(m_cuts).subspan(begin(feature) - feature, count(feature) - 1);
}

std::size_t ValueBins::binOf(std::size_t feature, Cell cell) const
{
    if (isCategorical(feature))
        return begin(feature) + cell.input - firstInput(feature);
    const std::span<const float> cuts = cutsOf(feature);
    const auto above = std::ranges::upper_bound(cuts, cell.amount);
    return begin(feature) + static_cast<std::size_t>(above - cuts.begin());
}

Cell ValueBins::cellOf(std::size_t feature, std::size_t bin) const
{
    if (isCategorical(feature))
        return {static_cast<std::uint32_t>(firstInput(feature) + bin - begin(feature)), 1};
    return {static_cast<std::uint32_t>(firstInput(feature)), m_amounts[bin]};
}

namespace {

/// Counts of each bin in each class. [W × C]
std::vector<double> occurrences(const EncodedRows& rows, const ValueBins& bins, std::size_t classes)
{
    std::vector<double> counts(bins.size() * classes);
    for (std::size_t r = 0; r < rows.rows(); ++r) {
        for (std::size_t f = 0; f < bins.features(); ++f) {
            if (rows.isKnown(r, f))
                ++counts[bins.binOf(f, rows.cell(r, f)) * classes + static_cast<std::size_t>(rows.labels[r])];
        }
    }
    return counts;
}

std::vector<float> priorsOf(const std::vector<std::int64_t>& labels, std::size_t classes)
{
    std::vector<double> rows(classes);
    for (const std::int64_t label : labels)
        ++rows[static_cast<std::size_t>(label)];
    std::vector<float> priors;
    const double all = static_cast<double>(labels.size()) + static_cast<double>(classes);
    for (const double ofClass : rows)
        priors.push_back(static_cast<float>((ofClass + 1) / all));
    return priors;
}

/// The rates of one feature.
class FeatureRates
{
public:
    FeatureRates(const ValueBins& bins, std::size_t feature, std::span<const double> counts,
                 std::size_t classes)
        : m_begin(bins.begin(feature))
        , m_end(bins.begin(feature + 1))
        , m_isRange(!bins.isCategorical(feature) && bins.count(feature) > 2)
        , m_classes(classes)
        , m_counts(counts)
        , m_ofClass(classes)
    {
        for (std::size_t i = m_begin * classes; i < m_end * classes; ++i) {
            m_ofClass[i % classes] += counts[i];
            m_all += counts[i];
        }
    }

    void write(std::span<float> rates) const
    {
        for (std::size_t bin = m_begin; bin < m_end; ++bin) {
            const double overall = overallRate(bin);
            const double pseudo = m_isRange ? kPseudoCountsOfRange / overall : kPseudoCounts;
            for (std::size_t c = 0; c < m_classes; ++c)
                rates[bin * m_classes + c] = static_cast<float>(
                    (m_counts[bin * m_classes + c] + pseudo * overall) / (m_ofClass[c] + pseudo));
        }
        if (m_isRange)
            normalise(rates);
    }

private:
    double overallRate(std::size_t bin) const
    {
        double here = 0;
        for (std::size_t c = 0; c < m_classes; ++c)
            here += m_counts[bin * m_classes + c];
        return (here + kHalfRow) / (m_all + kHalfRow * static_cast<double>(m_end - m_begin));
    }

    /// Each range has its own pseudo-counts, so that rare and frequent ones are smoothed alike.
    void normalise(std::span<float> rates) const
    {
        for (std::size_t c = 0; c < m_classes; ++c) {
            double sum = 0;
            for (std::size_t bin = m_begin; bin < m_end; ++bin)
                sum += rates[bin * m_classes + c];
            for (std::size_t bin = m_begin; bin < m_end; ++bin)
                rates[bin * m_classes + c] = static_cast<float>(rates[bin * m_classes + c] / sum);
        }
    }

    std::size_t m_begin;
    std::size_t m_end;
    bool m_isRange;
    std::size_t m_classes;
    std::span<const double> m_counts;
    std::vector<double> m_ofClass;
    double m_all = 0;
};

} // namespace

ClassRates ClassRates::count(const EncodedRows& rows, ValueBins bins, std::size_t classes)
{
    ClassRates result{std::move(bins), classes, {}, priorsOf(rows.labels, classes)};
    const std::vector<double> counts = occurrences(rows, result.bins, classes);
    result.rates.resize(counts.size());
    for (std::size_t f = 0; f < result.bins.features(); ++f)
        FeatureRates(result.bins, f, counts, classes).write(result.rates);
    return result;
}

std::vector<float> ClassRates::evidence() const
{
    std::vector<float> evidence(rates.size());
    for (std::size_t bin = 0; bin < bins.size(); ++bin) {
        const std::span<const float> of = std::span(rates).subspan(bin * classes, classes);
        const double highest = std::log(std::ranges::max(of));
        for (std::size_t c = 0; c < classes; ++c)
            evidence[bin * classes + c] =
                static_cast<float>(std::max(std::log(of[c]) - highest, -kMostEvidence));
    }
    return evidence;
}

std::vector<float> ClassRates::logPriors() const
{
    std::vector<float> logs(classes);
    std::ranges::transform(priors, logs.begin(), [](float prior) { return std::log(prior); });
    return logs;
}

} // namespace genex::method
