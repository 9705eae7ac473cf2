// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

using namespace genex::ui;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lightnessDecides()
    {
        QVERIFY(!isDark(paletteOf(lightTokens())));
        QVERIFY(isDark(paletteOf(darkTokens())));
    }

    void chosenModeDoesNotAskTheSystem()
    {
        Theme theme(ThemeMode::Light, [] { return paletteOf(darkTokens()); });
        QVERIFY(!theme.tokens().dark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), lightTokens().ground);
    }

    void switchesWhileRunning()
    {
        Theme theme(ThemeMode::Light);
        QSignalSpy changed(&theme, &Theme::changed);
        theme.setMode(ThemeMode::Dark);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(&Theme::current(), &darkTokens());
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkTokens().ground);
        QVERIFY(qApp->styleSheet().contains(darkTokens().accent.name()));
        theme.setMode(ThemeMode::Dark);
        QCOMPARE(changed.size(), 1); // nothing new, nothing told
    }

    void followsTheSystem()
    {
        bool systemIsDark = false;
        Theme theme(ThemeMode::System,
                    [&] { return paletteOf(systemIsDark ? darkTokens() : lightTokens()); });
        QVERIFY(!theme.tokens().dark);

        systemIsDark = true;
        QWidget window;
        QEvent themeChange(QEvent::ThemeChange);
        QApplication::sendEvent(&window, &themeChange);
        QVERIFY(theme.tokens().dark);
    }

    void ignoresTheSystemWhenChosen()
    {
        Theme theme(ThemeMode::Light, [] { return paletteOf(darkTokens()); });
        QWidget window;
        QEvent themeChange(QEvent::ThemeChange);
        QApplication::sendEvent(&window, &themeChange);
        QVERIFY(!theme.tokens().dark);
    }

    void systemPaletteIsNotOurs()
    {
        const QPalette before = systemPalette();
        Theme theme(ThemeMode::Dark);
        QCOMPARE(systemPalette().color(QPalette::Window), before.color(QPalette::Window));
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkTokens().ground);
    }

    void everyNameInTheStyleSheetIsFilledIn()
    {
        QVERIFY(!styleSheetOf(lightTokens()).contains(QLatin1Char('@')));
        QVERIFY(styleSheetOf(lightTokens()).contains(QStringLiteral("font-size: 11px; color: #57606a")));
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
