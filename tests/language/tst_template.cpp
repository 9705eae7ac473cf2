#include "template.h"

#include "common/random.h"

#include <QTest>

using genex::Random;
using genex::language::filled;
using genex::language::Template;

class TestTemplate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesBackWhatStandsInItsPlaces_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QStringList>("places");
        const auto row = [](const char* source, const char* sentence, const QStringList& places) {
            QTest::newRow(sentence) << QByteArray(source) << QString::fromUtf8(sentence) << places;
        };
        const auto words = [](const char* text) { return QString::fromUtf8(text).split(QLatin1Char('|')); };
        row("Leave it out.", "Leave it out.", {});
        row("There is no run %1.", "There is no run 7.", words("7"));
        row("%1 is in use by %2.", "a b is in use by c.", words("a b|c"));
        row("%1: %2.", "a: b: c.", words("a|b: c"));
        row("%1 is in use%2.", "a is in use.", words("a|"));
        row("Grüße an %1", "Grüße an Österreich", words("Österreich"));
    }

    void givesBackWhatStandsInItsPlaces()
    {
        QFETCH(QByteArray, source);
        QFETCH(QString, sentence);
        QFETCH(QStringList, places);
        const auto found = Template(source.constData()).fit(sentence);
        QVERIFY(found);
        QCOMPARE(*found, places);
    }

    void anotherSentenceDoesNotFit()
    {
        const Template one("There is no run %1 in %2.");
        for (const char* other : {"", ".", "There is no run ", "There is no run 7.", "There is no run 7 in x",
                                  "there is no run 7 in x.", " in ."})
            QVERIFY2(!one.fit(QString::fromUtf8(other)), other);
        QVERIFY(!Template("ab%1ba").fit(u"aba")); // both ends may not be the same letter
    }

    void placesMayChangeTheirOrderAndStandTwice()
    {
        const QStringList places{QStringLiteral("a"), QStringLiteral("b")};
        QCOMPARE(filled(QStringLiteral("%2, %1 und %2"), places), QStringLiteral("b, a und b"));
    }

    void whatIsPutInIsNotSearchedAgain()
    {
        const QStringList places{QStringLiteral("%2"), QStringLiteral("100 %")};
        QCOMPARE(filled(QStringLiteral("%1: %2 %3 5 %"), places), QStringLiteral("%2: 100 % %3 5 %"));
    }

    void whatIsFilledInIsFoundAgain()
    {
        const Template made("Of %1 rows %2 have no %3.");
        Random random(7);
        for (int i = 0; i < 500; ++i) {
            QStringList places;
            for (int place = 0; place < 3; ++place)
                places << QString(static_cast<qsizetype>(random.below(9)),
                                  QChar(u'a' + static_cast<int>(random.below(26))));
            const auto found = made.fit(filled(QString::fromUtf8(made.source()), places));
            QVERIFY(found);
            QCOMPARE(*found, places);
        }
    }
};

QTEST_APPLESS_MAIN(TestTemplate)
#include "tst_template.moc"
