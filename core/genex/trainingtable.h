#pragma once

#include "encoding.h"
#include "partition.h"

#include "common/random.h"
#include "data/dataset.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace genex::method {

/// Throws Failure(InvalidInput) naming row and feature unless ids and classes are distinct, every label names
/// a class, binary values are 0 or 1 and numeric ones finite (NaN being a gap).
void checkDataset(const data::Dataset& dataset);

/// The distinct training rows, encoded; equal rows with the same label are one row that weighs more.
struct TrainingTable
{
    std::size_t features = 0;
    std::vector<float> values;        ///< [R × n] encoded; 0 in a gap
    std::vector<std::uint8_t> known;  ///< [R × n] 0 in a gap: what can be revealed at all
    std::vector<std::int64_t> labels; ///< [R]
    std::vector<double> weights;      ///< [R] how often the row stands in the data

    TrainingTable(const data::Dataset& dataset, std::span<const std::size_t> rows, const Encoding& encoding);

    std::size_t rows() const { return labels.size(); }
    std::span<const float> row(std::size_t r) const { return {values.data() + r * features, features}; }
};

/// The sets O that patients come with: ascending feature indices.
using Pools = std::vector<std::vector<std::int64_t>>;
Pools drawPools(std::size_t features, std::size_t size, std::size_t count, Random random);

/// Training patients (x_i[O_i], y_i): a row of the table together with one of the pools.
class Patients
{
public:
    void add(std::size_t row, std::size_t pool, double weight);

    std::size_t size() const { return m_rows.size(); }
    double weight() const { return m_upTo.empty() ? 0 : m_upTo.back(); }
    const std::vector<std::int64_t>& rows() const { return m_rows; }
    const std::vector<std::int64_t>& pools() const { return m_pools; }
    double weightOf(std::size_t i) const { return m_upTo[i] - (i == 0 ? 0 : m_upTo[i - 1]); }
    /// A patient drawn in proportion to the weights.
    std::size_t draw(Random& random) const;

private:
    std::vector<std::int64_t> m_rows;
    std::vector<std::int64_t> m_pools;
    std::vector<double> m_upTo; ///< sum of weights up to and with this one
};

/// Every row with every pool, by bucket. Merges buckets of `partition` with less than `leastShare` of the
/// weight.
std::vector<Patients> distribute(const TrainingTable& table, const Pools& pools, Partition& partition,
                                 double leastShare);

/// Up to `most` different rows among these patients, as many of each class as can be had: what a
/// recommendation takes possible test results from. Ascending.
std::vector<std::int64_t> referenceRows(const TrainingTable& table, const Patients& patients,
                                        std::size_t most, Random random);

/// Which patients a step sees, and what of them beyond O.
struct Draw
{
    std::vector<std::int64_t> rows;     ///< [N]
    std::vector<std::int64_t> pools;    ///< [N]
    std::vector<float> weights;         ///< [N]
    std::vector<std::uint8_t> revealed; ///< [N × n] or [1 × n]: R, or U for everybody
};

/// N patients in proportion to their weights, each with R of random size up to `revealFraction` of all
/// features. Made on the host, from the seed alone: the same on every device.
Draw drawBatch(const Patients& patients, std::size_t count, std::size_t features, double revealFraction,
               Random random);
/// N patients who show U besides O; all of them, with their weights, when there are no more than N.
Draw drawWithBatch(const Patients& patients, std::size_t count, std::size_t features,
                   std::span<const std::int64_t> batch, Random random);

} // namespace genex::method
