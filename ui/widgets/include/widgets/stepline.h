#pragma once

#include <QWidget>

class QLabel;

namespace genex::ui {

/// The four steps of a case, always all of them, and which one it stands at.
class StepLine : public QWidget
{
    Q_OBJECT

public:
    enum class Step { Findings, Order, Results, Conclusion };

    explicit StepLine(Step current, QWidget* parent = nullptr);

    void setStep(Step current);

private:
    QList<QLabel*> m_names;
};

} // namespace genex::ui
