// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

/// Evaluations as the engine answers them, with figures that a test chooses.
namespace genex::testing {

/// A class with its patients and how many of them are recognised.
struct Recognised
{
    std::string name;
    double patients = 0;
    double right = 0;
};

/// The two ways have the same figures; whoever is not recognised is taken for the first class, or the second.
inline nlohmann::json evaluationOf(const std::vector<Recognised>& classes, double floor = 0.2,
                                   double calibrationError = 0.03, double budget = 0.3)
{
    using Json = nlohmann::json;
    Json names = Json::array();
    Json byClass = Json::array();
    Json confusion = Json::array();
    double patients = 0;
    double right = 0;
    for (std::size_t c = 0; c < classes.size(); ++c) {
        names.push_back(classes[c].name);
        std::vector<double> row(classes.size(), 0);
        row[c] = classes[c].right;
        row[c == 0 ? classes.size() - 1 : 0] += classes[c].patients - classes[c].right;
        confusion.push_back(row);
        const bool has = classes[c].patients > 0;
        byClass.push_back({{"class", classes[c].name},
                           {"patients", classes[c].patients},
                           {"recall", has ? Json(classes[c].right / classes[c].patients) : Json(nullptr)},
                           {"precision", nullptr}});
        patients += classes[c].patients;
        right += classes[c].right;
    }
    Json way{
        {"accuracy", right / patients},
        {"accuracy_standard_error", 0.02},
        {"mean_orders", 12.5},
        {"fallback_rate", 0.25},
        {"ece", calibrationError},
        {"by_class", byClass},
        {"by_subgroup",
         Json::array({{{"feature", "age"}, {"group", "<18"}, {"patients", 3}, {"accuracy", 0.5}}})},
        {"calibration",
         Json::array({{{"from", 0.4}, {"to", 0.5}, {"share", 0.5}, {"confidence", 0.45}, {"accuracy", 0.4}},
                      {{"from", 0.8}, {"to", 0.9}, {"share", 0.5}, {"confidence", 0.85}, {"accuracy", 0.9}},
                      {{"from", 0.9}, {"to", 1.0}, {"share", 0.0}, {"confidence", 0}, {"accuracy", 0}}})},
        {"confusion", confusion}};
    return {{"by_money", false},
            {"currency", ""},
            {"classes", names},
            {"floor_accuracy", floor},
            {"ceiling_accuracy", 0.95},
            {"test_rows", static_cast<int>(patients)},
            {"split", "group"},
            {"data_sha256", std::string(64, 'd')},
            {"saw_test_rows", false},
            {"budgets", Json::array({{{"budget", budget}, {"genex", way}, {"all_ordered", way}}})}};
}

} // namespace genex::testing
