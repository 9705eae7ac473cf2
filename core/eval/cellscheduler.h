// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <vector>

namespace genex::eval {

/// Runs tasks on several threads with combined progress.
class CellScheduler
{
public:
    /// Runs task i and reports its progress through the control.
    using Work = std::function<void(std::size_t piece, JobControl& control)>;

    /// `done`: whether each task is already finished.
    CellScheduler(std::vector<bool> done, JobControl& control);

    /// Rethrows the first failure, or throws Failure(Cancelled); the other tasks stop at their next check
    /// point.
    void run(int workers, const Work& work);

private:
    void workOn(std::size_t piece, const Work& work);
    void tell(std::size_t piece, double share);

    std::vector<bool> m_isDone;
    JobControl& m_control;
    std::mutex m_mutex; ///< guards the members below
    std::vector<double> m_shares;
    std::exception_ptr m_failure; ///< the first one; stops the others
};

} // namespace genex::eval
