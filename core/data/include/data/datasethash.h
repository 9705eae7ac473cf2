// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"

#include <string>

namespace genex::data {

/// SHA-256 over features, classes, values and labels: identifies the table in models and splits.
std::string hashOf(const Dataset& dataset);

} // namespace genex::data
