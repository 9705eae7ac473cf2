// SPDX-License-Identifier: GPL-3.0-or-later
#include "classrates.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>

namespace genex::method {

namespace {

// Chosen on validation patients of the embedded population: with ten bins and six nats the same experts are
// two points worse with everything known.
constexpr std::size_t kBinsOfMeasured = 6;
constexpr double kPseudoCounts = 4;          // of a bin that is a value
constexpr double kPseudoCountsMeasured = 12; // of a bin that is a range
constexpr double kMostEvidence = 4;          // nats between the best and the worst class of one value
constexpr double kHalfRow = 0.5;

/// The ends of all bins but the last, each bin with about as many of the values; fewer where values repeat.
std::vector<float> quantiles(std::vector<float> values)
{
    std::vector<float> cuts;
    std::ranges::sort(values);
    for (std::size_t i = 1; i < kBinsOfMeasured && !values.empty(); ++i) {
        const float cut = values[i * values.size() / kBinsOfMeasured];
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
        throw Failure(ErrorCode::Corrupt, "the bins of its values do not fit each other");
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

ClassRates ClassRates::count(const EncodedRows& rows, ValueBins bins, std::size_t classes)
{
    ClassRates result{std::move(bins), classes, {}, std::vector<float>(classes)};
    const ValueBins& of = result.bins;
    std::vector<double> counts(of.size() * classes);
    std::vector<double> rowsOfClass(classes);
    for (std::size_t r = 0; r < rows.rows(); ++r) {
        const auto label = static_cast<std::size_t>(rows.labels[r]);
        ++rowsOfClass[label];
        for (std::size_t f = 0; f < of.features(); ++f) {
            if (rows.isKnown(r, f))
                ++counts[of.binOf(f, rows.cell(r, f)) * classes + label];
        }
    }
    for (std::size_t c = 0; c < classes; ++c)
        result.priors[c] = static_cast<float>(
            (rowsOfClass[c] + 1) / (static_cast<double>(rows.rows()) + static_cast<double>(classes)));
    result.rates.resize(counts.size());
    for (std::size_t f = 0; f < of.features(); ++f) {
        const auto count = static_cast<double>(of.count(f));
        const bool isRange = !of.isCategorical(f) && of.count(f) > 2;
        const double pseudo = isRange ? kPseudoCountsMeasured : kPseudoCounts;
        std::vector<double> ofClass(classes);
        double all = 0;
        for (std::size_t i = of.begin(f) * classes; i < of.begin(f + 1) * classes; ++i) {
            ofClass[i % classes] += counts[i];
            all += counts[i];
        }
        for (std::size_t bin = of.begin(f); bin < of.begin(f + 1); ++bin) {
            double here = 0;
            for (std::size_t c = 0; c < classes; ++c)
                here += counts[bin * classes + c];
            const double overall = (here + kHalfRow) / (all + kHalfRow * count);
            for (std::size_t c = 0; c < classes; ++c)
                result.rates[bin * classes + c] = static_cast<float>(
                    (counts[bin * classes + c] + pseudo * overall) / (ofClass[c] + pseudo));
        }
    }
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
