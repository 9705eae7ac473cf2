#include "enginemethods.h"

#include "common/random.h"
#include "common/resources.h"
#include "common/version.h"
#include "data/sample.h"
#include "eval/batchevaluation.h"
#include "genex/device.h"
#include "genex/model.h"
#include "genex/training.h"
#include "protocol/messages.h"

#include <filesystem>
#include <memory>
#include <mutex>

namespace genex::engine {

namespace {

using protocol::EngineFacts;
using protocol::Json;
using protocol::Lane;

constexpr std::int64_t kMaxSampleRows = 10'000'000;
// Where reading and training end in the progress of a training. An estimate: training takes nearly all of the
// time.
constexpr double kReadUpTo = 0.01;
constexpr double kTrainedUpTo = 0.95;

std::vector<std::string> gpuLines(const method::CudaStatus& status)
{
    std::vector<std::string> lines;
    for (const method::CudaDevice& device : status.devices)
        lines.push_back(device.name + ", " + std::to_string(device.memoryBytes >> 30U) + " GiB");
    return lines;
}

/// The device that is used where `wanted` was asked for: the CPU, and why, when it cannot be had.
void resolveInto(EngineFacts& facts, const std::string& wanted)
{
    const auto device = attempt([&] { return method::resolveDevice(wanted); });
    facts.device = device ? device->name : "cpu";
    facts.deviceProblem = device ? std::string{} : describe(device.error());
}

Json engineInfo(const Json& params, JobControl&)
{
    const method::TorchInfo torch = method::torchInfo();
    const method::CudaStatus& cuda = method::cudaStatus();
    EngineFacts facts;
    facts.version = kProgramVersion;
    facts.libtorch = torch.version;
    facts.blas = torch.blas;
    facts.threads = torch.threads;
    facts.cudaAvailable = cuda.available;
    facts.cudaReason = cuda.reason;
    facts.gpus = gpuLines(cuda);
    resolveInto(facts, params.value("device", std::string("auto")));
    return facts;
}

/// The table to train on. `{"kind": "sample", "rows": N, "seed": S}` draws patients of the embedded
/// population.
data::Dataset readSource(const Json& source, JobControl& job)
{
    const auto kind = source.at("kind").get<std::string>();
    if (kind != "sample")
        throw Failure(ErrorCode::InvalidInput, "A data source of the kind \"" + kind + "\" is not known.");
    const auto rows = source.at("rows").get<std::int64_t>();
    if (rows < 1 || rows > kMaxSampleRows)
        throw Failure(ErrorCode::InvalidInput, "The number of rows is " + std::to_string(rows) + ".",
                      "It must lie between 1 and " + std::to_string(kMaxSampleRows) + ".");
    Random random(source.at("seed").get<std::uint64_t>());
    return data::loadSample(resourceFolder() / "sample").draw(static_cast<std::size_t>(rows), random, job);
}

Json trainModel(const Json& params, JobControl& job)
{
    const auto settings = params.value("settings", Json::object()).get<method::TrainingSettings>();
    const std::filesystem::path output = params.at("output").get<std::string>();
    job.enterPart(0, kReadUpTo);
    const data::Dataset dataset = readSource(params.at("source"), job);
    job.enterPart(kReadUpTo, kTrainedUpTo);
    const method::TrainingOutcome outcome = method::train(dataset, settings, job);
    job.enterPart(kTrainedUpTo, 1);
    const eval::BatchEvaluation evaluation = eval::evaluateBatch(outcome.model, dataset, job);
    std::filesystem::create_directories(std::filesystem::absolute(output).parent_path());
    outcome.model.save(output);
    return {
        {"summary", outcome.summary}, {"evaluation", evaluation}, {"model_sha256", outcome.model.sha256()}};
}

/// The models that were asked for last, so that a recommendation does not read a file. One of them is enough:
/// a department works with one model at a time.
class ModelShelf
{
public:
    method::Model get(const std::filesystem::path& path)
    {
        std::error_code problem;
        const auto written = std::filesystem::last_write_time(path, problem);
        if (problem)
            throw Failure(ErrorCode::NotFound, "There is no model in " + path.string() + ".",
                          "Train one, or choose another.");
        const std::lock_guard lock(m_mutex);
        if (!m_model || path != m_path || written != m_written) {
            m_model = std::make_unique<method::Model>(method::Model::load(path));
            m_path = path;
            m_written = written;
        }
        return *m_model;
    }

private:
    std::mutex m_mutex;
    std::filesystem::path m_path;
    std::filesystem::file_time_type m_written;
    std::unique_ptr<method::Model> m_model;
};

Json recommend(ModelShelf& shelf, const Json& params)
{
    const auto findings = params.at("findings").get<std::vector<domain::Finding>>();
    const method::RecommendOptions options{params.value("max_orders", 0)};
    return shelf.get(params.at("model").get<std::string>()).recommend(findings, options);
}

} // namespace

void addEngineMethods(protocol::Server& server)
{
    auto shelf = std::make_shared<ModelShelf>();
    server.on(protocol::method::kEngineInfo, Lane::Quick, &engineInfo);
    server.on(protocol::method::kModelTrain, Lane::Long, &trainModel);
    server.on(protocol::method::kRecommend, Lane::Quick,
              [shelf](const Json& params, JobControl&) { return Json(recommend(*shelf, params)); });
}

} // namespace genex::engine
