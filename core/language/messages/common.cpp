// Made by resources/translations/update from core/common.

#include "messages.h"

#include <QtGlobal>

namespace genex::language {

namespace {

// NOLINTBEGIN(bugprone-suspicious-missing-comma): long texts take more than one line
constexpr const char* kTemplates[] = {
    QT_TRANSLATE_NOOP("Message", "%1 holds other files, such as %2."),
    QT_TRANSLATE_NOOP("Message", "%1 is a file."),
    QT_TRANSLATE_NOOP("Message", "%1 is not a regular file."),
    QT_TRANSLATE_NOOP("Message", "Check the disk and try again."),
    QT_TRANSLATE_NOOP("Message", "Check who may read and write it."),
    QT_TRANSLATE_NOOP("Message", "Choose another folder, or empty this one."),
    QT_TRANSLATE_NOOP("Message", "Choose another name."),
    QT_TRANSLATE_NOOP("Message", "Close other programs, or choose a smaller model."),
    QT_TRANSLATE_NOOP("Message", "Free some space and try again."),
    QT_TRANSLATE_NOOP("Message", "Not enough memory."),
    QT_TRANSLATE_NOOP("Message", "Please report it; the log says more."),
    QT_TRANSLATE_NOOP("Message", "Something went wrong inside the program."),
};
// NOLINTEND(bugprone-suspicious-missing-comma)

} // namespace

Templates messagesOfCommon()
{
    return kTemplates;
}

} // namespace genex::language
