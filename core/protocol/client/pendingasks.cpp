// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendingasks.h"

#include <algorithm>

namespace genex::protocol {

void PendingAsks::add(RequestId id, std::string methodName, Json params)
{
    m_asks.emplace(id, Ask{std::move(methodName), std::move(params), 0, -1, false, false, std::nullopt});
}

Ask* PendingAsks::find(RequestId id)
{
    const auto found = m_asks.find(id);
    return found == m_asks.end() ? nullptr : &found->second;
}

std::vector<RequestId> PendingAsks::ids() const
{
    std::vector<RequestId> ids;
    ids.reserve(m_asks.size());
    for (const auto& [id, ask] : m_asks)
        ids.push_back(id);
    return ids;
}

void PendingAsks::noteProgress(RequestId id, const Progress& progress)
{
    Ask* ask = find(id);
    if (!ask || progress.done <= ask->furthest)
        return;
    ask->furthest = progress.done;
    ask->engineDeaths = 0;
}

std::vector<RequestId> PendingAsks::noteDeath()
{
    std::vector<RequestId> givenUp;
    for (auto& [id, ask] : m_asks) {
        if (++ask.engineDeaths >= kMaxDeaths)
            givenUp.push_back(id);
    }
    return givenUp;
}

std::vector<RequestId> PendingAsks::cancelled() const
{
    std::vector<RequestId> ids;
    for (const auto& [id, ask] : m_asks) {
        if (ask.cancelledAt)
            ids.push_back(id);
    }
    return ids;
}

bool PendingAsks::hasOverdueCancel(int limitMs) const
{
    return std::any_of(m_asks.begin(), m_asks.end(), [limitMs](const auto& entry) {
        return entry.second.cancelledAt && entry.second.cancelledAt->hasExpired(limitMs);
    });
}

} // namespace genex::protocol
