// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// What the program asks of the system, seen from inside: the C library's own functions are stood in front
/// of. Link systemcalls.cpp into a test to watch which thread opens files and speaks through pipes.
namespace genex::testing {

/// From now on, for the thread that calls this. Paths that begin with one of the folders are counted.
void watchThisThread(const std::vector<std::string>& watched);
void stopWatching();

/// The files below the folders that the watched thread opened, looked at, renamed or removed; each once, with
/// the function that did it.
std::vector<std::string> filesTouchedHere();
/// How often other threads did.
long filesTouchedElsewhere();

/// Reads from and writes into pipes, without standard input and output.
long pipeCallsHere();
long pipeCallsElsewhere();

} // namespace genex::testing
