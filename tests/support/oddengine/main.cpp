// SPDX-License-Identifier: GPL-3.0-or-later
// oddengine MODE [FILE]: speaks the engine's protocol and goes wrong in the way MODE names, when asked to
// "work".

#include "contract/casemessages.h"

#include "common/error.h"
#include "protocol/framing.h"
#include "protocol/server.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <unistd.h>

using namespace genex;
using namespace genex::protocol;

namespace {

constexpr int kSteps = 20;

void put(const std::string& bytes)
{
    [[maybe_unused]] const auto written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
}

int stepsIn(const std::string& file)
{
    int steps = 0;
    std::ifstream(file) >> steps;
    return steps;
}

/// Counts to kSteps, notes each step in the file, and dies once in the middle: a job with a checkpoint.
Json workWithCheckpoint(const std::string& file, JobControl& job)
{
    const int first = stepsIn(file);
    for (int step = first; step < kSteps; ++step) {
        job.report(step, kSteps, "Working");
        std::ofstream(file) << step + 1;
        if (first == 0 && step == kSteps / 2)
            ::raise(SIGKILL);
    }
    return {{"first", first}};
}

Json work(const std::string& mode, const std::string& file, JobControl& job)
{
    if (mode == "checkpoint")
        return workWithCheckpoint(file, job);
    if (mode == "killed")
        ::raise(SIGKILL);
    if (mode == "crash")
        ::abort();
    if (mode == "exit")
        ::_exit(7);
    if (mode == "hang")
        ::raise(SIGSTOP);
    if (mode == "nonsense")
        put("Segmentation fault (not really)\r\n\r\n");
    if (mode == "badjson")
        put(frame("{]"));
    if (mode == "badprogress")
        put(frame(R"({"jsonrpc":"2.0","method":"$/progress","params":{"id":"x"}})"));
    if (mode == "half") {
        put("Content-Length: 100\r\n\r\n{\"jsonrpc\"");
        ::raise(SIGSTOP);
    }
    while (mode == "deaf") // never looks whether it was cancelled
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    while (mode == "endless")
        job.report(0, 0, "Working");
    if (mode == "memory")
        throw std::bad_alloc();
    return {{"mode", mode}};
}

/// Goes wrong the first time only: the file remembers.
std::string modeOfThisRun(const std::string& mode, const std::string& file)
{
    if (!mode.starts_with("once-"))
        return mode;
    if (std::filesystem::exists(file))
        return "good";
    std::ofstream(file) << "1";
    return mode.substr(std::string("once-").size());
}

int greetFromTheFuture()
{
    put(frame(
        R"({"jsonrpc":"2.0","id":0,"result":{"protocol_version":99,"engine":{"version":"9.9","pid":1}}})"));
    ::pause();
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    const std::string mode = argc > 1 ? argv[1] : "good";
    const std::string file = argc > 2 ? argv[2] : "";
    if (mode == "future")
        return greetFromTheFuture();
    if (mode == "nostart") {
        std::fputs("oddengine: no such library\n", stderr);
        return 3;
    }
    Server server(STDIN_FILENO, STDOUT_FILENO, mode == "otherversion" ? "0.0.9" : "odd");
    server.on("work", Lane::Long,
              [&](const Json&, JobControl& job) { return work(modeOfThisRun(mode, file), file, job); });
    if (mode == "silent") { // pings are answered, questions about a case never
        for (const char* method :
             {contract::Recommend::kMethod, contract::Conclude::kMethod, contract::Explain::kMethod})
            server.on(method, Lane::Long, [](const Json&, JobControl&) -> Json {
                for (;;)
                    std::this_thread::sleep_for(std::chrono::milliseconds(10));
            });
    }
    const int exitCode = server.run();
    ::_exit(exitCode); // a deaf job would hold up the destructor for ever
}
