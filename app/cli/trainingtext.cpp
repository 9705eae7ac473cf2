// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingtext.h"

#include "evaluationtext.h"
#include "texttable.h"

#include <cstdint>
#include <ostream>

namespace genex::cli {

namespace {

using Json = nlohmann::json;

std::string joined(const Json& names)
{
    std::string text;
    for (const Json& name : names)
        text += (text.empty() ? "" : ", ") + name.get<std::string>();
    return text;
}

void printBuckets(std::ostream& out, const Json& buckets)
{
    TextTable table({"bucket", "patients", "tests", "batch"});
    for (std::size_t i = 0; i < buckets.size(); ++i) {
        const Json& order = buckets[i].at("order");
        table.add({std::to_string(i), std::to_string(buckets[i].at("patients").get<std::int64_t>()),
                   std::to_string(order.size()), joined(order)});
    }
    table.print(out);
}

std::string percent(const Json& share)
{
    return fixed(100 * share.get<double>(), 0) + " %";
}

/// What was chosen at each budget: how much is estimated, from which confidence on, and what that costs.
void printPlans(std::ostream& out, const Json& plans)
{
    TextTable table(
        {"budget", "accuracy", "all ordered", "estimated", "threshold", "saved", "fall back", "ece"});
    for (const Json& plan : plans) {
        const Json& chosen = plan.at("chosen");
        table.add({fixed(plan.at("budget").get<double>(), 0), fixed(chosen.at("accuracy").get<double>(), 3),
                   fixed(plan.at("accuracy_with_all").get<double>(), 3), chosen.at("size").dump(),
                   fixed(plan.at("threshold").get<double>(), 2), percent(chosen.at("saved_share")),
                   percent(chosen.at("fallback_rate")),
                   fixed(plan.at("calibration_error_after").get<double>(), 3)});
    }
    out << "\nOn validation data\n";
    table.print(out);
}

} // namespace

void printTraining(std::ostream& out, const Json& trained)
{
    const Json& summary = trained.at("summary");
    printBuckets(out, summary.at("buckets"));
    if (const Json& manifest = trained.at("manifest"); manifest.contains("plans"))
        printPlans(out, manifest.at("plans"));
    if (trained.contains("evaluation")) {
        out << "\nOn test data\n";
        printEvaluation(out, trained.at("evaluation"));
    }
    out << "\nRows: " << summary.at("rows") << ", of which " << summary.at("training_rows")
        << " for training\nSeed: " << summary.at("seed")
        << "\nDevice: " << summary.at("device").get<std::string>() << ", "
        << fixed(summary.at("seconds").get<double>(), 1)
        << " s\nModel: " << trained.at("model").get<std::string>()
        << "\nSHA-256: " << trained.at("model_sha256").get<std::string>() << '\n';
}

} // namespace genex::cli
