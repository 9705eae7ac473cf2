// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/jobcontrol.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>

namespace genex {

namespace {

constexpr auto kTellInterval = std::chrono::milliseconds(100);
/// An estimate from less work is a guess, and a wrong time is worse than none.
constexpr double kEtaAfterSeconds = 0.5;
/// Total of a job in parts, whatever its parts count.
constexpr std::int64_t kStepsOfParts = 10'000;

double seconds(SteadyClock::duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace

JobControl::JobControl(Listener listener, Now now)
    : m_listener(std::move(listener))
    , m_now(std::move(now))
    , m_start(m_now())
{}

void JobControl::requestStop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_all();
}

void JobControl::pause()
{
    m_paused = true;
}

void JobControl::resume()
{
    {
        const std::lock_guard lock(m_mutex);
        m_paused = false;
    }
    m_wake.notify_all();
}

void JobControl::requestFinish()
{
    m_finish = true;
    resume();
}

void JobControl::tellStatus(const std::any& status) const
{
    if (m_statusListener)
        m_statusListener(status);
}

void JobControl::checkPoint()
{
    if (m_paused.load())
        waitWhilePaused();
    if (stopRequested())
        throw Failure(ErrorCode::Cancelled, "Cancelled.");
}

void JobControl::waitWhilePaused()
{
    const SteadyClock::time_point pausedAt = m_now();
    std::unique_lock lock(m_mutex);
    m_wake.wait(lock, [this] { return !m_paused || m_stop; });
    m_pausedFor += m_now() - pausedAt;
}

void JobControl::report(std::int64_t done, std::int64_t total, const Text& phase)
{
    if (m_listener) {
        std::optional<Progress> told;
        {
            const std::lock_guard lock(m_mutex);
            Progress progress = makeProgress(done, total, phase);
            if (isTimeToTell(progress, m_now()))
                told = std::move(progress);
        }
        if (told)
            m_listener(*told);
    }
    checkPoint();
}

void JobControl::enterPart(double begin, double end)
{
    const std::lock_guard lock(m_mutex);
    m_part = Part{begin, end};
    m_partFrom = workedSeconds();
    m_firstDone = -1;
}

double JobControl::workedSeconds() const
{
    return seconds(m_now() - m_start - m_pausedFor);
}

Progress JobControl::makeProgress(std::int64_t done, std::int64_t total, const Text& phase)
{
    if (m_part) {
        const double share = total > 0 ? static_cast<double>(done) / static_cast<double>(total) : 0;
        done = std::llround((m_part->begin + share * (m_part->end - m_part->begin)) * kStepsOfParts);
        total = kStepsOfParts;
    }
    if (m_firstDone < 0)
        m_firstDone = done;
    Progress progress{phase, done, total, workedSeconds(), std::nullopt};
    const std::int64_t doneHere = done - m_firstDone;
    const double workedHere = progress.elapsedSeconds - m_partFrom;
    if (total > 0 && doneHere > 0 && workedHere >= kEtaAfterSeconds) {
        const auto left = static_cast<double>(std::max<std::int64_t>(total - done, 0));
        progress.etaSeconds = workedHere * left / static_cast<double>(doneHere);
    }
    return progress;
}

bool JobControl::isTimeToTell(const Progress& progress, SteadyClock::time_point now)
{
    const bool isLast = progress.total > 0 && progress.done >= progress.total;
    const bool isNewPhase = progress.phase != m_lastPhase;
    if (!isLast && !isNewPhase && m_lastTold && now - *m_lastTold < kTellInterval)
        return false;
    m_lastTold = now;
    m_lastPhase = progress.phase;
    return true;
}

} // namespace genex
