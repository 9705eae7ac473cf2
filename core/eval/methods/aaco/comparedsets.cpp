// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/aaco/comparedsets.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace genex::eval {

const FeatureOrder& ComparedSets::best(std::size_t most, double cost) const
{
    std::size_t best = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t s = 0; s < sets.size(); ++s) {
        const double loss = losses[s] + cost * static_cast<double>(sets[s].size());
        if (sets[s].size() <= most && loss < least) {
            least = loss;
            best = s;
        }
    }
    return sets[best];
}

method::FeaturesOfPatients randomSets(std::size_t n, std::size_t most, std::size_t count, Random random)
{
    method::FeaturesOfPatients sets{{}};
    while (sets.size() < count) {
        FeatureOrder features(n);
        std::iota(features.begin(), features.end(), 0);
        random.shuffle(features);
        features.resize(random.below(std::min(most, n) + 1));
        sets.push_back(std::move(features));
    }
    return sets;
}

} // namespace genex::eval
