// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/figurepicture.h"
#include "support/errorof.h"
#include "theme/tokens.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::ui;

namespace {

domain::Figure figureWith(double error)
{
    return {"Accuracy against orders",
            {{"orders",
              "accuracy",
              {{"genex", {{1, 0.5, error}, {2, 0.75, error}, {3, 0.9, error}}},
               {"random", {{1, 0.2, error}, {2, 0.3, error}, {3, 0.4, error}}}}}}};
}

QImage imageOf(const domain::Figure& figure)
{
    return QImage::fromData(*figurePng(figure, QSize(920, 840))).convertToFormat(QImage::Format_RGB32);
}

int inked(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qGray(image.pixel(x, y)) < 140 ? 1 : 0;
    }
    return count;
}

/// How many pixels two pictures differ in, seen without colour.
int differing(const QImage& first, const QImage& second)
{
    int count = 0;
    for (int y = 0; y < first.height(); ++y) {
        for (int x = 0; x < first.width(); ++x)
            count += qAbs(qGray(first.pixel(x, y)) - qGray(second.pixel(x, y))) > 60 ? 1 : 0;
    }
    return count;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestFigurePicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasTheSizeAskedFor() { QCOMPARE(imageOf(figureWith(0)).size(), QSize(920, 840)); }

    void curvesAreDrawn()
    {
        domain::Figure empty = figureWith(0);
        for (domain::FigureSeries& series : empty.panels[0].series)
            series.points.clear();
        QVERIFY(inked(imageOf(figureWith(0))) > inked(imageOf(empty)) + 500);
    }

    void errorsAreDrawn() { QVERIFY(differing(imageOf(figureWith(0.05)), imageOf(figureWith(0))) > 100); }

    /// The same two curves the other way round look different in grey: by marker and dash, not by colour.
    void curvesAreToldApartInGrey()
    {
        domain::Figure turned = figureWith(0);
        std::swap(turned.panels[0].series[0].points, turned.panels[0].series[1].points);
        QVERIFY(differing(imageOf(figureWith(0)), imageOf(turned)) > 200);
    }

    void panelsStandBesideEachOther()
    {
        domain::Figure two = figureWith(0);
        two.panels.push_back(two.panels.front());
        const QImage image = QImage::fromData(*figurePng(two, QSize(1840, 840)));
        QVERIFY(inked(image.copy(0, 0, 920, 840)) > 1000);
        QVERIFY(inked(image.copy(920, 0, 920, 840)) > 1000);
    }

    void oneSinglePointIsAFigure()
    {
        const domain::Figure figure{"One", {{"x", "y", {{"a", {{1, 1, 0}}}}}}};
        QVERIFY(inked(imageOf(figure)) > 100);
    }

    void refusesWhatCannotBeDrawn()
    {
        QCOMPARE(errorOf(figurePng({}, QSize(800, 400))).code, ErrorCode::InvalidInput);
        QCOMPARE(errorOf(figurePng(figureWith(0), QSize(0, 400))).code, ErrorCode::InvalidInput);
        QCOMPARE(errorOf(figurePng(figureWith(0), QSize(90000, 400))).code, ErrorCode::InvalidInput);
        QCOMPARE(errorOf(figurePdf({})).code, ErrorCode::InvalidInput);
    }

    void writesBothFilesOrSaysWhyNot()
    {
        const QTemporaryDir folder;
        const QString png = folder.filePath(QStringLiteral("budget.png"));
        const QString pdf = folder.filePath(QStringLiteral("budget.pdf"));
        QVERIFY(writeFigure(figureWith(0.01), png, pdf));
        QVERIFY(!QImage(png).isNull());
        QVERIFY(contentOf(pdf).startsWith("%PDF-"));
        QVERIFY(contentOf(pdf).contains("%%EOF"));
        const QString nowhere = folder.filePath(QStringLiteral("missing/budget.png"));
        const auto refused = writeFigure(figureWith(0), nowhere, pdf);
        QVERIFY(!refused);
        QCOMPARE(errorOf(refused).code, ErrorCode::NotFound);
        QVERIFY(QString::fromStdString(errorOf(refused).message.english()).contains(nowhere));
    }
};

QTEST_MAIN(TestFigurePicture)
#include "tst_figurepicture.moc"
