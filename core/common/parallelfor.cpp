// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/parallelfor.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace genex {

namespace {

/// State shared by the threads.
class Queue
{
public:
    Queue(std::size_t count, const std::function<void(std::size_t)>& work)
        : m_count(count)
        , m_work(work)
    {}

    void empty(const std::function<void()>& onThread)
    {
        try {
            if (onThread)
                onThread();
            for (std::size_t i = m_next++; i < m_count; i = m_next++)
                m_work(i);
        } catch (...) {
            m_next = m_count;
            const std::lock_guard lock(m_mutex);
            if (!m_failure)
                m_failure = std::current_exception();
        }
    }

    void rethrow() const
    {
        if (m_failure)
            std::rethrow_exception(m_failure);
    }

private:
    std::size_t m_count;
    const std::function<void(std::size_t)>& m_work;
    std::atomic<std::size_t> m_next = 0;
    std::mutex m_mutex; ///< guards the members below
    std::exception_ptr m_failure;
};

} // namespace

int coreCount()
{
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

void parallelFor(std::size_t count, int workers, const std::function<void(std::size_t)>& work,
                 const std::function<void()>& onThread)
{
    Queue queue(count, work);
    const std::size_t threads = std::min(count, static_cast<std::size_t>(std::max(1, workers)));
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < threads; ++i)
        others.emplace_back([&] { queue.empty(onThread); });
    queue.empty(onThread);
    others.clear(); // joins them
    queue.rethrow();
}

} // namespace genex
