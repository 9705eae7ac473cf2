// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"
#include "data/knowledge.h"
#include "domain/catalogue.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <vector>

namespace genex {
class JobControl;
class Random;
} // namespace genex

namespace genex::data {

/// Synthetic patients, sampled from a catalogue and its probabilities. A patient has one disease d, sampled
/// by prevalence, and factors z_k ~ N(0, 1) shared by several findings. Each finding f has u_f = Σ_k l_fk z_k
/// + √(1 − Σ_k l_fk²) e_f with e_f ~ N(0, 1), so u_f ~ N(0, 1) whatever the loadings. f is present if Φ(−u_f)
/// < P(f | d), or measures centre + spread·u_f (log-normal: centre·spread^u_f): the table's rates hold
/// exactly, and findings that share a factor are correlated within a disease. With a small probability the
/// measured values of a panel are incidental, independent of the disease (another illness, a drug, an error).
/// Finally missing values: a panel is recorded as a whole or not at all, everything else individually.
class SamplePopulation
{
public:
    SamplePopulation(domain::Catalogue catalogue, Knowledge knowledge);

    const domain::Catalogue& catalogue() const { return m_catalogue; }
    const Knowledge& knowledge() const { return m_knowledge; }

    /// Features and classes are the catalogue's features and diseases. The same seed gives the same patients,
    /// and a longer table begins with the shorter one. Values are within the catalogue's range, at its
    /// decimals.
    Dataset draw(std::size_t rows, Random& random, JobControl& job) const;

    /// P(recorded value | disease, recorded): 0 or 1 for absent or present, else a measured value at the
    /// catalogue's decimals.
    double likelihood(std::size_t finding, std::size_t disease, double value) const;

private:
    /// Random numbers shared by the findings of one patient.
    struct Chance
    {
        std::vector<double> factors;
        std::vector<double>
            ofGroup; ///< uniform in [0, 1): below a finding's incidental fraction, its value is incidental
    };

    Dataset emptyDataset(std::size_t rows) const;
    void drawPatient(std::size_t disease, Random& random, std::span<float> values) const;
    float drawFinding(std::size_t finding, std::size_t disease, const Chance& chance, double own,
                      std::span<const float> earlier) const;
    void removeGaps(Random& random, std::span<float> values) const;
    double presenceRate(std::size_t finding, std::size_t disease) const;

    domain::Catalogue m_catalogue;
    Knowledge m_knowledge;
    std::vector<double> m_ownLoadings; ///< √(1 − Σ_k l_fk²) of each finding
    std::vector<std::size_t> m_groups; ///< per finding: its panel's group, or its own
    std::vector<double> m_groupGaps;   ///< P(not recorded) of each group
};

/// The population in a folder with catalogue.json and knowledge.json.
SamplePopulation loadSample(const std::filesystem::path& folder);

} // namespace genex::data
