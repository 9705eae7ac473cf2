// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace genex::eval {

/// The only variant of experiments that examine a single model.
inline const std::vector<std::string> kOneModel = {"genex"};

} // namespace genex::eval
