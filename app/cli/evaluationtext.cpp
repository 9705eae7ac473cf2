// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluationtext.h"

#include "texttable.h"

#include "domain/wording.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <ostream>
#include <vector>

namespace genex::cli {

namespace {

using Json = nlohmann::json;

struct Way
{
    const char* key;
    const char* name;
};
constexpr Way kWays[] = {
    {"genex", "genex"}, {"all_ordered", "all ordered"}, {"skip", "skip"}, {"supervised", "supervised (τ_ψ)"}};

bool isByMoney(const Json& evaluation)
{
    return evaluation.at("by_money").get<bool>();
}

double accuracyOf(const Json& figures)
{
    return figures.at("accuracy").get<double>();
}

std::string accuracyText(const Json& figures)
{
    return fixed(accuracyOf(figures), 3) + " ± " +
           fixed(figures.at("accuracy_standard_error").get<double>(), 3);
}

std::string budgetText(const Json& evaluation, double budget)
{
    if (isByMoney(evaluation))
        return domain::costText(budget, evaluation.at("currency").get<std::string>());
    return fixed(100 * budget, 0) + " %";
}

/// What is not spent, as a part of what ordering everything takes.
std::string savedText(double spent, double spentOnAll)
{
    return spentOnAll > 0 ? fixed(100 * (1 - spent / spentOnAll), 0) + " %" : "–";
}

TextTable tableOf(const Json& evaluation)
{
    const char* measure = isByMoney(evaluation) ? "mean_cost" : "mean_orders";
    TextTable table(
        {"budget", "way", "accuracy", isByMoney(evaluation) ? "mean cost" : "mean tests ordered", "saved"});
    for (const Json& row : evaluation.at("budgets")) {
        const double spentOnAll = row.at("all_ordered").at(measure).get<double>();
        std::string budget = budgetText(evaluation, row.at("budget").get<double>());
        for (const Way& way : kWays) {
            if (!row.contains(way.key)) // τ_ψ only where it was asked for
                continue;
            const Json& figures = row.at(way.key);
            const double spent = figures.at(measure).get<double>();
            table.add(
                {budget, way.name, accuracyText(figures), fixed(spent, 1), savedText(spent, spentOnAll)});
            budget.clear();
        }
    }
    return table;
}

/// Generated values are worth something only if leaving the same tests unknown does worse.
std::string verdictOn(const Json& evaluation)
{
    const Json& budgets = evaluation.at("budgets");
    std::size_t better = 0;
    double gain = 0;
    for (const Json& row : budgets) {
        const double difference = accuracyOf(row.at("genex")) - accuracyOf(row.at("skip"));
        better += difference > 0 ? 1U : 0U;
        gain += difference / static_cast<double>(budgets.size());
    }
    return "Generated values beat leaving the same tests unknown (skip) at " + std::to_string(better) +
           " of " + std::to_string(budgets.size()) + " budgets; mean difference in accuracy " +
           (gain < 0 ? "−" : "+") + fixed(std::abs(gain), 3) + ".";
}

/// Of the classes with patients, those that are recognised least, at the largest budget.
void printWorstClasses(std::ostream& out, const Json& evaluation)
{
    constexpr std::size_t kMost = 5;
    std::vector<const Json*> classes;
    for (const Json& figures : evaluation.at("budgets").back().at("genex").at("by_class")) {
        if (!figures.at("recall").is_null())
            classes.push_back(&figures);
    }
    const auto recall = [](const Json* figures) { return figures->at("recall").get<double>(); };
    std::ranges::stable_sort(classes, {}, recall);
    classes.resize(std::min(classes.size(), kMost));
    TextTable table({"lowest recall", "patients", "recall", "precision"});
    for (const Json* figures : classes)
        table.add(
            {figures->at("class").get<std::string>(), fixed(figures->at("patients").get<double>(), 0),
             fixed(recall(figures), 3),
             figures->at("precision").is_null() ? "–" : fixed(figures->at("precision").get<double>(), 3)});
    table.print(out);
}

const char* sawTestRowsText(const Json& evaluation)
{
    const Json& saw = evaluation.at("saw_test_rows");
    if (saw.is_null())
        return "It is unknown whether the model was trained on some of these patients.\n";
    return saw.get<bool>()
               ? "The model was trained or tuned on some of these patients: its figures are too optimistic.\n"
               : "";
}

} // namespace

void printEvaluation(std::ostream& out, const Json& evaluation)
{
    tableOf(evaluation).print(out);
    out << '\n';
    printWorstClasses(out, evaluation);
    out << "\nFrom the initial findings alone (floor): "
        << fixed(evaluation.at("floor_accuracy").get<double>(), 3)
        << "\nFrom all values (ceiling): " << fixed(evaluation.at("ceiling_accuracy").get<double>(), 3)
        << "\nTest rows: " << evaluation.at("test_rows").get<std::int64_t>()
        << "\nSeed: " << evaluation.at("seed").get<std::uint64_t>()
        << "\nSplit: " << evaluation.at("split").get<std::string>()
        << "\nTable (SHA-256): " << evaluation.at("data_sha256").get<std::string>() << "\n\n"
        << sawTestRowsText(evaluation) << verdictOn(evaluation) << '\n';
}

} // namespace genex::cli
