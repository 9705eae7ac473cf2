// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <QByteArray>
#include <QSize>
#include <QString>

class QImage;

namespace genex::ui {

/// Whether a picture of this size can be drawn.
Result<void> checkPicture(const QSize& pixels);

Result<QByteArray> pngOf(const QImage& image);

/// Replaces the file atomically.
Result<void> writePicture(const QString& path, const QByteArray& bytes);

} // namespace genex::ui
