// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "domain/figure.h"

#include <QByteArray>
#include <QSize>
#include <QString>

namespace genex::ui {

/// A figure as it stands in a report: on white, lines told apart by dashes and markers, so that nothing is
/// lost in grey. Both need a QApplication; the "offscreen" platform will do.
Result<QByteArray> figurePng(const domain::Figure& figure, const QSize& pixels);
/// Of a size that suits the number of its panels.
Result<QByteArray> figurePng(const domain::Figure& figure);
/// The same as a page of vectors.
Result<QByteArray> figurePdf(const domain::Figure& figure);

/// Both beside each other; existing files are replaced whole or not at all.
Result<void> writeFigure(const domain::Figure& figure, const QString& pngPath, const QString& pdfPath);

} // namespace genex::ui
