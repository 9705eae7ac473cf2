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

/// What a patient tells first: age and sex, three to five complaints, the telling ones more often, and up to
/// two that are not there.
namespace genex::data {

class SamplePopulation;

/// What makes a complaint telling.
enum class Telling {
    Rarity,     ///< that few patients of the training part have it, whatever their disease
    Population, ///< that whoever has it is likely to have one of few diseases
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

/// Told are the binary features that the catalogue learns by asking. Where there is none of them, or no
/// catalogue (nullptr): what is present, of the binary features, without absences; in a table without binary
/// features, whatever is known.
ComplaintRule complaintRule(std::span<const FeatureColumn> features, const domain::Catalogue* catalogue);

/// How readily each feature is told as present and as absent; 0 for what is never told so.
struct ComplaintWeights
{
    std::vector<double> present;
    std::vector<double> absent;
};

/// present: −ln r with r the share of these rows that have it, at least 0.1 so that nothing is left out.
/// absent: r. Of a feature that is not binary, r is the share of rows that know it.
ComplaintWeights weightsByRarity(const Dataset& dataset, std::span<const std::size_t> rows,
                                 const ComplaintRule& rule);

/// present: 0.02 + I² with I = Σ_d P(d|f) ln(P(d|f) / P(d)), how much having f tells of the disease: the same
/// for every patient, so that the choice of what is told gives no diagnosis away. absent: p_f, the mean of
/// P(f|·) over diseases by prevalence. Probabilities count as 0.001 at least.
ComplaintWeights weightsByPopulation(const SamplePopulation& population, const ComplaintRule& rule);

/// The set of each row, drawn by the seed and the row's number alone: never a gap of the row. Weights by
/// rarity among the training rows.
GivenObservations drawComplaints(const Dataset& dataset, std::span<const std::size_t> trainingRows,
                                 const ComplaintRule& rule, std::uint64_t seed, JobControl& job);

/// A population's patients with what each of them tells, and the rule that it was drawn by.
struct ToldPatients
{
    ComplaintRule rule;
    GivenObservations observations;
};

/// Of patients that the population drew. A longer table begins with the sets of the shorter one.
ToldPatients drawComplaints(const SamplePopulation& population, const Dataset& dataset, std::uint64_t seed,
                            JobControl& job);

} // namespace genex::data
