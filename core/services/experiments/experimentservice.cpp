// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/experimentservice.h"

#include "common/error.h"
#include "common/log.h"
#include "domain/jsonfields.h"
#include "storage/session.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace genex::services {

namespace {

constexpr char kBeginning[] = "experiment/";
constexpr std::size_t kMostRunBytes = std::size_t{64} << 20U;

std::vector<ExperimentRecord> runsOf(CaseBook& book)
{
    const storage::RecordStore& records = book.session(Permission::UseForResearch).records();
    std::vector<ExperimentRecord> runs;
    for (const std::string& key : records.names(kBeginning)) {
        const auto bytes = records.read(key);
        if (!bytes)
            continue;
        // Records of a newer version do not hide the others.
        if (const auto run = attempt([&] { return experimentRecordFrom(key, *bytes); }))
            runs.push_back(*run);
        else
            log::warning("experiment.run_ignored", {{"reason", log::Word(nameOf(run.error().code))}});
    }
    std::ranges::sort(runs, std::ranges::greater{}, &ExperimentRecord::key);
    return runs;
}

void write(CaseBook& book, const ExperimentRecord& run, const Json& record, const char* action)
{
    const std::string bytes = bytesOf(run, record);
    if (bytes.size() > kMostRunBytes)
        throw Failure(ErrorCode::InvalidInput, "The record is too large for the store.",
                      "It is in the experiment's folder.");
    book.session(Permission::UseForResearch).records().write(run.key, bytes, {action, run.name()});
}

Json recordOf(const ExperimentResult& result)
{
    Json record = result.record;
    record["table"] = result.table;
    record["figure"] = result.figure;
    return record;
}

/// Compares requests, however their folder is written.
bool asksTheSame(const ExperimentRecord& run, ExperimentRequest request)
{
    request.folder.clear();
    return run.canGoOn() && *run.request == request;
}

} // namespace

ExperimentService::ExperimentService(CaseStoreController& caseStore, EngineService& engine, QObject* parent)
    : RunService(caseStore, engine, parent)
{}

void ExperimentService::onLocked()
{
    m_runs.setAll({});
}

void ExperimentService::onUnlocked()
{
    for (const Ended& ended : std::exchange(m_unkept, {}))
        keep(ended);
    loadRuns();
}

QString ExperimentService::folderFor(const std::string& name) const
{
    return caseStore().folders().dataFolder +
           QStringLiteral("/experiments/%1").arg(QString::fromStdString(name));
}

void ExperimentService::start(const ExperimentRequest& request)
{
    const auto same =
        std::ranges::find_if(runs(), [&](const ExperimentRecord& run) { return asksTheSame(run, request); });
    begin(same == runs().end() ? begunRun(request, QDateTime::currentMSecsSinceEpoch()) : *same);
}

void ExperimentService::goOn(const std::string& key)
{
    if (const ExperimentRecord* run = find(key); run && run->canGoOn())
        begin(*run);
}

/// The record first: anything not in the store would be lost with the program.
void ExperimentService::begin(ExperimentRecord run)
{
    if (isRunning())
        return;
    run.state = RunState::Running;
    run.error.reset();
    run.request->folder = folderFor(run.name());
    m_run = std::move(run);
    m_isStopWanted = false;
    Q_EMIT stateChanged();
    writableStore().ask(
        this,
        [run = *m_run](CaseBook& book) { return attempt([&] { write(book, run, {}, "experiment.begun"); }); },
        [this](const Result<void>& written) {
            if (!written) {
                m_run.reset();
                Q_EMIT stateChanged();
                Q_EMIT failed(written.error());
                return;
            }
            takeRun(*m_run);
            if (m_isStopWanted)
                return onAnswer(fail({ErrorCode::Cancelled, "The experiment was stopped.", {}}));
            askEngine();
        });
}

void ExperimentService::askEngine()
{
    ExperimentRequest request = *m_run->request;
    request.settings["device"] = engineService().device().toStdString();
    askForRun<contract::RunExperiment>(experimentRun(request),
                                       [this](const Result<ExperimentResult>& result) { onAnswer(result); });
}

void ExperimentService::onAnswer(const Result<ExperimentResult>& result)
{
    Ended ended{*std::exchange(m_run, std::nullopt), std::nullopt};
    ended.run.atMs = QDateTime::currentMSecsSinceEpoch();
    if (result) {
        ended.run.state = RunState::Finished;
        ended.run.repeats = result->record.value("repeats", ended.run.repeats); // one per group held out
        ended.result = *result;
    } else {
        const bool isStopped = result.error().code == ErrorCode::Cancelled;
        ended.run.state = isStopped ? RunState::Interrupted : RunState::Failed;
        if (!isStopped)
            ended.run.error = result.error();
    }
    if (isUnlocked())
        keep(ended);
    else
        m_unkept.push_back(ended);
    Q_EMIT stateChanged();
    if (!result)
        Q_EMIT failed(result.error());
}

/// The files first: they exist even if the store cannot be written.
void ExperimentService::keep(const Ended& ended)
{
    writableStore().ask(
        this,
        [ended](CaseBook& book) -> Result<void> {
            if (ended.result) {
                const auto files = writeExperiment(*ended.run.request, *ended.result);
                if (!files)
                    return fail(files.error());
            }
            return attempt([&] {
                write(book, ended.run, ended.result ? recordOf(*ended.result) : Json(), "experiment.kept");
            });
        },
        [this, run = ended.run](const Result<void>& kept) {
            if (!kept) {
                Q_EMIT failed(kept.error());
                return;
            }
            takeRun(run);
            if (run.isFinished())
                Q_EMIT finished(QString::fromStdString(run.key));
        });
}

void ExperimentService::takeRun(ExperimentRecord run)
{
    run.request->folder.clear();
    m_runs.take(std::move(run));
    Q_EMIT runsChanged();
}

void ExperimentService::cancel()
{
    m_isStopWanted = true; // also if the engine has not been asked yet
    if (job())
        job()->cancel();
}

void ExperimentService::loadRuns()
{
    writableStore().ask(
        this, [](CaseBook& book) { return attempt([&] { return runsOf(book); }); },
        [this](const Result<std::vector<ExperimentRecord>>& runs) {
            if (runs)
                m_runs.setAll(*runs);
            Q_EMIT runsChanged();
        });
}

void ExperimentService::load(const std::string& key, QObject* asker,
                             std::function<void(const Result<ExperimentReport>&)> then)
{
    writableStore().ask(
        asker,
        [key](CaseBook& book) {
            return attempt([&] {
                const auto bytes = book.session(Permission::UseForResearch).records().read(key);
                if (!bytes)
                    throw Failure(ErrorCode::NotFound, Text("There is no run %1.", key));
                return experimentReportFrom(recordFrom(key, *bytes));
            });
        },
        std::move(then));
}

} // namespace genex::services
