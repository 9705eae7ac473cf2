#pragma once

#include "command.h"

namespace genex::cli {

/// Starts the engine, asks it and waits for the answer: progress on standard error, and Ctrl+C cancels.
Result<services::Json> askEngine(Context& context, const char* method, const services::Json& params);

} // namespace genex::cli
