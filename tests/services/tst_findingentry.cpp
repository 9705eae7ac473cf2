// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "common/resources.h"
#include "services/findingentry.h"
#include "support/errorof.h"

#include <QLocale>
#include <QTest>

#include <set>

using namespace genex;
using domain::Finding;
using genex::testing::errorOf;
using services::EntryChoice;

/// What doctors type, against the catalogue and the model that come with the program.
class TestFindingEntry : public QObject
{
    Q_OBJECT

private:
    domain::Catalogue m_catalogue;
    std::shared_ptr<const services::WorkingModel> m_model;

    Result<Finding> read(const char* typed, bool isAbsent = false) const
    {
        const auto choices = services::choicesFor(typed, *m_model, m_catalogue);
        if (choices.empty())
            return fail(ErrorCode::NotFound, "nothing");
        return services::findingOf(choices.front(), isAbsent, *m_model, m_catalogue);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_catalogue = domain::loadCatalogue(resourceFolder() / "sample" / "catalogue.json");
        m_model = services::loadWorkingModel(bundledModels() / "embedded" / "1", m_catalogue);
    }

    void theModelKnowsItself()
    {
        QCOMPARE(m_model->name, "embedded/1");
        QCOMPARE(m_model->sha256.size(), std::size_t{64});
        QCOMPARE(m_model->largestBudget, 36.0);
        QVERIFY(m_model->currency.empty());
    }

    void isUnderstood_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<bool>("isAbsent");
        QTest::addColumn<QString>("feature");
        QTest::addColumn<int>("state");
        QTest::addColumn<double>("value");
        const auto row = [](const char* typed, bool isAbsent, const char* feature, domain::FindingState state,
                            double value = 0) {
            QTest::newRow(typed) << QByteArray(typed) << isAbsent << QString::fromLatin1(feature)
                                 << static_cast<int>(state) << value;
        };
        using State = domain::FindingState;
        row("fever", false, "fever", State::Present);
        row("fever", true, "fever", State::Absent);
        row("  FEV ", false, "fever", State::Present);
        row("no cough", false, "cough", State::Absent);
        row("cough absent", false, "cough", State::Absent);
        row("without cough", false, "cough", State::Absent);
        row("headahce", false, "headache", State::Present); // two letters swapped
        row("temperature 39.3", false, "temperature", State::Measured, 39.3);
        row("temperature 39,3", false, "temperature", State::Measured, 39.3);
        row("temperature 39.3 C", false, "temperature", State::Measured, 39.3);
        row("temperature 39.3°C", false, "temperature", State::Measured, 39.3);
        row("39.3 C", false, "temperature", State::Measured, 39.3);
        row("39,3 C", false, "temperature", State::Measured, 39.3);
        row("temperature 38.945", false, "temperature", State::Measured, 38.945); // the language's own mark
        row("temperature 38,9456", false, "temperature", State::Measured, 38.9456);
        row("kein cough", false, "cough", State::Absent);
        row("cough negativ", false, "cough", State::Absent);
        row("cough 1", false, "cough", State::Present);
        row("cough 0", false, "cough", State::Absent);
    }

    void isUnderstood()
    {
        QFETCH(QByteArray, typed);
        QFETCH(bool, isAbsent);
        QFETCH(QString, feature);
        QFETCH(int, state);
        QFETCH(double, value);
        const auto finding = read(typed.constData(), isAbsent);
        QVERIFY2(finding, errorOf(finding).message.english().c_str());
        QCOMPARE(QString::fromStdString(finding->feature), feature);
        QCOMPARE(static_cast<int>(finding->state), state);
        QCOMPARE(finding->value, value);
    }

    void testsAreFoundByNameAndSynonymEachOnce()
    {
        const auto named = services::testsFor("tropo", *m_model, m_catalogue);
        QVERIFY(!named.empty());
        QCOMPARE(named.front().feature, "troponin");
        const auto bySynonym = services::testsFor(" cardiac enzyme ", *m_model, m_catalogue);
        QVERIFY(!bySynonym.empty());
        QCOMPARE(bySynonym.front().feature, "troponin");
        QCOMPARE(bySynonym.front().matched, "cardiac enzyme");
        std::set<std::string> seen;
        for (const services::EntryChoice& choice : services::testsFor("abd", *m_model, m_catalogue))
            QVERIFY(seen.insert(choice.feature).second);
        QVERIFY(seen.size() > 3 && seen.size() <= 8);
        QVERIFY(services::testsFor("", *m_model, m_catalogue).empty());
        QVERIFY(services::testsFor("qqqqzzzz", *m_model, m_catalogue).empty());
    }

    void isRefusedWithAReason_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<bool>("isAbsent");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char* typed, bool isAbsent, const char* told) {
            QTest::newRow(typed) << QByteArray(typed) << isAbsent << QByteArray(told);
        };
        row("body temperature", false, "needs a number");
        row("temperature 39", true, "needs a number");
        row("temperature 390", false, "not plausible");
        row("temperature -4", false, "not plausible");
        row("temperature 102 F", false, "recorded in °C, not in F");
        row("temperature 38,945", false, "is ambiguous");
        row("temperature 1,234.5", false, "is ambiguous");
        row("cough 3", false, "takes no number");
        row("qqqqzzzz", false, "nothing");
        row("", false, "nothing");
        row("   ", false, "nothing");
        row("\xff\xfe", false, "nothing");
        row("99999999999999999999999999999999999999", false, "nothing");
    }

    void isRefusedWithAReason()
    {
        QFETCH(QByteArray, typed);
        QFETCH(bool, isAbsent);
        QFETCH(QByteArray, told);
        const auto finding = read(typed.constData(), isAbsent);
        QVERIFY(!finding);
        QVERIFY2(describe(errorOf(finding)).find(told.constData()) != std::string::npos,
                 describe(errorOf(finding)).c_str());
    }

    void whatMayBeThousandsDependsOnTheLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const auto withPoint = read("temperature 38.945");
        const auto withComma = read("temperature 38,945");
        const auto shorter = read("temperature 38.9");
        const auto below1 = services::valueOf("temperature", "0.945", false, *m_model, m_catalogue);
        QLocale::setDefault(before);
        QVERIFY(!withPoint);
        QVERIFY(describe(errorOf(withPoint)).find("thousands") != std::string::npos);
        QVERIFY(withComma);
        QCOMPARE(withComma->value, 38.945);
        QVERIFY(shorter);
        QCOMPARE(shorter->value, 38.9);
        QVERIFY(describe(errorOf(below1)).find("not plausible") !=
                std::string::npos); // no thousand begins with 0
    }

    void aSynonymSaysWhichOneItWas()
    {
        const auto choices = services::choicesFor("pyrexia", *m_model, m_catalogue);
        QVERIFY(!choices.empty());
        QCOMPARE(choices.front().feature, "fever");
        QCOMPARE(choices.front().matched, "pyrexia");
    }

    void rangesAreReadable()
    {
        const std::string range = services::plausibleText("temperature", m_catalogue).english();
        QVERIFY2(range.find(" to ") != std::string::npos && range.find("°C") != std::string::npos,
                 range.c_str());
        QVERIFY(services::plausibleText("cough", m_catalogue).empty());
    }

    void valuesOfOrderedTests()
    {
        const auto value = [&](const char* feature, const char* typed, bool isAbsent = false) {
            return services::valueOf(feature, typed, isAbsent, *m_model, m_catalogue);
        };
        QCOMPARE(*value("cough", ""), Finding::present("cough"));
        QCOMPARE(*value("cough", "", true), Finding::absent("cough"));
        QCOMPARE(*value("temperature", "38.5"), Finding::measured("temperature", 38.5));
        QVERIFY(!value("temperature", ""));
        QVERIFY(!value("temperature", "warm"));
        QVERIFY(!value("temperature", "38.5 K"));
    }

    void listsArePastedAsAWhole()
    {
        QVERIFY(services::isManyFindings("fever, cough"));
        QVERIFY(services::isManyFindings("fever\ncough"));
        QVERIFY(services::isManyFindings("temperature 38,5; cough"));
        QVERIFY(!services::isManyFindings("temperature 38,5"));
        QVERIFY(!services::isManyFindings("fever"));
        QVERIFY(services::isManyFindings("temperature 38,5, cough"));
        QCOMPARE(services::findingsOf("temperature 38,5, fever", *m_model, m_catalogue).findings,
                 (std::vector{Finding::measured("temperature", 38.5), Finding::present("fever")}));
        QVERIFY(!services::isManyFindings(" fever \n"));
        const auto read = services::findingsOf("fever; no cough\n38.5 C\n\nqqqqzzzz, temperature 900",
                                               *m_model, m_catalogue);
        QCOMPARE(read.findings.size(), std::size_t{3});
        QCOMPARE(read.findings[1], Finding::absent("cough"));
        QCOMPARE(read.notUnderstood, (std::vector<std::string>{"qqqqzzzz", "temperature 900"}));
    }
};

QTEST_GUILESS_MAIN(TestFindingEntry)
#include "tst_findingentry.moc"
