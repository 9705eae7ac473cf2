// SPDX-License-Identifier: GPL-3.0-or-later
// scriptedengine FOLDER: answers `case.recommend` with FOLDER/case.recommend.json, and so on. What it was
// asked last stands in FOLDER/asked.json.
//
// A long request tells its progress and waits for its answer, which is used once. An answer {"refusal": WHY}
// is an error.

#include "contract/casemessages.h"
#include "contract/experimentmessages.h"
#include "contract/modelmessages.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "protocol/server.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <thread>
#include <unistd.h>

using namespace genex;
using namespace genex::protocol;

namespace {

namespace fs = std::filesystem;

Json answer(const fs::path& folder, const std::string& name, const Json& question)
{
    writeFileAtomically(folder / "asked.json", question.dump());
    return Json::parse(readWholeFile(folder / (name + ".json")));
}

Json answerInTime(const fs::path& folder, const std::string& name, const Json& question, JobControl& job)
{
    const fs::path file = folder / (name + ".json");
    writeFileAtomically(folder / "asked.json", question.dump());
    while (!fs::exists(file)) {
        job.report(1, 4, "Waiting for the script");
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    Json answer = Json::parse(readWholeFile(file));
    fs::remove(file);
    if (answer.contains("refusal"))
        throw Failure(ErrorCode::InvalidInput, answer.at("refusal").get<std::string>());
    return answer;
}

} // namespace

int main(int argc, char* argv[])
{
    const fs::path folder = argc > 1 ? argv[1] : ".";
    Server server(STDIN_FILENO, STDOUT_FILENO, "scripted");
    for (const std::string name : {contract::Recommend::kMethod, contract::Conclude::kMethod,
                                   contract::Explain::kMethod, contract::DescribeModel::kMethod})
        server.on(name, Lane::Quick, [folder, name](const Json& question, JobControl&) {
            return answer(folder, name, question);
        });
    const std::string experiment = contract::RunExperiment::kMethod;
    server.on(experiment, Lane::Long, [folder, experiment](const Json& question, JobControl& job) {
        return answerInTime(folder, experiment, question, job);
    });
    return server.run();
}
