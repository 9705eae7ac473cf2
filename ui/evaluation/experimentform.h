#pragma once

#include "services/experiments.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace genex::ui {

/// Which experiment, on which table, how often.
class ExperimentForm : public QWidget
{
    Q_OBJECT

public:
    explicit ExperimentForm(QWidget* parent = nullptr);

    /// Without a folder, which is not asked for.
    services::ExperimentRequest request() const;
    void setProblem(const QString& problem);
    void setBusy(bool busy);

Q_SIGNALS:
    void startRequested();

private:
    void check();
    void chooseFile();
    QString problemNow() const;
    std::vector<double> budgets() const;

    QComboBox* m_name;
    QLabel* m_words;
    QLineEdit* m_file;
    QLineEdit* m_label;
    QSpinBox* m_repeats;
    QLineEdit* m_methods;
    QLineEdit* m_budgets;
    QSpinBox* m_observed;
    QLabel* m_problem;
    QPushButton* m_start;
};

} // namespace genex::ui
