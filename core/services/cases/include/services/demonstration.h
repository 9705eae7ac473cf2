// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/trainingmessages.h"

#include "data/demonstration.h"
#include "domain/casedocument.h"
#include "domain/catalogue.h"
#include "domain/conclusion.h"
#include "domain/recommendation.h"
#include "services/engineservice.h"
#include "services/userfolders.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

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

/// "traveller" and "chest-pain".
QStringList demonstrationPatients();

/// A complete example: a case is entered, a batch recommended and ordered, results arrive visit by visit, and
/// the case is concluded; with the bundled model, or with one first trained on synthetic patients. One job
/// with progress, pause and cancel.
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
    /// One of demonstrationPatients(); default: the first.
    void setPatient(const QString& name) { m_patient = name; }
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
    QString m_patient = QStringLiteral("traveller");
    QPointer<Job> m_job;
    bool m_isRunning = false;
    bool m_isCancelled = false;
    int m_visits = 0;
    DemonstrationOutcome m_draft;
    std::optional<DemonstrationOutcome> m_outcome;
};

} // namespace genex::services
