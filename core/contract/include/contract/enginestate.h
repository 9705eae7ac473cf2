// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The engine as the front sees it.
namespace genex::contract {

enum class EngineState {
    Stopped,
    Starting,
    Ready,
    NotAnswering, ///< silent for most of a second: reported, and given some more time
    Restarting,   ///< lost; being restarted
    Failed,       ///< does not start, or has another version: no further attempts
};

/// Timeouts of the front, in milliseconds.
struct EnginePatience
{
    int start = 30'000;     ///< from start to handshake; generous for remote machines
    int heartbeat = 200;    ///< between two pings
    int notAnswering = 700; ///< silence that is reported
    int hung = 4'000;       ///< silence after which the engine is replaced
    int cancel = 2'000;     ///< until an engine that ignores a cancellation is replaced
    int restartDelay = 300; ///< before the second and every later attempt to start
};

} // namespace genex::contract
