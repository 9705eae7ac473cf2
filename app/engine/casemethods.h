// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/server.h"

namespace genex::engine {

/// `case.recommend`, `case.conclude` and `case.explain`.
void addCaseMethods(protocol::Server& server);

} // namespace genex::engine
