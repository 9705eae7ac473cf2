// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stepline.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QHBoxLayout>
#include <QStyle>

namespace genex::ui {

namespace {

constexpr int kLineBetween = 40;

void setLook(QPushButton* button, const char* role)
{
    button->setProperty("role", QString::fromLatin1(role));
    button->style()->unpolish(button);
    button->style()->polish(button);
}

} // namespace

QString StepLine::nameOf(Step step)
{
    switch (step) {
    case Step::Findings:
        return tr("1 Findings");
    case Step::Order:
        return tr("2 Order");
    case Step::Results:
        return tr("3 Results");
    case Step::Conclusion:
        break;
    }
    return tr("4 Conclusion");
}

StepLine::StepLine(Step current, QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kSmall);
    for (const Step step : {Step::Findings, Step::Order, Step::Results, Step::Conclusion}) {
        if (!m_steps.isEmpty()) {
            QFrame* line = makeLine(this);
            line->setFixedWidth(kLineBetween);
            row->addWidget(line);
        }
        QPushButton* button = makeButton(nameOf(step), ButtonRole::Link, this);
        button->setObjectName(QStringLiteral("step%1").arg(m_steps.size() + 1));
        m_steps << button;
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, step] { Q_EMIT stepChosen(step); });
    }
    row->addStretch();
    setStep(current);
}

void StepLine::setStep(Step current, Step shown)
{
    const int position = static_cast<int>(current);
    for (int i = 0; i < m_steps.size(); ++i) {
        const bool isShown = i == static_cast<int>(shown);
        const bool isReached = i <= position;
        m_steps[i]->setEnabled(isReached);
        setLook(m_steps[i], isShown ? "stepShown" : "step");
        m_steps[i]->setToolTip(isShown || !isReached ? QString()
                               : i == position       ? tr("Back to the current step")
                                                     : tr("View this step"));
    }
    setAccessibleName(current == shown ? tr("Step %1 of %2").arg(position + 1).arg(m_steps.size())
                                       : tr("Step %1 of %2, viewing step %3")
                                             .arg(position + 1)
                                             .arg(m_steps.size())
                                             .arg(static_cast<int>(shown) + 1));
}

} // namespace genex::ui
