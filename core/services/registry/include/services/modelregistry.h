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

/// The table a model was evaluated on, as for `model.evaluate`.
struct ModelData
{
    std::optional<contract::TableSource> source; ///< empty: unknown
};

enum class ModelAction { Activated, Imported, Exported, Removed };

/// The models on this machine for a window: list, evaluations, active one. Asynchronous.
class ModelRegistry : public QObject
{
    Q_OBJECT

public:
    ModelRegistry(CaseStoreController& caseStore, EngineService& engine, QObject* parent = nullptr);
    ~ModelRegistry() override;

    /// Reloads the list; modelsChanged() follows.
    void load();
    bool isLoaded() const { return m_isLoaded; }
    /// The active one first, then latest first.
    const std::vector<ListedModel>& models() const { return m_models; }
    /// nullptr if there is none.
    const ListedModel* model(const std::string& sha256) const;
    const ListedModel* active() const;
    /// Why the activated model is not used; empty: it is, or none was activated.
    const Text& activeProblem() const { return m_activeProblem; }
    /// All activations, latest first.
    const std::vector<Activation>& history() const { return m_history; }
    const domain::Catalogue& catalogue() const { return m_caseStore.catalogue(); }
    /// Why nothing can be changed; empty: it can.
    Text readOnlyReason() const;

    // --- evaluations in the store
    void keepEvaluation(const std::string& modelSha256, const contract::ModelEvaluation& evaluation,
                        const ModelData& data = {});
    /// Empty if there is none.
    void evaluationOf(const std::string& modelSha256, QObject* asker,
                      std::function<void(const Result<std::optional<KeptEvaluation>>&)> then);

    // --- the gate, for one model at a time
    /// Reads the stored evaluation and has the engine read the files; checksChanged() after each step.
    void check(const std::string& sha256);
    /// The model being checked; empty: none.
    const std::string& checkedModel() const { return m_checkedSha; }
    const CheckedModel& checked() const { return m_checked; }
    std::vector<GateCheck> checks() const;
    /// Everything but the comparison is known.
    bool isChecked() const { return m_checked.described && m_hasReadKept; }
    /// Evaluates the active model on the same patients: long.
    bool canCompare() const;
    void compare();
    bool isComparing() const { return m_comparing != nullptr; }
    void cancelComparison();

    // --- each ends with done() or refused(); refused() means no effect
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
    /// Cases or the history refer to it: `remove` with EvenIfNamed deletes it anyway.
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
    std::optional<Wish> m_wish; ///< waiting for the checks
    QPointer<Job> m_describing;
    QPointer<Job> m_comparing;
    int m_generation = 0; ///< of the checked model: answers about an earlier one are dropped
    WorkThread m_thread;  ///< reads and writes models
};

} // namespace genex::services
