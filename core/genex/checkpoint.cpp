#include "checkpoint.h"

#include "tensors.h"

#include "common/error.h"
#include "common/log.h"

namespace genex::method {

namespace {

constexpr const char* kFormat = "genex-checkpoint-1";

void addExpert(TensorFile& file, const std::string& prefix, const Expert& expert)
{
    for (std::size_t i = 0; i < kParameterNames.size(); ++i)
        file.tensors[prefix + kParameterNames[i]] = toRaw(*expert.parameters()[i]);
}

void addIntegers(TensorFile& file, const std::string& name, const std::vector<std::int64_t>& numbers)
{
    file.tensors[name] = RawTensor::from<std::int64_t>(numbers, {static_cast<std::int64_t>(numbers.size())});
}

/// Reads the parts back; shapes and device are those of `like`.
struct Reader
{
    const TensorFile& file;
    const std::string fileName;
    const Expert& like;

    at::Tensor tensor(const std::string& name, const at::Tensor& model) const
    {
        const std::vector<std::int64_t> shape = model.sizes().vec();
        return toDevice(file.get(name, NumberType::F32, shape, fileName), model.device());
    }

    Expert expert(const std::string& prefix) const
    {
        Expert read;
        for (std::size_t i = 0; i < kParameterNames.size(); ++i)
            *read.parameters()[i] = tensor(prefix + kParameterNames[i], *like.parameters()[i]);
        return read;
    }

    std::vector<std::int64_t> integers(const std::string& name) const
    {
        const auto found = file.tensors.find(name);
        const std::vector<std::int64_t> shape =
            found == file.tensors.end() ? std::vector<std::int64_t>{} : found->second.shape;
        return file.get(name, NumberType::I64, shape, fileName).to<std::int64_t>();
    }

    std::int64_t number(const std::string& name) const { return std::stoll(file.text(name, fileName)); }
};

TrainingState readState(const Reader& reader)
{
    TrainingState state(reader.expert("current."));
    state.bucket = reader.number("bucket");
    state.step = reader.number("step");
    state.seconds = static_cast<double>(reader.number("milliseconds")) / 1000;
    state.picked = reader.integers("picked");
    state.trainer.steps = reader.number("adam_steps");
    for (std::size_t i = 0; i < kParameterNames.size(); ++i) {
        const at::Tensor& model = *reader.like.parameters()[i];
        state.trainer.mean[i] = reader.tensor(std::string("adam.mean.") + kParameterNames[i], model);
        state.trainer.square[i] = reader.tensor(std::string("adam.square.") + kParameterNames[i], model);
    }
    if (state.bucket >= 0)
        state.shared = reader.expert("shared.");
    for (std::int64_t b = 0; b < state.bucket; ++b) {
        const std::string prefix = "finished." + std::to_string(b) + ".";
        state.finished.push_back({reader.expert(prefix), reader.integers(prefix + "order")});
    }
    return state;
}

} // namespace

TrainingState::TrainingState(const Expert& start)
    : trainer(start)
{}

void saveCheckpoint(const std::filesystem::path& path, const TrainingState& state,
                    const std::string& identity)
{
    TensorFile file;
    file.metadata = {{"format", kFormat},
                     {"identity", identity},
                     {"bucket", std::to_string(state.bucket)},
                     {"step", std::to_string(state.step)},
                     {"adam_steps", std::to_string(state.trainer.steps)},
                     {"milliseconds", std::to_string(static_cast<std::int64_t>(state.seconds * 1000))}};
    addIntegers(file, "picked", state.picked);
    addExpert(file, "current.", state.trainer.expert);
    for (std::size_t i = 0; i < kParameterNames.size(); ++i) {
        file.tensors[std::string("adam.mean.") + kParameterNames[i]] = toRaw(state.trainer.mean[i]);
        file.tensors[std::string("adam.square.") + kParameterNames[i]] = toRaw(state.trainer.square[i]);
    }
    if (state.bucket >= 0)
        addExpert(file, "shared.", state.shared);
    for (std::size_t b = 0; b < state.finished.size(); ++b) {
        const std::string prefix = "finished." + std::to_string(b) + ".";
        addExpert(file, prefix, state.finished[b].expert);
        addIntegers(file, prefix + "order", state.finished[b].order);
    }
    writeTensorFile(path, file);
}

std::optional<TrainingState> loadCheckpoint(const std::filesystem::path& path, const std::string& identity,
                                            const Expert& like)
{
    std::error_code error;
    if (!std::filesystem::exists(path, error))
        return std::nullopt;
    try {
        const TensorFile file = readTensorFile(path);
        const std::string fileName = path.string();
        if (file.text("format", fileName) != kFormat || file.text("identity", fileName) != identity) {
            log::info("training.checkpoint_ignored", {{"reason", log::Word("other_settings_or_data")}});
            return std::nullopt;
        }
        TrainingState state = readState({file, fileName, like});
        log::info("training.resumed", {{"bucket", state.bucket}, {"step", state.step}});
        return state;
    } catch (...) {
        log::warning("training.checkpoint_ignored",
                     {{"reason", log::Word(nameOf(errorFromCurrentException().code))}});
        return std::nullopt;
    }
}

} // namespace genex::method
