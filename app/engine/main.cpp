// SPDX-License-Identifier: GPL-3.0-or-later
// genex-engine: the only program that links libtorch. It speaks JSON-RPC over standard input and output, see
// core/protocol/README.md, and is started by genex and genex-cli.

#include "enginemethods.h"

#include "common/coredumps.h"
#include "common/log.h"
#include "common/version.h"
#include "genex/device.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <thread>
#include <unistd.h>

namespace {

/// How long a job may take to notice that its front is gone.
constexpr auto kLastPatience = std::chrono::seconds(5);

/// Reserves standard output for messages: output of libraries goes to standard error from here on.
int takeStandardOutput()
{
    const int messages = ::dup(STDOUT_FILENO);
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return messages;
}

int serve(int threads)
{
    const int messages = takeStandardOutput();
    genex::log::toStandardError();
    // The end of the front is noticed when reading ends. Ctrl+C in a terminal reaches the front too, which
    // decides.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGINT, SIG_IGN);
    if (threads > 0)
        genex::method::setThreads(threads);

    int exitCode = 0;
    {
        genex::protocol::Server server(STDIN_FILENO, messages, genex::kProgramVersion);
        genex::engine::addEngineMethods(server);
        exitCode = server.run();
        std::thread([] {
            std::this_thread::sleep_for(kLastPatience);
            ::_exit(1);
        }).detach();
    }
    return exitCode;
}

} // namespace

int main(int argc, char* argv[])
{
    genex::leaveNoCoreDumps();
    CLI::App app("The engine of GENEX. It is started by genex and genex-cli and speaks JSON-RPC 2.0 over "
                 "standard input and output.\n\nExample, to train on another machine that sees the same file "
                 "paths: set the engine's command to\n  ssh gpu-box genex-engine",
                 "genex-engine");
    // Networks this small gain nothing from a second thread, and the threads of one operation spin: on a busy
    // machine two were many times slower than one.
    int threads = 1;
    bool wantsVersion = false;
    app.add_option("--threads", threads, "Threads for one operation (0: all cores)")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    app.add_flag("--version", wantsVersion, "Show versions: program and libtorch");
    CLI11_PARSE(app, argc, argv);
    if (wantsVersion) {
        const genex::method::TorchInfo torch = genex::method::torchInfo();
        std::cout << "genex-engine " << genex::kProgramVersion << "\nlibtorch " << torch.version << "\nBLAS "
                  << torch.blas << '\n';
        return 0;
    }
    return serve(threads);
}
