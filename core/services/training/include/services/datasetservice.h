// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "data/tablecache.h"
#include "services/casestorecontroller.h"
#include "services/datasetrecord.h"
#include "services/tableview.h"
#include "services/workthread.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

struct TableRequest;

/// Why a table cannot be used for training, and which field to change.
struct DatasetProblem
{
    DatasetField field = DatasetField::Table;
    QString text;

    bool operator==(const DatasetProblem&) const = default;
};

/// Whether a data set's file has changed since it was saved.
enum class FileState { Same, Changed, Gone };

/// Training tables for the window: analysed on a separate thread and recorded in the store. Asynchronous.
class DatasetService : public QObject
{
    Q_OBJECT

public:
    explicit DatasetService(CaseStoreController& caseStore, QObject* parent = nullptr);
    /// Cancels a running import and waits for it.
    ~DatasetService() override;

    /// Latest first; empty while the store is locked.
    const std::vector<DatasetRecord>& datasets() const { return m_datasets; }
    /// State of the store.
    const StoreStatus& storeStatus() const { return m_caseStore.view(); }

    // --- one table at a time; a later request replaces the current one
    /// The last table read; empty before, and after the store is locked.
    const std::optional<TableView>& view() const { return m_view; }
    bool isReading() const { return m_job != nullptr; }
    /// A column with a typical name for diagnoses becomes the label.
    void open(const QString& path);
    /// The same table with other kinds, label, or columns for split and O.
    void reread(const contract::TableSource& source, const std::string& split = "group",
                const std::string& observedColumn = {});
    /// A saved data set: view() says whether its file has changed.
    void openSaved(const DatasetRecord& data);
    /// Emits failed(Cancelled) immediately; the previous view is kept.
    void cancel();
    /// The same without a signal: the user is choosing something else.
    void dropReading() { stopReading(); }

    /// Checks whether a data set's file is unchanged: ends with inspected(), unless superseded by another
    /// request.
    void inspect(const DatasetRecord& data);

    /// Problems that prevent training or saving, in field order; empty: none.
    std::vector<DatasetProblem> check(const DatasetRecord& draft) const;

    // --- the store: each ends with a signal
    /// As a new data set; sets key and time.
    void save(DatasetRecord data);
    /// Does not touch the table's file.
    void remove(const std::string& key);

    /// For tests: available memory.
    void setMemoryProbe(std::function<std::uint64_t()> probe) { m_memory = std::move(probe); }

Q_SIGNALS:
    void datasetsChanged();
    /// storeStatus() has changed.
    void storeChanged();
    /// Of the running import.
    void progressed(const genex::Progress& progress);
    /// view() has changed.
    void opened();
    /// The import failed.
    void failed(const genex::Error& error);
    void inspected(const QString& key, genex::services::FileState state);
    void saved(const genex::services::DatasetRecord& data);
    /// Saving or removing failed without effect.
    void refused(const genex::Error& error);

private:
    void read(TableRequest request);
    void stopReading();
    void stopInspecting();
    void onStoreChanged();
    void loadDatasets();

    CaseStoreController& m_caseStore;
    std::vector<DatasetRecord> m_datasets;
    std::optional<TableView> m_view;
    std::shared_ptr<JobControl> m_job; ///< of the current request
    std::shared_ptr<JobControl> m_inspection;
    std::function<std::uint64_t()> m_memory;
    data::TableCache m_tables; ///< a change of label or kinds does not read the file again
    WorkThread m_thread;       ///< stopped before what it uses is destroyed
};

} // namespace genex::services
