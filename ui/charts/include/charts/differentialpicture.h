// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/differentialrows.h"
#include "common/result.h"

#include <QByteArray>
#include <QSize>
#include <QString>

namespace genex::ui {

/// The differential as it stands in a report: always on white, with its title and the research notice.
/// Needs a QApplication; the "offscreen" platform will do.
Result<QByteArray> differentialPicture(const domain::Recommendation& recommendation,
                                       const DiseaseLabels& labels, const QSize& pixels);

/// The same as a PNG file; an existing file is replaced whole or not at all.
Result<void> writeDifferentialPicture(const domain::Recommendation& recommendation,
                                      const DiseaseLabels& labels, const QString& path, const QSize& pixels);

} // namespace genex::ui
