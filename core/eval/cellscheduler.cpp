// SPDX-License-Identifier: GPL-3.0-or-later
#include "cellscheduler.h"

#include "common/error.h"
#include "common/parallelfor.h"
#include "genex/device.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace genex::eval {

namespace {

constexpr double kStepsOfPiece = 1000; ///< resolution of the reported progress
constexpr double kBeforeTheEnd = 0.99; ///< a task is finished only when it returns

} // namespace

CellScheduler::CellScheduler(std::vector<bool> done, JobControl& control)
    : m_isDone(std::move(done))
    , m_control(control)
    , m_shares(m_isDone.begin(), m_isDone.end())
{}

void CellScheduler::run(int workers, const Work& work)
{
    const auto runPiece = [&](std::size_t piece) {
        if (!m_isDone[piece])
            workOn(piece, work);
    };
    try {
        genex::parallelFor(m_isDone.size(), workers, runPiece, &method::adoptThreads);
    } catch (...) {
        if (m_failure) // of the failed task, not of those it stopped
            std::rethrow_exception(m_failure);
        throw;
    }
}

void CellScheduler::workOn(std::size_t piece, const Work& work)
{
    JobControl own([this, piece](const Progress& progress) {
        const bool isKnown = progress.total > 0;
        const double share =
            isKnown ? static_cast<double>(progress.done) / static_cast<double>(progress.total) : 0;
        tell(piece, kBeforeTheEnd * share);
    });
    try {
        tell(piece, 0);
        work(piece, own);
        tell(piece, 1);
    } catch (...) {
        const std::lock_guard lock(m_mutex);
        if (!m_failure)
            m_failure = std::current_exception();
        throw;
    }
}

void CellScheduler::tell(std::size_t piece, double share)
{
    const std::lock_guard lock(m_mutex);
    if (m_failure)
        throw Failure(ErrorCode::Cancelled, "The experiment was stopped.");
    m_shares[piece] = std::max(m_shares[piece], share); // a task with several parts restarts at zero for each
    const double sum = std::accumulate(m_shares.begin(), m_shares.end(), 0.0);
    const auto done = std::ranges::count_if(m_shares, [](double one) { return one >= 1; });
    m_control.report(std::llround(kStepsOfPiece * sum),
                     std::llround(kStepsOfPiece * static_cast<double>(m_shares.size())),
                     Text("Running the experiment, %1 of %2 cells done", done, m_shares.size()));
}

} // namespace genex::eval
