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

/// Why something cannot be trained on, and what is to be changed.
struct DatasetProblem
{
    DatasetField field = DatasetField::Table;
    QString text;

    bool operator==(const DatasetProblem&) const = default;
};

/// What became of a data set's file since it was saved.
enum class FileState { Same, Changed, Gone };

/// Tables to train on, from the window: looked at on a thread of their own and kept in the store. Nothing
/// here waits.
class DatasetService : public QObject
{
    Q_OBJECT

public:
    explicit DatasetService(CaseStoreController& caseStore, QObject* parent = nullptr);
    /// Waits until the table that is being read has seen that nobody wants it.
    ~DatasetService() override;

    /// The latest first; empty while the store is locked.
    const std::vector<DatasetRecord>& datasets() const { return m_datasets; }
    /// How the store is.
    const StoreStatus& storeStatus() const { return m_caseStore.view(); }

    // --- one table at a time; what is asked for later replaces what is being read
    /// The table that was read last; nothing before, and after the store was locked.
    const std::optional<TableView>& view() const { return m_view; }
    bool isReading() const { return m_job != nullptr; }
    /// A column that is called as diagnoses are becomes the label.
    void open(const QString& path);
    /// The same table with other kinds, another label or other columns for split and O.
    void reread(const contract::TableSource& source, const std::string& split = "group",
                const std::string& observedColumn = {});
    /// A data set of the list: view() says whether its file has changed.
    void openSaved(const DatasetRecord& data);
    /// failed(Cancelled) at once; what was shown before stays.
    void cancel();
    /// The same without a word: somebody is choosing something else.
    void dropReading() { stopReading(); }

    /// Looks whether the file of a data set is still the same: ends with inspected(), unless another is asked
    /// about before.
    void inspect(const DatasetRecord& data);

    /// What training would refuse, and what cannot be saved; none: it can be trained on. In the order of the
    /// fields.
    std::vector<DatasetProblem> check(const DatasetRecord& draft) const;

    // --- the store: each ends with a signal
    /// As a new data set; key and time are given here.
    void save(DatasetRecord data);
    /// The table's file is not touched.
    void remove(const std::string& key);

    /// For tests: how much memory there is.
    void setMemoryProbe(std::function<std::uint64_t()> probe) { m_memory = std::move(probe); }

Q_SIGNALS:
    void datasetsChanged();
    /// storeStatus() is new.
    void storeChanged();
    /// Of the table that is being read.
    void progressed(const genex::Progress& progress);
    /// view() is new.
    void opened();
    /// Reading ended without a view.
    void failed(const genex::Error& error);
    void inspected(const QString& key, genex::services::FileState state);
    void saved(const genex::services::DatasetRecord& data);
    /// Saving or removing failed, and nothing was changed.
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
    std::shared_ptr<JobControl> m_job; ///< of the table that is wanted
    std::shared_ptr<JobControl> m_inspection;
    std::function<std::uint64_t()> m_memory;
    data::TableCache m_tables; ///< another label or other kinds of columns need no second reading
    WorkThread m_thread;       ///< ends before what it uses
};

} // namespace genex::services
