#include "evaluationtext.h"

#include "texttable.h"

#include "domain/wording.h"

#include <cmath>
#include <cstdio>
#include <ostream>

namespace genex::cli {

namespace {

using Json = nlohmann::json;

struct Way
{
    const char* key;
    const char* name;
};
constexpr Way kWays[] = {{"genex", "genex"}, {"all_ordered", "all ordered"}, {"skip", "skip"}};

std::string fixed(double value, int decimals)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", decimals, value);
    return text;
}

/// A figure stands there as a number, or as a mean with its error.
double meanOf(const Json& figure)
{
    return figure.is_object() ? figure.at("mean").get<double>() : figure.get<double>();
}

std::string budgetText(const Json& evaluation, double budget)
{
    if (evaluation.value("by_money", false))
        return domain::costText(budget, evaluation.value("currency", std::string()));
    return fixed(100 * budget, 0) + " %";
}

/// Orders that are not placed, as a part of those that ordering everything places.
std::string savedText(const Json& figures, const Json& all)
{
    const double most = all.at("mean_orders").get<double>();
    return most > 0 ? fixed(100 * (1 - figures.at("mean_orders").get<double>() / most), 0) + " %" : "–";
}

TextTable tableOf(const Json& evaluation)
{
    TextTable table({"budget", "way", "accuracy", "mean orders", "saved"});
    for (const Json& row : evaluation.at("budgets")) {
        const Json& all = row.at("all_ordered");
        std::string budget = budgetText(evaluation, row.at("budget").get<double>());
        for (const Way& way : kWays) {
            const Json& figures = row.at(way.key);
            table.add({budget, way.name, fixed(meanOf(figures.at("accuracy")), 3),
                       fixed(figures.at("mean_orders").get<double>(), 1), savedText(figures, all)});
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
        const double difference =
            meanOf(row.at("genex").at("accuracy")) - meanOf(row.at("skip").at("accuracy"));
        better += difference > 0 ? 1U : 0U;
        gain += difference / static_cast<double>(budgets.size());
    }
    return "Generated values beat leaving the same tests unknown (skip) at " + std::to_string(better) +
           " of " + std::to_string(budgets.size()) + " budgets; mean difference in accuracy " +
           (gain < 0 ? "−" : "+") + fixed(std::abs(gain), 3) + ".";
}

} // namespace

void printEvaluation(std::ostream& out, const Json& evaluation)
{
    tableOf(evaluation).print(out);
    out << "\nFrom the findings alone (floor): " << fixed(meanOf(evaluation.at("floor_accuracy")), 3)
        << "\nFrom everything (ceiling): " << fixed(meanOf(evaluation.at("ceiling_accuracy")), 3)
        << "\nSeed: " << evaluation.at("seed").get<std::uint64_t>()
        << "\nSplit: " << evaluation.at("split").get<std::string>()
        << "\nTable (SHA-256): " << evaluation.at("data_sha256").get<std::string>() << "\n\n"
        << verdictOn(evaluation) << '\n';
}

} // namespace genex::cli
