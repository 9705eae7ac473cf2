#include "services/labdesk.h"

#include "common/error.h"
#include "domain/jsonfields.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace genex::services {

namespace {

constexpr char kBeginning[] = "experiment/";
constexpr std::size_t kMostRunBytes = std::size_t{64} << 20U;

/// What is kept in the store: enough to list, show, compare and repeat it.
Json keptOf(const ExperimentRequest& request, const ExperimentResult& result, std::int64_t atMs)
{
    Json record = result.record;
    record["table"] = result.table;
    record["figure"] = result.figure;
    return {{"name", request.name},
            {"at_ms", atMs},
            {"data",
             QFileInfo(QString::fromStdString(request.source.value("path", ""))).fileName().toStdString()},
            {"repeats", request.repeats},
            {"record", std::move(record)}};
}

LabRun runFrom(const std::string& key, const std::string& bytes)
{
    const Json json = domain::parseJson(bytes, key);
    return {key, json.at("name").get<std::string>(), json.at("at_ms").get<std::int64_t>(),
            json.at("data").get<std::string>(), json.at("repeats").get<int>()};
}

std::vector<LabRun> runsOf(CaseBook& book)
{
    const storage::RecordStore& records = book.session(Deed::UseForResearch).records();
    std::vector<LabRun> runs;
    for (const std::string& key : records.names(kBeginning)) {
        if (const auto bytes = records.read(key))
            runs.push_back(runFrom(key, *bytes));
    }
    std::ranges::sort(runs, std::ranges::greater{}, &LabRun::key);
    return runs;
}

} // namespace

LabDesk::LabDesk(CaseDesk& desk, EngineService& engine, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_engine(engine)
{
    connect(&m_desk, &CaseDesk::changed, this, [this] {
        if (m_desk.view().state == DeskState::Unlocked)
            return loadRuns();
        m_runs.clear();
        Q_EMIT runsChanged();
    });
}

LabDesk::~LabDesk()
{
    delete m_job;
}

QString LabDesk::folderFor(const std::string& name) const
{
    return m_desk.profile().dataFolder + QStringLiteral("/experiments/%1").arg(QString::fromStdString(name));
}

void LabDesk::start(const ExperimentRequest& request)
{
    if (isRunning())
        return;
    m_job = m_engine.ask(protocol::method::kExperimentRun, experimentParams(request), this);
    connect(m_job, &Job::progressed, this, &LabDesk::progressed);
    connect(m_job, &Job::finished, this, [this, request, job = m_job.data()](const Result<Json>& answer) {
        job->deleteLater();
        m_job.clear();
        onAnswer(request, answer);
    });
}

void LabDesk::onAnswer(const ExperimentRequest& request, const Result<Json>& answer)
{
    const auto result = answer.and_then(&experimentFrom);
    if (result)
        keep(request, *result);
    else
        Q_EMIT failed(result.error());
}

/// The files first: they are there also where the store cannot be written.
void LabDesk::keep(const ExperimentRequest& request, const ExperimentResult& result)
{
    m_desk.ask(
        this,
        [request, result](CaseBook& book) -> Result<std::string> {
            if (const auto written = writeExperiment(request, result); !written)
                return fail(written.error());
            return attempt([&] {
                const std::int64_t now = book.nowMs();
                const std::string bytes = keptOf(request, result, now).dump();
                if (bytes.size() > kMostRunBytes)
                    throw Failure(ErrorCode::InvalidInput, "The record is too large for the store.",
                                  "It stands in " + experimentFile(request, ".json").toStdString() + ".");
                std::string key = kBeginning + std::to_string(now) + "-" + request.name;
                book.session(Deed::UseForResearch)
                    .records()
                    .write(key, bytes, {"experiment.kept", request.name});
                return key;
            });
        },
        [this](const Result<std::string>& key) {
            if (!key) {
                Q_EMIT failed(key.error());
                return;
            }
            loadRuns();
            Q_EMIT finished(QString::fromStdString(*key));
        });
}

void LabDesk::cancel()
{
    if (m_job)
        m_job->cancel();
}

void LabDesk::setPaused(bool isPaused)
{
    if (m_job)
        m_job->setPaused(isPaused);
}

bool LabDesk::isPaused() const
{
    return m_job && m_job->isPaused();
}

void LabDesk::loadRuns()
{
    m_desk.ask(
        this, [](CaseBook& book) { return attempt([&] { return runsOf(book); }); },
        [this](const Result<std::vector<LabRun>>& runs) {
            if (runs)
                m_runs = *runs;
            Q_EMIT runsChanged();
        });
}

void LabDesk::load(const std::string& key, QObject* asker, std::function<void(const Result<Json>&)> then)
{
    m_desk.ask(
        asker,
        [key](CaseBook& book) {
            return attempt([&] {
                const auto bytes = book.session(Deed::UseForResearch).records().read(key);
                if (!bytes)
                    throw Failure(ErrorCode::NotFound, "There is no run " + key + ".");
                return domain::parseJson(*bytes, key).at("record");
            });
        },
        std::move(then));
}

} // namespace genex::services
