// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/opencase.h"

#include "batchexplainer.h"
#include "caseconsultation.h"
#include "casemodel.h"
#include "storedcase.h"

#include "common/error.h"
#include "services/casequestions.h"

#include <algorithm>
#include <utility>

namespace genex::services {

namespace {

using domain::CaseDocument;
using domain::CaseWorkflow;
using Changes = CaseWorkflow::Changes;

bool isIn(const std::vector<std::string>& list, const std::string& feature)
{
    return std::ranges::find(list, feature) != list.end();
}

} // namespace

OpenCase::OpenCase(CaseStoreController& caseStore, EngineService& engine, QObject* parent)
    : QObject(parent)
    , m_caseStore(caseStore)
    , m_engine(engine)
    , m_case(new StoredCase(caseStore, this))
    , m_model(new CaseModel(caseStore, this))
    , m_consultation(new CaseConsultation(engine, this))
    , m_explainer(new BatchExplainer(engine, this))
    , m_trial(new BatchExplainer(engine, this))
{
    connect(m_case, &StoredCase::replaced, this, &OpenCase::forget);
    connect(m_case, &StoredCase::changed, this, &OpenCase::refresh);
    connect(m_case, &StoredCase::refused, this, &OpenCase::refused);
    connect(&m_caseStore, &CaseStoreController::changed, this, &OpenCase::onStoreChanged);
    connect(&m_engine, &EngineService::weighedAnew, this, &OpenCase::askAgain);
    connect(m_model, &CaseModel::found, this, &OpenCase::refresh);
    connect(m_consultation, &CaseConsultation::answered, this, &OpenCase::onAnswered);
    connect(m_explainer, &BatchExplainer::answered, this, &OpenCase::changed);
    connect(m_trial, &BatchExplainer::answered, this, &OpenCase::triedTests);
}

OpenCase::~OpenCase() = default;

void OpenCase::onStoreChanged()
{
    const bool isOtherModel = std::exchange(m_worked, m_caseStore.model()) != m_caseStore.model();
    if (isOpen() && isOtherModel)
        refresh();
}

void OpenCase::forget()
{
    m_consultation->forget();
    m_explainer->forget();
    m_trial->forget();
    m_before.clear();
    m_latest.clear();
}

// --- the case in the store

void OpenCase::open(const std::string& id)
{
    m_case->open(id);
}

void OpenCase::openNew(const domain::PatientDetails& patient)
{
    m_case->openNew(patient);
}

void OpenCase::openRemembered()
{
    m_case->openRemembered();
}

void OpenCase::close()
{
    m_case->close();
}

bool OpenCase::isOpen() const
{
    return m_case->isOpen();
}

const std::string& OpenCase::id() const
{
    return m_case->id();
}

const CaseDocument& OpenCase::document() const
{
    return m_case->document();
}

bool OpenCase::isWhatIf() const
{
    return m_case->isWhatIf();
}

void OpenCase::startWhatIf()
{
    m_case->startWhatIf();
}

void OpenCase::leaveWhatIf()
{
    m_case->leaveWhatIf();
}

bool OpenCase::canUndo() const
{
    return isOpen() && document().canUndo();
}

bool OpenCase::canRedo() const
{
    return isOpen() && document().canRedo();
}

void OpenCase::undo()
{
    m_case->undo();
}

void OpenCase::redo()
{
    m_case->redo();
}

// --- changes

template <typename MakeChanges>
void OpenCase::tryToApply(MakeChanges&& makeChanges)
{
    auto changes = attempt(std::forward<MakeChanges>(makeChanges));
    if (changes)
        m_case->apply(std::move(*changes));
    else
        Q_EMIT refused(changes.error());
}

void OpenCase::setPatient(const domain::PatientDetails& patient)
{
    m_case->apply({domain::PatientChanged{patient}});
}

void OpenCase::setFindings(const std::vector<domain::Finding>& findings)
{
    Changes changes;
    for (const domain::Finding& finding : findings)
        changes.emplace_back(domain::FindingSet{finding});
    m_case->apply(std::move(changes));
}

void OpenCase::removeFinding(const std::string& feature)
{
    m_case->apply({domain::FindingRemoved{feature}});
}

void OpenCase::addNote(const std::string& text)
{
    m_case->apply({domain::NoteAdded{text}});
}

void OpenCase::setBudget(const domain::Budget& budget)
{
    if (isOpen() && document().budget() != budget)
        m_case->apply({domain::BudgetChosen{budget}});
}

/// The recommendation an edit or order is based on is recorded with it.
void OpenCase::placeInBatch(const std::vector<std::string>& features, domain::BatchPlace place)
{
    Changes changes = m_consultation->unrecorded(document(), model());
    for (const std::string& feature : features)
        changes.emplace_back(domain::BatchEdited{feature, place});
    m_case->apply(std::move(changes));
}

void OpenCase::placeOrder()
{
    if (!isOpen() || isAsking())
        return;
    tryToApply([this] {
        Changes changes = m_consultation->unrecorded(document(), model());
        const CaseDocument recommended = domain::withChanges(document(), changes);
        for (domain::CaseChange& placed : CaseWorkflow(recommended).order())
            changes.push_back(std::move(placed));
        return changes;
    });
}

void OpenCase::keepRecommendation()
{
    if (!isWhatIf() && !isAsking() && step() == CaseStep::Order)
        m_case->apply(m_consultation->unrecorded(document(), model()));
}

void OpenCase::setResult(const domain::ResultEntered& result)
{
    m_case->apply({result});
}

void OpenCase::setUnavailable(const std::vector<std::string>& features, const std::string& reason)
{
    Changes changes;
    for (const std::string& feature : features)
        changes.emplace_back(domain::ResultUnavailable{feature, reason});
    m_case->apply(std::move(changes));
}

void OpenCase::removeResult(const std::string& feature)
{
    m_case->apply({domain::ResultRemoved{feature}});
}

void OpenCase::confirmJudgement()
{
    if (!isOpen() || isAsking())
        return;
    tryToApply([this] {
        workflow().requireReadyToConclude();
        const bool isAnswered = conclusion() && model();
        return isAnswered ? workflow().judged(*conclusion(), model()->name) : Changes();
    });
}

void OpenCase::startNextBatch()
{
    m_case->apply({domain::NextBatchStarted{}});
}

void OpenCase::amend(const std::string& reason)
{
    m_case->apply({domain::Amended{reason}});
}

// --- the engine

const WorkingModel* OpenCase::model() const
{
    return m_model->of(isOpen() ? workflow().orderedWith() : std::string());
}

bool OpenCase::keepsItsModel() const
{
    return model() && model() != m_caseStore.model().get();
}

std::string OpenCase::otherModel() const
{
    const WorkingModel* worked = m_caseStore.model().get();
    const bool canBeOther = isOpen() && worked && !worked->sha256.empty();
    return canBeOther ? workflow().otherModel(worked->sha256) : std::string();
}

bool OpenCase::isAsking() const
{
    return m_consultation->isAsking();
}

const std::optional<Error>& OpenCase::engineProblem() const
{
    return m_consultation->problem();
}

const domain::Recommendation* OpenCase::recommendation() const
{
    return m_consultation->recommendation(document());
}

domain::CaseBatch OpenCase::batch() const
{
    return m_consultation->batch(document());
}

const domain::Conclusion* OpenCase::conclusion() const
{
    return m_consultation->conclusion(document());
}

const domain::Explanation* OpenCase::explanation() const
{
    const bool isShown = recommendation() && step() != CaseStep::Findings;
    return isShown && m_explainer->answer() ? &*m_explainer->answer() : nullptr;
}

const domain::Explanation* OpenCase::trial() const
{
    return workflow().isDraft() && m_trial->answer() ? &*m_trial->answer() : nullptr;
}

/// Reasons for an ordered batch come from its model, if it still exists.
bool OpenCase::canExplain() const
{
    const domain::Recommendation* shown = recommendation();
    return shown && step() != CaseStep::Findings && !isAsking() && model() &&
           shown->modelSha256 == model()->sha256;
}

contract::ExplainTask OpenCase::explainQuestion(const std::vector<std::string>& besides) const
{
    domain::CaseBatch asked = batch();
    asked.estimate.insert(asked.estimate.end(), besides.begin(), besides.end());
    contract::ExplainTask task = services::explainQuestion(document(), asked, *recommendation(),
                                                           model()->features, m_caseStore.catalogue());
    task.model = model()->path.string();
    task.device = m_engine.device().toStdString();
    return task;
}

void OpenCase::explain()
{
    if (canExplain())
        m_explainer->ask(explainQuestion({}));
}

void OpenCase::tryTests(const std::vector<std::string>& features)
{
    const domain::CaseBatch now = batch();
    std::vector<std::string> besides;
    for (const std::string& feature : features) {
        if (!document().content().isKnown(feature) && !isIn(now.order, feature) &&
            !isIn(now.estimate, feature) && !isIn(besides, feature))
            besides.push_back(feature);
    }
    if (workflow().isDraft() && canExplain() && !besides.empty())
        m_trial->ask(explainQuestion(besides));
    else
        m_trial->forget();
}

void OpenCase::refresh()
{
    if (isOpen())
        m_model->seek(workflow().orderedWith());
    m_consultation->consult(document(), isOpen() ? model() : nullptr);
    if (!isAsking())
        rememberProbabilities();
    explain();
    Q_EMIT changed();
}

void OpenCase::onAnswered()
{
    if (!engineProblem())
        rememberProbabilities();
    explain();
    Q_EMIT changed();
}

void OpenCase::askAgain()
{
    m_consultation->doubt();
    refresh();
}

/// To show a change against the previous values.
void OpenCase::rememberProbabilities()
{
    std::map<std::string, double> now;
    if (const domain::Conclusion* concluded = conclusion()) {
        for (const domain::Diagnosis& diagnosis : concluded->differential)
            now[diagnosis.disease] = diagnosis.probability;
    } else if (const domain::Recommendation* recommended = recommendation()) {
        for (const domain::Likelihood& likelihood : recommended->differential)
            now[likelihood.disease] = likelihood.now;
    }
    if (now.empty() || now == m_latest)
        return;
    m_before = std::exchange(m_latest, std::move(now));
}

} // namespace genex::services
