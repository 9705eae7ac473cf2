#pragma once

namespace genex::services {

/// What money, waiting and harm count in the choice of tests, as the engine takes them: for each hundred of
/// the currency, each hour, each level of invasiveness squared.
struct EffortWeights
{
    double price = 0.2;
    double time = 0.1;
    double invasiveness = 0.3;

    static constexpr double kMost = 100;
    bool operator==(const EffortWeights&) const = default;
};

} // namespace genex::services
