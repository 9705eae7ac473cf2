// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

namespace genex::ui {

/// A drawing of resources/icons by file name without extension, in one colour, sharp at the given pixel
/// ratio. The drawings are black; only their shape is used. An unknown name is a bug and gives an empty
/// picture.
QPixmap tintedPixmap(const QString& name, int logicalSize, qreal pixelRatio, const QColor& colour);

/// The program's icon in its own colours, sharp at every size.
QIcon programIcon();

} // namespace genex::ui
