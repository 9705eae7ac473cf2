#pragma once

#include "widgets/screen.h"

namespace genex::ui {

/// The place where models are measured. This version has no measurements to show and says so.
class EvaluationScreen : public Screen
{
    Q_OBJECT

public:
    explicit EvaluationScreen(QWidget* parent = nullptr);

    QString iconName() const override { return QStringLiteral("evaluation"); }
    QString name() const override { return tr("Evaluation"); }
    QString bannerSubtitle() const override { return tr("Nothing measured yet"); }
    QString helpHtml() const override;
};

} // namespace genex::ui
