// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/languagescope.h"

#include <QCoreApplication>
#include <QTest>

using namespace genex::language;

class TestLanguageScope : public QObject
{
    Q_OBJECT

private:
    static QString closeButton() { return QCoreApplication::translate("QPlatformTheme", "Cancel"); }
    static QString cases() { return QCoreApplication::translate("genex::ui::CasesScreen", "All cases"); }

private Q_SLOTS:
    void namesGoThereAndBack()
    {
        for (const Language language : {Language::System, Language::English, Language::German})
            QCOMPARE(languageFromName(nameOf(language)), language);
        QCOMPARE(languageFromName(QStringLiteral("fr")), Language::System);
        QCOMPARE(languageFromName(QString()), Language::System);
    }

    void theSystemDecidesOnlyWhereItIsAsked()
    {
        const QLocale austria(QLocale::German, QLocale::Austria);
        const QLocale france(QLocale::French, QLocale::France);
        QCOMPARE(resolvedLanguage(Language::System, austria), Language::German);
        QCOMPARE(resolvedLanguage(Language::System, france), Language::English);
        QCOMPARE(resolvedLanguage(Language::English, austria), Language::English);
        QCOMPARE(resolvedLanguage(Language::German, france), Language::German);
    }

    void numbersAreWrittenAsInTheLanguage()
    {
        const QLocale austria(QLocale::German, QLocale::Austria);
        const QLocale america(QLocale::English, QLocale::UnitedStates);
        QCOMPARE(localeFor(Language::German, austria), austria);
        QCOMPARE(localeFor(Language::German, america).decimalPoint(), QStringLiteral(","));
        QCOMPARE(localeFor(Language::English, america), america);
        QCOMPARE(localeFor(Language::English, austria).decimalPoint(), QStringLiteral("."));
        QCOMPARE(localeFor(Language::English, QLocale::c()), QLocale::c());
    }

    void germanIsSpokenAsLongAsItLives()
    {
        const QLocale before;
        {
            const LanguageScope scope(Language::German);
            QCOMPARE(cases(), QStringLiteral("Alle Fälle"));
            QCOMPARE(closeButton(), QStringLiteral("Abbrechen")); // Qt's own
            QCOMPARE(QLocale().language(), QLocale::German);
        }
        QCOMPARE(cases(), QStringLiteral("All cases"));
        QCOMPARE(closeButton(), QStringLiteral("Cancel"));
        QCOMPARE(QLocale(), before);
    }

    void englishNeedsNoFile()
    {
        const LanguageScope scope(Language::English);
        QCOMPARE(cases(), QStringLiteral("All cases"));
    }

    void withoutTheFileItGoesOnInEnglish()
    {
        qputenv("GENEX_RESOURCES", "/nonexistent");
        const LanguageScope scope(Language::German);
        qunsetenv("GENEX_RESOURCES");
        QCOMPARE(cases(), QStringLiteral("All cases"));
    }
};

QTEST_GUILESS_MAIN(TestLanguageScope)
#include "tst_languagescope.moc"
