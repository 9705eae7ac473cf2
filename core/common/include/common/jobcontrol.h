// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

#include <any>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

namespace genex {

using SteadyClock = std::chrono::steady_clock;

/// Progress of a long-running function.
struct Progress
{
    Text phase;                       ///< what is being done, worded for the user
    std::int64_t done = 0;            ///< steps finished, over all phases
    std::int64_t total = 0;           ///< 0: unknown
    double elapsedSeconds = 0;        ///< working time without pauses
    std::optional<double> etaSeconds; ///< time left; empty until it can be estimated

    bool operator==(const Progress&) const = default;
};

/// The one handle every long function takes: stop, pause, finish early, and progress with time left.
///
/// The caller keeps it, calls requestStop(), pause() and resume() from any thread and receives progress
/// through the listener; the long function calls report() and checkPoint() between steps. A stop is seen at
/// the next check point, also while paused. Reports are passed on at most every 100 ms, the first and the
/// last always.
///
/// Besides, a function may tell the status of its work: a value whose type it and its caller know.
class JobControl
{
public:
    using Listener = std::function<void(const Progress&)>;
    using StatusListener = std::function<void(const std::any& status)>;
    using Now = std::function<SteadyClock::time_point()>;

    explicit JobControl(Listener listener = {}, Now now = &SteadyClock::now);
    JobControl(const JobControl&) = delete;
    JobControl& operator=(const JobControl&) = delete;

    // --- the caller's side
    void requestStop();
    void pause();
    void resume();
    bool isPaused() const { return m_paused.load(); }
    /// Asks the function to end soon with what it has so far, if it can; also ends a pause.
    void requestFinish();
    /// Before the function is called. Called on whichever thread tells the status.
    void setStatusListener(StatusListener listener) { m_statusListener = std::move(listener); }

    // --- the long function's side
    /// For a function that calls several long ones: from now on, reported progress from 0 to 1 is mapped to
    /// `begin` … `end` of the whole (0 ≤ begin ≤ end ≤ 1). The time left is estimated from the pace of this
    /// part.
    void enterPart(double begin, double end);
    bool stopRequested() const { return m_stop.load(std::memory_order_relaxed); }
    bool finishRequested() const { return m_finish.load(std::memory_order_relaxed); }
    bool wantsStatus() const { return static_cast<bool>(m_statusListener); }
    void tellStatus(const std::any& status) const;
    /// Waits while paused; throws Failure(Cancelled) when a stop was asked for.
    void checkPoint();
    /// Records the progress, forwards it when due, and is a check point.
    void report(std::int64_t done, std::int64_t total, const Text& phase);

private:
    struct Part
    {
        double begin = 0;
        double end = 1;
    };

    void waitWhilePaused();
    double workedSeconds() const;
    Progress makeProgress(std::int64_t done, std::int64_t total, const Text& phase);
    bool isTimeToTell(const Progress& progress, SteadyClock::time_point now);

    Listener m_listener;
    StatusListener m_statusListener;
    Now m_now;
    std::atomic<bool> m_stop = false;
    std::atomic<bool> m_finish = false;
    std::atomic<bool> m_paused = false;
    std::mutex m_mutex; ///< guards the members below
    std::condition_variable m_wake;
    SteadyClock::time_point m_start;
    SteadyClock::duration m_pausedFor{};
    std::optional<SteadyClock::time_point> m_lastTold;
    Text m_lastPhase;
    std::optional<Part> m_part;    ///< empty: reports refer to the whole
    double m_partFrom = 0;         ///< working time at its start
    std::int64_t m_firstDone = -1; ///< in this part: a resumed job does not start at zero
};

} // namespace genex
