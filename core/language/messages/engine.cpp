// Made by resources/translations/update from app/engine.

#include "messages.h"

#include <QtGlobal>

namespace genex::language {

namespace {

// NOLINTBEGIN(bugprone-suspicious-missing-comma): long texts take more than one line
constexpr const char* kTemplates[] = {
    QT_TRANSLATE_NOOP("Message",
                      "%1 is not the table that the model was trained on: its SHA-256 is %2 instead of %3."),
    QT_TRANSLATE_NOOP("Message", "A budget is a part of all features, above 0 and up to 1."),
    QT_TRANSLATE_NOOP("Message", "A budget is an amount of money, above 0."),
    QT_TRANSLATE_NOOP("Message", "A data source of the kind \"%1\" is not known."),
    QT_TRANSLATE_NOOP("Message", "Choose another folder, or allow it to be replaced (--overwrite)."),
    QT_TRANSLATE_NOOP("Message", "Choose another folder."),
    QT_TRANSLATE_NOOP("Message", "Draw at least one patient."),
    QT_TRANSLATE_NOOP("Message", "Give budgets as parts of all features; costs are counted all the same."),
    QT_TRANSLATE_NOOP("Message", "Give complaints or drawn."),
    QT_TRANSLATE_NOOP("Message", "Give one kind of them."),
    QT_TRANSLATE_NOOP("Message", "Give one of them."),
    QT_TRANSLATE_NOOP("Message", "Give sample or file."),
    QT_TRANSLATE_NOOP("Message", "Give the costs, too (--costs)."),
    QT_TRANSLATE_NOOP("Message", "Give whole numbers from 1 on."),
    QT_TRANSLATE_NOOP("Message", "Split it by group or by rows, and let what is observed be drawn."),
    QT_TRANSLATE_NOOP("Message", "The budget is money, and nothing says what tests cost."),
    QT_TRANSLATE_NOOP("Message", "The experiment's budget is money."),
    QT_TRANSLATE_NOOP("Message", "The sample has no columns beside its features."),
    QT_TRANSLATE_NOOP("Message", "There is more than one budget."),
    QT_TRANSLATE_NOOP("Message", "Train one, or choose another."),
};
// NOLINTEND(bugprone-suspicious-missing-comma)

} // namespace

Templates messagesOfEngine()
{
    return kTemplates;
}

} // namespace genex::language
