#include "differentialpanel.h"

#include "demonstrationview.h"

#include "charts/differentialchart.h"
#include "theme/tokens.h"
#include "widgets/label.h"

#include <QVBoxLayout>

namespace genex::ui {

DifferentialPanel::DifferentialPanel(QWidget* parent)
    : Panel(tr("Differential"), parent)
    , m_chart(new DifferentialChart(this))
    , m_provenance(makeParagraph(QString(), TextRole::Secondary, this))
{
    setRemark(tr("probability now"));
    m_provenance->setTextInteractionFlags(Qt::TextSelectableByMouse);
    content()->addWidget(m_chart);
    content()->addWidget(makeLine(this));
    content()->addWidget(makeLabel(tr("Made from"), TextRole::Strong, this));
    content()->addWidget(m_provenance);
    content()->addStretch();
    content()->addWidget(makeParagraph(tr("Research and education only. Not for decisions about patients."),
                                       TextRole::Secondary, this));
}

void DifferentialPanel::show(const DemonstrationView& view)
{
    m_chart->setRows(view.differential);
    m_provenance->setText(view.provenance);
}

} // namespace genex::ui
