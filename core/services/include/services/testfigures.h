// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "protocol/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What `model.evaluate` says of a model on test patients, as far as the front shows and weighs it.
namespace genex::services {

using protocol::Json;

/// How one class fares.
struct ClassOutcome
{
    std::string name;
    double patients = 0;
    std::optional<double> recall;    ///< empty: it has no patients
    std::optional<double> precision; ///< empty: nobody was named so

    bool operator==(const ClassOutcome&) const = default;
};

struct SubgroupOutcome
{
    std::string feature;
    std::string group;
    double patients = 0;
    double accuracy = 0;
};

/// Patients of about the same confidence.
struct CalibrationBin
{
    double share = 0;
    double confidence = 0;
    double accuracy = 0;
};

/// One way of ordering at one budget.
struct OrderingOutcome
{
    double accuracy = 0;
    double standardError = 0;
    double meanOrders = 0;
    double fallBackRate = 0;
    double calibrationError = 0;
    std::vector<ClassOutcome> byClass;
    std::vector<SubgroupOutcome> bySubgroup;
    std::vector<CalibrationBin> calibration;    ///< those with patients
    std::vector<std::vector<double>> confusion; ///< [true class][named class]; empty: too many classes

    /// nullptr for a class that is not among them.
    const ClassOutcome* ofClass(const std::string& name) const;
};

struct BudgetOutcome
{
    double budget = 0;
    OrderingOutcome genex;      ///< with estimates, as the model is used
    OrderingOutcome allOrdered; ///< without
};

struct TestFigures
{
    bool isByMoney = false;
    std::string currency;
    std::vector<std::string> classes;
    std::vector<BudgetOutcome> budgets; ///< the largest last
    double floorAccuracy = 0;
    double ceilingAccuracy = 0;
    std::uint64_t testRows = 0;
    std::string split;
    std::string dataSha256;
    std::optional<bool> sawTestRows;
};

/// Reads and checks; throws Failure(InvalidInput) that names `where` and what is missing.
TestFigures testFiguresFrom(const Json& evaluation, const Text& where);

} // namespace genex::services
