// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace genex::protocol {

/// A thread that runs tasks one at a time. The thread is kept, because libraries with thread-local pools
/// would otherwise create one per task.
class JobLane
{
public:
    JobLane();
    /// Finishes the current task and discards queued ones.
    ~JobLane();
    JobLane(const JobLane&) = delete;
    JobLane& operator=(const JobLane&) = delete;

    /// False if the queue is full.
    bool add(std::function<void()> task);

private:
    void loop();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<std::function<void()>> m_tasks;
    bool m_end = false;
    std::jthread m_thread;
};

} // namespace genex::protocol
