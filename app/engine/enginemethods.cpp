// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginemethods.h"

#include "casemethods.h"
#include "contract/enginemessages.h"
#include "experimentmethods.h"
#include "modelmethods.h"

#include "common/error.h"
#include "common/result.h"
#include "common/version.h"
#include "genex/device.h"

namespace genex::engine {

namespace {

using contract::EngineFacts;

std::vector<std::string> gpuLines(const method::CudaStatus& status)
{
    std::vector<std::string> lines;
    for (const method::CudaDevice& device : status.devices)
        lines.push_back(device.name + ", " + std::to_string(device.memoryBytes >> 30U) + " GiB");
    return lines;
}

/// The device used for `wanted`: the CPU, with the reason, if it is unavailable.
void resolveInto(EngineFacts& facts, const std::string& wanted)
{
    const auto device = attempt([&] { return method::resolveDevice(wanted); });
    facts.device = device ? device->name : "cpu";
    facts.deviceProblem = device ? std::string{} : describe(device.error());
}

EngineFacts engineInfo(const contract::WantedDevice& wanted, JobControl&)
{
    const method::TorchInfo torch = method::torchInfo();
    const method::CudaStatus& cuda = method::cudaStatus();
    EngineFacts facts;
    facts.version = kProgramVersion;
    facts.libtorch = torch.version;
    facts.blas = torch.blas;
    facts.threads = torch.threads;
    facts.cuda = {cuda.available, cuda.reason, gpuLines(cuda)};
    resolveInto(facts, wanted.device);
    return facts;
}

} // namespace

void addEngineMethods(protocol::Server& server)
{
    server.on<contract::EngineInfo>(&engineInfo);
    server.on<contract::TrainModel>(&trainModel);
    server.on<contract::EstimateTraining>(&estimateTraining);
    server.on<contract::CheckSettings>(&checkSettings);
    server.on<contract::EvaluateModel>(&evaluateModel);
    server.on<contract::ChangeThreshold>(&changeThreshold);
    server.on<contract::RunExperiment>(&runExperiment);
    server.on<contract::DescribeModel>(&describeModel);
    addCaseMethods(server);
}

} // namespace genex::engine
