// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardview.h"

#include <QTest>
#include <QTextDocument>
#include <QUrl>

using namespace genex::ui;

class TestCardView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardIsReadAsMarkdown()
    {
        CardView view;
        view.showCard(QStringLiteral("# Model 1\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"));
        QVERIFY(view.toPlainText().startsWith(QStringLiteral("Model 1\n")));
        QVERIFY(!view.toPlainText().contains(QLatin1Char('#')));
    }

    /// The card comes with a model from anywhere.
    void nothingInItIsLoadedOpenedOrTakenForHtml()
    {
        CardView view;
        view.show();
        view.showCard(
            QStringLiteral("<h1>big</h1>\n\n![x](file:///etc/hostname) [link](https://example.org)"));
        QVERIFY(view.toPlainText().contains(QStringLiteral("<h1>big</h1>")));
        QVERIFY(!view.loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("file:///etc/hostname")))
                     .isValid());
        QVERIFY(!view.openLinks() && !view.openExternalLinks());
    }

    void aProblemIsShownAsItIsWritten()
    {
        CardView view;
        view.showProblem(QStringLiteral("# no *card*"));
        QCOMPARE(view.toPlainText(), QStringLiteral("! # no *card*"));
    }
};

QTEST_MAIN(TestCardView)
#include "tst_cardview.moc"
