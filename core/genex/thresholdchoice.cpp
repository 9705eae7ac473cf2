// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/thresholdchoice.h"

#include "modeldata.h"

#include "common/error.h"
#include "common/version.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace genex::method {

namespace {

constexpr double kSame = 1e-9;

std::string budgetsOf(const std::vector<BudgetPlan>& plans)
{
    std::ostringstream text;
    for (const BudgetPlan& plan : plans)
        text << (text.tellp() > 0 ? ", " : "") << plan.budget;
    return text.str();
}

BudgetPlan& planAt(std::vector<BudgetPlan>& plans, double budget)
{
    for (BudgetPlan& plan : plans) {
        if (std::abs(plan.budget - budget) <= kSame * std::max(1.0, plan.budget))
            return plan;
    }
    throw Failure(ErrorCode::InvalidInput, Text("The model has no threshold for a budget of %1.", budget),
                  Text("Use one of its budgets: %1.", budgetsOf(plans)));
}

} // namespace

Model withThreshold(const Model& model, double budget, double threshold)
{
    if (!(threshold >= 0) || !std::isfinite(threshold))
        throw Failure(ErrorCode::InvalidInput, "The threshold is not a number of at least 0.",
                      "Enter a confidence such as 0.85; above 1, no estimates are accepted.");
    ModelManifest facts = model.data().facts;
    facts.programVersion = kProgramVersion;
    BudgetPlan& plan = planAt(facts.plans, budget);
    if (plan.curve.empty())
        throw Failure(ErrorCode::InvalidInput,
                      "Nothing is estimated at this budget, so there is no threshold.",
                      "Choose another budget.");
    plan.chosen = plan.curve[plan.nextStricter(threshold)];
    plan.threshold = plan.chosen.tau;
    if (std::ranges::find(facts.handChosenBudgets, plan.budget) == facts.handChosenBudgets.end())
        facts.handChosenBudgets.push_back(plan.budget);

    TensorFile file = model.data().file;
    file.metadata["manifest"] = toJson(facts).dump();
    file.metadata["card"] = cardOf(facts);
    file.metadata["sha256"] = encodeTensorFile(file).sha256;
    return Model(readModel(std::move(file), "The model with another threshold", model.data().device));
}

} // namespace genex::method
