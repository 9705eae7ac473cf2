// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/server.h"

namespace genex::engine {

/// Everything the engine can be asked, as core/protocol/README.md describes it.
void addEngineMethods(protocol::Server& server);

} // namespace genex::engine
