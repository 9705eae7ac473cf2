#include "language/saying.h"
#include "language/spokenlanguage.h"
#include "messages.h"
#include "template.h"

#include <QCoreApplication>
#include <QTest>

#include <optional>
#include <string>

using namespace genex;
using namespace genex::language;

/// What layers without Qt say, in English and in German.
class TestSaying : public QObject
{
    Q_OBJECT

private:
    static QString text(const char* utf8) { return QString::fromUtf8(utf8); }

    static QStringList strangers(int count)
    {
        QStringList words;
        for (int i = 1; i <= count; ++i)
            words << QStringLiteral("qx%1").arg(i);
        return words;
    }

    static int placesOf(const char* source)
    {
        int count = 0;
        while (QByteArray(source).contains(QByteArray("%").append(QByteArray::number(count + 1))))
            ++count;
        return count;
    }

    static void checkAll(Templates templates)
    {
        for (const char* source : templates) {
            const QStringList places = strangers(placesOf(source));
            const QString german = filled(QCoreApplication::translate("Message", source), places);
            const QString english = filled(text(source), places);
            QCOMPARE(said(english.toStdString()), german);
        }
    }

private Q_SLOTS:
    void englishStaysAsItIs()
    {
        const SpokenLanguage spoken(Language::English);
        for (const char* sentence : {"There is no run 7.", "38.9 °C is not plausible for Fever.",
                                     "Set the finding Fever: present.", "Nobody has ever said this.", ""})
            QCOMPARE(said(sentence), text(sentence));
        QCOMPARE(value("38.9 °C"), text("38.9 °C"));
    }

    void germanSaysTheSame_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](const char* english, const char* german) {
            QTest::newRow(english) << text(english) << text(german);
        };
        row("There is no run 7.", "Es gibt keinen Lauf 7.");
        row("Set the finding Fever: present.", "Befund eingegeben, Fever: vorhanden.");
        row("Set the finding Body temperature: 38.9\u2009°C.",
            "Befund eingegeben, Body temperature: 38,9\u2009°C.");
        row("51.0\u2009°C is not plausible for Body temperature.",
            "51,0\u2009°C ist für Body temperature nicht plausibel.");
        row("It lies between 30.0 to 45.0\u2009°C.", "Zulässig ist 30,0 bis 45,0\u2009°C.");
        row("Ordered A, B and C; to be estimated: D.", "Angefordert: A, B und C; zu schätzen: D.");
        row("The model m/1 concluded: Dengue, 61\u2009%, with estimates.",
            "Das Modell m/1 hat abgeschlossen: Dengue, 61\u2009%, mit Schätzungen.");
        row("The model m/1 recommended ordering nothing.",
            "Das Modell m/1 hat empfohlen, nichts anzufordern.");
        row("Cannot write /a/b.json: No space left on device.",
            "/a/b.json kann nicht geschrieben werden: kein Speicherplatz mehr frei.");
        row("The engine (0.1.0) speaks protocol 3, this program speaks 4.",
            "Der Rechenkern (0.1.0) spricht Protokoll 3, dieses Programm spricht 4.");
        row("CRP is unavailable: not to be had.", "CRP ist nicht verfügbar: nicht zu bekommen.");
        row("case.json, field \"age\": is missing.", "case.json, Feld „age“: fehlt.");
    }

    void germanSaysTheSame()
    {
        const SpokenLanguage spoken(Language::German);
        QFETCH(QString, english);
        QFETCH(QString, german);
        QCOMPARE(said(english.toStdString()), german);
    }

    void whatAPersonWroteIsNeverTouched()
    {
        const SpokenLanguage spoken(Language::German);
        QCOMPARE(said("Opened the case of Tom and Jerry."), text("Fall angelegt: Tom and Jerry."));
        QCOMPARE(said("Wrote a note: present"), text("Notiz: present"));
        QCOMPARE(said("Wrote a note: 38.9 and rising"), text("Notiz: 38.9 and rising"));
        QCOMPARE(said("Reopened the case to amend it: %2 is missing."),
                 text("Fall zur Korrektur wieder geöffnet: %2 is missing."));
    }

    void whatNoTemplateFitsStaysEnglish()
    {
        const SpokenLanguage spoken(Language::German);
        QCOMPARE(said("Nobody has ever said this."), text("Nobody has ever said this."));
        QCOMPARE(said(""), QString());
        QCOMPARE(value("fixed"), text("fixed"));
    }

    void errorsAreSaidWithTheirRemedy()
    {
        const SpokenLanguage spoken(Language::German);
        QCOMPARE(described({ErrorCode::InvalidInput, "“warm” is no number.",
                            "Type digits, with the unit if you like."}),
                 text("„warm“ ist keine Zahl. Geben Sie Ziffern ein, auf Wunsch mit Einheit."));
        QCOMPARE(described({ErrorCode::NotFound, "There is no case x.", {}}), text("Es gibt keinen Fall x."));
    }

    void valuesHaveTheDecimalMark()
    {
        const SpokenLanguage spoken(Language::German);
        QCOMPARE(value("present"), text("vorhanden"));
        QCOMPARE(value("at once"), text("sofort"));
        QCOMPARE(value("2.50\u2009€"), text("2,50\u2009€"));
        QCOMPARE(value("-0.25"), text("-0,25"));
        QCOMPARE(value("<1\u2009%"), text("<1\u2009%"));
        QCOMPARE(value("0.1.0"), text("0.1.0")); // a version
        QCOMPARE(value("A01.0"), text("A01.0")); // a code
        QCOMPARE(number(0.125, 2), text("0,13"));
        QCOMPARE(shortNumber(38.9, 10), text("38,9"));
    }

    /// The test of style finds the sentences in the source; this one sees that each is said in German.
    void everyMessageIsFound()
    {
        const SpokenLanguage spoken(Language::German);
        for (const Templates list :
             {messagesOfCommon(), messagesOfDomain(), messagesOfStorage(), messagesOfServices(),
              messagesOfProtocol(), messagesOfData(), messagesOfMethod(), messagesOfEngine(),
              messagesOfCard(), messagesOfDemonstration(), composedMessages(), quotes()})
            checkAll(list);
    }

    void everyTermIsFound()
    {
        const SpokenLanguage spoken(Language::German);
        for (const char* term : terms()) {
            QCOMPARE(value(term), QCoreApplication::translate("Message", term));
            QVERIFY2(value(term) != text(term), term);
        }
    }

    /// Pieces of it in another language would say something else.
    void aSentenceThatIsNotKnownStaysAsItIs()
    {
        const SpokenLanguage spoken(Language::German);
        const char* unknown = "What nobody wrote down goes from here to there and 3 more wait.";
        QCOMPARE(said(unknown), text(unknown));
    }

    void remarksOnATableAreSaid()
    {
        const SpokenLanguage spoken(Language::German);
        QCOMPARE(
            said("2 columns are empty in more than half of the rows: \"a\", \"b\" and 3 more. What a row "
                 "does not hold cannot be revealed to the method for that row."),
            text("2 Spalten sind in mehr als der Hälfte der Zeilen leer: \"a\", \"b\" und 3 weitere. Was "
                 "eine Zeile nicht enthält, kann dem Verfahren für diese Zeile nicht aufgedeckt werden."));
        QCOMPARE(said("There is no NVIDIA driver on this machine."),
                 text("Auf diesem Rechner ist kein NVIDIA-Treiber."));
    }
};

QTEST_GUILESS_MAIN(TestSaying)
#include "tst_saying.moc"
