// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/server.h"

namespace genex::engine {

/// All methods described in core/protocol/README.md.
void addEngineMethods(protocol::Server& server);

} // namespace genex::engine
