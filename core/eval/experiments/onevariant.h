// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace genex::eval {

/// The one variant of an experiment that looks at a single model from several sides.
inline const std::vector<std::string> kOneModel = {"genex"};

} // namespace genex::eval
