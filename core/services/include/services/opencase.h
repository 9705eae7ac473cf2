// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/casedocument.h"
#include "domain/explanation.h"
#include "services/casedesk.h"
#include "services/engineservice.h"

#include <QObject>
#include <QPointer>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace genex::services {

class BatchExplainer;

/// Where a case stands for whoever works on it.
enum class CaseStep {
    Findings,   ///< nothing is known yet
    Order,      ///< a batch is recommended, or being asked for
    Results,    ///< of what was ordered are awaited
    Judgement,  ///< all results are in: the estimates are trusted, or not
    Conclusion, ///< stands
};

/// The case that is being worked on: every change is on the disk before it is shown, and the engine is asked
/// again after each one. Nothing here waits.
///
/// What the engine recommends is kept in memory, and recorded together with the order or the edit that
/// follows from it: the same findings give the same answer, so nothing is lost.
class OpenCase : public QObject
{
    Q_OBJECT

public:
    OpenCase(CaseDesk& desk, EngineService& engine, QObject* parent = nullptr);
    ~OpenCase() override;

    void open(const std::string& id);
    void openNew(const domain::PatientDetails& patient);
    /// The case that was open when the program ended, if there is one.
    void openRemembered();
    void close();

    bool isOpen() const { return !m_id.empty(); }
    const std::string& id() const { return m_id; }
    /// In what-if, the copy.
    const domain::CaseDocument& document() const { return m_scratch ? *m_scratch : m_document; }
    CaseStep step() const;

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
    bool isAsking() const { return m_job != nullptr; }
    const std::optional<Error>& engineProblem() const { return m_engineProblem; }
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
    bool canUndo() const { return isOpen() && document().canUndo(); }
    bool canRedo() const { return isOpen() && document().canRedo(); }
    void undo();
    void redo();

    // --- what if: a copy of the case, of which nothing is saved
    bool isWhatIf() const { return m_scratch.has_value(); }
    void startWhatIf();
    void leaveWhatIf();

    /// Asks the engine again: after it failed, or with the model that is worked with now.
    void askAgain();

Q_SIGNALS:
    void changed();
    void triedTests();
    void refused(const genex::Error& error);

private:
    using Changes = std::vector<domain::CaseChange>;
    using Saving = std::function<Result<domain::CaseDocument>(CaseBook&)>;

    void apply(Changes changes);
    void save(Saving saving);
    void applyToScratch(Changes changes);
    void take(domain::CaseDocument document);
    void show(const std::string& id, domain::CaseDocument document);
    void refuse(const Error& error);
    Changes withRecommendation() const;

    void refresh();
    void explain();
    bool canExplain() const;
    Json explainQuestion(const std::vector<std::string>& besides) const;
    void ask(const char* method, Json question);
    void onAnswer(const char* method, const Result<Json>& answer);
    void forgetAnswers();
    void rememberProbabilities();
    void onDeskChanged();
    std::string orderedWith() const;
    void findOrderedModel();
    bool isReplaced() const;
    std::optional<std::pair<const char*, Json>> nextQuestion() const;

    CaseDesk& m_desk;
    EngineService& m_engine;
    std::string m_id;
    bool m_isOfDemonstration = false;
    domain::CaseDocument m_document;
    std::optional<domain::CaseDocument> m_scratch;
    QPointer<Job> m_job;
    Json m_asked; ///< what m_job, or the answer that is shown, is the answer to
    std::optional<domain::Recommendation> m_recommendation;
    std::optional<domain::Conclusion> m_conclusion;
    BatchExplainer* m_explainer; ///< of the batch as it stands
    BatchExplainer* m_trial;     ///< of tests that may be added to it
    std::optional<Error> m_engineProblem;
    std::map<std::string, double> m_before;
    std::map<std::string, double> m_latest;
    std::shared_ptr<const WorkingModel> m_worked;   ///< of the desk, when it was looked at last
    std::string m_soughtModel;                      ///< the hash that m_ownModel was looked for by
    bool m_isModelSought = false;                   ///< and there is no answer yet
    std::shared_ptr<const WorkingModel> m_ownModel; ///< that the case was ordered with; nullptr: not there
    int m_generation = 0;                           ///< of the case: answers about another one are dropped
};

} // namespace genex::services
