// SPDX-License-Identifier: GPL-3.0-or-later
// scriptedengine FOLDER: answers `case.recommend` with FOLDER/case.recommend.json, and so on. What it was
// asked last stands in FOLDER/asked.json. For the command line, which starts a process; tests of the services
// have FakeEngine.

#include "contract/casemessages.h"

#include "common/atomicfile.h"
#include "protocol/server.h"

#include <filesystem>
#include <string>
#include <unistd.h>

using namespace genex;
using namespace genex::protocol;

namespace fs = std::filesystem;

int main(int argc, char* argv[])
{
    const fs::path folder = argc > 1 ? argv[1] : ".";
    Server server(STDIN_FILENO, STDOUT_FILENO, "scripted");
    for (const std::string name :
         {contract::Recommend::kMethod, contract::Conclude::kMethod, contract::Explain::kMethod})
        server.on(name, Lane::Quick, [folder, name](const Json& question, JobControl&) {
            writeFileAtomically(folder / "asked.json", question.dump());
            return Json::parse(readWholeFile(folder / (name + ".json")));
        });
    return server.run();
}
