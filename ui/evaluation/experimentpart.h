// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/experimentcheck.h"

#include <QWidget>

#include <optional>

// The fields that parts are made of.
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace genex::ui {

/// A form that asks for a part of what an experiment needs.
class ExperimentPart : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Puts what is chosen here into the request.
    virtual void fill(services::ExperimentRequest& request) const = 0;
    /// Shows what a request asked for.
    virtual void show(const services::ExperimentRequest& request) = 0;
    /// Marks the field that a problem is about, where it is one of these.
    virtual void mark(const std::optional<services::ExperimentProblem>& problem) = 0;

Q_SIGNALS:
    void changed();
};

} // namespace genex::ui
