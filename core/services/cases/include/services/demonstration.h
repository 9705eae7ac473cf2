// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingmessages.h"

#include "data/demonstration.h"
#include "domain/casedocument.h"
#include "domain/catalogue.h"
#include "domain/conclusion.h"
#include "domain/recommendation.h"
#include "services/demonstrationpatient.h"
#include "services/engineservice.h"
#include "services/userfolders.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>
#include <vector>

namespace genex::services {

/// A patient with the engine's recommendation and conclusion, and the training, if any.
struct DemonstrationOutcome
{
    data::Demonstration patient;
    domain::Catalogue catalogue;
    domain::Recommendation recommendation;
    domain::CaseDocument document;                  ///< the whole case, concluded if results are known
    std::optional<contract::TrainedModel> training; ///< empty if an existing model was used
    QString model;                                  ///< folder of the model used
};

/// The whole way once: a case goes in, a batch is recommended and ordered, results come back visit by visit,
/// and the case is concluded; by the model that comes with the program, or by one that is trained on the
/// embedded, invented patients first. One job with progress, pause and cancel.
class Demonstration : public QObject
{
    Q_OBJECT

public:
    enum class Start {
        ReuseModel, ///< train only if there is no model yet
        TrainAgain,
    };

    Demonstration(EngineService& engine, UserFolders folders, QObject* parent = nullptr);
    ~Demonstration() override;

    bool isRunning() const { return m_isRunning; }
    /// Whose case it is: the traveller's without this.
    void setPatient(DemonstrationPatient patient) { m_patient = patient; }
    void start(Start how = Start::ReuseModel);
    void cancel();
    void setPaused(bool isPaused);
    bool isPaused() const;

    const std::optional<DemonstrationOutcome>& outcome() const { return m_outcome; }
    /// The model used: one trained on this machine if there is one, else the bundled one.
    QString model() const;
    /// Where a training on this machine saves its model.
    QString ownModel() const;

Q_SIGNALS:
    void progressed(const genex::Progress& progress);
    /// outcome() is available.
    void finished();
    /// Also emitted when cancelled.
    void failed(const genex::Error& error);

private:
    void onResourcesRead(Start how, const Result<DemonstrationOutcome>& read);
    void train();
    void recommend();
    void order();
    void enterResults();
    void conclude();
    void finish();
    template <contract::Message Asked>
    void ask(const typename Asked::Params& params,
             void (Demonstration::*next)(const typename Asked::Result&));
    void onTrained(const contract::TrainedModel& trained);
    void onRecommended(const domain::Recommendation& recommendation);
    void onConcluded(const domain::Conclusion& conclusion);
    void happened(std::vector<domain::CaseChange> changes);
    void end(const std::optional<Error>& error);

    EngineService& m_engine;
    UserFolders m_folders;
    DemonstrationPatient m_patient = DemonstrationPatient::Traveller;
    QPointer<Job> m_job;
    bool m_isRunning = false;
    bool m_isCancelled = false;
    int m_visits = 0;
    DemonstrationOutcome m_draft;
    std::optional<DemonstrationOutcome> m_outcome;
};

} // namespace genex::services
