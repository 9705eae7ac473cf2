// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/sample.h"

#include "common/error.h"
#include "common/jobcontrol.h"
#include "common/random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

namespace genex::data {

namespace {

constexpr std::size_t kMostRows = 20'000'000;
constexpr std::size_t kRowsBetweenReports = 256;
constexpr float kNotRecorded = std::numeric_limits<float>::quiet_NaN();

/// Φ, the distribution function of N(0, 1).
double normalCdf(double z)
{
    return 0.5 * std::erfc(-z / std::numbers::sqrt2);
}

/// The value with standard score u.
double valueAt(Shape shape, const Level& level, double u)
{
    return shape == Shape::Normal ? level.centre + level.spread * u
                                  : level.centre * std::pow(level.spread, u);
}

/// P(value ≤ x).
double cumulative(Shape shape, const Level& level, double x)
{
    if (shape == Shape::Normal)
        return normalCdf((x - level.centre) / level.spread);
    return x <= 0 ? 0 : normalCdf(std::log(x / level.centre) / std::log(level.spread));
}

/// Rounded to the catalogue's decimals and clamped to its range.
double recorded(const domain::Quantity& quantity, double value)
{
    const double steps = std::pow(10.0, quantity.decimals);
    return std::clamp(std::round(value * steps) / steps, quantity.lowest, quantity.highest);
}

/// P(recorded value is x): all values that round to x, and everything beyond at the ends of the range.
double recordedProbability(Shape shape, const Level& level, const domain::Quantity& quantity, double x)
{
    const double half = 0.5 * std::pow(10.0, -quantity.decimals);
    const double below = x - half < quantity.lowest ? 0 : cumulative(shape, level, x - half);
    const double above = x + half > quantity.highest ? 1 : cumulative(shape, level, x + half);
    return std::max(above - below, 0.0);
}

/// Whether the finding would be recorded for this patient at all.
bool applies(const FindingKnowledge& knowledge, std::span<const float> earlier)
{
    if (knowledge.appliesTo && earlier[*knowledge.appliesTo] != 1.0F)
        return false;
    return !knowledge.appliesUpTo || earlier[knowledge.appliesUpTo->finding] <= knowledge.appliesUpTo->value;
}

double ownLoading(const FindingKnowledge& finding)
{
    double squares = 0;
    for (const auto& [factor, loading] : finding.loadings)
        squares += loading * loading;
    return std::sqrt(1 - squares);
}

} // namespace

SamplePopulation::SamplePopulation(domain::Catalogue catalogue, Knowledge knowledge)
    : m_catalogue(std::move(catalogue))
    , m_knowledge(std::move(knowledge))
{
    std::map<std::string, std::size_t> groupOfPanel;
    for (std::size_t f = 0; f < m_catalogue.features().size(); ++f) {
        m_ownLoadings.push_back(ownLoading(m_knowledge.findings.at(f)));
        const std::string& panel = m_catalogue.features()[f].panel;
        const std::size_t next = m_groupGaps.size();
        const std::size_t group = panel.empty() ? next : groupOfPanel.emplace(panel, next).first->second;
        m_groups.push_back(group);
        if (group == next)
            m_groupGaps.push_back(m_knowledge.gaps.at(f));
    }
}

Dataset SamplePopulation::emptyDataset(std::size_t rows) const
{
    Dataset dataset;
    for (const domain::Feature& feature : m_catalogue.features())
        dataset.features.push_back(
            {feature.id, feature.quantity ? FeatureKind::Numeric : FeatureKind::Binary});
    for (const domain::Disease& disease : m_catalogue.diseases())
        dataset.classes.push_back(disease.id);
    dataset.values.resize(rows * dataset.width());
    dataset.labels.resize(rows);
    return dataset;
}

Dataset SamplePopulation::draw(std::size_t rows, Random& random, JobControl& job) const
{
    if (rows == 0 || rows > kMostRows)
        throw Failure(ErrorCode::InvalidInput, "Cannot draw " + std::to_string(rows) + " patients.",
                      "Ask for 1 to " + std::to_string(kMostRows) + ".");
    Dataset dataset = emptyDataset(rows);
    for (std::size_t r = 0; r < rows; ++r) {
        if (r % kRowsBetweenReports == 0)
            job.report(static_cast<std::int64_t>(r), static_cast<std::int64_t>(rows), "Drawing patients");
        const std::size_t disease = random.pick(m_knowledge.prevalence);
        dataset.labels[r] = static_cast<std::int32_t>(disease);
        drawPatient(disease, random, std::span(dataset.values).subspan(r * dataset.width(), dataset.width()));
    }
    job.report(static_cast<std::int64_t>(rows), static_cast<std::int64_t>(rows), "Drawing patients");
    return dataset;
}

void SamplePopulation::drawPatient(std::size_t disease, Random& random, std::span<float> values) const
{
    Chance chance{std::vector<double>(m_knowledge.factors.size()), std::vector<double>(m_groupGaps.size())};
    for (double& factor : chance.factors)
        factor = random.normal();
    for (double& uniform : chance.ofGroup)
        uniform = random.uniform();
    for (std::size_t f = 0; f < values.size(); ++f)
        values[f] = drawFinding(f, disease, chance, random.normal(), values.first(f));
    removeGaps(random, values);
}

float SamplePopulation::drawFinding(std::size_t finding, std::size_t disease, const Chance& chance,
                                    double own, std::span<const float> earlier) const
{
    const FindingKnowledge& knowledge = m_knowledge.findings[finding];
    if (!applies(knowledge, earlier))
        return kNotRecorded;
    double u = m_ownLoadings[finding] * own;
    for (const auto& [factor, loading] : knowledge.loadings)
        u += loading * chance.factors[factor];
    if (knowledge.shape == Shape::Rate) {
        const bool isPossible = !knowledge.onlyIf || earlier[*knowledge.onlyIf] == 1.0F;
        return isPossible && normalCdf(-u) < m_knowledge.rates[disease][finding] ? 1.0F : 0.0F;
    }
    const bool isIncidental = chance.ofGroup[m_groups[finding]] < knowledge.incidentalShare;
    const Level& level = isIncidental ? knowledge.incidental : m_knowledge.levels[disease][finding];
    return static_cast<float>(
        recorded(*m_catalogue.features()[finding].quantity, valueAt(knowledge.shape, level, u)));
}

void SamplePopulation::removeGaps(Random& random, std::span<float> values) const
{
    std::vector<bool> isMissing(m_groupGaps.size());
    for (std::size_t g = 0; g < isMissing.size(); ++g)
        isMissing[g] = random.bernoulli(m_groupGaps[g]);
    for (std::size_t f = 0; f < values.size(); ++f) {
        if (isMissing[m_groups[f]])
            values[f] = kNotRecorded;
    }
}

double SamplePopulation::presenceRate(std::size_t finding, std::size_t disease) const
{
    const double rate = m_knowledge.rates[disease][finding];
    const std::optional<std::size_t>& onlyIf = m_knowledge.findings[finding].onlyIf;
    return onlyIf ? rate * m_knowledge.rates[disease][*onlyIf] : rate;
}

double SamplePopulation::likelihood(std::size_t finding, std::size_t disease, double value) const
{
    const FindingKnowledge& knowledge = m_knowledge.findings.at(finding);
    if (knowledge.shape == Shape::Rate) {
        const double rate = presenceRate(finding, disease);
        return value == 1 ? rate : 1 - rate;
    }
    const domain::Quantity& quantity = *m_catalogue.features()[finding].quantity;
    const Level& level = m_knowledge.levels.at(disease)[finding];
    return (1 - knowledge.incidentalShare) * recordedProbability(knowledge.shape, level, quantity, value) +
           knowledge.incidentalShare *
               recordedProbability(knowledge.shape, knowledge.incidental, quantity, value);
}

SamplePopulation loadSample(const std::filesystem::path& folder)
{
    domain::Catalogue catalogue = domain::loadCatalogue(folder / "catalogue.json");
    Knowledge knowledge = loadKnowledge(folder / "knowledge.json", catalogue);
    return {std::move(catalogue), std::move(knowledge)};
}

} // namespace genex::data
