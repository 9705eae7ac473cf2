// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "encoding.h"
#include "partition.h"

#include "common/jobcontrol.h"
#include "common/random.h"
#include "data/dataset.h"
#include "data/instances.h"
#include "data/observation.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// Throws Failure(InvalidInput) naming row and feature unless ids and classes are distinct, every label names
/// a class, binary values are 0 or 1, categories exist and numbers are finite (NaN being a gap).
void checkDataset(const data::Dataset& dataset);
/// Throws Failure(InvalidInput) where these rows teach nothing: none, of one class, without a value.
void checkTrainingPart(const data::Dataset& dataset, std::span<const std::size_t> rows);

/// Rows of a data set, encoded.
struct EncodedRows
{
    std::size_t features = 0;
    std::vector<float> amounts; ///< [R × n]; 0 in a gap
    std::vector<std::int32_t>
        inputs; ///< [R × n] where each amount stands; empty without categorical features
    std::vector<std::uint8_t> known;  ///< [R × n] 0 in a gap: what can be revealed at all
    std::vector<std::int64_t> labels; ///< [R]

    EncodedRows(const data::Dataset& dataset, std::span<const std::size_t> rows, const Encoding& encoding);

    std::size_t rows() const { return labels.size(); }
    bool isKnown(std::size_t row, std::size_t feature) const { return known[row * features + feature] != 0; }
    Cell cell(std::size_t row, std::size_t feature) const
    {
        const std::size_t place = row * features + feature;
        return {inputs.empty() ? static_cast<std::uint32_t>(feature)
                               : static_cast<std::uint32_t>(inputs[place]),
                amounts[place]};
    }
    /// The known ones among these features.
    std::vector<Cell> cells(std::size_t row, const data::FeatureSet& observed) const;
};

/// Inputs that no row shows, then I + f of features that none has: what networks learn nothing of. Ascending.
std::vector<std::int64_t> unseenInputs(const EncodedRows& rows, const data::InputLayout& layout);

/// Patients (x_i[O_i], y_i): a row of the table together with one of the sets O.
class Patients
{
public:
    /// `chance`: how often it is drawn, in proportion; a step makes up for it with the patient's weight.
    void add(std::size_t row, std::size_t set, double weight, double chance);
    void add(std::size_t row, std::size_t set, double weight) { add(row, set, weight, weight); }

    std::size_t size() const { return m_rows.size(); }
    double weight() const { return m_upTo.empty() ? 0 : m_upTo.back(); }
    const std::vector<std::int64_t>& rows() const { return m_rows; }
    const std::vector<std::int64_t>& sets() const { return m_sets; }
    double weightOf(std::size_t i) const { return m_upTo[i] - (i == 0 ? 0 : m_upTo[i - 1]); }
    double chanceOf(std::size_t i) const { return m_chanceUpTo[i] - (i == 0 ? 0 : m_chanceUpTo[i - 1]); }
    /// A patient drawn in proportion to the chances.
    std::size_t draw(Random& random) const;
    /// What a drawn patient counts, so that draws have the mean of the weights: 1 where they are the chances.
    double countOfDrawn(std::size_t i) const
    {
        return weightOf(i) / weight() / (chanceOf(i) / m_chanceUpTo.back());
    }

private:
    std::vector<std::int64_t> m_rows;
    std::vector<std::int64_t> m_sets;
    std::vector<double> m_upTo;       ///< sum of weights up to and with this one
    std::vector<double> m_chanceUpTo; ///< sum of chances up to and with this one
};

/// Rows of one part of the split, each vector once, with the patients made of them. A rare class is drawn
/// more often than it occurs, by the root of its share, and counts as much less: its gradient is the same and
/// comes with less noise.
struct Cohort
{
    EncodedRows rows;
    Patients patients;

    /// `instances` name rows of the data set.
    Cohort(const data::Dataset& dataset, std::span<const data::Instance> instances, const Encoding& encoding);
};

/// The cells of a patient's O: what a partition looks at.
std::vector<Cell> observedCells(const Cohort& cohort, const data::ObservationPool& pool, std::size_t patient);

/// The cohort's patients by bucket.
std::vector<Patients> distribute(const Patients& patients, std::span<const std::size_t> bucketOf,
                                 std::size_t buckets);

/// Up to `most` different rows among these patients, as many of each class as can be had: what a
/// recommendation takes possible test results from. Ascending.
std::vector<std::int64_t> referenceRows(const EncodedRows& rows, const Patients& patients, std::size_t most,
                                        Random random);

/// Which patients a step sees, and what of them beyond O.
struct Draw
{
    std::vector<std::int64_t> rows;     ///< [N]
    std::vector<std::int64_t> sets;     ///< [N]
    std::vector<float> weights;         ///< [N], of mean 1
    std::vector<std::uint8_t> revealed; ///< [N × n] or [1 × n]: R, or U for everybody
    /// Rows [N] that give the values marked in `taken` [N × n] instead of the patient's own; empty: none do.
    std::vector<std::int64_t> donors = {};
    std::vector<std::uint8_t> taken = {};
};

/// How much of its features a patient shows besides O: drawn for each, or once for all of a batch, so that
/// their tokens fill a rectangle.
enum class RevealedShare { OfEach, OfAll };

/// N patients in proportion to their weights, each with R of random size up to `revealFraction` of all
/// features. Made on the host, from the seed alone: the same on every device.
Draw drawBatch(const Patients& patients, std::size_t count, std::size_t features, double revealFraction,
               Random random, RevealedShare share = RevealedShare::OfEach);
/// N patients who show U besides O; all of them, with their weights, when there are no more than N.
Draw drawWithBatch(const Patients& patients, std::size_t count, std::size_t features,
                   std::span<const std::int64_t> batch, Random random);
/// This part of the draw's values, where known, is taken from other patients, so that each value stays one
/// that occurs.
void exchangeValues(Draw& draw, const Patients& patients, std::size_t features, double share, Random random);

} // namespace genex::method
