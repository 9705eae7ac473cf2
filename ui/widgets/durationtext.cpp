// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/durationtext.h"

#include <QCoreApplication>

#include <cmath>

namespace genex::ui {

namespace {

/// Translation context of the texts below.
struct DurationWords
{
    Q_DECLARE_TR_FUNCTIONS(Duration)
};

QString minutesAndSeconds(double seconds)
{
    const auto tens = std::llround(seconds / 10.0);
    const auto minutes = tens / 6;
    const auto rest = tens % 6 * 10;
    return rest == 0 ? DurationWords::tr("%1 min").arg(minutes)
                     : DurationWords::tr("%1 min %2 s").arg(minutes).arg(rest);
}

QString wholeMinutes(double seconds)
{
    return DurationWords::tr("%1 min").arg(std::llround(seconds / 60.0));
}

QString hoursAndMinutes(double seconds)
{
    const auto minutes = std::llround(seconds / 60.0);
    const auto rest = minutes % 60;
    return rest == 0 ? DurationWords::tr("%1 h").arg(minutes / 60)
                     : DurationWords::tr("%1 h %2 min").arg(minutes / 60).arg(rest);
}

} // namespace

QString durationInWords(double seconds)
{
    constexpr double kMinute = 59.5;        // would be rounded to 60 s
    constexpr double kTenMinutes = 595.0;   // seconds are irrelevant from here on
    constexpr double kHour = 3600.0 - 30.0; // would be rounded to 60 min
    if (seconds < 1.0)
        return DurationWords::tr("less than a second");
    if (seconds < kMinute)
        return DurationWords::tr("%1 s").arg(std::llround(seconds));
    if (seconds < kTenMinutes)
        return minutesAndSeconds(seconds);
    return seconds < kHour ? wholeMinutes(seconds) : hoursAndMinutes(seconds);
}

} // namespace genex::ui
