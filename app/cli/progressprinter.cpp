// SPDX-License-Identifier: GPL-3.0-or-later
#include "progressprinter.h"

#include <cmath>
#include <iostream>
#include <unistd.h>
#include <utility>

namespace genex::cli {

namespace {

std::string share(const Progress& progress)
{
    if (progress.total <= 0)
        return {};
    return " " + std::to_string(100 * progress.done / progress.total) + " %";
}

std::string timeLeft(const Progress& progress)
{
    if (!progress.etaSeconds)
        return {};
    return ", " + std::to_string(std::lround(*progress.etaSeconds)) + " s left";
}

} // namespace

ProgressPrinter::ProgressPrinter()
    : m_isTerminal(::isatty(STDERR_FILENO) == 1)
{}

ProgressPrinter::~ProgressPrinter()
{
    leaveLine();
}

void ProgressPrinter::leaveLine()
{
    if (std::exchange(m_hasLine, false))
        std::cerr << '\n';
}

void ProgressPrinter::remark(const std::string& words)
{
    leaveLine();
    std::cerr << words << '\n';
}

void ProgressPrinter::show(const Progress& progress)
{
    if (m_isTerminal) {
        constexpr char kOverwriteLine[] = "\r\033[K";
        std::cerr << kOverwriteLine << progress.phase.english() << share(progress) << timeLeft(progress)
                  << std::flush;
        m_hasLine = true;
    } else if (m_told.insert(progress.phase.english()).second) {
        std::cerr << progress.phase.english() << share(progress) << '\n';
    }
}

} // namespace genex::cli
