// SPDX-License-Identifier: GPL-3.0-or-later
#include "askengine.h"
#include "command.h"
#include "contract/modelmessages.h"

#include <iostream>

namespace genex::cli {

namespace {

using services::Json;

using Printer = void (*)(const Json& description, bool wantsJson);

/// Long lists are shown by their length only.
std::string valueText(const Json& value)
{
    constexpr std::size_t kLongest = 200;
    if (value.is_string())
        return value.get<std::string>();
    std::string text = value.dump();
    if (text.size() > kLongest)
        return std::to_string(value.size()) + (value.is_array() ? " entries" : " fields");
    return text;
}

void show(const Json& description, bool wantsJson)
{
    if (wantsJson) {
        std::cout << description.dump(2) << '\n';
        return;
    }
    std::cout << description.at("folder").get<std::string>()
              << "\nSHA-256: " << description.at("sha256").get<std::string>() << '\n';
    for (const auto& [name, value] : description.at("manifest").items())
        std::cout << name << ": " << valueText(value) << '\n';
}

/// Nothing is left to check: a damaged model fails earlier.
void verify(const Json& description, bool wantsJson)
{
    const auto folder = description.at("folder").get<std::string>();
    const auto sha256 = description.at("sha256").get<std::string>();
    if (wantsJson)
        std::cout << Json{{"folder", folder}, {"sha256", sha256}, {"whole", true}}.dump(2) << '\n';
    else
        std::cout << folder << " is intact.\nSHA-256: " << sha256 << '\n';
}

void card(const Json& description, bool wantsJson)
{
    const auto text = description.at("card").get<std::string>();
    if (wantsJson)
        std::cout << Json{{"card", text}}.dump(2) << '\n';
    else
        std::cout << text << (text.ends_with('\n') ? "" : "\n");
}

Result<void> describeModel(Context& context, const std::string& model, Printer printer)
{
    return askEngine<contract::DescribeModel>(context, {model})
        .and_then([&](const contract::ModelDescription& description) {
            return attempt([&] { printer(contract::toJson(description), context.wantsJson); });
        });
}

struct ModelCommand
{
    const char* name;
    const char* help;
    Printer printer;
};

void addModelCommand(CLI::App& parent, const ModelCommand& which, Action& action)
{
    auto model = std::make_shared<std::string>();
    CLI::App* command = parent.add_subcommand(which.name, which.help);
    command->add_option("MODEL", *model, "Model folder written by `genex-cli train`")->required();
    command->footer(std::string("Example: genex-cli model ") + which.name + " M");
    command->callback([model, printer = which.printer, &action] {
        action = [model, printer](Context& context) { return describeModel(context, *model, printer); };
    });
}

} // namespace

void addModelCommands(CLI::App& app, Action& action)
{
    CLI::App* model = app.add_subcommand("model", "Inspect and verify a trained model");
    model->require_subcommand(1);
    addModelCommand(*model, {"show", "Show its manifest: data, settings, batches, validation results", &show},
                    action);
    addModelCommand(*model, {"verify", "Verify every number and the hash", &verify}, action);
    addModelCommand(*model, {"card", "Show the model card: intended use and limitations", &card}, action);
    addThresholdCommand(*model, action);
}

} // namespace genex::cli
