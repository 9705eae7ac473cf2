// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace genex::cli {

/// Of a seed: a whole number from 0 on that fits its 64 bits.
CLI::Validator seedCheck();

} // namespace genex::cli
