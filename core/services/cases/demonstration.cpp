// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/demonstration.h"

#include "common/resources.h"
#include "common/version.h"
#include "domain/caseworkflow.h"
#include "services/casequestions.h"
#include "services/modelfeatures.h"
#include "services/workingmodel.h"

#include <QDateTime>
#include <QFile>
#include <QFuture>
#include <QtConcurrent>

namespace genex::services {

namespace {

// As in models/make-embedded, with fewer patients, because the user is waiting.
constexpr int kRows = 6000;
constexpr int kSeed = 1;
constexpr int kMostVisits = 4; // whatever the engine answers

contract::TrainTask trainingTask(const UserFolders& folders, const QString& modelFolder,
                                 const QString& device)
{
    contract::TrainTask task;
    task.source.kind = contract::SourceKind::Sample;
    task.source.rows = kRows;
    task.source.seed = kSeed;
    task.settings = {
        {"seed", kSeed},
        {"buckets", 2},
        {"budget_fraction", 0.15},
        {"device", device.toStdString()},
        {"checkpoint_file", folders.checkpointFile(QStringLiteral("demonstration")).toStdString()}};
    task.observed = contract::ObservedKind::Complaints;
    task.output = modelFolder.toStdString();
    task.wantsEvaluation = true;
    return task;
}

/// Called on another thread: files can be slow.
Result<DemonstrationOutcome> readResources(DemonstrationPatient patient)
{
    return attempt([&] {
        DemonstrationOutcome outcome;
        outcome.catalogue = domain::loadCatalogue(resourceFolder() / "sample" / "catalogue.json");
        outcome.patient = data::loadDemonstration(demonstrationFile(patient), outcome.catalogue);
        return outcome;
    });
}

} // namespace

Demonstration::Demonstration(EngineService& engine, UserFolders folders, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_folders(std::move(folders))
{}

Demonstration::~Demonstration()
{
    delete m_job;
}

QString Demonstration::ownModel() const
{
    return m_folders.modelFolder(QStringLiteral("demonstration-%1").arg(QLatin1String(kProgramVersion)));
}

QString Demonstration::model() const
{
    return QString::fromStdString(bundledModelPath(m_folders).string());
}

void Demonstration::start(Start how)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_isCancelled = false;
    QtConcurrent::run(&readResources, m_patient)
        .then(this, [this, how](const Result<DemonstrationOutcome>& read) { onResourcesRead(how, read); });
}

void Demonstration::onResourcesRead(Start how, const Result<DemonstrationOutcome>& read)
{
    if (m_isCancelled)
        return end(Error{ErrorCode::Cancelled, "Cancelled.", {}});
    if (!read)
        return end(read.error());
    m_draft = *read;
    if (how == Start::ReuseModel && QFile::exists(model()))
        recommend();
    else
        train();
}

void Demonstration::train()
{
    ask<contract::TrainModel>(trainingTask(m_folders, ownModel(), m_engine.device()),
                              &Demonstration::onTrained);
}

void Demonstration::onTrained(const contract::TrainedModel& trained)
{
    m_draft.training = trained;
    recommend();
}

void Demonstration::happened(std::vector<domain::CaseChange> changes)
{
    for (domain::CaseChange& change : changes)
        m_draft.document.apply({"demonstration", QDateTime::currentMSecsSinceEpoch(), std::move(change)});
}

void Demonstration::recommend()
{
    m_draft.model = model();
    m_draft.document = {};
    happened({domain::CaseOpened{m_draft.patient.details()}});
    for (const domain::Finding& finding : m_draft.patient.findings)
        happened({domain::FindingSet{finding}});
    contract::RecommendTask task = recommendQuestion(m_draft.document, {});
    task.model = m_draft.model.toStdString();
    ask<contract::Recommend>(task, &Demonstration::onRecommended);
}

void Demonstration::onRecommended(const domain::Recommendation& recommendation)
{
    const auto done = attempt([&] {
        m_draft.recommendation = recommendation;
        happened(
            {domain::RecommendationMade{m_draft.recommendation, modelNameOf(m_draft.model.toStdString())}});
    });
    if (!done)
        return end(done.error());
    m_visits = 0;
    if (m_draft.patient.results.empty())
        finish();
    else
        order();
}

void Demonstration::order()
{
    const auto done = attempt([&] {
        happened(domain::CaseWorkflow(m_draft.document).order());
        enterResults();
    });
    if (done)
        conclude();
    else
        end(done.error());
}

/// Enters the known results of awaited tests.
void Demonstration::enterResults()
{
    for (const std::string& test : m_draft.document.awaited()) {
        if (const auto result = m_draft.patient.resultOf(test, m_draft.catalogue))
            happened({domain::ResultEntered{*result}});
        else
            happened({domain::ResultUnavailable{test, "not evaluated"}});
    }
}

void Demonstration::conclude()
{
    ++m_visits;
    auto task = attempt([&] { return concludeQuestion(m_draft.document, {}); });
    if (!task)
        return end(task.error());
    task->model = m_draft.model.toStdString();
    ask<contract::Conclude>(*task, &Demonstration::onConcluded);
}

void Demonstration::onConcluded(const domain::Conclusion& conclusion)
{
    const auto done = attempt([&] {
        happened(domain::CaseWorkflow(m_draft.document)
                     .judged(conclusion, modelNameOf(m_draft.model.toStdString())));
        enterResults();
    });
    if (!done)
        end(done.error());
    else if (m_draft.document.isClosed() || m_visits >= kMostVisits)
        finish();
    else
        conclude();
}

void Demonstration::finish()
{
    m_outcome = std::move(m_draft);
    end(std::nullopt);
}

template <contract::Message Asked>
void Demonstration::ask(const typename Asked::Params& params,
                        void (Demonstration::*next)(const typename Asked::Result&))
{
    m_job = m_engine.ask<Asked>(params, this, [this, next](const Result<typename Asked::Result>& answer) {
        if (answer)
            (this->*next)(*answer);
        else
            end(answer.error());
    });
    connect(m_job, &Job::progressed, this, &Demonstration::progressed);
}

void Demonstration::cancel()
{
    m_isCancelled = true;
    if (m_job)
        m_job->cancel();
}

void Demonstration::setPaused(bool isPaused)
{
    if (m_job)
        m_job->setPaused(isPaused);
}

bool Demonstration::isPaused() const
{
    return m_job && m_job->isPaused();
}

void Demonstration::end(const std::optional<Error>& error)
{
    m_isRunning = false;
    if (error)
        Q_EMIT failed(*error);
    else
        Q_EMIT finished();
}

} // namespace genex::services
