// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/observation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace genex {
class JobControl;
class Random;
} // namespace genex

namespace genex::domain {
class Catalogue;
struct Feature;
} // namespace genex::domain

/// What a patient reports first: age and sex, three to five complaints, informative ones more often, and up
/// to two absent ones.
namespace genex::data {

class SamplePopulation;

/// What makes a complaint informative.
enum class Telling {
    Rarity,     ///< few training patients have it, whatever their disease
    Population, ///< it is specific to few diseases
};

constexpr std::array<std::string_view, 2> namesOf(Telling)
{
    return {"rarity", "population"};
}

/// What sets of complaints are drawn from: enough to draw those of a table again.
struct ComplaintRule
{
    static constexpr bool kIgnoresUnknown = true;

    std::vector<std::string> always; ///< age and sex: known of everybody for whom they are recorded
    std::vector<std::string> told;   ///< the features that a patient may tell of
    bool tellsAbsences = true;       ///< also that up to two of them are not there
    Telling telling = Telling::Rarity;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("always", self.always, AnyText{}, MostBytes{kMostPathBytes});
        visit("told", self.told, AnyText{}, MostBytes{kMostPathBytes});
        visit("absences", self.tellsAbsences);
        visit("telling", self.telling);
    }

    bool operator==(const ComplaintRule&) const = default;
};

/// The entry of a column that tables call by its id or, as people do, by its name; nullptr: none.
const domain::Feature* featureCalled(const domain::Catalogue& catalogue, const std::string& column);

/// Reported features are the binary ones the catalogue obtains by asking. If there are none, or no catalogue
/// (nullptr): present binary features, without absences; in a table without binary features, everything
/// known.
ComplaintRule complaintRule(std::span<const FeatureColumn> features, const domain::Catalogue* catalogue);

/// Sampling weight of each feature as present and as absent; 0: never.
struct ComplaintWeights
{
    std::vector<double> present;
    std::vector<double> absent;
};

/// present: −ln r with r the fraction of these rows that have it, at least 0.1 so that nothing is excluded.
/// absent: r. For a non-binary feature, r is the fraction of rows with a value.
ComplaintWeights weightsByRarity(const Dataset& dataset, std::span<const std::size_t> rows,
                                 const ComplaintRule& rule);

/// present: 0.02 + I² with I = Σ_d P(d|f) ln(P(d|f) / P(d)), the information f gives about the disease: the
/// same for every patient, so that the selection does not reveal the diagnosis. absent: p_f, the mean of
/// P(f|·) over diseases by prevalence. Probabilities are at least 0.001.
ComplaintWeights weightsByPopulation(const SamplePopulation& population, const ComplaintRule& rule);

/// The set of each row, sampled from the seed and the row number only; never a missing value. Weights by
/// rarity among the training rows.
GivenObservations drawComplaints(const Dataset& dataset, std::span<const std::size_t> trainingRows,
                                 const ComplaintRule& rule, std::uint64_t seed, JobControl& job);

/// A population's patients with their complaints, and the rule used.
struct ToldPatients
{
    ComplaintRule rule;
    GivenObservations observations;
};

/// For patients sampled from the population. A longer table begins with the sets of a shorter one.
ToldPatients drawComplaints(const SamplePopulation& population, const Dataset& dataset, std::uint64_t seed,
                            JobControl& job);

} // namespace genex::data
