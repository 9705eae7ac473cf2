// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/datasetdesk.h"

#include "datasetrecords.h"
#include "tablereading.h"

#include "common/error.h"
#include "data/tableimport.h"

namespace genex::services {

namespace {

FileState stateOfFile(const TrainingData& data, JobControl& job)
{
    const std::filesystem::path path = data.source.path;
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem))
        return FileState::Gone;
    return data::hashOfFile(path, job) == data.sha256 ? FileState::Same : FileState::Changed;
}

} // namespace

DatasetDesk::DatasetDesk(CaseDesk& desk, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_memory(&availableMemory)
    , m_thread(QStringLiteral("tables"))
{
    connect(&m_desk, &CaseDesk::changed, this, &DatasetDesk::onDeskChanged);
    if (m_desk.view().state == DeskState::Unlocked)
        loadDatasets();
}

DatasetDesk::~DatasetDesk()
{
    stopReading();
    stopInspecting();
}

void DatasetDesk::onDeskChanged()
{
    if (m_desk.view().state == DeskState::Unlocked) {
        loadDatasets();
    } else {
        // Somebody else may stand before the screen now.
        stopReading();
        stopInspecting();
        m_view.reset();
        m_datasets.clear();
        Q_EMIT datasetsChanged();
    }
    Q_EMIT deskChanged();
}

void DatasetDesk::open(const QString& path)
{
    TableRequest request;
    request.source = contract::TableSource::ofFile(path.toStdString());
    request.mayGuessLabel = true;
    read(std::move(request));
}

void DatasetDesk::reread(const contract::TableSource& source, const std::string& split,
                         const std::string& observedColumn)
{
    TableRequest request{source, split, observedColumn, false, {}};
    if (m_view && m_view->source.path == source.path)
        request.saved = m_view->saved;
    read(std::move(request));
}

void DatasetDesk::openSaved(const TrainingData& data)
{
    read({data.source, data.split, data.observedColumn, false, data});
}

void DatasetDesk::stopReading()
{
    if (m_job)
        m_job->requestStop();
    m_job.reset();
}

void DatasetDesk::cancel()
{
    if (!isReading())
        return;
    stopReading();
    Q_EMIT failed({ErrorCode::Cancelled, "Reading was stopped.", {}});
}

/// What a reading that nobody wants any more tells is not passed on.
void DatasetDesk::read(TableRequest request)
{
    stopReading();
    auto slot = std::make_shared<std::weak_ptr<JobControl>>();
    const auto isWanted = [this, slot] { return m_job && slot->lock() == m_job; };
    m_job = std::make_shared<JobControl>([this, isWanted](const Progress& progress) {
        QMetaObject::invokeMethod(
            this,
            [this, isWanted, progress] {
                if (isWanted())
                    Q_EMIT progressed(progress);
            },
            Qt::QueuedConnection);
    });
    *slot = m_job;
    m_thread.run(
        this,
        [job = m_job, request = std::move(request), memory = m_memory] {
            return attempt([&] { return readTable(request, memory, *job); });
        },
        [this, isWanted](Result<TableView> view) {
            if (!isWanted())
                return;
            m_job.reset();
            if (!view) {
                Q_EMIT failed(view.error());
                return;
            }
            m_view = *std::move(view);
            Q_EMIT opened();
        });
}

void DatasetDesk::stopInspecting()
{
    if (m_inspection)
        m_inspection->requestStop();
    m_inspection.reset();
}

void DatasetDesk::inspect(const TrainingData& data)
{
    stopInspecting();
    m_inspection = std::make_shared<JobControl>();
    m_thread.run(
        this, [job = m_inspection, data] { return attempt([&] { return stateOfFile(data, *job); }); },
        [this, job = m_inspection, key = QString::fromStdString(data.key)](const Result<FileState>& state) {
            if (job == m_inspection && state)
                Q_EMIT inspected(key, *state);
        });
}

void DatasetDesk::loadDatasets()
{
    m_desk.ask(
        this, [](CaseBook& book) { return attempt([&] { return readDatasets(book); }); },
        [this](const Result<std::vector<TrainingData>>& datasets) {
            if (m_desk.view().state != DeskState::Unlocked)
                return;
            if (datasets)
                m_datasets = *datasets;
            else
                Q_EMIT refused(datasets.error());
            Q_EMIT datasetsChanged();
        });
}

void DatasetDesk::save(TrainingData data)
{
    m_desk.ask(
        this,
        [data = std::move(data)](CaseBook& book) { return attempt([&] { return keepDataset(book, data); }); },
        [this](const Result<TrainingData>& kept) {
            if (!kept) {
                Q_EMIT refused(kept.error());
                return;
            }
            loadDatasets();
            Q_EMIT saved(*kept);
        });
}

void DatasetDesk::remove(const std::string& key)
{
    m_desk.ask(
        this, [key](CaseBook& book) { return attempt([&] { removeDataset(book, key); }); },
        [this](const Result<void>& removed) {
            if (!removed)
                Q_EMIT refused(removed.error());
            loadDatasets();
        });
}

} // namespace genex::services
