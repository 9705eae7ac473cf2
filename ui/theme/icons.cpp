// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/icons.h"

#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>

/// Resources of a static library are linked but must be registered explicitly.
static void registerIcons()
{
    Q_INIT_RESOURCE(icons);
}

namespace genex::ui {

namespace {

QString pathOf(const QString& name)
{
    static const bool registered = [] {
        registerIcons();
        return true;
    }();
    Q_UNUSED(registered)
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

QPixmap drawn(const QString& name, int pixels)
{
    QPixmap picture(pixels, pixels);
    picture.fill(Qt::transparent);
    QSvgRenderer drawing(pathOf(name));
    QPainter painter(&picture);
    drawing.render(&painter, QRectF(0, 0, pixels, pixels));
    return picture;
}

} // namespace

QPixmap tintedPixmap(const QString& name, int logicalSize, qreal pixelRatio, const QColor& colour)
{
    const int pixels = static_cast<int>(std::lround(logicalSize * pixelRatio));
    const QString key = QStringLiteral("genex/%1/%2/%3").arg(name).arg(pixels).arg(colour.rgba());
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = drawn(name, pixels);
        QPainter painter(&picture);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(picture.rect(), colour);
        painter.end();
        QPixmapCache::insert(key, picture);
    }
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}

QIcon programIcon()
{
    QIcon icon;
    for (const int pixels : {16, 24, 32, 48, 64, 128, 256})
        icon.addPixmap(drawn(QStringLiteral("genex"), pixels));
    return icon;
}

} // namespace genex::ui
