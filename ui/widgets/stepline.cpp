#include "widgets/stepline.h"

#include "theme/tokens.h"
#include "widgets/label.h"

#include <QHBoxLayout>

namespace genex::ui {

StepLine::StepLine(Step current, QWidget* parent)
    : QWidget(parent)
{
    const QStringList names{tr("1 Findings"), tr("2 Order"), tr("3 Results"), tr("4 Conclusion")};
    const int position = static_cast<int>(current);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::kHair, 0, 0, 0);
    row->setSpacing(space::kMedium);
    for (int i = 0; i < names.size(); ++i) {
        if (i > 0) {
            QFrame* line = makeLine(this);
            line->setFixedWidth(40);
            row->addWidget(line);
        }
        row->addWidget(makeLabel(names[i], i == position ? TextRole::Strong : TextRole::Quiet, this));
    }
    row->addStretch();
    setAccessibleName(tr("Step %1 of %2").arg(position + 1).arg(names.size()));
}

} // namespace genex::ui
