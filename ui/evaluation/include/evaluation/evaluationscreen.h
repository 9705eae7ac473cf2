#pragma once

#include "common/error.h"
#include "widgets/screen.h"

namespace genex::services {
class LabDesk;
}

namespace genex::ui {

class ExperimentForm;
class ProgressLine;
class RowList;
class RunView;

/// The place where methods are measured: the paper's experiments on one's own table, and two runs side by
/// side.
class EvaluationScreen : public Screen
{
    Q_OBJECT

public:
    explicit EvaluationScreen(services::LabDesk& lab, QWidget* parent = nullptr);

    QString iconName() const override { return QStringLiteral("evaluation"); }
    QString name() const override { return tr("Evaluation"); }
    QString bannerSubtitle() const override;
    QString helpHtml() const override;

private:
    void buildLayout();
    void start();
    void showRuns();
    void showRun(const QString& key);
    void compare();
    void stopWaiting();
    void showFailure(const Error& error);

    services::LabDesk& m_lab;
    ExperimentForm* m_form;
    ProgressLine* m_progress;
    RowList* m_runs;
    RunView* m_view;
    QString m_shown; ///< the run that the others are compared with
};

} // namespace genex::ui
