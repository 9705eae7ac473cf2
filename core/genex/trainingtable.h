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

/// Throws Failure(InvalidInput) naming row and feature unless ids and classes are unique, every label is a
/// class, binary values are 0 or 1, categories exist and numbers are finite (NaN: missing).
void checkDataset(const data::Dataset& dataset);
/// Throws Failure(InvalidInput) if nothing can be learned from these rows: none, one class, no values.
void checkTrainingPart(const data::Dataset& dataset, std::span<const std::size_t> rows);

/// Encoded rows of a data set.
struct EncodedRows
{
    std::size_t features = 0;
    std::vector<float> amounts;       ///< [R × n]; 0 if missing
    std::vector<std::int32_t> inputs; ///< [R × n] input of each amount; empty without categorical features
    std::vector<std::uint8_t> known;  ///< [R × n] 0 if missing: what can be revealed
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

/// Inputs no row has, then I + f of features no row has: nothing is learned about them. Ascending.
std::vector<std::int64_t> unseenInputs(const EncodedRows& rows, const data::InputLayout& layout);

/// Patients (x_i[O_i], y_i): a row of the table with one of the sets O.
class Patients
{
public:
    /// `chance`: relative sampling frequency; a step compensates for it with the patient's weight.
    void add(std::size_t row, std::size_t set, double weight, double chance);
    void add(std::size_t row, std::size_t set, double weight) { add(row, set, weight, weight); }

    std::size_t size() const { return m_rows.size(); }
    double weight() const { return m_upTo.empty() ? 0 : m_upTo.back(); }
    const std::vector<std::int64_t>& rows() const { return m_rows; }
    const std::vector<std::int64_t>& sets() const { return m_sets; }
    double weightOf(std::size_t i) const { return m_upTo[i] - (i == 0 ? 0 : m_upTo[i - 1]); }
    double chanceOf(std::size_t i) const { return m_chanceUpTo[i] - (i == 0 ? 0 : m_chanceUpTo[i - 1]); }
    /// Samples a patient in proportion to the chances.
    std::size_t draw(Random& random) const;
    /// Weight of a sampled patient, so that samples have the mean of the weights: 1 if weights equal chances.
    double countOfDrawn(std::size_t i) const
    {
        return weightOf(i) / weight() / (chanceOf(i) / m_chanceUpTo.back());
    }

private:
    std::vector<std::int64_t> m_rows;
    std::vector<std::int64_t> m_sets;
    std::vector<double> m_upTo;       ///< cumulative weight, inclusive
    std::vector<double> m_chanceUpTo; ///< cumulative chance, inclusive
};

/// How often the patients of a class are sampled.
enum class ClassSampling {
    Balanced, ///< rare classes more often than they occur, by the square root of their frequency, and
              ///< weighted down accordingly: the same expected gradient with less noise
    AsFound,  ///< as often as they occur
};

/// Distinct rows of one part of the split, with the patients made of them.
struct Cohort
{
    EncodedRows rows;
    Patients patients;

    /// `instances` refer to rows of the data set.
    Cohort(const data::Dataset& dataset, std::span<const data::Instance> instances, const Encoding& encoding,
           ClassSampling sampling = ClassSampling::Balanced);
};

/// Cells of a patient's O: the input of a partition.
std::vector<Cell> observedCells(const Cohort& cohort, const data::ObservationPool& pool, std::size_t patient);

/// The cohort's patients by bucket.
std::vector<Patients> distribute(const Patients& patients, std::span<const std::size_t> bucketOf,
                                 std::size_t buckets);

/// Up to `most` distinct rows of these patients, balanced over classes as far as possible: the source of
/// possible test results in a recommendation. Ascending.
std::vector<std::int64_t> referenceRows(const EncodedRows& rows, const Patients& patients, std::size_t most,
                                        Random random);

/// The patients of a step, and what is shown of them beyond O.
struct Draw
{
    std::vector<std::int64_t> rows;     ///< [N]
    std::vector<std::int64_t> sets;     ///< [N]
    std::vector<float> weights;         ///< [N], with mean 1
    std::vector<std::uint8_t> revealed; ///< [N × n] or [1 × n]: R, or U for all patients
    /// Rows [N] that supply the values marked in `taken` [N × n] instead of the patient's own; empty: none.
    std::vector<std::int64_t> donors = {};
    std::vector<std::uint8_t> taken = {};
};

/// Fraction of features shown besides O: sampled per patient, or once per batch, so that tokens fill a
/// rectangle.
enum class RevealedShare { OfEach, OfAll };

/// N patients in proportion to their weights, each with R of random size up to `revealFraction` of all
/// features. Sampled on the host from the seed only: the same on every device.
Draw drawBatch(const Patients& patients, std::size_t count, std::size_t features, double revealFraction,
               Random random, RevealedShare share = RevealedShare::OfEach);
/// N patients who show U besides O; all patients, with their weights, if there are at most N.
Draw drawWithBatch(const Patients& patients, std::size_t count, std::size_t features,
                   std::span<const std::int64_t> batch, Random random);
/// Takes this fraction of the draw's known values from other patients, so that each value is a real one.
void exchangeValues(Draw& draw, const Patients& patients, std::size_t features, double share, Random random);

} // namespace genex::method
