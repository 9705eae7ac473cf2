// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace genex::cli {

/// Validates a seed: an unsigned 64-bit integer.
CLI::Validator seedCheck();

} // namespace genex::cli
