// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "services/casestorecontroller.h"
#include "services/engineservice.h"
#include "services/modelbundle.h"
#include "services/modelcheck.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

/// The table that a model was measured on, as `model.evaluate` is told it.
struct ModelData
{
    std::optional<contract::TableSource> source; ///< nothing: not known
};

enum class ModelAction { Activated, Imported, Exported, Removed };

/// The models of this machine for a window: which there are, what they are worth, which one answers. Nothing
/// here waits.
class ModelRegistry : public QObject
{
    Q_OBJECT

public:
    ModelRegistry(CaseStoreController& caseStore, EngineService& engine, QObject* parent = nullptr);
    ~ModelRegistry() override;

    /// Looks again what there is; modelsChanged() tells.
    void load();
    bool isLoaded() const { return m_isLoaded; }
    /// The active one first, then the latest.
    const std::vector<ListedModel>& models() const { return m_models; }
    /// nullptr where there is none.
    const ListedModel* model(const std::string& sha256) const;
    const ListedModel* active() const;
    /// Why the model that was activated does not answer; empty: it does, or none was.
    const Text& activeProblem() const { return m_activeProblem; }
    /// Every choice, the latest first.
    const std::vector<Activation>& history() const { return m_history; }
    const domain::Catalogue& catalogue() const { return m_caseStore.catalogue(); }
    /// Why nothing can be changed; empty: it can.
    Text readOnlyReason() const;

    // --- evaluations, kept in the store
    void keepEvaluation(const std::string& modelSha256, const contract::ModelEvaluation& evaluation,
                        const ModelData& data = {});
    /// Empty where none was kept.
    void evaluationOf(const std::string& modelSha256, QObject* asker,
                      std::function<void(const Result<std::optional<KeptEvaluation>>&)> then);

    // --- the gate: of one model at a time
    /// Reads the kept evaluation and lets the engine read the files; checksChanged() tells each step.
    void check(const std::string& sha256);
    /// The model that is being looked at; empty: none.
    const std::string& checkedModel() const { return m_checkedSha; }
    const CheckedModel& checked() const { return m_checked; }
    std::vector<GateCheck> checks() const;
    /// Everything but the comparison is known.
    bool isChecked() const { return m_checked.described && m_hasReadKept; }
    /// Measures the active model on the same patients: long.
    bool canCompare() const;
    void compare();
    bool isComparing() const { return m_comparing != nullptr; }
    void cancelComparison();

    // --- each ends with done() or refused(), and refused() means that nothing was changed
    void activate(const std::string& sha256, const std::string& reason);
    void rollBackTo(const Activation& entry, const std::string& reason);
    void importBundle(const std::filesystem::path& file);
    void exportBundle(const std::string& sha256, const std::filesystem::path& file, bool mayReplace);
    void remove(const std::string& sha256, Removal removal = Removal::OnlyUnused);

Q_SIGNALS:
    void modelsChanged();
    void checksChanged();
    void progressed(const genex::Progress& progress);
    /// `what`: the model's name, or the file.
    void done(genex::services::ModelAction action, const QString& what);
    void refused(const genex::Error& error);
    /// Cases or the history name it: `remove` with EvenIfNamed takes it away all the same.
    void removalDoubted(const QString& sha256, const genex::Error& error);

private:
    struct Listing;
    struct Wish
    {
        std::string sha256;
        std::string reason;
    };

    void onStoreChanged();
    void forgetChecks();
    void describe(const ListedModel& model);
    void onChecked();
    void fulfil(const Wish& wish);
    void verifyIncoming(const IncomingModel& incoming);
    void endAction(ModelAction action, const std::string& what, const Result<void>& result);
    bool refuseMissing(const std::string& sha256);

    CaseStoreController& m_caseStore;
    EngineService& m_engine;
    std::vector<ListedModel> m_models;
    std::vector<Activation> m_history;
    Text m_activeProblem;
    bool m_isLoaded = false;
    bool m_wasUnlocked = false;
    std::string m_checkedSha;
    CheckedModel m_checked;
    bool m_hasReadKept = false;
    std::optional<Wish> m_wish; ///< waits for the checks
    QPointer<Job> m_describing;
    QPointer<Job> m_comparing;
    int m_generation = 0; ///< of the model that is looked at: answers about another one are dropped
    WorkThread m_thread;  ///< reads and writes models
};

} // namespace genex::services
