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

/// Threads that do pieces of work side by side, with one progress for all of them.
class CellScheduler
{
public:
    /// Does piece i and tells its own progress through the control.
    using Work = std::function<void(std::size_t piece, JobControl& control)>;

    /// `done`: for each piece, whether it is there already.
    CellScheduler(std::vector<bool> done, JobControl& control);

    /// Throws what the first piece that failed has thrown, or Failure(Cancelled); the others end at their
    /// next check point.
    void run(int workers, const Work& work);

private:
    void workOn(std::size_t piece, const Work& work);
    void tell(std::size_t piece, double share);

    std::vector<bool> m_isDone;
    JobControl& m_control;
    std::mutex m_mutex; ///< guards what follows
    std::vector<double> m_shares;
    std::exception_ptr m_failure; ///< the first; it stops the others
};

} // namespace genex::eval
