// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/sidebyside.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace genex::method {

namespace {

/// What the threads share.
class Queue
{
public:
    Queue(std::size_t count, const std::function<void(std::size_t)>& work)
        : m_count(count)
        , m_work(work)
    {}

    void empty()
    {
        at::init_num_threads(); // a thread's own number of threads is not what the engine has set
        try {
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
    std::mutex m_mutex; ///< guards what follows
    std::exception_ptr m_failure;
};

} // namespace

void sideBySide(std::size_t count, int workers, const std::function<void(std::size_t)>& work)
{
    Queue queue(count, work);
    const std::size_t threads = std::min(count, static_cast<std::size_t>(std::max(1, workers)));
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < threads; ++i)
        others.emplace_back([&queue] { queue.empty(); });
    queue.empty();
    others.clear(); // joins them
    queue.rethrow();
}

} // namespace genex::method
