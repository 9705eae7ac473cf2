// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace genex::ui {

/// A duration in words: "less than a second", "8 s", "4 min 10 s", "1 h 20 min". Longer ones are coarser;
/// from one minute on, seconds are rounded to tens.
QString durationInWords(double seconds);

} // namespace genex::ui
