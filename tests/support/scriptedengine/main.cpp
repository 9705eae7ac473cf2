// SPDX-License-Identifier: GPL-3.0-or-later
// scriptedengine FOLDER: answers `case.recommend` with FOLDER/case.recommend.json, and so on. What it was
// asked last stands in FOLDER/asked.json.

#include "common/atomicfile.h"
#include "common/error.h"
#include "protocol/messages.h"
#include "protocol/server.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

using namespace genex;
using namespace genex::protocol;

namespace {

Json answer(const std::filesystem::path& folder, const std::string& name, const Json& question)
{
    std::ofstream(folder / "asked.json") << question;
    return Json::parse(readWholeFile(folder / (name + ".json")));
}

} // namespace

int main(int argc, char* argv[])
{
    const std::filesystem::path folder = argc > 1 ? argv[1] : ".";
    Server server(STDIN_FILENO, STDOUT_FILENO, "scripted");
    for (const std::string name : {method::kRecommend, method::kConclude, method::kExplain})
        server.on(name, Lane::Quick, [folder, name](const Json& question, JobControl&) {
            return answer(folder, name, question);
        });
    return server.run();
}
