// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

namespace genex::cli {

void addDataCommands(CLI::App& app, Action& action)
{
    CLI::App* data = app.add_subcommand("data", "Tables of patients, and the catalogue that explains them");
    data->require_subcommand(1);
    addProfileCommand(*data, action);
    addSplitCommand(*data, action);
    addSampleCommand(*data, action);
    addCostsCommand(*data, action);
    addSearchCommand(*data, action);
}

} // namespace genex::cli
