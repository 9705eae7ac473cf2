#pragma once

#include "widgets/screen.h"

namespace genex::ui {

/// The data scientist's place: training runs. This version has none to show and says so.
class TrainingScreen : public Screen
{
    Q_OBJECT

public:
    explicit TrainingScreen(QWidget* parent = nullptr);

    QString iconName() const override { return QStringLiteral("training"); }
    QString name() const override { return tr("Training"); }
    QString bannerSubtitle() const override { return tr("No run yet"); }
    QString helpHtml() const override;
};

} // namespace genex::ui
