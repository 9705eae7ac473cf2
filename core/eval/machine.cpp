// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine.h"

#include "common/memoryuse.h"
#include "common/parallelfor.h"
#include "genex/device.h"

#include <cmath>
#include <fstream>
#include <string>

namespace genex::eval {

namespace {

/// The text after the colon of the first line with this prefix; empty if there is none.
std::string valueIn(const char* file, const std::string& begin)
{
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t colon = line.find(':');
        if (!line.starts_with(begin) || colon == std::string::npos)
            continue;
        const std::size_t first = line.find_first_not_of(" \t", colon + 1);
        return first == std::string::npos ? std::string() : line.substr(first);
    }
    return {};
}

} // namespace

nlohmann::json machineFacts()
{
    const method::TorchInfo torch = method::torchInfo();
    constexpr double kPerGibibyte = 1024.0 * 1024.0 * 1024.0;
    const double memory = static_cast<double>(memoryUse().total) / kPerGibibyte;
    return {{"processor", valueIn("/proc/cpuinfo", "model name")},
            {"cores", coreCount()},
            {"memory_gib", std::round(memory * 10) / 10},
            {"libtorch", torch.version},
            {"threads", torch.threads}};
}

} // namespace genex::eval
