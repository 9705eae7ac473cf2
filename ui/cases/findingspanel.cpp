#include "findingspanel.h"

#include "demonstrationview.h"

#include "theme/tokens.h"
#include "widgets/label.h"
#include "widgets/scrollcolumn.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

QWidget* makeRow(const FindingRow& finding)
{
    auto* row = new QWidget;
    row->setFixedHeight(size::kRow);
    row->setAccessibleName(finding.name + QStringLiteral(": ") + finding.value);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kSmall);
    const TextRole role = finding.absent ? TextRole::Quiet : TextRole::Body;
    QLabel* sign = makeLabel(finding.absent ? QStringLiteral("○") : QStringLiteral("●"), role, row);
    sign->setFixedWidth(space::kLarge);
    layout->addWidget(sign);
    layout->addWidget(makeElidedLabel(finding.name, role, row), 1);
    layout->addWidget(makeLabel(finding.value, role, row));
    return row;
}

} // namespace

FindingsPanel::FindingsPanel(QWidget* parent)
    : Panel(tr("Findings"), parent)
    , m_story(makeParagraph(QString(), TextRole::Quiet, this))
{
    content()->addWidget(m_story);
    m_rows = addScrollColumn(content(), tr("Findings"));
    m_rows->setSpacing(0);
}

void FindingsPanel::show(const DemonstrationView& view)
{
    clearColumn(m_rows);
    m_story->setText(view.story);
    m_story->setVisible(!view.story.isEmpty());
    for (const FindingRow& finding : view.findings) {
        m_rows->addWidget(makeRow(finding));
        m_rows->addWidget(makeLine());
    }
    m_rows->addStretch();
    setRemark(tr("%n known", nullptr, static_cast<int>(view.findings.size())));
}

} // namespace genex::ui
