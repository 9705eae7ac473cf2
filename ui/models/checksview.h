// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/jobcontrol.h"
#include "services/modelgate.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

namespace genex::ui {

class ProgressLine;

/// The gate: each check with sign, word and numbers, compared with the active model.
class ChecksView : public QWidget
{
    Q_OBJECT

public:
    explicit ChecksView(QWidget* parent = nullptr);

    void showChecks(const std::vector<services::GateCheck>& checks);
    void showMessage(const QString& message);
    /// Both at the largest common budget; empty: not compared.
    void showComparison(const std::optional<contract::ModelEvaluation>& mine,
                        const std::optional<contract::ModelEvaluation>& active);
    void setCanCompare(bool canCompare);
    void setComparing(bool comparing);
    void setProgress(const Progress& progress);

Q_SIGNALS:
    void compareRequested();
    void cancelRequested();

private:
    void addCheck(const services::GateCheck& check);

    QLabel* m_message;
    QVBoxLayout* m_checks;
    QTableWidget* m_comparison;
    QPushButton* m_compare;
    ProgressLine* m_progress;
};

} // namespace genex::ui
