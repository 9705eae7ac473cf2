#pragma once

#include "widgets/screen.h"

namespace genex::ui {

/// The place where trained models are kept. This version keeps none and says so.
class ModelsScreen : public Screen
{
    Q_OBJECT

public:
    explicit ModelsScreen(QWidget* parent = nullptr);

    QString iconName() const override { return QStringLiteral("models"); }
    QString name() const override { return tr("Models"); }
    QString bannerSubtitle() const override { return tr("No model kept"); }
    QString helpHtml() const override;
};

} // namespace genex::ui
