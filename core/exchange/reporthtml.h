#pragma once

#include "exchange/report.h"

namespace genex::exchange {

enum class Medium {
    Screen, ///< a browser's window
    Paper,  ///< pages: the order on the first, the differential on the next
};

/// The report with the chart's picture taken from `chartSource`, or none when it is empty.
QString htmlOf(const ReportContent& content, const QString& chartSource, Medium medium);

} // namespace genex::exchange
