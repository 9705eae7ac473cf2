// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/server.h"

namespace genex::engine {

/// `case.recommend`, `case.conclude` and `case.explain`: what the engine answers about one patient.
void addCaseMethods(protocol::Server& server);

} // namespace genex::engine
