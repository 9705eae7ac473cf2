// SPDX-License-Identifier: GPL-3.0-or-later
#include "casemethods.h"

#include "casecatalogue.h"
#include "modelfolder.h"

#include "common/error.h"
#include "protocol/messages.h"

#include <limits>
#include <memory>
#include <mutex>

namespace genex::engine {

namespace {

using domain::JsonFields;
using protocol::Json;
using protocol::Lane;

constexpr std::size_t kMostFindings = 1'000'000;
constexpr double kMostMoney = 1e12;

/// The model that was asked for last, so that an answer does not read a file. One is enough: a department
/// works with one model at a time.
class ModelShelf
{
public:
    method::Model get(const std::filesystem::path& path, const std::string& device)
    {
        std::error_code isMissing; // which loading tells
        const auto written = std::filesystem::last_write_time(weightsFileOf(path), isMissing);
        const std::lock_guard lock(m_mutex);
        if (isMissing || !m_model || path != m_path || device != m_device || written != m_written) {
            m_model.reset();
            m_model = std::make_unique<method::Model>(loadModel(path, device));
            m_path = path;
            m_device = device;
            m_written = written;
        }
        return *m_model;
    }

private:
    std::mutex m_mutex;
    std::filesystem::path m_path;
    std::string m_device;
    std::filesystem::file_time_type m_written;
    std::unique_ptr<method::Model> m_model;
};

method::Model modelOf(ModelShelf& shelf, JsonFields& fields)
{
    const std::string device = fields.has("device") ? fields.text("device") : "cpu";
    return shelf.get(fields.text("model", kMostPathBytes), device);
}

method::Budget budgetFrom(JsonFields fields)
{
    method::Budget budget;
    if (fields.has("fraction"))
        budget.fraction = fields.number("fraction", 0, 1);
    if (fields.has("count"))
        budget.count = fields.integer("count", 0, std::numeric_limits<int>::max());
    if (fields.has("cost"))
        budget.cost = fields.number("cost", 0, kMostMoney);
    fields.refuseUnread();
    if (int(budget.fraction.has_value()) + int(budget.count.has_value()) + int(budget.cost.has_value()) > 1)
        throw Failure(ErrorCode::InvalidInput, "There is more than one budget.",
                      "Give a fraction, a count or a cost.");
    return budget;
}

/// `budget`, or `max_orders`, of which 0 is all.
method::Budget budgetOf(JsonFields& fields)
{
    method::Budget budget;
    if (fields.has("budget"))
        budget = budgetFrom(fields.object("budget"));
    if (fields.has("max_orders")) {
        const int most = fields.integer("max_orders", 0, std::numeric_limits<int>::max());
        if (most > 0)
            budget = {.fraction = {}, .count = most, .cost = {}};
    }
    return budget;
}

Json recommend(ModelShelf& shelf, const Json& params)
{
    JsonFields fields(params, "case.recommend");
    const auto findings = fields.list("findings", 0, kMostFindings).get<std::vector<domain::Finding>>();
    const method::Budget budget = budgetOf(fields);
    const domain::EffortWeights weights = weightsFrom(fields);
    const method::Model model = modelOf(shelf, fields);
    fields.refuseUnread();
    return model.recommend(findings, budget, contextOf(model, weights));
}

Json conclude(ModelShelf& shelf, const Json& params)
{
    JsonFields fields(params, "case.conclude");
    constexpr std::size_t kMostFields = 100;
    const auto input = fields.table("case", kMostFields).get<domain::CaseInput>();
    const method::Budget budget = budgetOf(fields);
    const domain::EffortWeights weights = weightsFrom(fields);
    const method::Model model = modelOf(shelf, fields);
    fields.refuseUnread();
    return model.conclude(input, budget, contextOf(model, weights));
}

/// Names that may be left out. Whether the model knows them, and each stands there once, the model says.
std::vector<std::string> namesOf(JsonFields& fields, const std::string& name)
{
    return fields.has(name) ? fields.list(name, 0, kMostFindings).get<std::vector<std::string>>()
                            : std::vector<std::string>();
}

Json explain(ModelShelf& shelf, const Json& params)
{
    JsonFields fields(params, "case.explain");
    const domain::ExplanationInput input{
        fields.list("findings", 0, kMostFindings).get<std::vector<domain::Finding>>(),
        namesOf(fields, "order"), namesOf(fields, "estimate"), namesOf(fields, "also")};
    const method::Budget budget = budgetOf(fields);
    const method::Model model = modelOf(shelf, fields);
    fields.refuseUnread();
    return model.explain(input, budget);
}

} // namespace

void addCaseMethods(protocol::Server& server)
{
    auto shelf = std::make_shared<ModelShelf>();
    server.on(protocol::method::kRecommend, Lane::Quick,
              [shelf](const Json& params, JobControl&) { return recommend(*shelf, params); });
    server.on(protocol::method::kConclude, Lane::Quick,
              [shelf](const Json& params, JobControl&) { return conclude(*shelf, params); });
    server.on(protocol::method::kExplain, Lane::Quick,
              [shelf](const Json& params, JobControl&) { return explain(*shelf, params); });
}

} // namespace genex::engine
