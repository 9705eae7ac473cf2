// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/modelshelf.h"

#include "common/error.h"

#include <algorithm>
#include <utility>

namespace genex::services {

/// What a look at the disk gives.
struct ModelShelf::Shelf
{
    std::vector<ListedModel> models;
    std::vector<Activation> history;
    Text activeProblem;

    static Shelf of(const Profile& profile)
    {
        Shelf shelf{listModels(profile), {}, chosenModel(profile).problem};
        if (auto history = attempt([&] { return readActivations(profile); }))
            shelf.history.assign(history->rbegin(), history->rend());
        return shelf;
    }
};

ModelShelf::ModelShelf(CaseDesk& desk, EngineService& engine, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_engine(engine)
    , m_thread(QStringLiteral("models"))
{
    connect(&m_desk, &CaseDesk::changed, this, &ModelShelf::onDeskChanged);
}

ModelShelf::~ModelShelf()
{
    delete m_describing;
    delete m_comparing;
}

/// What the store keeps about models is forgotten with its lock.
void ModelShelf::onDeskChanged()
{
    const bool isUnlocked = m_desk.view().state == DeskState::Unlocked;
    if (isUnlocked == m_wasUnlocked)
        return;
    m_wasUnlocked = isUnlocked;
    m_wish.reset();
    forgetChecks();
    if (isUnlocked)
        load();
}

// --- what there is

void ModelShelf::load()
{
    m_thread.run(
        this, [profile = m_desk.profile()] { return attempt([&] { return Shelf::of(profile); }); },
        [this](Result<Shelf> shelf) {
            if (!shelf) {
                Q_EMIT refused(shelf.error());
                return;
            }
            m_models = std::move(shelf->models);
            m_history = std::move(shelf->history);
            m_activeProblem = std::move(shelf->activeProblem);
            m_isLoaded = true;
            Q_EMIT modelsChanged();
        });
}

const ListedModel* ModelShelf::model(const std::string& sha256) const
{
    const auto found = std::ranges::find(m_models, sha256, &ListedModel::sha256);
    return sha256.empty() || found == m_models.end() ? nullptr : &*found;
}

const ListedModel* ModelShelf::active() const
{
    const auto found = std::ranges::find(m_models, true, &ListedModel::isActive);
    return found == m_models.end() ? nullptr : &*found;
}

Text ModelShelf::readOnlyReason() const
{
    const DeskView& view = m_desk.view();
    if (view.isDemonstration)
        return "In the demonstration, models can be viewed but not changed.";
    if (!view.readOnlyReason.empty())
        return view.readOnlyReason;
    return view.mayChooseModel
               ? std::string()
               : "Only a data scientist or an administrator of this store can activate models.";
}

// --- evaluations

void ModelShelf::keepEvaluation(const std::string& modelSha256, const Json& evaluation, const ModelData& data)
{
    m_desk.ask(
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

void ModelShelf::evaluationOf(const std::string& modelSha256, QObject* asker,
                              std::function<void(const Result<std::optional<KeptEvaluation>>&)> then)
{
    m_desk.ask(
        asker, [modelSha256](CaseBook& book) { return keptEvaluation(book, modelSha256); }, std::move(then));
}

// --- the gate

void ModelShelf::forgetChecks()
{
    ++m_generation;
    m_checkedSha.clear();
    m_checked = {};
    m_hasReadKept = false;
    delete m_describing;
    delete m_comparing;
    Q_EMIT checksChanged();
}

void ModelShelf::check(const std::string& sha256)
{
    const ListedModel* listed = model(sha256);
    if (!listed || m_desk.view().state != DeskState::Unlocked)
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

void ModelShelf::describe(const ListedModel& model)
{
    m_describing = m_engine.ask<contract::DescribeModel>(
        {model.path.string()}, this, [this](const Result<contract::ModelDescription>& answer) {
            m_describing.clear();
            m_checked.described = describedFrom(answer);
            onChecked();
        });
}

void ModelShelf::onChecked()
{
    Q_EMIT checksChanged();
    if (isChecked() && m_wish)
        fulfil(*std::exchange(m_wish, std::nullopt));
}

std::vector<GateCheck> ModelShelf::checks() const
{
    const ListedModel* listed = model(m_checkedSha);
    return listed ? checksOf(*listed, active(), m_checked, catalogue()) : std::vector<GateCheck>();
}

bool ModelShelf::canCompare() const
{
    const ListedModel* listed = model(m_checkedSha);
    return listed && active() && !listed->isActive && !isComparing() && m_checked.kept &&
           m_checked.kept->source;
}

void ModelShelf::compare()
{
    if (!canCompare())
        return;
    const auto task =
        comparisonTask(*model(m_checkedSha), *active(), m_checked.kept, m_engine.device().toStdString());
    m_comparing = m_engine.ask<contract::EvaluateModel>(*task, this, [this](const Result<Json>& evaluation) {
        m_comparing.clear();
        if (evaluation || evaluation.error().code != ErrorCode::Cancelled)
            m_checked.compared = evaluation;
        Q_EMIT checksChanged();
    });
    connect(m_comparing, &Job::progressed, this, &ModelShelf::progressed);
    Q_EMIT checksChanged();
}

void ModelShelf::cancelComparison()
{
    if (m_comparing)
        m_comparing->cancel();
}

// --- changes

bool ModelShelf::refuseMissing(const std::string& sha256)
{
    if (model(sha256))
        return false;
    Q_EMIT refused({ErrorCode::NotFound, "This model is no longer on this machine.", "Import it again."});
    return true;
}

void ModelShelf::activate(const std::string& sha256, const std::string& reason)
{
    if (refuseMissing(sha256))
        return;
    if (sha256 == m_checkedSha && isChecked())
        return fulfil({sha256, reason});
    m_wish = Wish{sha256, reason};
    if (sha256 != m_checkedSha)
        check(sha256);
}

void ModelShelf::rollBackTo(const Activation& entry, const std::string& reason)
{
    activate(entry.sha256, reason);
}

void ModelShelf::fulfil(const Wish& wish)
{
    if (refuseMissing(wish.sha256))
        return;
    m_desk.ask(
        this,
        [profile = m_desk.profile(), model = *model(wish.sha256), checks = checks(), reason = wish.reason](
            CaseBook& book) { return activateModel(book, profile, model, checks, reason); },
        [this, name = model(wish.sha256)->name](const Result<Activation>& activation) {
            if (activation) {
                forgetChecks(); // they were against the model that was active
                m_desk.useModel();
            }
            endDeed(ModelDeed::Activated, name, activation.map([](const Activation&) {}));
        });
}

void ModelShelf::endDeed(ModelDeed deed, const std::string& what, const Result<void>& result)
{
    if (!result) {
        Q_EMIT refused(result.error());
        return;
    }
    Q_EMIT done(deed, QString::fromStdString(what));
    load();
}

void ModelShelf::importBundle(const std::filesystem::path& file)
{
    if (const Text reason = readOnlyReason(); !reason.empty()) {
        Q_EMIT refused({ErrorCode::PermissionDenied, reason, {}});
        return;
    }
    m_thread.run(
        this,
        [file, profile = m_desk.profile()] { return attempt([&] { return unpackBundle(file, profile); }); },
        [this](const Result<IncomingModel>& incoming) {
            if (incoming)
                verifyIncoming(*incoming);
            else
                Q_EMIT refused(incoming.error());
        });
}

/// Only what the engine has read as a whole comes among the models.
void ModelShelf::verifyIncoming(const IncomingModel& incoming)
{
    m_engine.ask<contract::DescribeModel>(
        {incoming.folder.string()}, this, [this, incoming](const Result<contract::ModelDescription>& answer) {
            m_thread.run(
                this,
                [incoming, described = describedFrom(answer), profile = m_desk.profile()] {
                    auto taken = attempt([&] {
                        if (described.problem)
                            throw Failure(*described.problem);
                        takeIn(incoming, described.sha256, profile);
                    });
                    if (!taken)
                        discard(incoming);
                    return taken;
                },
                [this, name = incoming.name](const Result<void>& taken) {
                    endDeed(ModelDeed::Imported, name, taken);
                });
        });
}

void ModelShelf::exportBundle(const std::string& sha256, const std::filesystem::path& file, bool mayReplace)
{
    if (refuseMissing(sha256))
        return;
    m_thread.run(
        this,
        [model = model(sha256)->path, file, mayReplace] {
            return attempt([&] { writeBundle(model, file, mayReplace); });
        },
        [this, name = file.string()](const Result<void>& written) {
            endDeed(ModelDeed::Exported, name, written);
        });
}

void ModelShelf::remove(const std::string& sha256, Removal removal)
{
    if (refuseMissing(sha256))
        return;
    m_desk.ask(
        this,
        [profile = m_desk.profile(), model = *model(sha256), removal](CaseBook& book) {
            return removeModel(book, profile, model, removal);
        },
        [this, removal, sha256, model = *model(sha256)](const Result<void>& removed) {
            const bool isDoubted = !removed && removal == Removal::OnlyUnused && model.canBeRemoved &&
                                   removed.error().code == ErrorCode::InvalidInput;
            if (isDoubted)
                Q_EMIT removalDoubted(QString::fromStdString(sha256), removed.error());
            else
                endDeed(ModelDeed::Removed, model.name, removed);
        });
}

} // namespace genex::services
