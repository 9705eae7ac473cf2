// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/differentialchart.h"
#include "charts/differentialpicture.h"
#include "support/errorof.h"
#include "theme/tokens.h"

#include <QAccessible>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using genex::testing::errorOf;
using namespace genex::ui;

namespace {

domain::Recommendation twoDiseases()
{
    domain::Recommendation recommendation;
    recommendation.differential = {{"dengue", 0.75, 0.5}, {"malaria", 0.25, 0.5}};
    return recommendation;
}

/// How many pixels of a row of the picture have the colour.
int count(const QImage& image, int y, const QColor& colour)
{
    int found = 0;
    for (int x = 0; x < image.width(); ++x)
        found += image.pixelColor(x, y) == colour ? 1 : 0;
    return found;
}

/// The longest bar of a colour in the upper or the lower half.
int longestBar(const QImage& image, int from, int to, const QColor& colour)
{
    int longest = 0;
    for (int y = from; y < to; ++y)
        longest = std::max(longest, count(image, y, colour));
    return longest;
}

} // namespace

class TestDifferentialPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void barsAreAsLongAsTheProbabilities()
    {
        const auto png = differentialPicture(twoDiseases(), {}, QSize(1280, 400));
        QVERIFY(png);
        const QImage image = QImage::fromData(*png);
        QCOMPARE(image.size(), QSize(1280, 400));
        const QColor accent = lightTokens().accent;
        const QColor track = lightTokens().track;
        // Title, two rows, legend, notice: the rows share the middle.
        const int first = longestBar(image, 100, 190, accent);
        const int second = longestBar(image, 200, 290, accent);
        const int whole = longestBar(image, 200, 290, track) + second;
        QVERIFY2(whole > 600, qPrintable(QString::number(whole)));
        QVERIFY2(qAbs(first - 0.75 * whole) < 12,
                 qPrintable(QStringLiteral("%1 of %2").arg(first).arg(whole)));
        QVERIFY2(qAbs(second - 0.25 * whole) < 12,
                 qPrintable(QStringLiteral("%1 of %2").arg(second).arg(whole)));
    }

    void theSameTwice()
    {
        QCOMPARE(*differentialPicture(twoDiseases(), {}, QSize(800, 400)),
                 *differentialPicture(twoDiseases(), {}, QSize(800, 400)));
    }

    void refusesWhatCannotBeDrawn()
    {
        QCOMPARE(errorOf(differentialPicture(twoDiseases(), {}, QSize(0, 400))).code,
                 ErrorCode::InvalidInput);
        QCOMPARE(errorOf(differentialPicture(twoDiseases(), {}, QSize(90000, 400))).code,
                 ErrorCode::InvalidInput);
        QCOMPARE(errorOf(differentialPicture({}, {}, QSize(800, 400))).code, ErrorCode::InvalidInput);
    }

    void writesAFileOrSaysWhyNot()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("differential.png"));
        QVERIFY(writeDifferentialPicture(twoDiseases(), {}, path, QSize(800, 400)));
        QCOMPARE(QImage(path).size(), QSize(800, 400));

        const QString nowhere = folder.filePath(QStringLiteral("missing/differential.png"));
        const auto refused = writeDifferentialPicture(twoDiseases(), {}, nowhere, QSize(800, 400));
        QVERIFY(!refused);
        QCOMPARE(errorOf(refused).code, ErrorCode::NotFound);
        QVERIFY(QString::fromStdString(errorOf(refused).message.english()).contains(nowhere));
        QVERIFY(!errorOf(refused).remedy.empty());
    }

    void screenReadersGetTheTable()
    {
        DifferentialChart chart;
        chart.setRows(differentialRows(twoDiseases(), {}));
        const QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&chart);
        QVERIFY(interface);
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Differential"));
        QVERIFY(interface->text(QAccessible::Description)
                    .contains(QStringLiteral("dengue: .75 now, .50 expected")));
    }
};

QTEST_MAIN(TestDifferentialPicture)
#include "tst_differentialpicture.moc"
