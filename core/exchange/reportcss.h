#pragma once

#include <QString>

namespace genex::exchange {

/// The style sheet of an HTML report, for screen and printer.
QString reportCss();

} // namespace genex::exchange
