// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How the front sees the engine.
namespace genex::contract {

enum class EngineState {
    Stopped,
    Starting,
    Ready,
    NotAnswering, ///< silent for most of a second: said so, and waited for a little longer
    Restarting,   ///< lost; another one is on its way
    Failed,       ///< does not start, or is of another version: nothing more is tried
};

/// How patient the front is, in milliseconds.
struct EnginePatience
{
    int start = 30'000;     ///< from start to handshake; a machine far away takes its time
    int heartbeat = 200;    ///< between two pings
    int notAnswering = 700; ///< silence that is said
    int hung = 4'000;       ///< silence after which the engine is replaced
    int cancel = 2'000;     ///< an engine that does not stop what was cancelled is replaced
    int restartDelay = 300; ///< before the second and every later attempt to start
};

} // namespace genex::contract
