// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "widgets/screen.h"

#include <string>

class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace genex::services {
enum class ModelAction;
struct ListedModel;
class ModelRegistry;
} // namespace genex::services

namespace genex::ui {

class CardView;
class ChecksView;
class HistoryView;
class Panel;
class PerformanceView;
class RowList;

/// The models screen: purpose and performance of each, activation and rollback.
class ModelsScreen : public Screen
{
    Q_OBJECT

public:
    explicit ModelsScreen(services::ModelRegistry& registry, QWidget* parent = nullptr);

    QString bannerSubtitle() const override;
    QString helpHtml() const override;

    /// Selects this model as soon as it is listed.
    void choose(const QString& sha256);
    /// With a given file: called by the dialogs and by tests.
    void importFrom(const QString& file);
    void exportTo(const QString& file);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void nameParts();
    void buildLayout();
    QWidget* makeList();
    QWidget* makeDetails();
    void connectParts();
    void connectRegistry();

    void showModels();
    void showModel();
    void showChecks();
    void showPossible();
    void showMessage(const QString& message, bool isProblem);
    void showDone(services::ModelAction action, const QString& what);
    void askForRemoval(const QString& sha256, const Error& error);

    /// nullptr if no row is selected.
    const services::ListedModel* current() const;
    void rollBackTo(const QString& sha256);
    /// Asks for a reason if one is required, else activates.
    void activate();
    void setAsksForReason(bool asks);
    void chooseImport();
    void chooseExport();

    services::ModelRegistry& m_registry;
    QLabel* m_notice; ///< why something is unavailable, or the active model is not used
    RowList* m_list;
    Panel* m_details = nullptr;
    QTabWidget* m_tabs;
    CardView* m_card;
    PerformanceView* m_performance;
    ChecksView* m_checks;
    HistoryView* m_history;
    QLabel* m_message;
    QLabel* m_reasonHead;
    QLineEdit* m_reason;
    QPushButton* m_activate;
    QPushButton* m_import;
    QPushButton* m_export;
    QPushButton* m_remove;
    std::string m_shown;   ///< hash of the model shown
    std::string m_wanted;  ///< to be shown as soon as it is listed
    std::string m_doubted; ///< removal to be confirmed
    bool m_asksForReason = false;
};

} // namespace genex::ui
