// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/casemessages.h"

#include "domain/caseworkflow.h"
#include "services/casestorecontroller.h"
#include "services/engineservice.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

class BatchExplainer;
class CaseConsultation;
class CaseModel;
class StoredCase;
using domain::CaseStep;

/// The case being edited: every change is on disk before it is shown, and the engine is consulted after each
/// one. Asynchronous. domain::CaseWorkflow defines what is allowed when. A recommendation is kept in memory
/// and recorded together with the order or edit that follows: the same findings give the same answer, so
/// nothing is lost.
class OpenCase : public QObject
{
    Q_OBJECT

public:
    OpenCase(CaseStoreController& caseStore, EngineService& engine, QObject* parent = nullptr);
    ~OpenCase() override;

    void open(const std::string& id);
    void openNew(const domain::PatientDetails& patient);
    /// The case that was open when the program last ended, if any.
    void openRemembered();
    void close();

    bool isOpen() const;
    const std::string& id() const;
    /// In what-if mode, the copy.
    const domain::CaseDocument& document() const;
    domain::CaseWorkflow workflow() const { return domain::CaseWorkflow(document()); }
    CaseStep step() const { return workflow().step(); }

    // --- what the engine says
    /// nullptr if there is none yet.
    const domain::Recommendation* recommendation() const;
    /// With the doctor's edits.
    domain::CaseBatch batch() const;
    /// The recorded one, or the one that would be recorded.
    const domain::Conclusion* conclusion() const;
    /// Reasons for the batch and effects of moving a test; nullptr until available.
    const domain::Explanation* explanation() const;
    /// Requests the effect of additionally ordering each of these tests; triedTests() signals that trial()
    /// has it. Tests that are known or in the batch are skipped.
    void tryTests(const std::vector<std::string>& features);
    /// The tests are in it as estimated ones: `ordered` of their effects is the benefit of adding them.
    const domain::Explanation* trial() const;
    /// What is shown precedes the last change.
    bool isAsking() const;
    const std::optional<Error>& engineProblem() const;
    /// Name of the model that gave the recorded answers, if it is not the active one.
    std::string otherModel() const;
    /// The model consulted about this case: the one it was ordered with if it still exists, else the active
    /// one. nullptr while it is being searched, or if there is none.
    const WorkingModel* model() const;
    /// The case uses the model it was ordered with, and another one is active now.
    bool keepsItsModel() const;
    /// Probability of each disease before the last answer that changed it; empty: none before.
    const std::map<std::string, double>& probabilitiesBefore() const { return m_before; }
    const std::map<std::string, double>& probabilitiesNow() const { return m_latest; }

    // --- changes: each ends with changed(), or with refused() and no effect
    void setPatient(const domain::PatientDetails& patient);
    void setFindings(const std::vector<domain::Finding>& findings);
    void removeFinding(const std::string& feature);
    void addNote(const std::string& text);
    void setBudget(const domain::Budget& budget);
    void placeInBatch(const std::vector<std::string>& features, domain::BatchPlace place);
    void placeOrder();
    /// Records the current recommendation, for a report based on it. No effect if already recorded.
    void keepRecommendation();
    void setResult(const domain::ResultEntered& result);
    void setUnavailable(const std::vector<std::string>& features, const std::string& reason);
    void removeResult(const std::string& feature);
    /// Records the conclusion, or orders the tests whose estimates were not accepted, or further tests the
    /// model asks for.
    void confirmJudgement();
    void startNextBatch();
    void amend(const std::string& reason);
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

    // --- what-if: a copy of the case, never saved
    bool isWhatIf() const;
    void startWhatIf();
    void leaveWhatIf();

    /// Consults the engine again: after a failure, or with the active model.
    void askAgain();

Q_SIGNALS:
    void changed();
    void triedTests();
    void refused(const genex::Error& error);

private:
    /// Exceptions of makeChanges are emitted as refused().
    template <typename MakeChanges>
    void tryToApply(MakeChanges&& makeChanges);

    void onStoreChanged();
    void onAnswered();
    void refresh();
    void forget();
    void explain();
    bool canExplain() const;
    contract::ExplainTask explainQuestion(const std::vector<std::string>& besides) const;
    void rememberProbabilities();

    CaseStoreController& m_caseStore;
    EngineService& m_engine;
    StoredCase* m_case;
    CaseModel* m_model;
    CaseConsultation* m_consultation;
    BatchExplainer* m_explainer; ///< for the current batch
    BatchExplainer* m_trial;     ///< for tests that may be added to it
    std::map<std::string, double> m_before;
    std::map<std::string, double> m_latest;
    std::shared_ptr<const WorkingModel> m_worked; ///< of the case store, when last checked
};

} // namespace genex::services
