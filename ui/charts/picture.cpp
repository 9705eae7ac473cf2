// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture.h"

#include "common/atomicfile.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>

namespace genex::ui {

namespace {

constexpr int kSmallest = 200;
constexpr int kLargest = 8000;

bool isDrawable(int pixels)
{
    return pixels >= kSmallest && pixels <= kLargest;
}

} // namespace

Result<void> checkPicture(const QSize& pixels)
{
    if (!isDrawable(pixels.width()) || !isDrawable(pixels.height()))
        return fail(ErrorCode::InvalidInput,
                    Text("A picture of %1 by %2 pixels cannot be drawn.", pixels.width(), pixels.height()),
                    "Choose a width and height from 200 to 8000 pixels.");
    if (!qobject_cast<QApplication*>(QCoreApplication::instance()))
        return fail(ErrorCode::Internal, "A chart was drawn in a program without a QApplication.");
    return {};
}

Result<QByteArray> pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return fail(ErrorCode::Internal, "The chart could not be turned into a PNG picture.");
    return bytes;
}

Result<void> writePicture(const QString& path, const QByteArray& bytes)
{
    return attempt([&] { writeFileAtomically(path.toStdString(), bytes.toStdString()); });
}

} // namespace genex::ui
