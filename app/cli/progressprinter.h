// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <set>
#include <string>

namespace genex::cli {

/// Progress on standard error: one line, updated in place on a terminal, one line per phase otherwise.
class ProgressPrinter
{
public:
    ProgressPrinter();
    /// Ends the terminal's line.
    ~ProgressPrinter();
    ProgressPrinter(const ProgressPrinter&) = delete;
    ProgressPrinter& operator=(const ProgressPrinter&) = delete;

    void show(const Progress& progress);
    /// On a separate line.
    void remark(const std::string& words);

private:
    void leaveLine();

    bool m_isTerminal;
    bool m_hasLine = false;
    std::set<std::string> m_told; ///< phases printed so far: parallel work alternates between them
};

} // namespace genex::cli
