// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

#include "common/atomicfile.h"
#include "domain/turney.h"

#include <iostream>

namespace genex::cli {

namespace {

struct CostsOptions
{
    std::string stem;
    std::string catalogue;
    std::string file;
};

domain::Catalogue read(const CostsOptions& options)
{
    const domain::TurneyCosts costs = domain::loadTurney(options.stem);
    return options.catalogue.empty() ? domain::catalogueOf(costs)
                                     : domain::withCosts(domain::loadCatalogue(options.catalogue), costs);
}

/// Without a file, prints the catalogue; with one, what was written.
void run(const CostsOptions& options, bool wantsJson)
{
    const domain::Catalogue catalogue = read(options);
    const std::string text = services::Json(catalogue).dump(2) + '\n';
    if (options.file.empty()) {
        std::cout << text;
        return;
    }
    writeFileAtomically(options.file, text);
    const std::size_t tests = catalogue.features().size();
    const std::size_t panels = catalogue.content().panels.size();
    if (wantsJson)
        std::cout << services::Json{{"file", options.file}, {"features", tests}, {"panels", panels}}.dump(2)
                  << '\n';
    else
        std::cout << options.file << ": " << tests << " tests, " << panels << " panels\n";
}

} // namespace

void addCostsCommand(CLI::App& data, Action& action)
{
    auto options = std::make_shared<CostsOptions>();
    CLI::App* command = data.add_subcommand(
        "costs", "Make a catalogue from Turney's .cost, .expense, .group and .delay files");
    command
        ->add_option("stem", options->stem, "One of the four files, or their common name without extension")
        ->required();
    command->add_option("--catalogue", options->catalogue,
                        "Add the prices, panels and times to this catalogue instead, by test name");
    command->add_option("--out", options->file, "Output file (default: standard output)");
    command->callback([options, &action] {
        action = [options](Context& context) { return attempt([&] { run(*options, context.wantsJson); }); };
    });
}

} // namespace genex::cli
