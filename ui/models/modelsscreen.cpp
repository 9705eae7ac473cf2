#include "models/modelsscreen.h"

#include "widgets/emptystate.h"

#include <QVBoxLayout>

namespace genex::ui {

ModelsScreen::ModelsScreen(QWidget* parent)
    : Screen(parent)
{
    const EmptyState::Texts texts{
        .icon = iconName(),
        .sentence = tr("No model is kept here yet."),
        .details =
            tr("Every trained model will be listed here with its card: what it was trained on, how it was "
               "measured and who activated it. The demonstration, under Cases, has a small model of "
               "its own; it knows invented patients only and is not offered for use."),
        .action = {},
    };
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new EmptyState(texts, this));
}

QString ModelsScreen::helpHtml() const
{
    return tr(
        "<p>This place is for the models of this machine: their versions, their cards, and which one "
        "answers.</p>"
        "<p>This version lists none. The model of the demonstration belongs to the demonstration alone.</p>");
}

} // namespace genex::ui
