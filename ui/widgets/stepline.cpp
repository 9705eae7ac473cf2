#include "widgets/stepline.h"

#include "theme/tokens.h"
#include "widgets/label.h"

#include <QHBoxLayout>

namespace genex::ui {

StepLine::StepLine(Step current, QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::kHair, 0, 0, 0);
    row->setSpacing(space::kMedium);
    for (const QString& name : {tr("1 Findings"), tr("2 Order"), tr("3 Results"), tr("4 Conclusion")}) {
        if (!m_names.isEmpty()) {
            QFrame* line = makeLine(this);
            line->setFixedWidth(40);
            row->addWidget(line);
        }
        m_names << makeLabel(name, TextRole::Quiet, this);
        row->addWidget(m_names.constLast());
    }
    row->addStretch();
    setStep(current);
}

void StepLine::setStep(Step current)
{
    const int position = static_cast<int>(current);
    for (int i = 0; i < m_names.size(); ++i)
        setRole(m_names[i], i == position ? TextRole::Strong : TextRole::Quiet);
    setAccessibleName(tr("Step %1 of %2").arg(position + 1).arg(m_names.size()));
}

} // namespace genex::ui
