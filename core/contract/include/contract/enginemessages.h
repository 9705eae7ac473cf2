// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/message.h"
#include "contract/trainingstatus.h"

#include "common/jobcontrol.h"

#include <cstdint>
#include <string>
#include <vector>

/// The engine itself: handshake, hardware, and notifications about running jobs.
namespace genex::contract {

/// Incremented with every change an older peer would misunderstand.
inline constexpr int kProtocolVersion = 1;

/// The calling program.
struct Caller
{
    static constexpr bool kIgnoresUnknown = true;

    std::string name;
    std::string version;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("name", self.name, AnyText{});
        visit("version", self.version, AnyText{});
    }
};

/// The caller. Unknown fields are accepted, so that another version gets a version error instead.
struct Hello
{
    static constexpr bool kIgnoresUnknown = true;

    int protocolVersion = kProtocolVersion;
    Caller client;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("protocol_version", self.protocolVersion);
        visit("client", self.client);
    }
};

/// The answering program.
struct Answerer
{
    static constexpr bool kIgnoresUnknown = true;

    std::string version;
    std::int64_t processId = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("version", self.version, AnyText{});
        visit("pid", self.processId);
    }
};

struct Welcome
{
    static constexpr bool kIgnoresUnknown = true;

    int protocolVersion = kProtocolVersion;
    Answerer engine;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("protocol_version", self.protocolVersion);
        visit("engine", self.engine);
    }
};

struct Initialize
{
    static constexpr char kMethod[] = "initialize";
    static constexpr Lane kLane = Lane::Quick;
    using Params = Hello;
    using Result = Welcome;
};

struct Ping
{
    static constexpr char kMethod[] = "ping";
    static constexpr Lane kLane = Lane::Quick;
    using Params = Nothing;
    using Result = Nothing;
};

struct WantedDevice
{
    std::string device = "auto"; ///< auto, cpu, cuda or cuda:k

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("device", self.device, Defaulted{}, AnyText{});
    }
};

struct CudaFacts
{
    bool isAvailable = false;
    Text reason;                   ///< why CUDA is unavailable; empty if it is available
    std::vector<std::string> gpus; ///< "NVIDIA A100, 40 GB"

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("available", self.isAvailable);
        visit("reason", self.reason);
        visit("gpus", self.gpus);
    }
};

/// What the engine runs on.
struct EngineFacts
{
    std::string version;
    std::string libtorch;
    std::string blas;
    int threads = 0;
    std::string device;        ///< the device in use: "cpu", "cuda:0"
    std::string deviceProblem; ///< why the requested device is not used; empty if it is
    CudaFacts cuda;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("version", self.version, AnyText{});
        visit("libtorch", self.libtorch, AnyText{});
        visit("blas", self.blas, AnyText{}, MostBytes{kMostPathBytes});
        visit("threads", self.threads);
        visit("device", self.device, AnyText{});
        visit("device_problem", self.deviceProblem, AnyText{}, MostBytes{kMostPathBytes});
        visit("cuda", self.cuda);
    }
};

struct EngineInfo
{
    static constexpr char kMethod[] = "engine.info";
    static constexpr Lane kLane = Lane::Quick;
    using Params = WantedDevice;
    using Result = EngineFacts;
};

// --- about a job that runs

/// The request a notification refers to.
struct JobId
{
    std::int64_t id = 0;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("id", self.id);
    }
};

struct Cancel
{
    static constexpr char kMethod[] = "$/cancel";
    using Params = JobId;
};

struct Pause
{
    static constexpr char kMethod[] = "$/pause";
    using Params = JobId;
};

struct Resume
{
    static constexpr char kMethod[] = "$/resume";
    using Params = JobId;
};

/// Asks a job to end soon with what it has so far.
struct Finish
{
    static constexpr char kMethod[] = "$/finish";
    using Params = JobId;
};

struct ProgressNote
{
    std::int64_t id = 0;
    Progress progress;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("id", self.id);
        visit("phase", self.progress.phase);
        visit("done", self.progress.done);
        visit("total", self.progress.total);
        visit("elapsed_s", self.progress.elapsedSeconds);
        visit("eta_s", self.progress.etaSeconds);
    }
};

/// At most every 100 ms, except the first, the last and each new phase.
struct Progressed
{
    static constexpr char kMethod[] = "$/progress";
    using Params = ProgressNote;
};

struct StatusNote
{
    std::int64_t id = 0;
    TrainingStatus status;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("id", self.id);
        visit("news", self.status);
    }
};

/// What a training says of itself besides progress.
struct StatusTold
{
    static constexpr char kMethod[] = "$/news";
    using Params = StatusNote;
};

} // namespace genex::contract
