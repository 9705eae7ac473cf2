// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"

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

/// Handle passed to every long-running function: stop, pause, finish early, and progress with time left. The
/// caller owns it, may call requestStop(), pause() and resume() from any thread and receives progress through
/// the listener; the function calls report() and checkPoint() between steps. A stop takes effect at the next
/// check point, even while paused. Reports are forwarded at most every 100 ms, except the first and the last.
/// A function may also send status messages: JSON text that it and its caller agree on.
class JobControl
{
public:
    using Listener = std::function<void(const Progress&)>;
    using NewsListener = std::function<void(const std::string& json)>;
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
    /// Set before the function is called. Called on the thread that sends the status.
    void setNewsListener(NewsListener listener) { m_newsListener = std::move(listener); }

    // --- the long function's side
    /// For a function that calls several long ones: from now on, reported progress from 0 to 1 is mapped to
    /// `begin` … `end` of the whole (0 ≤ begin ≤ end ≤ 1). The time left is estimated from the pace of this
    /// part.
    void enterPart(double begin, double end);
    bool stopRequested() const { return m_stop.load(std::memory_order_relaxed); }
    bool finishRequested() const { return m_finish.load(std::memory_order_relaxed); }
    bool wantsNews() const { return static_cast<bool>(m_newsListener); }
    void tellNews(const std::string& json) const;
    /// Blocks while paused; throws Failure(Cancelled) after a stop request.
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
    NewsListener m_newsListener;
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
