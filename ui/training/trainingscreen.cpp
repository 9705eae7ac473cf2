#include "training/trainingscreen.h"

#include "widgets/emptystate.h"

#include <QVBoxLayout>

namespace genex::ui {

TrainingScreen::TrainingScreen(QWidget* parent)
    : Screen(parent)
{
    const EmptyState::Texts texts{
        .icon = iconName(),
        .sentence = tr("Nothing has been trained here yet."),
        .details = tr("A run on your hospital's own table will stand here: its progress for every group of "
                      "patients, its curves, and pause, resume and cancel. Today a small model can be "
                      "trained on invented patients with the demonstration, under Cases."),
        .action = {},
    };
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new EmptyState(texts, this));
}

QString TrainingScreen::helpHtml() const
{
    return tr(
        "<p>This place is for training a model on a table of your own: one row per patient, one column "
        "per finding, one column with the diagnosis.</p><p>This version cannot start such a run from "
        "the window. The demonstration under <b>Cases</b> trains a small model on invented patients and "
        "shows how a run reports what it does.</p>");
}

} // namespace genex::ui
