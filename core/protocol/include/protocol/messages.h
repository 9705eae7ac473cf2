// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "common/text.h"
#include "protocol/message.h"

#include <string>
#include <vector>

/// The vocabulary between front and engine; core/protocol/README.md says what each message means.
namespace genex::protocol {

/// Raised by one with every change that an older peer would misunderstand.
inline constexpr int kProtocolVersion = 1;

namespace method {
inline constexpr char kInitialize[] = "initialize";
inline constexpr char kPing[] = "ping";
inline constexpr char kEngineInfo[] = "engine.info";
inline constexpr char kModelTrain[] = "model.train";
inline constexpr char kModelSettings[] = "model.settings";
inline constexpr char kModelEstimate[] = "model.estimate";
inline constexpr char kModelEvaluate[] = "model.evaluate";
inline constexpr char kModelThreshold[] = "model.threshold";
inline constexpr char kModelDescribe[] = "model.describe";
inline constexpr char kExperimentRun[] = "experiment.run";
inline constexpr char kRecommend[] = "case.recommend";
inline constexpr char kConclude[] = "case.conclude";
inline constexpr char kExplain[] = "case.explain";
inline constexpr char kCancel[] = "$/cancel";
inline constexpr char kPause[] = "$/pause";
inline constexpr char kResume[] = "$/resume";
inline constexpr char kFinish[] = "$/finish";
inline constexpr char kProgress[] = "$/progress";
inline constexpr char kNews[] = "$/news";
} // namespace method

/// params of `initialize`: who calls.
struct Hello
{
    int protocolVersion = kProtocolVersion;
    std::string program;
    std::string version;
};
void to_json(Json& json, const Hello& hello);
void from_json(const Json& json, Hello& hello);

/// result of `initialize`: who answers.
struct Welcome
{
    int protocolVersion = kProtocolVersion;
    std::string version;
    std::int64_t processId = 0;
};
void to_json(Json& json, const Welcome& welcome);
void from_json(const Json& json, Welcome& welcome);

/// result of `engine.info`: what the engine runs on.
struct EngineFacts
{
    std::string version;
    std::string libtorch;
    std::string blas;
    int threads = 0;
    std::string device;        ///< the device in use: "cpu", "cuda:0"
    std::string deviceProblem; ///< why the wanted device is not the one in use; empty when it is
    bool cudaAvailable = false;
    Text cudaReason;               ///< why there is none; empty when there is
    std::vector<std::string> gpus; ///< "NVIDIA A100, 40 GB"
};
void to_json(Json& json, const EngineFacts& facts);
void from_json(const Json& json, EngineFacts& facts);

/// params of `$/progress`.
struct ProgressNote
{
    RequestId id = 0;
    Progress progress;
};
void to_json(Json& json, const ProgressNote& note);
void from_json(const Json& json, ProgressNote& note);

} // namespace genex::protocol
