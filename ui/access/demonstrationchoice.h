// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/demonstrationpatient.h"
#include "widgets/button.h"

#include <QWidget>

namespace genex::ui {

/// The invented patients, a button each.
class DemonstrationChoice : public QWidget
{
    Q_OBJECT

public:
    /// The buttons are called `name` and `name`ChestPain.
    DemonstrationChoice(ButtonRole role, const QString& name, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(genex::services::DemonstrationPatient patient);

private:
    QPushButton* makeChoice(const QString& text, ButtonRole role, services::DemonstrationPatient patient);
};

} // namespace genex::ui
