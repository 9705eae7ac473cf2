// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/effortweights.h"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace genex::method {

struct TestEffort
{
    double price = 0;
    double priceInPanel = 0; ///< if another test of its panel is ordered
    double hours = 0;        ///< until the result
    double invasiveness = 0;
    std::string panel; ///< empty: none
};

/// Whether another test of its panel brings it at almost no extra cost, at most an eighth of its price:
/// whoever takes the pulse measures the oxygen saturation, too.
bool comesAlong(const TestEffort& effort);

/// Of all tests; empty: all equal.
struct Efforts
{
    std::vector<TestEffort> tests;
    domain::EffortWeights weights;
};

/// The effort a test adds to a batch: one blood sample serves all blood tests, and results are awaited in
/// parallel.
class BatchEffort
{
public:
    /// The efforts must outlive it.
    explicit BatchEffort(const Efforts& efforts);

    /// At least 1.
    double of(std::size_t test) const;
    void add(std::size_t test);
    /// Other tests of its panel at no extra cost, if none of it is ordered yet.
    std::vector<std::size_t> comingWith(std::size_t test) const;

private:
    double priceOf(const TestEffort& effort) const;

    const Efforts& m_efforts;
    std::map<std::string, std::vector<std::size_t>> m_free; ///< per panel, tests that are free
    std::set<std::string> m_panels;
    double m_hours = 0;
    double m_invasiveness = 0;
};

} // namespace genex::method
