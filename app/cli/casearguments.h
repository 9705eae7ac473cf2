// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/budget.h"

#include "domain/conclusion.h"
#include "domain/finding.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

/// Command-line syntax of a case.
namespace genex::cli {

/// "fever=present,temp=38.5" → findings. The command line does not know the kind of a feature, so the value
/// decides: present, yes, absent and no; a number is a measurement, any other text a category.
std::vector<domain::Finding> findingsFrom(const std::vector<std::string>& texts);
/// "a,b" → names.
std::vector<std::string> namesFrom(const std::vector<std::string>& texts);

/// Reads all of it; refuses more than 16 MiB.
std::string readStandardInput();

/// A JSON file with a list of findings, or with {"findings": […]}; "-" is standard input.
std::vector<domain::Finding> readFindings(const std::string& file);
/// A JSON file with {"findings": […], "results": […], "unavailable": […]}; "-" is standard input.
domain::CaseInput readCase(const std::string& file);

/// --budget, --budget-count and --budget-cost.
void addBudgetOptions(CLI::App& command, contract::Budget& budget);

} // namespace genex::cli
