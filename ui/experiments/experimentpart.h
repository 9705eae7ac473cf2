// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/experimentcheck.h"

#include <QWidget>

#include <optional>

// Types of the fields.
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace genex::ui {

/// A form for a part of an experiment's request.
class ExperimentPart : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Copies the choices into the request.
    virtual void fill(services::ExperimentRequest& request) const = 0;
    /// Shows a request's choices.
    virtual void show(const services::ExperimentRequest& request) = 0;
    /// Marks the field with the problem, if it is one of these.
    virtual void mark(const std::optional<services::ExperimentProblem>& problem) = 0;

Q_SIGNALS:
    void changed();
};

} // namespace genex::ui
