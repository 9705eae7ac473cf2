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
                      "patients, its curves, and pause, resume and cancel. Today a model is trained "
                      "on the command line: genex-cli train."),
        .action = {},
    };
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new EmptyState(texts, this));
}

QString TrainingScreen::helpHtml() const
{
    return tr("<p>This place is for training a model on a table of your own: one row per patient, one column "
              "per finding, one column with the diagnosis.</p><p>This version cannot start such a run from "
              "the window; <code>genex-cli train</code> does it on the command line.</p>");
}

} // namespace genex::ui
