#include "evaluation/evaluationscreen.h"

#include "widgets/emptystate.h"

#include <QVBoxLayout>

namespace genex::ui {

EvaluationScreen::EvaluationScreen(QWidget* parent)
    : Screen(parent)
{
    const EmptyState::Texts texts{
        .icon = iconName(),
        .sentence = tr("No model has been measured yet."),
        .details = tr("How often a model is right, how many tests it asks for and how far its probabilities "
                      "can be trusted will stand here, against simpler methods on the same patients. There "
                      "is nothing to measure until a model has been trained on data of your own."),
        .action = {},
    };
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new EmptyState(texts, this));
}

QString EvaluationScreen::helpHtml() const
{
    return tr("<p>This place is for judging a model before anybody uses it: its accuracy against the number "
              "of tests ordered, and whether a probability of .8 is right eight times in ten.</p><p>This "
              "version has no measurements to show.</p>");
}

} // namespace genex::ui
