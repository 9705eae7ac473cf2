#pragma once

#include "common/error.h"
#include "services/demonstration.h"
#include "widgets/screen.h"

#include <functional>

class QLabel;
class QStackedWidget;

namespace genex::ui {

class DemonstrationResult;
class EmptyState;
class ProgressLine;

/// The doctor's place. Until cases can be kept it offers the demonstration and shows what it found.
class CasesScreen : public Screen
{
    Q_OBJECT

public:
    /// Asks for a folder; empty when the user changed their mind.
    using FolderChooser = std::function<QString(QWidget* parent)>;

    explicit CasesScreen(services::Demonstration& demonstration, QWidget* parent = nullptr);

    QString iconName() const override { return QStringLiteral("cases"); }
    QString name() const override { return tr("Cases"); }
    QString bannerTitle() const override;
    QString bannerSubtitle() const override;
    QString helpHtml() const override;

    /// Whether there is a result that a report can be written of.
    bool canReport() const;
    void writeReport();
    void setFolderChooser(FolderChooser chooser) { m_chooseFolder = std::move(chooser); }

Q_SIGNALS:
    void canReportChanged();

private:
    void connectDemonstration();
    void begin(services::Demonstration::Start how);
    void showOutcome();
    void showFailure(const Error& error);
    void stopWaiting();

    services::Demonstration& m_demonstration;
    FolderChooser m_chooseFolder;
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    QLabel* m_message;
    ProgressLine* m_progress;
    DemonstrationResult* m_result;
};

} // namespace genex::ui
