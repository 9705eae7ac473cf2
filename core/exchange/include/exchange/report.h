// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/reportcontent.h"

#include <QByteArray>

namespace genex::exchange {

/// One file that needs no other: no script, nothing from elsewhere, every text from outside escaped.
QString reportHtml(const ReportContent& content);

/// A4, with its fonts. Title and creator name the report and the program, never the patient. Needs a
/// QGuiApplication, for its fonts; any thread may call it.
QByteArray reportPdf(const ReportContent& content);

} // namespace genex::exchange
