// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "domain/figure.h"

#include <QByteArray>
#include <QSize>
#include <QString>

namespace genex::ui {

/// A figure as in a report: on white, lines distinguished by dashes and markers, so that it works in
/// greyscale. Both need a QApplication; the "offscreen" platform suffices.
Result<QByteArray> figurePng(const domain::Figure& figure, const QSize& pixels);
/// With a size that suits the number of panels.
Result<QByteArray> figurePng(const domain::Figure& figure);
/// The same as vector graphics.
Result<QByteArray> figurePdf(const domain::Figure& figure);

/// Writes both, replacing existing files atomically.
Result<void> writeFigure(const domain::Figure& figure, const QString& pngPath, const QString& pdfPath);

} // namespace genex::ui
