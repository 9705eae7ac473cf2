// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"

#include <set>
#include <string>

namespace genex::cli {

/// Progress on standard error: one line that is written over on a terminal, one line per phase anywhere else.
class ProgressPrinter
{
public:
    ProgressPrinter();
    /// Leaves the terminal's line.
    ~ProgressPrinter();
    ProgressPrinter(const ProgressPrinter&) = delete;
    ProgressPrinter& operator=(const ProgressPrinter&) = delete;

    void show(const Progress& progress);
    /// On a line of its own.
    void remark(const std::string& words);

private:
    void leaveLine();

    bool m_isTerminal;
    bool m_hasLine = false;
    std::set<std::string> m_told; ///< phases: work that is done side by side goes to and fro between them
};

} // namespace genex::cli
