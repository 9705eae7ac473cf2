// SPDX-License-Identifier: GPL-3.0-or-later
#include "casebookcommand.h"
#include "casebooktext.h"

#include <iostream>
#include <sstream>

namespace genex::cli {

namespace {

using services::CaseBook;
using services::Json;

constexpr std::size_t kMostShown = 100;

struct ListOptions
{
    std::vector<std::string> words;
    std::string state;
    std::size_t most = kMostShown;
};

std::optional<domain::CaseState> stateOf(const ListOptions& options)
{
    if (options.state.empty())
        return std::nullopt;
    const auto state = valueNamed<domain::CaseState>(options.state);
    if (!state)
        throw Failure(ErrorCode::InvalidInput, "\"" + options.state + "\" is not a case state.",
                      "Use draft, ordered, results_in, fallback_ordered, concluded or amended.");
    return state;
}

void list(const Context& context, CaseBook& book, const ListOptions& options)
{
    std::string text;
    for (const std::string& word : options.words)
        text += (text.empty() ? "" : " ") + word;
    const domain::CaseList found = valueOf(book.search(text, stateOf(options), options.most));
    std::ostringstream lines;
    printList(lines, found);
    show(context, listJson(found), lines.str());
}

void showCase(const Context& context, CaseBook& book, const std::string& id, bool wantsHistory)
{
    const domain::CaseDocument document = valueOf(book.document(id));
    if (context.wantsJson) {
        Json json = caseJson(id, document, book.catalogue());
        if (wantsHistory)
            json["history"] = historyJson(document, book.catalogue());
        std::cout << json.dump(2) << '\n';
        return;
    }
    printCase(std::cout, id, document, book.catalogue());
    if (wantsHistory)
        printHistory(std::cout, document, book.catalogue());
}

void count(const Context& context, CaseBook& book)
{
    const services::CaseCounts counts = valueOf(book.counts());
    Json json{{"total", counts.total}, {"states", Json::object()}};
    std::string text = std::to_string(counts.total) + " cases\n";
    for (const auto& [state, number] : counts.ofState) {
        json["states"][std::string(nameOf(state))] = number;
        text += "  " + std::string(nameOf(state)) + ": " + std::to_string(number) + "\n";
    }
    show(context, json, text);
}

void addListing(CLI::App& command, const std::shared_ptr<ListOptions>& options, Action& action)
{
    command.add_option("--state", options->state, "Only cases in this state");
    command.add_option("--limit", options->most, "Maximum number")->capture_default_str();
    command.callback([options, &action] {
        action = onBook([options](Context& context, CaseBook& book) { list(context, book, *options); });
    });
}

void addShow(CLI::App& parent, Action& action)
{
    auto id = std::make_shared<std::string>();
    auto wantsHistory = std::make_shared<bool>(false);
    CLI::App* command = parent.add_subcommand("show", "Show one case in full, estimates listed separately");
    addCaseId(*command, *id);
    command->add_flag("--history", *wantsHistory, "Include the history: who did what and when");
    command->callback([id, wantsHistory, &action] {
        action = onBook([id, wantsHistory](Context& context, CaseBook& book) {
            showCase(context, book, *id, *wantsHistory);
        });
    });
}

} // namespace

void addCaseListCommands(CLI::App& parent, Action& action)
{
    addListing(*parent.add_subcommand("list", "List cases, pending results first"),
               std::make_shared<ListOptions>(), action);
    auto options = std::make_shared<ListOptions>();
    CLI::App* search =
        parent.add_subcommand("search", "Search cases by id, name, findings, notes and diagnosis");
    search->add_option("TEXT", options->words, "Word prefixes, in any order")->required();
    addListing(*search, options, action);
    addShow(parent, action);
    parent.add_subcommand("count", "Number of cases in each state")->callback([&action] {
        action = onBook([](Context& context, CaseBook& book) { count(context, book); });
    });
}

} // namespace genex::cli
