// SPDX-License-Identifier: GPL-3.0-or-later
#include "casebookcommand.h"
#include "localjob.h"
#include "texttable.h"

#include "common/utctime.h"
#include "domain/jsonfields.h"
#include "services/storecare.h"

#include <sstream>

namespace genex::cli {

namespace {

using services::CaseBook;
using services::Json;

struct AuditOptions
{
    std::uint64_t first = 0; ///< 0: show the last ones
    std::size_t most = 100;
    std::string anchorFile;
};

std::string timeText(Time time)
{
    return utcTimeText(
        std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
}

/// {"count": …, "hash": …}, or with these fields as printed by `audit verify --json`.
domain::AuditAnchor anchorFrom(const std::string& file)
{
    constexpr std::size_t kMostBytes = 10'000;
    constexpr std::uint64_t kMostEntries = std::uint64_t{1} << 62U;
    const Json json = domain::parseJson(domain::readTextFile(file, kMostBytes), file);
    const bool isWhole = json.is_object() && json.contains("anchor");
    domain::JsonFields fields(isWhole ? json.at("anchor") : json, file);
    domain::AuditAnchor anchor{fields.wholeNumber("count", kMostEntries), fields.text("hash")};
    fields.refuseUnread();
    return anchor;
}

void verify(const Context& context, CaseBook& book, const AuditOptions& options)
{
    std::optional<domain::AuditAnchor> anchor;
    if (!options.anchorFile.empty())
        anchor = anchorFrom(options.anchorFile);
    domain::AuditAnchor end;
    runLocally([&](JobControl& job) { end = valueOf(services::verifyAudit(book, anchor, job)); });
    show(context,
         {{"whole", true}, {"entries", end.count}, {"anchor", {{"count", end.count}, {"hash", end.hash}}}},
         std::to_string(end.count) + " entries, intact\n");
}

Json entryJson(const domain::AuditEntry& entry)
{
    Json json{{"position", entry.position}, {"time", timeText(entry.time)}, {"user", entry.user},
              {"role", nameOf(entry.role)}, {"action", entry.action},       {"detail", entry.detail}};
    if (!entry.caseId.empty())
        json["case"] = entry.caseId;
    return json;
}

void showEntries(const Context& context, CaseBook& book, const AuditOptions& options)
{
    const services::AuditPage page = valueOf(services::auditPage(book, options.first, options.most));
    TextTable table({"", "time", "user", "action", "case", "detail"});
    Json entries = Json::array();
    for (const domain::AuditEntry& entry : page.entries) {
        table.add({std::to_string(entry.position), timeText(entry.time), entry.user, entry.action,
                   entry.caseId, entry.detail});
        entries.push_back(entryJson(entry));
    }
    std::ostringstream text;
    table.print(text);
    show(context, {{"total", page.total}, {"entries", entries}}, text.str());
}

void addVerify(CLI::App& parent, Action& action)
{
    auto options = std::make_shared<AuditOptions>();
    CLI::App* command = parent.add_subcommand(
        "verify", "Check whether an entry was altered, removed or reordered, and name the first");
    command->add_option("--anchor", options->anchorFile,
                        "Output of an earlier `audit verify --json`, kept elsewhere: detects a store "
                        "replaced by an older copy");
    command->callback([options, &action] {
        action = onBook([options](Context& context, CaseBook& book) { verify(context, book, *options); });
    });
}

void addShow(CLI::App& parent, Action& action)
{
    auto options = std::make_shared<AuditOptions>();
    CLI::App* command = parent.add_subcommand("show", "Show who did what and when; the latest entries");
    command->add_option("--from", options->first, "Start at this entry");
    command->add_option("--limit", options->most, "Maximum number")->capture_default_str();
    command->callback([options, &action] {
        action =
            onBook([options](Context& context, CaseBook& book) { showEntries(context, book, *options); });
    });
}

} // namespace

void addAuditCommands(CLI::App& app, Action& action)
{
    CLI::App* audit = app.add_subcommand("audit", "Audit log: who did what in the store, and when");
    audit->require_subcommand(1);
    addVerify(*audit, action);
    addShow(*audit, action);
}

} // namespace genex::cli
