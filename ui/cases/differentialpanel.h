#pragma once

#include "widgets/panel.h"

class QLabel;

namespace genex::ui {

struct DemonstrationView;
class DifferentialChart;

/// How likely each disease is, now and with the batch known, and what the answer was made from.
class DifferentialPanel : public Panel
{
    Q_OBJECT

public:
    explicit DifferentialPanel(QWidget* parent = nullptr);

    using QWidget::show;
    void show(const DemonstrationView& view);

private:
    DifferentialChart* m_chart;
    QLabel* m_provenance;
};

} // namespace genex::ui
