// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/instances.h"

#include "common/error.h"
#include "common/jobcontrol.h"
#include "data/vectorgroups.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace genex::data {

namespace {

constexpr std::size_t kRowsBetweenReports = 65'536;
constexpr const char* kPhase = "Merging equal patients";

/// Equality of instances.
struct Key
{
    std::uint32_t group = 0;
    std::uint32_t set = 0;
    std::int32_t label = 0;

    bool operator==(const Key&) const = default;
};

struct KeyHash
{
    std::size_t operator()(const Key& key) const
    {
        constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15U;
        std::uint64_t hash = (std::uint64_t{key.group} << 32U) | key.set;
        hash = (hash ^ (hash >> 29U)) * kOdd;
        hash = (hash ^ (hash >> 32U) ^ static_cast<std::uint32_t>(key.label)) * kOdd;
        return static_cast<std::size_t>(hash ^ (hash >> 32U));
    }
};

/// For each set, the first equal one.
std::vector<std::uint32_t> firstEqualSets(const ObservationPool& pool)
{
    std::map<FeatureSet, std::uint32_t> firstOf;
    std::vector<std::uint32_t> firsts;
    for (const FeatureSet& set : pool.sets)
        firsts.push_back(firstOf.try_emplace(set, static_cast<std::uint32_t>(firsts.size())).first->second);
    return firsts;
}

void checkPlace(const ObservedRow& observed, const Dataset& dataset, const ObservationPool& pool)
{
    if (observed.row >= dataset.rows() || observed.set >= pool.sets.size())
        throw Failure(ErrorCode::InvalidInput,
                      "Row " + std::to_string(observed.row + std::size_t{1}) + " with observation set " +
                          std::to_string(observed.set + std::size_t{1}) + " is not among " +
                          std::to_string(dataset.rows()) + " rows and " + std::to_string(pool.sets.size()) +
                          " sets.",
                      "Take rows and sets from the same table.");
}

} // namespace

std::vector<Instance> mergeInstances(const Dataset& dataset, std::span<const ObservedRow> observed,
                                     const ObservationPool& pool, JobControl& job)
{
    const auto total = static_cast<std::int64_t>(observed.size());
    job.report(0, total, kPhase);
    const std::vector<std::uint32_t> groups = vectorGroups(dataset);
    const std::vector<std::uint32_t> firstEqual = firstEqualSets(pool);
    std::unordered_map<Key, std::size_t, KeyHash> placeOf;
    std::vector<Instance> instances;
    for (std::size_t i = 0; i < observed.size(); ++i) {
        if (i % kRowsBetweenReports == 0)
            job.report(static_cast<std::int64_t>(i), total, kPhase);
        checkPlace(observed[i], dataset, pool);
        const auto [row, set] = observed[i];
        const Key key{groups[row], firstEqual[set], dataset.labels[row]};
        const auto [place, isNew] = placeOf.try_emplace(key, instances.size());
        if (isNew)
            instances.push_back({row, key.set, key.label, 0});
        instances[place->second].weight += 1;
    }
    job.report(total, total, kPhase);
    return instances;
}

std::vector<Instance> mergeWithEverySet(const Dataset& dataset, std::span<const std::size_t> rows,
                                        const ObservationPool& pool, JobControl& job)
{
    const ObservationPool nothing{{FeatureSet()}};
    const std::vector<std::uint32_t> firstEqual = firstEqualSets(pool);
    std::vector<double> timesInPool(pool.sets.size());
    for (const std::uint32_t first : firstEqual)
        timesInPool[first] += 1;
    const std::vector<Instance> patients = mergeInstances(dataset, everySet(rows, 1), nothing, job);
    std::vector<Instance> instances;
    instances.reserve(patients.size() * (pool.sets.size() - std::ranges::count(timesInPool, 0)));
    for (const Instance& patient : patients) {
        if (instances.size() % kRowsBetweenReports < pool.sets.size())
            job.checkPoint();
        for (std::uint32_t set = 0; set < timesInPool.size(); ++set) {
            if (timesInPool[set] > 0)
                instances.push_back({patient.row, set, patient.label, patient.weight * timesInPool[set]});
        }
    }
    return instances;
}

} // namespace genex::data
