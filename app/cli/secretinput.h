// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

#include "services/passphrase.h"

#include <string>

/// Secrets from files and from the terminal. None is ever an argument: others on the machine see those.
namespace genex::cli {

/// From the file; where none is named, typed on the terminal without being shown. Throws Failure.
services::Passphrase passphraseFrom(const std::string& file, const std::string& question);
/// The same for one that is set: typed twice.
services::Passphrase newPassphraseFrom(const std::string& file, const std::string& question);

bool hasTerminal();

} // namespace genex::cli
