// Made by resources/translations/update from core/protocol.

#include "messages.h"

#include <QtGlobal>

namespace genex::language {

namespace {

// NOLINTBEGIN(bugprone-suspicious-missing-comma): long texts take more than one line
constexpr const char* kTemplates[] = {
    QT_TRANSLATE_NOOP("Message", "\"%1\" is no header line of a message."),
    QT_TRANSLATE_NOOP("Message", "A message begins with \"%1\" instead of a header."),
    QT_TRANSLATE_NOOP("Message", "A message has neither method, result nor error."),
    QT_TRANSLATE_NOOP("Message", "A message has no Content-Length line."),
    QT_TRANSLATE_NOOP("Message", "A message has two Content-Length lines."),
    QT_TRANSLATE_NOOP("Message", "A message is nested deeper than %1 levels."),
    QT_TRANSLATE_NOOP("Message", "A message is not a JSON-RPC 2.0 object."),
    QT_TRANSLATE_NOOP("Message", "A message is not valid JSON."),
    QT_TRANSLATE_NOOP("Message", "A message of %1 bytes is longer than the %2 that are allowed."),
    QT_TRANSLATE_NOOP("Message", "Check the engine's command in the settings."),
    QT_TRANSLATE_NOOP("Message", "If memory is short, close other programs or choose smaller settings."),
    QT_TRANSLATE_NOOP("Message", "Install program and engine of the same version."),
    QT_TRANSLATE_NOOP("Message", "The Content-Length of a message is \"%1\", not a number."),
    QT_TRANSLATE_NOOP("Message", "The engine (%1) speaks protocol %2, this program speaks %3."),
    QT_TRANSLATE_NOOP("Message", "The engine has too much to do."),
    QT_TRANSLATE_NOOP("Message", "The engine was stopped."),
    QT_TRANSLATE_NOOP("Message", "The first message must be initialize."),
    QT_TRANSLATE_NOOP("Message", "The id of a message is not an integer."),
    QT_TRANSLATE_NOOP("Message", "The params of a message are not an object."),
    QT_TRANSLATE_NOOP("Message", "The program speaks protocol %1, this engine (%2) speaks %3."),
    QT_TRANSLATE_NOOP("Message", "There is no method %1."),
    QT_TRANSLATE_NOOP("Message", "Try again later."),
    QT_TRANSLATE_NOOP("Message", "Two requests have the id %1."),
};
// NOLINTEND(bugprone-suspicious-missing-comma)

} // namespace

Templates messagesOfProtocol()
{
    return kTemplates;
}

} // namespace genex::language
