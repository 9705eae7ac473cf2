#pragma once

#include "widgets/panel.h"

class QLabel;
class QVBoxLayout;

namespace genex::ui {

struct DemonstrationView;

/// What is known of the patient: ● present or measured, ○ absent. What is unknown has no row.
class FindingsPanel : public Panel
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    using QWidget::show;
    void show(const DemonstrationView& view);

private:
    QLabel* m_story;
    QVBoxLayout* m_rows = nullptr;
};

} // namespace genex::ui
