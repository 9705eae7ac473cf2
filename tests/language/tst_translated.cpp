// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/languagescope.h"
#include "language/translated.h"

#include "domain/casewording.h"
#include "domain/wording.h"

#include <QTest>

using namespace genex;
using namespace genex::language;

/// What layers without Qt say, in English and in German.
class TestTranslated : public QObject
{
    Q_OBJECT

private:
    static QString text(const char* utf8) { return QString::fromUtf8(utf8); }

private Q_SLOTS:
    void englishStaysAsItIs()
    {
        const LanguageScope scope(Language::English);
        QCOMPARE(translated(Text("There is no run %1.", 7)), text("There is no run 7."));
        QCOMPARE(translated(Text("Nobody has ever said this.")), text("Nobody has ever said this."));
        QCOMPARE(translated(Text()), QString());
        QCOMPARE(translated(Text("%1 to %2", 1.5, Text::number("38.9\u2009°C"))),
                 text("1.5 to 38.9\u2009°C"));
    }

    void germanSaysTheSame_data()
    {
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("german");
        const auto row = [](const Text& source, const char* german) {
            const LanguageScope scope(Language::German);
            QTest::newRow(german) << translated(source) << text(german);
        };
        row(Text("There is no run %1.", 7), "Es gibt keinen Lauf 7.");
        row(Text("Set the finding %1: %2.", std::string("Fever"), Text("present")),
            "Befund eingegeben, Fever: vorhanden.");
        row(Text("Set the finding %1: %2.", std::string("Body temperature"), Text::number("38.9\u2009°C")),
            "Befund eingegeben, Body temperature: 38,9\u2009°C.");
        row(Text("Ordered %1; left to be estimated: %2.", listed({"A", "B", "C"}, 9), std::string("D")),
            "Angefordert: A, B und C; zu schätzen: D.");
        row(Text("The model %1 concluded: %2, %3, with estimates.", std::string("m/1"), std::string("Dengue"),
                 Text::number("61\u2009%")),
            "Das Modell m/1 hat abgeschlossen: Dengue, 61\u2009%, mit Schätzungen.");
        row(textOf(errorFromErrno(ENOSPC, "write", "/a/b.json")),
            "/a/b.json: Schreiben nicht möglich (kein Speicherplatz mehr frei). Schaffen Sie Speicherplatz "
            "und "
            "versuchen Sie es erneut.");
        row(Text("%1 is unavailable: %2.", std::string("CRP"), domain::reasonText(domain::kNotAvailable)),
            "CRP ist nicht verfügbar: nicht zu bekommen.");
        row(Text("%1, field \"%2\": %3.", std::string("case.json"), std::string("age"), Text("is missing")),
            "case.json, Feld „age“: fehlt.");
    }

    void germanSaysTheSame()
    {
        QFETCH(QString, shown);
        QFETCH(QString, german);
        QCOMPARE(shown, german);
    }

    /// Names that are words of the program, or look like its sentences.
    void whatAPersonOrAFileWroteIsNeverAltered_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* words : {"time to event", "lab", "hand, foot and mouth disease", "lock", "present",
                                  "Tom and Jerry", "38.9 and rising", "%2 is missing.", "There is no run 7."})
            QTest::newRow(words) << text(words);
    }

    void whatAPersonOrAFileWroteIsNeverAltered()
    {
        const LanguageScope scope(Language::German);
        QFETCH(QString, words);
        const std::string written = words.toStdString();
        QCOMPARE(translated(Text(written)), words);
        QCOMPARE(translated(Text("Added a note: %1", written)), text("Notiz: ") + words);
        QCOMPARE(translated(Text("Opened the case of %1.", written)),
                 text("Fall angelegt: ") + words + text("."));
        QCOMPARE(translated(Text("%1 and %2 more", written, 3)), words + text(" und 3 weitere"));
        domain::Finding finding;
        finding.state = domain::FindingState::Category;
        finding.category = written;
        QCOMPARE(translated(domain::observationText(finding, {})), words);
        QCOMPARE(translated(domain::reasonText(written)), words);
        QCOMPARE(described({ErrorCode::NotFound, Text("There is no case %1.", written), {}}),
                 text("Es gibt keinen Fall ") + words + text("."));
    }

    void errorsAreSaidWithTheirRemedy()
    {
        const LanguageScope scope(Language::German);
        QCOMPARE(described({ErrorCode::InvalidInput, Text("“%1” is not a number.", std::string("warm")),
                            "Type digits, optionally with the unit."}),
                 text("„warm“ ist keine Zahl. Geben Sie Ziffern ein, auf Wunsch mit Einheit."));
    }

    void numbersHaveTheDecimalMark()
    {
        const LanguageScope scope(Language::German);
        QCOMPARE(translated(domain::durationText(0)), text("sofort"));
        QCOMPARE(translated(domain::durationText(90)), text("1,5\u2009h"));
        QCOMPARE(number("2.50\u2009€"), text("2,50\u2009€"));
        QCOMPARE(number("-0.25"), text("-0,25"));
        QCOMPARE(number("<1\u2009%"), text("<1\u2009%"));
        QCOMPARE(number("0.1.0"), text("0.1.0")); // a version
        QCOMPARE(number("A01.0"), text("A01.0")); // a code
        QCOMPARE(number(0.125, 2), text("0,13"));
        QCOMPARE(shortNumber(38.9, 10), text("38,9"));
        QCOMPARE(translated(Text("%1 to %2", 0.5, 2)), text("0,5 bis 2"));
    }

    /// Over the pipe and in files.
    void aTextIsTranslatedAfterItsJourneyToo()
    {
        const LanguageScope scope(Language::German);
        nlohmann::json json =
            Error{ErrorCode::NotFound, Text("There is no case %1.", std::string("lab")), {}};
        QCOMPARE(QString::fromStdString(json.at("message")), text("There is no case lab."));
        QCOMPARE(described(json.get<Error>()), text("Es gibt keinen Fall lab."));
    }
};

QTEST_GUILESS_MAIN(TestTranslated)
#include "tst_translated.moc"
