// SPDX-License-Identifier: GPL-3.0-or-later
#include "parallel.h"

#include "common/jobcontrol.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <thread>
#include <vector>

namespace genex::data {

void forEachOnAllCores(std::size_t count, const char* phase, JobControl& job,
                       const std::function<void(std::size_t)>& task)
{
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> isOver = false; // a stop or an exception: the others end after their task
    const auto work = [&](bool tells) {
        try {
            for (std::size_t i = next++; i < count && !isOver; i = next++) {
                if (tells)
                    job.report(static_cast<std::int64_t>(i), static_cast<std::int64_t>(count), phase);
                task(i);
            }
        } catch (...) {
            isOver = true;
            throw;
        }
    };
    std::vector<std::future<void>> others;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    for (std::size_t i = 1; i < std::min(cores, count); ++i)
        others.push_back(std::async(std::launch::async, work, false));
    work(true);
    for (std::future<void>& other : others)
        other.get();
}

} // namespace genex::data
