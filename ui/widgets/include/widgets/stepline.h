// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace genex::ui {

/// The four steps of a case, all of them visible, with the current one marked. Finished ones can be viewed
/// again.
class StepLine : public QWidget
{
    Q_OBJECT

public:
    enum class Step { Findings, Order, Results, Conclusion };

    explicit StepLine(Step current, QWidget* parent = nullptr);

    /// `current` is the step of the case, `shown` the one on screen: the same, or an earlier one.
    void setStep(Step current, Step shown);
    void setStep(Step current) { setStep(current, current); }

    static QString nameOf(Step step);

Q_SIGNALS:
    void stepChosen(genex::ui::StepLine::Step step);

private:
    QList<QPushButton*> m_steps;
};

} // namespace genex::ui
