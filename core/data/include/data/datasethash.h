// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/dataset.h"

#include <string>

namespace genex::data {

/// SHA-256 over features, classes, values and labels: what models and splits know their table by.
std::string hashOf(const Dataset& dataset);

} // namespace genex::data
