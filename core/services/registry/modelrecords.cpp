// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modelrecords.h"

#include "common/error.h"
#include "domain/jsonfields.h"
#include "services/storeguard.h"
#include "storage/session.h"

#include <algorithm>

namespace genex::services {

namespace {

using contract::Json;

constexpr std::size_t kMostBytes = std::size_t{64} << 20U;

std::string keyOf(const std::string& sha256)
{
    return "evaluation/" + sha256;
}

KeptEvaluation keptFrom(const std::string& bytes, const std::string& key)
{
    const Json json = domain::parseJson(bytes, key);
    if (!json.is_object() || !json.contains("evaluation"))
        throw Failure(ErrorCode::InvalidInput, Text("The record %1 contains no evaluation.", key),
                      "Evaluate the model again.");
    KeptEvaluation kept{{}, json.at("evaluation").get<contract::ModelEvaluation>()};
    if (json.contains("source") && !json.at("source").is_null())
        kept.source = json.at("source").get<contract::TableSource>();
    return kept;
}

} // namespace

Result<void> keepEvaluation(CaseBook& book, const std::string& sha256, const KeptEvaluation& kept)
{
    return guardStore(book.file(), [&] {
        const Json json{{"source", kept.source ? Json(*kept.source) : Json()},
                        {"evaluation", kept.evaluation}};
        const std::string bytes = json.dump();
        if (bytes.size() > kMostBytes)
            throw Failure(ErrorCode::InvalidInput, "The evaluation is too large for the store.",
                          "Evaluate the model at fewer budgets.");
        book.session(Permission::UseForResearch)
            .records()
            .write(keyOf(sha256), bytes, {"model.evaluated", sha256});
    });
}

Result<std::optional<KeptEvaluation>> keptEvaluation(CaseBook& book, const std::string& sha256)
{
    return guardStore(book.file(), [&]() -> std::optional<KeptEvaluation> {
        const auto bytes = book.session(Permission::UseForResearch).records().read(keyOf(sha256));
        return bytes ? std::optional(keptFrom(*bytes, keyOf(sha256))) : std::nullopt;
    });
}

Result<std::size_t> countCasesOf(CaseBook& book, const std::string& sha256)
{
    return guardStore(book.file(), [&] {
        const auto& cases = book.session(Permission::UseForResearch).cases();
        const auto names = [&](const std::string& event) { return event.find(sha256) != std::string::npos; };
        std::size_t count = 0;
        for (const storage::CaseSummary& summary : cases.all())
            count += std::ranges::any_of(cases.read(summary.id).events, names) ? 1U : 0U;
        return count;
    });
}

} // namespace genex::services
