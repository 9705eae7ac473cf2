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

/// Invented patients, drawn from a catalogue and the probabilities that go with it.
///
/// A patient has one disease d, drawn by prevalence, and factors z_k ~ N(0, 1) that several findings share.
/// Each finding f has u_f = Σ_k l_fk z_k + √(1 − Σ_k l_fk²) e_f with e_f ~ N(0, 1), so u_f ~ N(0, 1) whatever
/// the loadings. f is present when Φ(−u_f) < P(f | d), or measures centre + spread·u_f (log-normal:
/// centre·spread^u_f): the table's rates hold exactly, and findings that share a factor go together within a
/// disease. With a small probability the measured values of a panel are incidental: their level has nothing
/// to do with the disease (another illness, a drug, an error). Then gaps: a panel is recorded as a whole or
/// not at all, everything else by itself.
class SamplePopulation
{
public:
    SamplePopulation(domain::Catalogue catalogue, Knowledge knowledge);

    const domain::Catalogue& catalogue() const { return m_catalogue; }
    const Knowledge& knowledge() const { return m_knowledge; }

    /// The features are the catalogue's, the classes its diseases. The same seed gives the same patients, and
    /// a longer draw begins with the shorter one. Values lie in the catalogue's range, at its decimals.
    Dataset draw(std::size_t rows, Random& random, JobControl& job) const;

    /// P(the record shows this value | disease, it is recorded): 0 or 1 for present or absent, else a
    /// measured value at the catalogue's decimals.
    double likelihood(std::size_t finding, std::size_t disease, double value) const;

private:
    /// What one patient's findings share.
    struct Chance
    {
        std::vector<double> factors;
        std::vector<double>
            ofGroup; ///< uniform in [0, 1): below a finding's incidental share, its value is incidental
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
    std::vector<std::size_t> m_groups; ///< of each finding: its panel's group, or one of its own
    std::vector<double> m_groupGaps;   ///< P(not recorded) of each group
};

/// The population in a folder that holds catalogue.json and knowledge.json.
SamplePopulation loadSample(const std::filesystem::path& folder);

} // namespace genex::data
