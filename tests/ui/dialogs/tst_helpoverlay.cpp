// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/helpoverlay.h"

#include "widgets/overlay.h"

#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

using namespace genex::ui;

class TestHelpOverlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTextStandsAboveTheButtonFromTheFirstMoment()
    {
        QWidget window;
        window.resize(1000, 700);
        HelpOverlay overlay(&window);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const int sentences : {2, 20, 200}) {
            overlay.openAt(
                QStringLiteral("Cases"),
                QStringLiteral("<p>This place is for one patient at a time.</p>").repeated(sentences));
            const auto bottomOf = [&](QWidget* widget) {
                return widget->mapTo(&overlay, QPoint(0, widget->height())).y();
            };
            auto* text = overlay.findChild<QTextBrowser*>();
            auto* close = overlay.findChild<QPushButton*>(QStringLiteral("closeOverlay"));
            QVERIFY(bottomOf(text) <= close->mapTo(&overlay, QPoint(0, 0)).y());
            QVERIFY(bottomOf(close) <= overlay.height());
            overlay.dismiss();
        }
    }
};

QTEST_MAIN(TestHelpOverlay)
#include "tst_helpoverlay.moc"
