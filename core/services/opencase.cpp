// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/opencase.h"

#include "batchexplainer.h"
#include "caseanswers.h"
#include "patientfindings.h"

#include "common/error.h"

#include <algorithm>
#include <utility>

namespace genex::services {

namespace {

using domain::CaseChange;
using domain::CaseDocument;

constexpr char kNobody[] = "what if"; ///< does what is not recorded

CaseDocument applied(CaseDocument document, std::vector<CaseChange> changes)
{
    for (CaseChange& change : changes)
        document.apply({kNobody, document.changedAtMs(), std::move(change)});
    return document;
}

bool isReadyToConclude(const CaseDocument& document)
{
    const bool hasNothingToOrder = document.recommendation() && document.batch().order.empty();
    return !document.isClosed() && (document.content().isOrderPlaced || hasNothingToOrder) &&
           document.awaited().empty();
}

bool isDraft(const CaseDocument& document)
{
    return !document.isClosed() && !document.content().isOrderPlaced;
}

domain::CaseBatch batchOf(const domain::Recommendation& recommendation)
{
    domain::CaseBatch batch{{}, recommendation.estimate};
    for (const domain::OrderItem& item : recommendation.order)
        batch.order.push_back(item.feature);
    return batch;
}

} // namespace

OpenCase::OpenCase(CaseDesk& desk, EngineService& engine, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_engine(engine)
    , m_explainer(new BatchExplainer(engine, this))
    , m_trial(new BatchExplainer(engine, this))
{
    connect(&m_desk, &CaseDesk::changed, this, &OpenCase::onDeskChanged);
    connect(&m_engine, &EngineService::weighedAnew, this, [this] {
        m_asked = nullptr;
        refresh();
    });
    connect(m_explainer, &BatchExplainer::answered, this, &OpenCase::changed);
    connect(m_trial, &BatchExplainer::answered, this, &OpenCase::triedTests);
}

OpenCase::~OpenCase()
{
    delete m_job;
}

void OpenCase::onDeskChanged()
{
    const bool isOtherModel = std::exchange(m_worked, m_desk.model()) != m_desk.model();
    const bool isOtherStore = m_desk.view().isDemonstration != m_isOfDemonstration;
    if (!isOpen())
        return;
    if (m_desk.view().state != DeskState::Unlocked || isOtherStore)
        return close();
    if (isOtherModel) {
        refresh();
        Q_EMIT changed();
    }
}

// --- opening

void OpenCase::open(const std::string& id)
{
    const int generation = ++m_generation;
    m_desk.ask(
        this,
        [id](CaseBook& book) {
            auto document = book.document(id);
            if (document && book.readOnlyReason().empty())
                static_cast<void>(book.rememberCase(id)); // a comfort: the case opens all the same
            return document;
        },
        [this, id, generation](Result<CaseDocument> document) {
            if (generation != m_generation)
                return;
            if (document)
                show(id, std::move(*document));
            else
                refuse(document.error());
        });
}

void OpenCase::openNew(const domain::PatientDetails& patient)
{
    m_desk.ask(
        this, [patient](CaseBook& book) { return book.newCase(patient); },
        [this](const Result<std::string>& id) {
            if (id)
                open(*id);
            else
                refuse(id.error());
        });
}

void OpenCase::openRemembered()
{
    m_desk.ask(
        this, [](CaseBook& book) { return book.rememberedCase(); },
        [this](const Result<std::string>& id) {
            if (id && !id->empty() && !isOpen())
                open(*id);
        });
}

void OpenCase::close()
{
    ++m_generation;
    m_id.clear();
    m_document = {};
    m_scratch.reset();
    forgetAnswers();
    m_before.clear();
    m_latest.clear();
    Q_EMIT changed();
}

void OpenCase::show(const std::string& id, CaseDocument document)
{
    m_id = id;
    m_isOfDemonstration = m_desk.view().isDemonstration;
    m_scratch.reset();
    forgetAnswers();
    m_before.clear();
    m_latest.clear();
    take(std::move(document));
}

void OpenCase::take(CaseDocument document)
{
    m_document = std::move(document);
    refresh();
    Q_EMIT changed();
}

void OpenCase::refuse(const Error& error)
{
    Q_EMIT refused(error);
}

CaseStep OpenCase::step() const
{
    const CaseDocument& shown = document();
    if (shown.isClosed())
        return CaseStep::Conclusion;
    if (isReadyToConclude(shown))
        return CaseStep::Judgement;
    if (shown.content().isOrderPlaced)
        return CaseStep::Results;
    return shown.findings().empty() && shown.results().empty() ? CaseStep::Findings : CaseStep::Order;
}

// --- changes

void OpenCase::apply(Changes changes)
{
    if (!isOpen() || changes.empty())
        return;
    if (m_scratch)
        return applyToScratch(std::move(changes));
    save([id = m_id, changes = std::move(changes)](CaseBook& book) { return book.append(id, changes); });
}

void OpenCase::save(Saving saving)
{
    m_desk.ask(this, std::move(saving), [this, generation = m_generation](Result<CaseDocument> saved) {
        if (generation != m_generation)
            return;
        if (saved)
            take(std::move(*saved));
        else
            refuse(saved.error());
    });
}

void OpenCase::applyToScratch(Changes changes)
{
    auto next = attempt([&] { return applied(*m_scratch, std::move(changes)); });
    if (!next)
        return refuse(next.error());
    m_scratch = std::move(*next);
    refresh();
    Q_EMIT changed();
}

void OpenCase::setPatient(const domain::PatientDetails& patient)
{
    apply({domain::PatientChanged{patient}});
}

void OpenCase::setFindings(const std::vector<domain::Finding>& findings)
{
    Changes changes;
    for (const domain::Finding& finding : findings)
        changes.emplace_back(domain::FindingSet{finding});
    apply(std::move(changes));
}

void OpenCase::removeFinding(const std::string& feature)
{
    apply({domain::FindingRemoved{feature}});
}

void OpenCase::addNote(const std::string& text)
{
    apply({domain::NoteAdded{text}});
}

void OpenCase::setBudget(const domain::CaseBudget& budget)
{
    if (isOpen() && document().budget() != budget)
        apply({domain::BudgetChosen{budget}});
}

/// What an edit or an order rests on is recorded with it.
OpenCase::Changes OpenCase::withRecommendation() const
{
    if ((document().recommendation() && !isReplaced()) || !m_recommendation || !model())
        return {};
    return changesOf(*m_recommendation, model()->name);
}

void OpenCase::placeInBatch(const std::vector<std::string>& features, domain::BatchPlace place)
{
    Changes changes = withRecommendation();
    for (const std::string& feature : features)
        changes.emplace_back(domain::BatchEdited{feature, place});
    apply(std::move(changes));
}

void OpenCase::placeOrder()
{
    if (!recommendation() || isAsking())
        return;
    Changes changes = withRecommendation();
    if (const domain::CaseBatch now = batch(); !now.order.empty())
        changes.emplace_back(domain::OrderPlaced{now.order, now.estimate, document().round()});
    apply(std::move(changes));
}

void OpenCase::keepRecommendation()
{
    if (!m_scratch && !isAsking() && step() == CaseStep::Order)
        apply(withRecommendation());
}

void OpenCase::setResult(const domain::ResultEntered& result)
{
    apply({result});
}

void OpenCase::setUnavailable(const std::vector<std::string>& features, const std::string& reason)
{
    Changes changes;
    for (const std::string& feature : features)
        changes.emplace_back(domain::ResultUnavailable{feature, reason});
    apply(std::move(changes));
}

void OpenCase::removeResult(const std::string& feature)
{
    apply({domain::ResultRemoved{feature}});
}

void OpenCase::confirmJudgement()
{
    if (step() != CaseStep::Judgement || !m_conclusion || isAsking() || !model())
        return;
    if (m_conclusion->stage == domain::CaseStage::AwaitingResults)
        return apply({domain::OrderPlaced{m_conclusion->order, {}, document().round()}});
    auto changes = attempt([this] { return changesOf(*m_conclusion, model()->name); });
    if (changes)
        apply(std::move(*changes));
    else
        refuse(changes.error());
}

void OpenCase::startNextBatch()
{
    apply({domain::NextBatchStarted{}});
}

void OpenCase::amend(const std::string& reason)
{
    apply({domain::Amended{reason}});
}

void OpenCase::undo()
{
    if (!canUndo())
        return;
    if (m_scratch)
        return applyToScratch({m_scratch->undo(kNobody, m_scratch->changedAtMs()).change});
    save([id = m_id](CaseBook& book) { return book.undo(id); });
}

void OpenCase::redo()
{
    if (!canRedo())
        return;
    if (m_scratch)
        return applyToScratch({m_scratch->redo(kNobody, m_scratch->changedAtMs()).change});
    save([id = m_id](CaseBook& book) { return book.redo(id); });
}

void OpenCase::startWhatIf()
{
    if (!isOpen() || m_scratch)
        return;
    m_scratch = m_document;
    refresh();
    Q_EMIT changed();
}

void OpenCase::leaveWhatIf()
{
    if (!m_scratch)
        return;
    m_scratch.reset();
    refresh();
    Q_EMIT changed();
}

// --- the engine

/// The hash of the model that this round's order rests on; empty before the order.
std::string OpenCase::orderedWith() const
{
    const CaseDocument& shown = document();
    const bool isOrdered = isOpen() && shown.content().isOrderPlaced && shown.recommendation();
    return isOrdered ? shown.recommendation()->modelSha256 : std::string();
}

const WorkingModel* OpenCase::model() const
{
    const std::string own = orderedWith();
    const auto& worked = m_desk.model();
    if (own.empty() || !worked || own == worked->sha256)
        return worked.get();
    if (own != m_soughtModel || m_isModelSought)
        return nullptr;
    return m_ownModel ? m_ownModel.get() : worked.get();
}

bool OpenCase::keepsItsModel() const
{
    return model() && model() != m_desk.model().get();
}

void OpenCase::findOrderedModel()
{
    const std::string own = orderedWith();
    if (own == m_soughtModel)
        return;
    m_soughtModel = own;
    m_ownModel.reset();
    m_isModelSought = true;
    m_desk.findModel(own, this, [this, own](const std::shared_ptr<const WorkingModel>& found) {
        if (own != m_soughtModel)
            return;
        m_isModelSought = false;
        m_ownModel = found;
        refresh();
        Q_EMIT changed();
    });
}

/// A draft whose batch was recorded, and another model has answered since.
bool OpenCase::isReplaced() const
{
    const auto* recorded = document().recommendation();
    return recorded && m_recommendation && isDraft(document()) && m_desk.model() &&
           recorded->modelSha256 != m_desk.model()->sha256 &&
           m_recommendation->modelSha256 == m_desk.model()->sha256;
}

const domain::Recommendation* OpenCase::recommendation() const
{
    if (const auto* recorded = document().recommendation(); recorded && !isReplaced())
        return recorded;
    return isDraft(document()) && m_recommendation ? &*m_recommendation : nullptr;
}

domain::CaseBatch OpenCase::batch() const
{
    if (document().recommendation() && !isReplaced())
        return document().batch();
    return recommendation() ? batchOf(*recommendation()) : domain::CaseBatch{};
}

const domain::Conclusion* OpenCase::conclusion() const
{
    if (const auto* recorded = document().conclusion())
        return recorded;
    return step() == CaseStep::Judgement && m_conclusion ? &*m_conclusion : nullptr;
}

std::string OpenCase::otherModel() const
{
    const CaseDocument& shown = document();
    const bool isOther = isOpen() && m_desk.model() && !m_desk.model()->sha256.empty() &&
                         shown.isFromOtherModel(m_desk.model()->sha256);
    return isOther ? otherModelOf(shown, m_desk.model()->sha256) : std::string();
}

const domain::Explanation* OpenCase::explanation() const
{
    const bool isShown = recommendation() && step() != CaseStep::Findings;
    return isShown && m_explainer->answer() ? &*m_explainer->answer() : nullptr;
}

const domain::Explanation* OpenCase::trial() const
{
    return isDraft(document()) && m_trial->answer() ? &*m_trial->answer() : nullptr;
}

void OpenCase::forgetAnswers()
{
    delete m_job;
    m_explainer->forget();
    m_trial->forget();
    m_asked = nullptr;
    m_recommendation.reset();
    m_conclusion.reset();
    m_engineProblem.reset();
}

std::optional<std::pair<const char*, Json>> OpenCase::nextQuestion() const
{
    const CaseDocument& shown = document();
    const auto question = attempt([&]() -> std::optional<std::pair<const char*, Json>> {
        const auto* recorded = shown.recommendation();
        const bool isOfOther = recorded && recorded->modelSha256 != m_desk.model()->sha256;
        if (step() == CaseStep::Order && isDraft(shown) && (!recorded || isOfOther))
            return std::pair(protocol::method::kRecommend, recommendQuestion(shown, model()->features));
        if (step() == CaseStep::Judgement)
            return std::pair(protocol::method::kConclude, concludeQuestion(shown, model()->features));
        return std::nullopt;
    });
    return question ? *question : std::nullopt;
}

/// Reasons of a batch that was ordered are those of its model, where that is still there.
bool OpenCase::canExplain() const
{
    const domain::Recommendation* shown = recommendation();
    return shown && step() != CaseStep::Findings && !isAsking() && model() &&
           shown->modelSha256 == model()->sha256;
}

/// From what the batch was chosen from: what came after the order is not among it.
Json OpenCase::explainQuestion(const std::vector<std::string>& besides) const
{
    std::vector<std::string> cantMiss;
    for (const domain::Likelihood& likelihood : recommendation()->differential) {
        const domain::Disease* disease = m_desk.catalogue().disease(likelihood.disease);
        if (disease && disease->cantMiss)
            cantMiss.push_back(likelihood.disease);
    }
    domain::CaseBatch asked = batch();
    asked.estimate.insert(asked.estimate.end(), besides.begin(), besides.end());
    std::vector<domain::Finding> findings = document().input().findings;
    addPatient(findings, document(), asked, model()->features);
    return {{"findings", findings},
            {"order", asked.order},
            {"estimate", asked.estimate},
            {"also", cantMiss},
            {"model", model()->path.string()},
            {"device", m_engine.device().toStdString()}};
}

void OpenCase::explain()
{
    if (canExplain())
        m_explainer->ask(explainQuestion({}));
}

void OpenCase::tryTests(const std::vector<std::string>& features)
{
    const domain::CaseBatch now = batch();
    const auto isIn = [](const std::vector<std::string>& list, const std::string& feature) {
        return std::ranges::find(list, feature) != list.end();
    };
    std::vector<std::string> besides;
    for (const std::string& feature : features) {
        if (!document().content().isKnown(feature) && !isIn(now.order, feature) &&
            !isIn(now.estimate, feature) && !isIn(besides, feature))
            besides.push_back(feature);
    }
    if (isDraft(document()) && canExplain() && !besides.empty())
        m_trial->ask(explainQuestion(besides));
    else
        m_trial->forget();
}

/// Asks what the case as it stands leaves open. The answer before stays until the new one is there.
void OpenCase::refresh()
{
    if (isOpen() && m_desk.model() && !model())
        findOrderedModel();
    auto question = isOpen() && model() ? nextQuestion() : std::nullopt;
    if (!question) {
        delete m_job;
        m_asked = nullptr;
        rememberProbabilities();
        return explain();
    }
    question->second["model"] = model()->path.string();
    question->second["device"] = m_engine.device().toStdString();
    if (question->second != m_asked)
        ask(question->first, std::move(question->second));
    else
        explain();
}

void OpenCase::ask(const char* method, Json question)
{
    delete m_job;
    m_engineProblem.reset();
    m_asked = std::move(question);
    m_job = m_engine.ask(method, m_asked, this);
    connect(m_job, &Job::finished, this, [this, method, job = m_job.data()](const Result<Json>& answer) {
        job->deleteLater();
        m_job.clear();
        onAnswer(method, answer);
    });
}

void OpenCase::onAnswer(const char* method, const Result<Json>& answer)
{
    const auto taken = attempt([&] {
        if (!answer)
            throw Failure(answer.error());
        if (method == protocol::method::kRecommend)
            m_recommendation = answer->get<domain::Recommendation>();
        else
            m_conclusion = answer->get<domain::Conclusion>();
    });
    if (taken) {
        rememberProbabilities();
        explain();
    } else {
        m_engineProblem = taken.error();
        m_asked = nullptr;
        m_recommendation.reset();
        m_conclusion.reset();
    }
    Q_EMIT changed();
}

void OpenCase::askAgain()
{
    m_asked = nullptr;
    refresh();
    Q_EMIT changed();
}

/// So that a change can be seen against what was there before.
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
