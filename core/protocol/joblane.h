// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace genex::protocol {

/// A thread that does its tasks one after the other. It lives as long as the lane: libraries that keep a pool
/// of helpers per calling thread would otherwise build one for each task.
class JobLane
{
public:
    JobLane();
    /// Finishes the task under way, forgets those that wait.
    ~JobLane();
    JobLane(const JobLane&) = delete;
    JobLane& operator=(const JobLane&) = delete;

    /// False when too many wait already.
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
