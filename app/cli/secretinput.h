// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

#include "services/passphrase.h"

#include <string>

/// Secrets from files and from the terminal, never from arguments, which other users can see.
namespace genex::cli {

/// From the file; without one, typed on the terminal without echo. Throws Failure.
services::Passphrase passphraseFrom(const std::string& file, const std::string& question);
/// The same for a new one: typed twice.
services::Passphrase newPassphraseFrom(const std::string& file, const std::string& question);

bool hasTerminal();

} // namespace genex::cli
