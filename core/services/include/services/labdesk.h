#pragma once

#include "services/casedesk.h"
#include "services/engineservice.h"
#include "services/experiments.h"
#include "services/rundifferences.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

/// An experiment that was run from the window, as the store keeps it.
struct LabRun
{
    std::string key; ///< in the store; later ones are larger
    std::string name;
    std::int64_t atMs = 0;
    std::string data; ///< the file's name
    int repeats = 0;

    bool operator==(const LabRun&) const = default;
};

/// Experiments from the window: one at a time, in the engine; what comes of it is written into its folder and
/// kept in the store. Nothing here waits.
class LabDesk : public QObject
{
    Q_OBJECT

public:
    LabDesk(CaseDesk& desk, EngineService& engine, QObject* parent = nullptr);
    ~LabDesk() override;

    bool isRunning() const { return m_job != nullptr; }
    /// Cells that stand in the request's folder are not repeated.
    void start(const ExperimentRequest& request);
    void cancel();
    void setPaused(bool isPaused);
    bool isPaused() const;

    /// The latest first.
    const std::vector<LabRun>& runs() const { return m_runs; }
    void loadRuns();
    /// The record of a run, with its table and figure.
    void load(const std::string& key, QObject* asker, std::function<void(const Result<Json>&)> then);
    /// A folder for an experiment that is named nowhere else.
    QString folderFor(const std::string& name) const;

Q_SIGNALS:
    void progressed(const genex::Progress& progress);
    /// `key` of the run that was kept.
    void finished(const QString& key);
    void failed(const genex::Error& error);
    void runsChanged();

private:
    void onAnswer(const ExperimentRequest& request, const Result<Json>& answer);
    void keep(const ExperimentRequest& request, const ExperimentResult& result);

    CaseDesk& m_desk;
    EngineService& m_engine;
    QPointer<Job> m_job;
    std::vector<LabRun> m_runs;
};

} // namespace genex::services
