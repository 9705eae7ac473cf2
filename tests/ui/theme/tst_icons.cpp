// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/icons.h"

#include <QImage>
#include <QTest>

using namespace genex::ui;

namespace {

int inkedPixels(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
    }
    return count;
}

} // namespace

class TestIcons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDrawingIsThere_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"cases", "training", "experiments", "models", "settings", "lock"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void everyDrawingIsThere()
    {
        QFETCH(const QString, name);
        const QImage image = tintedPixmap(name, 24, 1.0, Qt::red).toImage();
        QVERIFY(inkedPixels(image) > 50);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                QVERIFY(pixel.alpha() == 0 || (pixel.red() > 0 && pixel.green() == 0 && pixel.blue() == 0));
            }
        }
    }

    void hasAPixelForEveryDot()
    {
        const QPixmap picture = tintedPixmap(QStringLiteral("cases"), 24, 2.0, Qt::black);
        QCOMPARE(picture.size(), QSize(48, 48));
        QCOMPARE(picture.devicePixelRatio(), 2.0);
        QCOMPARE(picture.deviceIndependentSize().toSize(), QSize(24, 24));
    }

    void programIconHasTheUsualSizes()
    {
        QVERIFY(inkedPixels(programIcon().pixmap(16, 16).toImage()) > 100);
        QVERIFY(programIcon().availableSizes().contains(QSize(256, 256)));
    }
};

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
