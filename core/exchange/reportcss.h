// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace genex::exchange {

/// The style sheet of an HTML report, for screen and printer.
QString reportCss();

} // namespace genex::exchange
