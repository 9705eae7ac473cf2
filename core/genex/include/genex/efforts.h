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
    double priceInPanel = 0; ///< when something else of its panel is ordered, too
    double hours = 0;        ///< until the result
    double invasiveness = 0;
    std::string panel; ///< empty: none
};

/// Of all tests; empty: all alike.
struct Efforts
{
    std::vector<TestEffort> tests;
    domain::EffortWeights weights;
};

/// What a test adds to the effort of a batch: one blood sample serves all tests on blood, and while one
/// result is awaited, others come in.
class BatchEffort
{
public:
    /// The efforts must outlive it.
    explicit BatchEffort(const Efforts& efforts);

    /// From 1 on.
    double of(std::size_t test) const;
    void add(std::size_t test);
    /// The other tests of its panel that cost nothing more, as long as nothing of it is ordered.
    std::vector<std::size_t> comingWith(std::size_t test) const;

private:
    double priceOf(const TestEffort& effort) const;

    const Efforts& m_efforts;
    std::map<std::string, std::vector<std::size_t>> m_free; ///< of each panel, what comes for nothing
    std::set<std::string> m_panels;
    double m_hours = 0;
    double m_invasiveness = 0;
};

} // namespace genex::method
