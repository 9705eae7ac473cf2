// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/reportcontent.h"

#include <QByteArray>

namespace genex::exchange {

/// A self-contained file: no scripts, no external resources, all external text escaped.
QString reportHtml(const ReportContent& content);

/// A4 with embedded fonts. Title and creator name the report and the program, never the patient. Needs a
/// QGuiApplication for its fonts; thread-safe.
QByteArray reportPdf(const ReportContent& content);

} // namespace genex::exchange
