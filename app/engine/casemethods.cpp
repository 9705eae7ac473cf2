// SPDX-License-Identifier: GPL-3.0-or-later
#include "casemethods.h"

#include "casecatalogue.h"
#include "contract/casemessages.h"
#include "modelfolder.h"

#include <memory>
#include <mutex>

namespace genex::engine {

namespace {

/// Caches the last model used, so that an answer does not read a file. One is enough: a department uses one
/// model at a time.
class LoadedModels
{
public:
    method::Model get(const contract::ModelPlace& place)
    {
        const std::filesystem::path path = place.model;
        const std::string& device = place.device;
        std::error_code isMissing; // reported by loading
        const auto written = std::filesystem::last_write_time(weightsFileOf(path), isMissing);
        const std::lock_guard lock(m_mutex);
        if (isMissing || !m_model || path != m_path || device != m_device || written != m_written) {
            m_model.reset();
            m_model = std::make_unique<method::Model>(loadModel(path, device));
            m_path = path;
            m_device = device;
            m_written = written;
        }
        return *m_model;
    }

private:
    std::mutex m_mutex;
    std::filesystem::path m_path;
    std::string m_device;
    std::filesystem::file_time_type m_written;
    std::unique_ptr<method::Model> m_model;
};

} // namespace

void addCaseMethods(protocol::Server& server)
{
    auto models = std::make_shared<LoadedModels>();
    server.on<contract::Recommend>([models](const contract::RecommendTask& task, JobControl&) {
        const method::Model model = models->get(task);
        return model.recommend(task.findings, task.wholeBudget(), contextOf(model, task.weights));
    });
    server.on<contract::Conclude>([models](const contract::ConcludeTask& task, JobControl&) {
        const method::Model model = models->get(task);
        return model.conclude(task.input, task.wholeBudget(), contextOf(model, task.weights));
    });
    server.on<contract::Explain>([models](const contract::ExplainTask& task, JobControl&) {
        return models->get(task).explain(task.input, task.wholeBudget());
    });
}

} // namespace genex::engine
