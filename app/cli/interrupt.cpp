// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"

#include <QSocketNotifier>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace genex::cli {

namespace {

// A signal handler can access only globals.
int g_pipe[2] = {-1, -1}; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void onSignal(int number)
{
    std::signal(number, SIG_DFL);
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = ::write(g_pipe[1], &byte, 1);
}

} // namespace

Interrupt::Interrupt(QObject* parent)
    : QObject(parent)
{
    if (::pipe2(g_pipe, O_CLOEXEC | O_NONBLOCK) != 0)
        return; // Ctrl+C then keeps its default action
    auto* notifier = new QSocketNotifier(g_pipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        [[maybe_unused]] const ssize_t count = ::read(g_pipe[0], &byte, 1);
        Q_EMIT raised();
    });
    std::signal(SIGINT, &onSignal);
    std::signal(SIGTERM, &onSignal);
}

Interrupt::~Interrupt()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    ::close(g_pipe[0]);
    ::close(g_pipe[1]);
}

} // namespace genex::cli
