// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "protocol/message.h"

#include <QElapsedTimer>

#include <map>
#include <optional>
#include <vector>

namespace genex::protocol {

/// An unanswered request. It outlives the engine it was sent to.
struct Ask
{
    std::string method;
    Json params;
    int engineDeaths = 0;       ///< engines that died during it since its last progress
    std::int64_t furthest = -1; ///< most steps any engine reported
    bool isPaused = false;
    bool isToFinish = false; ///< end with what it has so far
    std::optional<QElapsedTimer> cancelledAt;
};

/// Open requests, in order.
class PendingAsks
{
public:
    /// A request is given up after this many engines died without progress.
    static constexpr int kMaxDeaths = 3;

    void add(RequestId id, std::string methodName, Json params);
    Ask* find(RequestId id);
    void remove(RequestId id) { m_asks.erase(id); }
    bool isEmpty() const { return m_asks.empty(); }
    std::vector<RequestId> ids() const;

    /// New progress means the request did not cause the crash.
    void noteProgress(RequestId id, const Progress& progress);
    /// The engine died: counts it against all open requests and returns those given up.
    std::vector<RequestId> noteDeath();
    std::vector<RequestId> cancelled() const;
    /// Whether a cancelled request is unanswered for longer than the limit.
    bool hasOverdueCancel(int limitMs) const;

private:
    std::map<RequestId, Ask> m_asks;
};

} // namespace genex::protocol
