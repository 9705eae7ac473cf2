// SPDX-License-Identifier: GPL-3.0-or-later
#include "demonstrationchoice.h"

#include "theme/tokens.h"
#include "widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace genex::ui {

using services::DemonstrationPatient;

DemonstrationChoice::DemonstrationChoice(ButtonRole role, const QString& name, QWidget* parent)
    : QWidget(parent)
{
    auto* traveller = makeChoice(tr("Fever after a journey"), role, DemonstrationPatient::Traveller);
    traveller->setObjectName(name);
    auto* chestPain = makeChoice(tr("Chest pain"), role, DemonstrationPatient::ChestPain);
    chestPain->setObjectName(name + QStringLiteral("ChestPain"));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(traveller);
    row->addWidget(chestPain);
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kHair);
    column->addWidget(makeLabel(tr("Try a demo patient"), TextRole::Strong, this));
    column->addLayout(row);
}

/// A screen reader says what it is about, too: the label is not read with the button.
QPushButton* DemonstrationChoice::makeChoice(const QString& text, ButtonRole role,
                                             DemonstrationPatient patient)
{
    QPushButton* button = makeButton(text, role, this);
    button->setAccessibleName(tr("Try a demo patient: %1").arg(text));
    connect(button, &QPushButton::clicked, this, [this, patient] { Q_EMIT chosen(patient); });
    return button;
}

} // namespace genex::ui
