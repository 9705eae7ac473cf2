// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/messages.h"

namespace genex::protocol {

void to_json(Json& json, const Hello& hello)
{
    json = {{"protocol_version", hello.protocolVersion},
            {"client", {{"name", hello.program}, {"version", hello.version}}}};
}

void from_json(const Json& json, Hello& hello)
{
    json.at("protocol_version").get_to(hello.protocolVersion);
    json.at("client").at("name").get_to(hello.program);
    json.at("client").at("version").get_to(hello.version);
}

void to_json(Json& json, const Welcome& welcome)
{
    json = {{"protocol_version", welcome.protocolVersion},
            {"engine", {{"version", welcome.version}, {"pid", welcome.processId}}}};
}

void from_json(const Json& json, Welcome& welcome)
{
    json.at("protocol_version").get_to(welcome.protocolVersion);
    json.at("engine").at("version").get_to(welcome.version);
    json.at("engine").at("pid").get_to(welcome.processId);
}

void to_json(Json& json, const EngineFacts& facts)
{
    json = {{"version", facts.version},
            {"libtorch", facts.libtorch},
            {"blas", facts.blas},
            {"threads", facts.threads},
            {"device", facts.device},
            {"device_problem", facts.deviceProblem},
            {"cuda", {{"available", facts.cudaAvailable}, {"gpus", facts.gpus}}}};
    writeText(json["cuda"], "reason", facts.cudaReason);
}

void from_json(const Json& json, EngineFacts& facts)
{
    json.at("version").get_to(facts.version);
    json.at("libtorch").get_to(facts.libtorch);
    json.at("blas").get_to(facts.blas);
    json.at("threads").get_to(facts.threads);
    json.at("device").get_to(facts.device);
    json.at("device_problem").get_to(facts.deviceProblem);
    json.at("cuda").at("available").get_to(facts.cudaAvailable);
    facts.cudaReason = readText(json.at("cuda"), "reason");
    json.at("cuda").at("gpus").get_to(facts.gpus);
}

void to_json(Json& json, const ProgressNote& note)
{
    json = {{"id", note.id},
            {"done", note.progress.done},
            {"total", note.progress.total},
            {"elapsed_s", note.progress.elapsedSeconds}};
    writeText(json, "phase", note.progress.phase);
    if (note.progress.etaSeconds)
        json["eta_s"] = *note.progress.etaSeconds;
}

void from_json(const Json& json, ProgressNote& note)
{
    json.at("id").get_to(note.id);
    note.progress.phase = readText(json, "phase");
    json.at("done").get_to(note.progress.done);
    json.at("total").get_to(note.progress.total);
    json.at("elapsed_s").get_to(note.progress.elapsedSeconds);
    note.progress.etaSeconds.reset();
    if (json.contains("eta_s"))
        note.progress.etaSeconds = json.at("eta_s").get<double>();
}

} // namespace genex::protocol
