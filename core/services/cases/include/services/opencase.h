// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/caseworkflow.h"
#include "services/caseengine.h"
#include "services/casestorecontroller.h"

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

/// The case that is being worked on: every change is on the disk before it is shown, and the engine is asked
/// again after each one. Nothing here waits. What may be done when is domain::CaseWorkflow's to say.
///
/// What the engine recommends is kept in memory, and recorded together with the order or the edit that
/// follows from it: the same findings give the same answer, so nothing is lost.
class OpenCase : public QObject
{
    Q_OBJECT

public:
    OpenCase(CaseStoreController& caseStore, EngineService& engine, QObject* parent = nullptr);
    /// `engine` must outlive it.
    OpenCase(CaseStoreController& caseStore, CaseEngine& engine, QObject* parent = nullptr);
    ~OpenCase() override;

    void open(const std::string& id);
    void openNew(const domain::PatientDetails& patient);
    /// The case that was open when the program ended, if there is one.
    void openRemembered();
    void close();

    bool isOpen() const;
    const std::string& id() const;
    /// In what-if, the copy.
    const domain::CaseDocument& document() const;
    domain::CaseWorkflow workflow() const { return domain::CaseWorkflow(document()); }
    CaseStep step() const { return workflow().step(); }

    // --- what the engine says
    /// nullptr where there is none yet.
    const domain::Recommendation* recommendation() const;
    /// As the doctor has edited it.
    domain::CaseBatch batch() const;
    /// The one that stands, or the one that would be recorded.
    const domain::Conclusion* conclusion() const;
    /// Why the batch is as it is, and what moving a test would do; nullptr until it is there.
    const domain::Explanation* explanation() const;
    /// Asks what ordering each of these tests besides would do; triedTests() tells that trial() says it.
    /// Those that are known or in the batch are left out.
    void tryTests(const std::vector<std::string>& features);
    /// The tests stand in it as estimated ones: `ordered` of their effects is what adding them would bring.
    const domain::Explanation* trial() const;
    /// What is shown is of before the last change.
    bool isAsking() const;
    const std::optional<Error>& engineProblem() const;
    /// The name of the model that the recorded answers are of, where it is not the one that is worked with.
    std::string otherModel() const;
    /// The model that is asked about this case: the one it was ordered with, where that is still on the disk,
    /// else the one that is worked with. nullptr while that is being found out, and where there is none.
    const WorkingModel* model() const;
    /// It is the one that it was ordered with, and another is worked with by now.
    bool keepsItsModel() const;
    /// How likely each disease was before the last answer that changed it; empty: nothing before.
    const std::map<std::string, double>& probabilitiesBefore() const { return m_before; }
    const std::map<std::string, double>& probabilitiesNow() const { return m_latest; }

    // --- changes: each ends with changed(), or with refused() and nothing changed
    void setPatient(const domain::PatientDetails& patient);
    void setFindings(const std::vector<domain::Finding>& findings);
    void removeFinding(const std::string& feature);
    void addNote(const std::string& text);
    void setBudget(const domain::CaseBudget& budget);
    void placeInBatch(const std::vector<std::string>& features, domain::BatchPlace place);
    void placeOrder();
    /// Records what is recommended now, for a report that rests on it. Nothing where it is recorded already.
    void keepRecommendation();
    void setResult(const domain::ResultEntered& result);
    void setUnavailable(const std::vector<std::string>& features, const std::string& reason);
    void removeResult(const std::string& feature);
    /// Records the conclusion, or orders what was estimated and is not trusted, or what the model asks for
    /// besides.
    void confirmJudgement();
    void startNextBatch();
    void amend(const std::string& reason);
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

    // --- what if: a copy of the case, of which nothing is saved
    bool isWhatIf() const;
    void startWhatIf();
    void leaveWhatIf();

    /// Asks the engine again: after it failed, or with the model that is worked with now.
    void askAgain();

Q_SIGNALS:
    void changed();
    void triedTests();
    void refused(const genex::Error& error);

private:
    /// What makeChanges throws is refused.
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
    CaseEngine& m_engine;
    StoredCase* m_case;
    CaseModel* m_model;
    CaseConsultation* m_consultation;
    BatchExplainer* m_explainer; ///< of the batch as it stands
    BatchExplainer* m_trial;     ///< of tests that may be added to it
    std::map<std::string, double> m_before;
    std::map<std::string, double> m_latest;
    std::shared_ptr<const WorkingModel> m_worked; ///< of the case store, when it was looked at last
};

} // namespace genex::services
