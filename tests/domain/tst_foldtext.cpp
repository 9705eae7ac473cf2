// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "domain/foldtext.h"

#include <QTest>

using namespace genex;

namespace {

QString folded(std::string_view text)
{
    QStringList words;
    for (const domain::FoldedWord& word : domain::foldWords(text))
        words << QString::fromStdU32String(word.letters);
    return words.join(QLatin1Char('|'));
}

QString foldedTexts(std::string_view text)
{
    QStringList words;
    for (const std::string& word : domain::foldedTexts(text))
        words << QString::fromStdString(word);
    return words.join(QLatin1Char('|'));
}

} // namespace

class TestFoldText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void folds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* text, const char* words) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(words);
        };
        row("empty", "", "");
        row("case", "Abdominal PAIN", "abdominal|pain");
        row("signs part words", "D-dimer (blood), 24/7", "d|dimer|blood|24|7");
        row("ids", "d_dimer", "d|dimer");
        row("acute", "Ménière", "meniere");
        row("capital", "ÉCG Ångström", "ecg|angstrom");
        row("sharp s", "Fußpilz", "fusspilz");
        row("ligatures", "Hæmoglobin ŒSTRADIOL", "haemoglobin|oestradiol");
        row("slashed", "Sjøgren Łódź", "sjogren|lodz");
        row("thorn and eth", "þ Ð ÿ", "th|d|y");
        row("extended a, its ends", "Āſ", "as");
        row("times and divided part", "3×4÷2", "3|4|2");
        row("combining marks", "Me\xCC\x81nie\xCC\x80re", "meniere");
        row("apostrophes", "Crohn's Crohn’s", "crohns|crohns");
        row("lowered digits", "T₃ 10⁹ m²", "t3|109|m2");
        row("micro, twice", "µg μg", "ug|ug");
        row("another script stays", "Боль", "Боль");
        row("dash and thin space", "a–b c", "a|b|c");
        row("bad bytes part",
            "ab\xFF"
            "cd\xC3",
            "ab|cd");
        row("overlong and surrogate",
            "a\xC0\xAF"
            "b\xED\xA0\x80"
            "c",
            "a|b|c");
    }

    void folds()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const std::string_view bytes(text.constData(), static_cast<std::size_t>(text.size()));
        QCOMPARE(folded(bytes), words);
        QCOMPARE(foldedTexts(bytes), words);
    }

    /// What is plain ASCII goes another way, to the same words.
    void textsAreTheLettersOfTheWords()
    {
        Random random(5);
        const std::string_view signs = "abzAZ019' -'_,x";
        for (int i = 0; i < 2'000; ++i) {
            std::string text;
            for (std::size_t length = random.below(200); length > 0; --length)
                text += signs[random.below(signs.size())];
            if (random.bernoulli(0.2))
                text += std::string(2 * domain::kMostLetters, 'q');
            QCOMPARE(foldedTexts(text), folded(text));
        }
    }

    void knowsWhereLettersCameFrom()
    {
        // Bytes: F0 u1 ß2-3 p4, space, e6 and its mark 7-8.
        const auto words = domain::foldWords("Fußp e\xCC\x81!");
        QCOMPARE(words.size(), std::size_t{2});
        QCOMPARE(words[0].endOfLetters(2), std::size_t{2});
        QCOMPARE(words[0].endOfLetters(3), std::size_t{4}); // half of ß is all of it
        QCOMPARE(words[0].endOfLetters(4), std::size_t{4});
        QCOMPARE(words[0].endOfLetters(5), std::size_t{5});
        QCOMPARE(words[1].starts.front(), 6U);
        QCOMPARE(words[1].endOfLetters(1), std::size_t{9});
        QCOMPARE(words[1].end(), std::size_t{9});
    }

    void longWordsAreCut()
    {
        const auto words = domain::foldWords(std::string(1000, 'a') + " b");
        QCOMPARE(words.size(), std::size_t{2});
        QCOMPARE(words[0].letters.size(), domain::kMostLetters);
        QCOMPARE(words[0].end(), std::size_t{1000});
    }

    void tellsUtf8()
    {
        QVERIFY(domain::isValidUtf8("Ménière 10⁹ 😀"));
        QVERIFY(!domain::isValidUtf8("a\xFF"));
        QVERIFY(!domain::isValidUtf8("\xE2\x82"));
        QVERIFY(!domain::isValidUtf8("\xF5\x80\x80\x80"));
    }
};

QTEST_APPLESS_MAIN(TestFoldText)
#include "tst_foldtext.moc"
