// SPDX-License-Identifier: GPL-3.0-or-later
#include "joblane.h"

namespace genex::protocol {

namespace {

constexpr std::size_t kMaxWaiting = 1000;

}

JobLane::JobLane()
    : m_thread([this] { loop(); })
{}

JobLane::~JobLane()
{
    {
        const std::lock_guard lock(m_mutex);
        m_end = true;
        m_tasks.clear();
    }
    m_wake.notify_all();
}

bool JobLane::add(std::function<void()> task)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_tasks.size() >= kMaxWaiting)
            return false;
        m_tasks.push_back(std::move(task));
    }
    m_wake.notify_one();
    return true;
}

void JobLane::loop()
{
    for (;;) {
        std::function<void()> task;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_end || !m_tasks.empty(); });
            if (m_end)
                return;
            task = std::move(m_tasks.front());
            m_tasks.pop_front();
        }
        task();
    }
}

} // namespace genex::protocol
