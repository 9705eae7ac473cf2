// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/datasetservice.h"

#include "datasetrecords.h"
#include "tablereading.h"

#include "common/error.h"

namespace genex::services {

namespace {

FileState stateOfFile(const DatasetRecord& data, data::TableCache& tables, JobControl& job)
{
    const std::filesystem::path path = data.source.path;
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem))
        return FileState::Gone;
    return tables.hash(path, job).sha256 == data.sha256 ? FileState::Same : FileState::Changed;
}

} // namespace

DatasetService::DatasetService(CaseStoreController& caseStore, QObject* parent)
    : QObject(parent)
    , m_caseStore(caseStore)
    , m_memory(&availableMemory)
    , m_thread(QStringLiteral("tables"))
{
    connect(&m_caseStore, &CaseStoreController::changed, this, &DatasetService::onStoreChanged);
    if (m_caseStore.view().state == StoreState::Unlocked)
        loadDatasets();
}

DatasetService::~DatasetService()
{
    stopReading();
    stopInspecting();
}

void DatasetService::onStoreChanged()
{
    if (m_caseStore.view().state == StoreState::Unlocked) {
        loadDatasets();
    } else {
        // Another user may be using the program now.
        stopReading();
        stopInspecting();
        m_view.reset();
        m_tables.clear();
        m_datasets.clear();
        Q_EMIT datasetsChanged();
    }
    Q_EMIT storeChanged();
}

void DatasetService::open(const QString& path)
{
    TableRequest request;
    request.source = contract::TableSource::ofFile(path.toStdString());
    request.mayGuessLabel = true;
    read(std::move(request));
}

void DatasetService::reread(const contract::TableSource& source, const std::string& split,
                            const std::string& observedColumn)
{
    TableRequest request{source, split, observedColumn, false, {}};
    if (m_view && m_view->source.path == source.path)
        request.saved = m_view->saved;
    read(std::move(request));
}

void DatasetService::openSaved(const DatasetRecord& data)
{
    read({data.source, data.split, data.observedColumn, false, data});
}

void DatasetService::stopReading()
{
    if (m_job)
        m_job->requestStop();
    m_job.reset();
}

void DatasetService::cancel()
{
    if (!isReading())
        return;
    stopReading();
    Q_EMIT failed({ErrorCode::Cancelled, "Reading was stopped.", {}});
}

/// Results of superseded imports are dropped.
void DatasetService::read(TableRequest request)
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
        [this, job = m_job, request = std::move(request), memory = m_memory] {
            return attempt([&] { return readTable(request, memory, m_tables, *job); });
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

void DatasetService::stopInspecting()
{
    if (m_inspection)
        m_inspection->requestStop();
    m_inspection.reset();
}

void DatasetService::inspect(const DatasetRecord& data)
{
    stopInspecting();
    m_inspection = std::make_shared<JobControl>();
    m_thread.run(
        this,
        [this, job = m_inspection, data] {
            return attempt([&] { return stateOfFile(data, m_tables, *job); });
        },
        [this, job = m_inspection, key = QString::fromStdString(data.key)](const Result<FileState>& state) {
            if (job == m_inspection && state)
                Q_EMIT inspected(key, *state);
        });
}

void DatasetService::loadDatasets()
{
    m_caseStore.ask(
        this, [](CaseBook& book) { return attempt([&] { return readDatasets(book); }); },
        [this](const Result<std::vector<DatasetRecord>>& datasets) {
            if (m_caseStore.view().state != StoreState::Unlocked)
                return;
            if (datasets)
                m_datasets = *datasets;
            else
                Q_EMIT refused(datasets.error());
            Q_EMIT datasetsChanged();
        });
}

void DatasetService::save(DatasetRecord data)
{
    m_caseStore.ask(
        this,
        [data = std::move(data)](CaseBook& book) { return attempt([&] { return keepDataset(book, data); }); },
        [this](const Result<DatasetRecord>& kept) {
            if (!kept) {
                Q_EMIT refused(kept.error());
                return;
            }
            loadDatasets();
            Q_EMIT saved(*kept);
        });
}

void DatasetService::remove(const std::string& key)
{
    m_caseStore.ask(
        this, [key](CaseBook& book) { return attempt([&] { removeDataset(book, key); }); },
        [this](const Result<void>& removed) {
            if (!removed)
                Q_EMIT refused(removed.error());
            loadDatasets();
        });
}

} // namespace genex::services
