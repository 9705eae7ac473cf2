#pragma once

#include "data/dataset.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace genex::method {

/// Row numbers of a table in three parts.
struct Split
{
    std::vector<std::size_t> training;
    std::vector<std::size_t> validation;
    std::vector<std::size_t> test;
};

/// 70/10/20 by distinct feature vector: rows that say the same of a patient stand in the same part, so that
/// no test row was seen in training. Depends on the table and the seed only. Throws Failure(InvalidInput)
/// below ten distinct vectors.
Split splitByVector(const data::Dataset& dataset, std::uint64_t seed);

/// SHA-256 over features, classes, values and labels.
std::string hashOf(const data::Dataset& dataset);

} // namespace genex::method
