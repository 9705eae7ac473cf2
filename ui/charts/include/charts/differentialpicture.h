// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/differentialrows.h"
#include "common/result.h"

#include <QByteArray>
#include <QSize>
#include <QString>

namespace genex::ui {

/// The differential as in a report: on white, with title and research notice. Needs a QApplication; the
/// "offscreen" platform suffices.
Result<QByteArray> differentialPicture(const domain::Recommendation& recommendation,
                                       const DiseaseLabels& labels, const QSize& pixels);

/// The same as a PNG file, replaced atomically.
Result<void> writeDifferentialPicture(const domain::Recommendation& recommendation,
                                      const DiseaseLabels& labels, const QString& path, const QSize& pixels);

} // namespace genex::ui
