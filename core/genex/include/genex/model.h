#pragma once

#include "data/dataset.h"
#include "domain/finding.h"
#include "domain/recommendation.h"
#include "genex/device.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace genex::method {

struct ModelData;

struct RecommendOptions
{
    int maxOrders = 0; ///< the first so many tests of the batch only; 0: all
};

/// A trained model: partition, experts, batches. Never changes; copies share it.
class Model
{
public:
    explicit Model(std::shared_ptr<const ModelData> data);

    /// Checks every size, every number and the hash. Throws Failure naming the file.
    static Model load(const std::filesystem::path& path, const DeviceChoice& device = {});
    /// Writes atomically.
    void save(const std::filesystem::path& path) const;

    const std::vector<data::FeatureColumn>& features() const;
    const std::vector<std::string>& classes() const;
    /// Of the model file; the same before it is saved and after it is loaded.
    const std::string& sha256() const;
    std::uint64_t seed() const;
    /// Of the table it was trained on.
    const std::string& dataSha256() const;

    int buckets() const;
    /// U_b: indices into features(), most telling first. Every beginning of it is the batch of a smaller
    /// budget.
    const std::vector<std::int64_t>& batch(int bucket) const;
    /// The sets O that training patients came with: ascending indices into features().
    const std::vector<std::vector<std::int64_t>>& pools() const;

    /// Algorithm 2 up to the order list. The same findings always give the same answer.
    ///
    /// What the tests may show is taken from training patients: patient i of the bucket counts
    /// w_i ∝ p(y_i | findings) / #{j : y_j = y_i}, the results of the batch are i's, and the means over i are
    /// what is expected. Throws Failure(InvalidInput) for a finding that does not fit the model.
    domain::Recommendation recommend(std::span<const domain::Finding> findings,
                                     const RecommendOptions& options = {}) const;

    /// FindBucket for many patients: `values` holds rows of features().size() numbers, NaN where unknown.
    std::vector<int> findBuckets(std::span<const float> values) const;
    /// The most probable class of each of these rows by the expert of its bucket.
    std::vector<std::int32_t> classify(std::span<const float> values, std::span<const int> bucketOfRow) const;

private:
    std::shared_ptr<const ModelData> m_data;
};

} // namespace genex::method
