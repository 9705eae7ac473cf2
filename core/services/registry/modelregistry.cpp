// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modelregistry.h"

#include "common/error.h"

#include <algorithm>
#include <utility>

namespace genex::services {

/// Result of listing the models on disk.
struct ModelRegistry::Listing
{
    std::vector<ListedModel> models;
    std::vector<Activation> history;
    Text activeProblem;

    static Listing of(const UserFolders& folders)
    {
        Listing listing{listModels(folders), {}, chosenModel(folders).problem};
        if (auto history = attempt([&] { return readActivations(folders); }))
            listing.history.assign(history->rbegin(), history->rend());
        return listing;
    }
};

ModelRegistry::ModelRegistry(CaseStoreController& caseStore, EngineService& engine, QObject* parent)
    : QObject(parent)
    , m_caseStore(caseStore)
    , m_engine(engine)
    , m_wasUnlocked(caseStore.view().state == StoreState::Unlocked)
    , m_thread(QStringLiteral("models"))
{
    connect(&m_caseStore, &CaseStoreController::changed, this, &ModelRegistry::onStoreChanged);
}

ModelRegistry::~ModelRegistry()
{
    delete m_describing;
    delete m_comparing;
}

/// Clears what was read from the store when it is locked.
void ModelRegistry::onStoreChanged()
{
    const bool isUnlocked = m_caseStore.view().state == StoreState::Unlocked;
    if (isUnlocked == m_wasUnlocked)
        return;
    m_wasUnlocked = isUnlocked;
    m_wish.reset();
    forgetChecks();
    if (isUnlocked)
        load();
}

// --- listing

void ModelRegistry::load()
{
    m_thread.run(
        this, [folders = m_caseStore.folders()] { return attempt([&] { return Listing::of(folders); }); },
        [this](Result<Listing> listing) {
            if (!listing) {
                Q_EMIT refused(listing.error());
                return;
            }
            m_models = std::move(listing->models);
            m_history = std::move(listing->history);
            m_activeProblem = std::move(listing->activeProblem);
            m_isLoaded = true;
            Q_EMIT modelsChanged();
        });
}

const ListedModel* ModelRegistry::model(const std::string& sha256) const
{
    const auto found = std::ranges::find(m_models, sha256, &ListedModel::sha256);
    return sha256.empty() || found == m_models.end() ? nullptr : &*found;
}

const ListedModel* ModelRegistry::active() const
{
    const auto found = std::ranges::find(m_models, true, &ListedModel::isActive);
    return found == m_models.end() ? nullptr : &*found;
}

Text ModelRegistry::readOnlyReason() const
{
    const StoreStatus& view = m_caseStore.view();
    if (view.isDemonstration)
        return "In the demonstration, models can be viewed but not changed.";
    if (!view.readOnlyReason.empty())
        return view.readOnlyReason;
    return view.mayChooseModel
               ? std::string()
               : "Only a data scientist or an administrator of this store can activate models.";
}

// --- evaluations

void ModelRegistry::keepEvaluation(const std::string& modelSha256,
                                   const contract::ModelEvaluation& evaluation, const ModelData& data)
{
    m_caseStore.ask(
        this,
        [modelSha256, kept = KeptEvaluation{data.source, evaluation}](CaseBook& book) {
            return services::keepEvaluation(book, modelSha256, kept);
        },
        [this, modelSha256](const Result<void>& kept) {
            if (!kept)
                Q_EMIT refused(kept.error());
            if (modelSha256 == m_checkedSha)
                forgetChecks();
            load();
        });
}

void ModelRegistry::evaluationOf(const std::string& modelSha256, QObject* asker,
                                 std::function<void(const Result<std::optional<KeptEvaluation>>&)> then)
{
    m_caseStore.ask(
        asker, [modelSha256](CaseBook& book) { return keptEvaluation(book, modelSha256); }, std::move(then));
}

// --- the gate

void ModelRegistry::forgetChecks()
{
    ++m_generation;
    m_checkedSha.clear();
    m_checked = {};
    m_hasReadKept = false;
    delete m_describing;
    delete m_comparing;
    Q_EMIT checksChanged();
}

void ModelRegistry::check(const std::string& sha256)
{
    const ListedModel* listed = model(sha256);
    if (!listed || m_caseStore.view().state != StoreState::Unlocked)
        return forgetChecks();
    forgetChecks();
    m_checkedSha = sha256;
    describe(*listed);
    evaluationOf(sha256, this,
                 [this, generation = m_generation](const Result<std::optional<KeptEvaluation>>& kept) {
                     if (generation != m_generation)
                         return;
                     m_hasReadKept = true;
                     if (kept)
                         m_checked.kept = *kept;
                     onChecked();
                 });
    Q_EMIT checksChanged();
}

void ModelRegistry::describe(const ListedModel& model)
{
    m_describing = m_engine.ask<contract::DescribeModel>(
        {model.path.string()}, this, [this](const Result<contract::ModelDescription>& answer) {
            m_describing.clear();
            m_checked.described = describedFrom(answer);
            onChecked();
        });
}

void ModelRegistry::onChecked()
{
    Q_EMIT checksChanged();
    if (isChecked() && m_wish)
        fulfil(*std::exchange(m_wish, std::nullopt));
}

std::vector<GateCheck> ModelRegistry::checks() const
{
    const ListedModel* listed = model(m_checkedSha);
    return listed ? checksOf(*listed, active(), m_checked, catalogue()) : std::vector<GateCheck>();
}

bool ModelRegistry::canCompare() const
{
    const ListedModel* listed = model(m_checkedSha);
    return listed && active() && !listed->isActive && !isComparing() && m_checked.kept &&
           m_checked.kept->source;
}

void ModelRegistry::compare()
{
    if (!canCompare())
        return;
    const auto task =
        comparisonTask(*model(m_checkedSha), *active(), m_checked.kept, m_engine.device().toStdString());
    m_comparing = m_engine.ask<contract::EvaluateModel>(
        *task, this, [this](const Result<contract::ModelEvaluation>& evaluation) {
            m_comparing.clear();
            if (evaluation || evaluation.error().code != ErrorCode::Cancelled)
                m_checked.compared = evaluation;
            Q_EMIT checksChanged();
        });
    connect(m_comparing, &Job::progressed, this, &ModelRegistry::progressed);
    Q_EMIT checksChanged();
}

void ModelRegistry::cancelComparison()
{
    if (m_comparing)
        m_comparing->cancel();
}

// --- changes

bool ModelRegistry::refuseMissing(const std::string& sha256)
{
    if (model(sha256))
        return false;
    Q_EMIT refused({ErrorCode::NotFound, "This model is no longer on this machine.", "Import it again."});
    return true;
}

void ModelRegistry::activate(const std::string& sha256, const std::string& reason)
{
    if (refuseMissing(sha256))
        return;
    if (sha256 == m_checkedSha && isChecked())
        return fulfil({sha256, reason});
    m_wish = Wish{sha256, reason};
    if (sha256 != m_checkedSha)
        check(sha256);
}

void ModelRegistry::rollBackTo(const Activation& entry, const std::string& reason)
{
    activate(entry.sha256, reason);
}

void ModelRegistry::fulfil(const Wish& wish)
{
    if (refuseMissing(wish.sha256))
        return;
    m_caseStore.ask(
        this,
        [folders = m_caseStore.folders(), model = *model(wish.sha256), checks = checks(),
         reason = wish.reason](CaseBook& book) {
            return activateModel(book, folders, model, checks, reason);
        },
        [this, name = model(wish.sha256)->name](const Result<Activation>& activation) {
            if (activation) {
                forgetChecks(); // they referred to the previously active model
                m_caseStore.useModel();
            }
            endAction(ModelAction::Activated, name, activation.map([](const Activation&) {}));
        });
}

void ModelRegistry::endAction(ModelAction action, const std::string& what, const Result<void>& result)
{
    if (!result) {
        Q_EMIT refused(result.error());
        return;
    }
    Q_EMIT done(action, QString::fromStdString(what));
    load();
}

void ModelRegistry::importBundle(const std::filesystem::path& file)
{
    if (const Text reason = readOnlyReason(); !reason.empty()) {
        Q_EMIT refused({ErrorCode::PermissionDenied, reason, {}});
        return;
    }
    m_thread.run(
        this,
        [file, folders = m_caseStore.folders()] {
            return attempt([&] { return unpackBundle(file, folders); });
        },
        [this](const Result<IncomingModel>& incoming) {
            if (incoming)
                verifyIncoming(*incoming);
            else
                Q_EMIT refused(incoming.error());
        });
}

/// Only bundles the engine has fully read become models.
void ModelRegistry::verifyIncoming(const IncomingModel& incoming)
{
    m_engine.ask<contract::DescribeModel>(
        {incoming.folder.string()}, this, [this, incoming](const Result<contract::ModelDescription>& answer) {
            m_thread.run(
                this,
                [incoming, described = describedFrom(answer), folders = m_caseStore.folders()] {
                    auto taken = attempt([&] {
                        if (described.problem)
                            throw Failure(*described.problem);
                        takeIn(incoming, described.sha256, folders);
                    });
                    if (!taken)
                        discard(incoming);
                    return taken;
                },
                [this, name = incoming.name](const Result<void>& taken) {
                    endAction(ModelAction::Imported, name, taken);
                });
        });
}

void ModelRegistry::exportBundle(const std::string& sha256, const std::filesystem::path& file,
                                 bool mayReplace)
{
    if (refuseMissing(sha256))
        return;
    m_thread.run(
        this,
        [model = model(sha256)->path, file, mayReplace] {
            return attempt([&] { writeBundle(model, file, mayReplace); });
        },
        [this, name = file.string()](const Result<void>& written) {
            endAction(ModelAction::Exported, name, written);
        });
}

void ModelRegistry::remove(const std::string& sha256, Removal removal)
{
    if (refuseMissing(sha256))
        return;
    m_caseStore.ask(
        this,
        [folders = m_caseStore.folders(), model = *model(sha256), removal](CaseBook& book) {
            return removeModel(book, folders, model, removal);
        },
        [this, removal, sha256, model = *model(sha256)](const Result<void>& removed) {
            const bool isDoubted = !removed && removal == Removal::OnlyUnused && model.canBeRemoved &&
                                   removed.error().code == ErrorCode::InvalidInput;
            if (isDoubted)
                Q_EMIT removalDoubted(QString::fromStdString(sha256), removed.error());
            else
                endAction(ModelAction::Removed, model.name, removed);
        });
}

} // namespace genex::services
