// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <optional>
#include <string>

namespace genex::cli {

/// Initial findings if no column lists them.
struct ObservedArgument
{
    std::string text; ///< a number of features, "complaints", or empty: not given

    std::optional<int> size() const;
    bool isComplaints() const;
};

/// --observed N|complaints
void addObservedOption(CLI::App& command, ObservedArgument& observed);

/// Reports on standard error that a column was detected and used.
void remarkOnFoundColumn(const std::string& named, const std::string& taken);

} // namespace genex::cli
