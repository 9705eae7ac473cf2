// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "eval/testpatients.h"
#include "genex/model.h"
#include "genex/testcohort.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// What a method orders, apart from who predicts from it.
namespace genex::eval {

using FeatureOrder = std::vector<std::int64_t>;

/// Numbers of tests to order, one for each visit; at least one visit.
using Schedule = std::vector<std::size_t>;

/// [visit][patient] tests ordered.
using VisitOrders = std::vector<method::FeaturesOfPatients>;

class TestSelector
{
public:
    TestSelector() = default;
    TestSelector(const TestSelector&) = delete;
    TestSelector& operator=(const TestSelector&) = delete;
    virtual ~TestSelector() = default;

    /// The orders of each schedule. Later visits may follow from the results of earlier ones. Never what is
    /// known, and nothing twice.
    virtual std::vector<VisitOrders> select(const TestPatients& patients, std::span<const Schedule> schedules,
                                            JobControl& control) const = 0;
    /// Of the training or validation part; more would take too long.
    virtual std::size_t mostPatients() const { return 2000; }
};

/// One order for each patient, whatever the budget and the results: a larger batch continues a smaller one.
class OneOrder : public TestSelector
{
public:
    std::vector<VisitOrders> select(const TestPatients& patients, std::span<const Schedule> schedules,
                                    JobControl& control) const final;

private:
    virtual FeatureOrder orderFor(const TestPatients& patients, std::size_t patient,
                                  std::size_t longest) const = 0;
};

/// The same list for everybody, without what is known.
class ListForAll : public OneOrder
{
public:
    explicit ListForAll(FeatureOrder list);

private:
    FeatureOrder orderFor(const TestPatients& patients, std::size_t patient,
                          std::size_t longest) const override;

    FeatureOrder m_list;
};

/// Number of tests a budget allows among n features. These methods count tests, not money.
std::size_t testsWithin(const method::Budget& budget, std::size_t n);

/// Divides tests among visits as evenly as possible, earlier visits getting the remainder. Empty visits are
/// omitted.
Schedule testsPerVisit(std::size_t tests, int visits);

/// Of each budget; a visit without tests where nothing may be ordered.
std::vector<Schedule> schedulesOf(std::span<const method::Budget> budgets, std::size_t n, int visits);

/// The most tests of any of them.
std::size_t longestOf(std::span<const Schedule> schedules);

/// The first tests of an order that are unknown for the patient, up to `most`.
FeatureOrder firstUnknown(const FeatureOrder& order, std::span<const std::int64_t> known, std::size_t most);

} // namespace genex::eval
