// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "protocol/message.h"

#include <QElapsedTimer>

#include <map>
#include <optional>
#include <vector>

namespace genex::protocol {

/// One thing that was asked and not answered yet. It outlives the engine that it was sent to.
struct Ask
{
    std::string method;
    Json params;
    int engineDeaths = 0;       ///< engines that died over it since it last got further
    std::int64_t furthest = -1; ///< the most steps any engine reported done
    bool isPaused = false;
    bool isToFinish = false; ///< with what is done
    std::optional<QElapsedTimer> cancelledAt;
};

/// What is under way, in the order in which it was asked.
class PendingAsks
{
public:
    /// An ask is given up when this many engines died over it without getting further.
    static constexpr int kMaxDeaths = 3;

    void add(RequestId id, std::string methodName, Json params);
    Ask* find(RequestId id);
    void remove(RequestId id) { m_asks.erase(id); }
    bool isEmpty() const { return m_asks.empty(); }
    std::vector<RequestId> ids() const;

    /// Progress beyond what was reached before means that dying was not its fault.
    void noteProgress(RequestId id, const Progress& progress);
    /// The engine died: counts it against everything under way and returns what is now given up.
    std::vector<RequestId> noteDeath();
    std::vector<RequestId> cancelled() const;
    /// Something was cancelled longer ago than the limit, and there is still no answer.
    bool hasOverdueCancel(int limitMs) const;

private:
    std::map<RequestId, Ask> m_asks;
};

} // namespace genex::protocol
