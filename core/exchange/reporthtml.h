#pragma once

#include "exchange/report.h"

namespace genex::exchange {

/// The report with the chart's picture taken from `chartSource`, or none when it is empty.
QString htmlOf(const ReportContent& content, const QString& chartSource);

} // namespace genex::exchange
