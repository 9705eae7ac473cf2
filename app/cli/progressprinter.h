#pragma once

#include "common/jobcontrol.h"

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

private:
    bool m_isTerminal;
    bool m_hasLine = false;
    std::string m_phase;
};

} // namespace genex::cli
