// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <vector>

namespace genex {

/// A job whose every report is told: its clock moves a second at each look. Stopped at report number
/// `stopAt`.
class ToldJob
{
public:
    explicit ToldJob(int stopAt = 0)
        : control([this](const Progress& progress) { hear(progress); },
                  [this] { return m_now += std::chrono::seconds(1); })
        , m_stopAt(stopAt)
    {}

    std::vector<Progress> heard;
    JobControl control;

private:
    void hear(const Progress& progress)
    {
        heard.push_back(progress);
        if (static_cast<int>(heard.size()) == m_stopAt)
            control.requestStop();
    }

    int m_stopAt;
    SteadyClock::time_point m_now{};
};

} // namespace genex
